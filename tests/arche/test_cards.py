"""Every card at work: bought or drawn into a real position, its effect measured against its operation."""

from __future__ import annotations

from pathlib import Path

import pytest

from arche.table import BLUE, NEUTRAL, RED, Table, number
from starboard.core.ask import DONE
from starboard.core.text import LANGUAGES
from starboard.games.arche import effects as once
from starboard.games.arche import permanent
from starboard.games.arche.card import CODES, Card, Effect
from starboard.games.arche.cards import CARDS
from starboard.games.arche.ids import (
    ACTION_PHASE,
    ARK_STRENGTH,
    ATTACK_BLANK,
    BASE_UPGRADE,
    BLANKS,
    DICE_PHASE,
    DISCOUNT,
    EFFECT_PHASE,
    EVENT,
    FACTION,
    HIT,
    NEVER,
    PARAGON_BLANK,
    PERMANENT,
    RESOURCE_BLANK,
    SOLDIER,
    SUMS,
    TROOP_STRENGTH,
)
from starboard.games.arche.queries import base_resistance, power, total, upgrade_price
from starboard.games.arche.title import TITLE

ALL: list[str] = [card.code for card in CARDS]
BUYABLE = [code for code in ALL if code[0] != "F"]
GOLDEN = Path(__file__).parent / "cards.txt"
OTHER_SOLDIER = "S-LEG-2"  # stands in the Ark where a test needs one; never the card under test


# -- the printed set (2.5) --------------------------------------------------------------------------


def test_counts_per_kind_and_faction() -> None:
    """2.5: 64 soldiers, 48 civilians, 32 buildings, 32 events; each faction has 8, 6, 4, 4 and its own card."""
    for kind, each in enumerate((8, 6, 4, 4, 1)):
        for faction in range(8):
            count = len([card for card in CARDS if card.kind == kind and card.faction == faction])
            assert count == each, f"kind {kind} of {CODES[faction]}"


def test_names_and_codes_are_unique() -> None:
    for language in LANGUAGES:
        names = [card.name(language) for card in CARDS]
        assert len(set(names)) == len(names)
    assert len(set(ALL)) == 184


def test_the_printed_cards_are_the_ones_in_the_list() -> None:
    """The whole set as players read it, in both languages, for review: ``cards.txt``."""
    assert GOLDEN.read_text(encoding="utf-8") == printed_list()


def printed_list() -> str:
    lines = []
    for value, card in enumerate(CARDS):
        lines.append(f"{card.code}  {card.name.de} / {card.name.en}")
        lines += [f"    {TITLE.explain('card', value, language)}" for language in LANGUAGES]
    return "\n".join(lines) + "\n"


# -- buying every card (7.4) ------------------------------------------------------------------------


def stranger(card: Card) -> str:
    """A faction card that neither discounts nor belongs to this card."""
    return "F-ORD" if CODES[card.faction] != "ORD" else "F-NOM"


@pytest.mark.parametrize("code", BUYABLE)
def test_bought_for_its_price_and_put_in_its_place(code: str) -> None:
    card = CARDS[number(code)]
    t = Table(2).faction(RED, stranger(card)).ark(NEUTRAL, OTHER_SOLDIER if code != OTHER_SOLDIER else "S-LEG-1", 2)
    t.open(code).own(RED, resources=card.cost).act(RED)
    t.buy(code)
    assert t.told("log.buy") == [(RED, number(code), card.cost)]
    assert number(code) not in t.game.market
    if card.kind == SOLDIER:
        assert t.active_soldier(RED) == code
    elif card.kind == EVENT:
        assert number(code) in [*t.game.discards[EVENT], t.game.event]
    else:
        assert t.stack(RED, 1) == [code]


@pytest.mark.parametrize("code", [code for code in ALL if code[0] == "S"])
def test_soldier_fights_with_its_printed_values(code: str) -> None:
    """7.10, 8.3, 8.5: strength per die, life from resistance, dice from the paragon value."""
    card = CARDS[number(code)]
    t = Table(3).troop(RED, code).ark(NEUTRAL, OTHER_SOLDIER if code != OTHER_SOLDIER else "S-LEG-1", 1).act(RED, HIT)
    assert power(t.game, RED, number(code), 1, 0) == card.strength
    t.attack_ark()
    if card.paragon:
        t.roll(*[1] * card.paragon)
    assert t.game.paragon[RED] == card.paragon
    assert t.game.ark_life == card.resistance + 3


# -- the effect of every card -----------------------------------------------------------------------


class Measure:
    """What effects change, as numbers."""

    def __init__(self, t: Table) -> None:
        game = t.game
        self.resources = list(game.resources)
        self.paragon = list(game.paragon)
        self.ark_life = game.ark_life
        self.tactical = game.tactical
        self.blanks = sum([game.action[face] for face in BLANKS])
        self.faces = list(game.action)
        self.pool = list(game.pool)
        self.rerolls = game.rerolls
        self.troop = len(game.troops[RED])
        self.expansions = sum([len(slot) for slot in game.slots[6:12]])


def expected(effect: Effect, m: Measure) -> None:
    """Apply an operation to the numbers as its text says. Rolls show 2 on every die."""
    if isinstance(effect, once.GainResources):
        m.resources[RED] += effect.n
    elif isinstance(effect, once.GainParagon):
        m.paragon[RED] += effect.n
    elif isinstance(effect, once.RollForParagon):
        m.paragon[RED] += 2 * effect.n
    elif isinstance(effect, once.StealResources):
        m.resources[RED] += effect.n
        m.resources[BLUE] -= effect.n
    elif isinstance(effect, once.StealParagon):
        m.paragon[RED] += effect.n
        m.paragon[BLUE] -= effect.n
    elif isinstance(effect, once.OpponentsLoseResources):
        m.resources[BLUE] -= effect.n
    elif isinstance(effect, once.HealArk):
        m.ark_life += effect.n
    elif isinstance(effect, once.DamageArk):
        m.ark_life -= effect.n
    elif isinstance(effect, once.TacticalAttack):
        m.tactical += effect.n
    elif isinstance(effect, once.RecruitFromDeck):
        m.troop += 1
    elif isinstance(effect, once.DestroyExpansion):
        m.expansions -= 1
    else:
        expected_of_dice(effect, m)


def expected_of_dice(effect: Effect, m: Measure) -> None:
    if isinstance(effect, once.Harvest):
        m.resources[RED] += effect.n * effect.most
        m.blanks -= effect.most
        for face in BLANKS[: effect.most]:
            m.faces[face] -= 1
    elif isinstance(effect, once.ConvertDie):
        m.faces[effect.before] -= 1
        m.faces[effect.after] += 1
        m.blanks -= effect.before in BLANKS
    elif isinstance(effect, once.AddDice):
        m.pool[effect.die] += effect.n
    elif isinstance(effect, once.ExtraReroll):
        m.rerolls += effect.n
    else:
        assert isinstance(effect, once.ReorganiseFree) or effect.static, f"nothing is expected of {effect!r}"


def position(card: Card) -> Table:
    """Both have plenty, BLUE has an expansion card, the Ark is held as the card needs it."""
    t = Table(2).faction(RED, stranger(card)).own(RED, resources=9, paragon=9).own(BLUE, resources=9, paragon=9)
    kept = OTHER_SOLDIER if card.code != OTHER_SOLDIER else "S-LEG-1"
    heals = any([isinstance(effect, once.HealArk) for effect in card.effects])
    t.ark(RED if card.needs_ark or heals else BLUE, kept, 5)
    return t.slot(BLUE, 1, "B-WAT-1" if card.code != "B-WAT-1" else "B-WAT-2")


def answer_questions(t: Table, code: str) -> None:
    """Take from BLUE, harvest all blanks, destroy what there is, leave stacks as they are; every die shows 2."""
    while t.game.ask is not None:
        if t.ask.field == "faces" and t.asked == "RollParagon.faces":
            t.roll(*[2] * t.game.stack[-1].dice)  # type: ignore[attr-defined]
        elif t.asked in ("TakeResources.victim", "TakeParagon.victim"):
            t.choose(BLUE)
        elif t.asked == "Harvesting.face":
            t.choose(t.choices[1])
        elif t.asked == "Destroy.card":
            t.choose(t.choices[0])
        elif t.asked == "Reorganise.card":
            t.choose(DONE)
        elif t.asked == "EffectPhase.card":
            t.card(code)
        else:
            return


def activate(t: Table, code: str) -> Table:
    """The card lies where it is active."""
    card = CARDS[number(code)]
    if card.kind == FACTION:
        return t.faction(RED, code)
    return t.troop(RED, code) if card.kind == SOLDIER else t.slot(RED, 1, code)


def compare(before: Measure, after: Measure) -> None:
    assert vars(after) == vars(before)


ONCE = [card.code for card in CARDS if card.kind != EVENT and card.phase in (EFFECT_PHASE, ACTION_PHASE)]


@pytest.mark.parametrize("code", ONCE)
def test_resolved_or_used_in_its_phase(code: str) -> None:
    card = CARDS[number(code)]
    t = activate(position(card), code)
    if card.phase == EFFECT_PHASE:
        want = Measure(t)
        want.resources[RED] += 1  # income of level 1
        t.effect_phase(RED)
    else:
        t.act(RED, *dice_for(card))
        want = Measure(t)
        want.resources[RED] -= card.pay
        t.use(code)
    answer_questions(t, code)
    for effect in card.effects:
        expected(effect, want)
    compare(want, Measure(t))


def dice_for(card: Card) -> list[int]:
    """An action pool in which the card finds what it needs, and no more blanks than it takes."""
    dice: list[int] = []
    for effect in card.effects:
        if isinstance(effect, once.ConvertDie):
            dice.append(effect.before)
        if isinstance(effect, once.Harvest):
            dice += [RESOURCE_BLANK, PARAGON_BLANK, ATTACK_BLANK][: effect.most]
    return dice


@pytest.mark.parametrize("code", [code for code in ALL if code[0] == "E"])
def test_event_resolved_when_bought(code: str) -> None:
    card = CARDS[number(code)]
    t = position(card).troop(RED, "S-LEG-1", "S-LEG-3").open(code).act(RED, *dice_for(card))
    want = Measure(t)
    want.resources[RED] -= card.cost
    sums = t.game.sums[:SUMS]
    t.buy(code)
    answer_questions(t, code)
    for effect in card.effects:
        expected(effect, want)
        effect.add(sums, 0)
    compare(want, Measure(t))
    assert t.game.sums[:SUMS] == sums, "lasting effects hold for this turn"
    assert t.game.discards[EVENT] == [number(code)]


@pytest.mark.parametrize("code", [card.code for card in CARDS if card.phase == DICE_PHASE])
def test_used_in_the_dice_phase(code: str) -> None:
    card = CARDS[number(code)]
    t = activate(position(card), code).dice_phase(RED).choose(3).choose(1)
    want = Measure(t)
    t.card(code)
    for effect in card.effects:
        expected(effect, want)
    compare(want, Measure(t))


@pytest.mark.parametrize("code", [card.code for card in CARDS if card.phase == PERMANENT])
def test_permanent_while_active(code: str) -> None:
    """9.4: what it says shows in the numbers of play, and is gone when the card is covered or goes."""
    card = CARDS[number(code)]
    t = position(card)
    before = numbers_of_play(t)
    activate(t, code)
    want = list(before)
    for effect in card.effects:
        apply_permanent(effect, want)
    assert numbers_of_play(t) == want
    if card.kind == FACTION:
        t.faction(RED, stranger(card))
    elif card.kind == SOLDIER:
        t.troop(RED, "S-WAT-2" if code != "S-WAT-2" else "S-WAT-1")
    else:
        cover = "C-NOM-1" if card.kind == 1 else "B-NOM-1"
        t.slot(RED, 1, cover)
    assert numbers_of_play(t) == before


def numbers_of_play(t: Table) -> list[int]:
    """Power from troop and Ark, of a critical hit, resistance, block, entry, guard, loot, and five prices."""
    game = t.game
    game.turn = RED
    attacker = number("S-TEC-7")
    hit = power(game, RED, attacker, 1, 0)
    inside = game.ark_card
    game.ark_card = attacker
    from_ark = power(game, RED, attacker, 1, 0)
    game.ark_card = inside
    critical = power(game, RED, attacker, 0, 1) - hit
    values = [hit, from_ark, critical, base_resistance(game, RED)]
    values += [total(game, RED, what) for what in (3, 5, 6, 7)]
    values += [10 - total(game, RED, DISCOUNT + kind) for kind in range(4)]
    return [*values, upgrade_price(game, RED)]


def apply_permanent(effect: Effect, want: list[int]) -> None:
    if isinstance(effect, permanent.StrengthBonus):
        want[0] += effect.n if TROOP_STRENGTH in effect.scope else 0
        want[1] += effect.n if ARK_STRENGTH in effect.scope else 0
    elif isinstance(effect, permanent.Discount):
        place = 12 if effect.what == BASE_UPGRADE else 8 + effect.what
        want[place] = max(1, want[place] - effect.n)
    else:
        places: dict[type[Effect], int] = {
            permanent.CriticalBonus: 2,
            permanent.BaseResistance: 3,
            permanent.BlockResistance: 4,
            permanent.ArkEntryBonus: 5,
            permanent.LootGuard: 6,
            permanent.LootBonus: 7,
        }
        want[places[type(effect)]] += effect.n  # type: ignore[attr-defined]


def test_no_card_is_left_out() -> None:
    """The tests above reach every card that does something."""
    reached = [*ONCE, *[card.code for card in CARDS if card.kind == EVENT or card.phase in (DICE_PHASE, PERMANENT)]]
    plain = [card.code for card in CARDS if card.phase == NEVER]
    assert sorted(reached + plain) == sorted(ALL)
    assert all([code[0] == "S" for code in plain]), "only soldiers have no effect"
