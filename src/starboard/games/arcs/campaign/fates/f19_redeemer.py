"""Fate 19, the Redeemer, its three cards and its words."""

from __future__ import annotations

from typing import Final

from starboard.core.ask import DONE, Ask
from starboard.core.procedure import Procedure, Ref
from starboard.core.text import Text
from starboard.games.arcs.campaign.codes import stock_card, stock_kind, stocked
from starboard.games.arcs.campaign.edicts import Edict
from starboard.games.arcs.campaign.fates import f03_magnate
from starboard.games.arcs.campaign.fates.fate import Fate, fate_card
from starboard.games.arcs.campaign.flagship_setup import MayResettle
from starboard.games.arcs.campaign.ids import FIRST_OF_FATE, REDEEMER, THE_EMPIRE
from starboard.games.arcs.campaign.queries import holder_of_fate, reach
from starboard.games.arcs.campaign.state import Reach
from starboard.games.arcs.campaign.verbs import advance, change_power, enter_booklet, lay_on_deck, take_cards
from starboard.games.arcs.cards.card import NOT, TAXING, Lore, Reason
from starboard.games.arcs.codes import bits_of, has_bit, is_kept, keeper, kept_token, owner_of, seat_slot, system_of
from starboard.games.arcs.declare import Declare
from starboard.games.arcs.ids import KEEPER, NOBODY, NOTHING, RELIC
from starboard.games.arcs.queries import (
    ambition_values,
    can_declare,
    controls,
    declarable,
    filled,
    is_declared,
    token_at,
    tokens_had,
)
from starboard.games.arcs.scoring import is_winning
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.verbs import provoke_outrage
from starboard.games.arcs.wording import token_of

FIRST: Final = FIRST_OF_FATE[REDEEMER]
IRE: Final = FIRST
REBUKE: Final = FIRST + 1
FENCE: Final = FIRST + 2

WON: Final = 0  # in the ledger: the ambitions won this chapter, as bits
SHATTERED: Final = 1  # how many Relics are out of the game

SUBDUED: Final = 3  # steps for Keeper, and for each Relic
SHARD: Final = 2


class Redeemer(Fate):
    """Collects Relics to shatter them."""

    printed = fate_card(REDEEMER)
    code = "FATE19"
    number = REDEEMER
    ready = True
    ordered = True  # a Cartel may take the Relics first (F3/11)
    name = Text("Erlöser", "Redeemer")
    text = Text(
        "Sammelt Relikte, um sie zu zerschlagen; die Ambition Wächter bedroht ihn.",
        "Collects Relics to shatter them; the ambition Keeper is a threat.",
    )
    start = ((), (), (16, 14, 12))
    aims = (
        NOT,
        NOT,
        Text(
            "Nach der Wertung 3, wenn du Wächter gewonnen hast oder es nicht bekundet war; hast du eine Ambition "
            "gewonnen, 2 für jedes deiner Relikte, das du verschrottest, wo immer es liegt. Am Ende eines Kapitels "
            "gewinnst du mit dem Marker auf 0 und mindestens 1 Macht.",
            "After scoring 3 if you won Keeper or it was not declared; if you won any ambition, 2 for each Relic of "
            "yours that you scrap, wherever it lies. At the end of a chapter you win with the marker at 0 and at least "
            "1 Power.",
        ),
    )
    memory = ("won", "shattered")
    unknown = (0, 0)

    def set_up(self, game: Reach, owner: int, act: int) -> None:
        if act == 3:
            game.call(PrepareRedeemer(owner))

    # -- the final objective ----------------------------------------------------------------------------

    def start_of_scoring(self, game: Reach, owner: int) -> None:
        game.ledger[REDEEMER - 1][WON] = 0

    def when_won(self, game: Arcs, owner: int, ambition: int, power: int) -> None:
        reach(game).ledger[REDEEMER - 1][WON] |= bits_of([ambition])

    def after_scoring(self, game: Arcs, owner: int) -> None:
        """Subdue the Keepers; Shatter the Relics."""
        position = reach(game)
        won = position.ledger[REDEEMER - 1][WON]
        if has_bit(won, KEEPER) or not is_declared(game, KEEPER):
            advance(position, owner, SUBDUED)
        if won:
            game.call(Shatter(owner))

    def census(self, game: Reach) -> dict[str, int]:
        row = game.ledger[REDEEMER - 1]
        return {f"tokens {RELIC}": row[SHATTERED]} if row else {}

    def outlook(self, game: Reach, seat: int) -> float:
        """Relics that something won would let be shattered; a Keeper that nobody declares, or is being won."""
        calm = not is_declared(game, KEEPER) or is_winning(game, seat, KEEPER)
        winning = any([is_winning(game, seat, ambition) for ambition in game.marker_at if ambition != NOTHING])
        return 0.4 * tokens_had(game, seat, RELIC) * (1.5 if winning else 0.5) + (1.0 if calm else -0.5)


class PrepareRedeemer(Procedure):
    """Act III: who has a Flagship may settle; the rest is fixed."""

    steps = ("resettle", "provoke", "clear_box", "take")
    fields = ("seat",)

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat

    def resettle(self, game: Reach) -> None:
        game.call(MayResettle(self.seat))

    def provoke(self, game: Reach) -> None:
        provoke_outrage(game, self.seat, RELIC)

    def clear_box(self, game: Reach) -> None:
        """Two players: the third one has no Relics (two.resources)."""
        game.supply[RELIC] += game.boxed[RELIC]
        game.boxed[RELIC] = 0

    def take(self, game: Reach) -> None:
        take_cards(game, self.seat, [IRE])
        enter_booklet(game, REBUKE)
        lay_on_deck(game, FENCE)


class Shatter(Procedure):
    """Relics leave the game one by one: from slots, from cards of the seat and, for the First Regent, from the Trust.
    Frozen ones too: scrapping is what they allow (ter.frozen)."""

    steps = ("choose_relic", "scrap")
    fields = ("seat", "relic")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.relic = DONE

    def wording(self, game: Reach, field: str, choice: int, values: dict[str, Ref]) -> str:
        if choice == DONE:
            return ""
        if is_kept(choice):
            values["card"] = keeper(choice)
            return "trust" if keeper(choice) == THE_EMPIRE else "card"
        values["token"] = token_of(game, self.seat, choice)
        return "token"

    def choose_relic(self, game: Reach) -> Ask | None:
        relics = relics_of(game, self.seat)
        if not relics:
            self.stop()
            return None
        return Ask(self.seat, "relic", [DONE, *relics])

    def scrap(self, game: Reach) -> None:
        if self.relic == DONE:
            return
        self.again()
        if not is_kept(self.relic):
            game.slots[seat_slot(self.seat, self.relic)] = NOTHING
        elif keeper(self.relic) == THE_EMPIRE:
            game.trust[RELIC] -= 1
        else:
            game.stock.remove(stocked(keeper(self.relic), RELIC))
        game.ledger[REDEEMER - 1][SHATTERED] += 1
        game.tell("redeemer_shatter", (self.seat,))
        advance(game, self.seat, SHARD)


def relics_of(game: Reach, seat: int) -> list[int]:
    """Where Relics of a seat lie: slots, then what ``codes.kept_token`` makes of cards."""
    slots = [slot for slot in filled(game, seat) if token_at(game, seat, slot) == RELIC]
    cards = [stock_card(code) for code in game.stock if stock_kind(code) == RELIC]
    held = {card: 1 for card in cards if game.holder[card] == seat}
    trust = [THE_EMPIRE] if game.first_regent == seat and game.trust[RELIC] else []
    return [*slots, *[kept_token(card, RELIC) for card in sorted([*held, *trust])]]


# -- 02 to 04 ------------------------------------------------


class IreOfTheKeepers(Lore):
    """Do not declare Keeper; own cities on Relic planets are taxed under control only."""

    printed = IRE
    code = "F1902"
    refusal = "ire_of_keepers"
    name = Text("Zorn der Hüter", "Ire of the Keepers")
    text = Text(
        "Du kannst Wächter nicht bekunden. Eigene Städte auf Relikt-Planeten kannst du nur besteuern, wo du "
        "kontrollierst.",
        "You cannot declare Keeper. You cannot tax your own cities on Relic planets that you do not control.",
    )
    abilities = (
        Text("Kein Wächter", "No Keeper"),
        Text("Steuern nur unter Kontrolle", "Taxes under control only"),
    )
    silent = ((0, ("Turn.opening",)), (1, TAXING))

    def forbids_ambition(self, game: Arcs, owner: int, ambition: int) -> bool:
        return ambition == KEEPER

    def forbids_tax(self, game: Arcs, owner: int, place: int) -> bool:
        value, system = game.buildings[place], system_of(place)
        if not value or owner_of(value) != owner or game.kind_of[system] != RELIC:
            return False
        return not controls(game, owner, system)


class RebukeOfTheKeepers(Edict):
    """Keeper declared: it costs the Redeemer. Not declared: whoever has most Relics may do it."""

    printed = REBUKE
    code = "F1903"
    number = 70
    name = Text("Tadel der Hüter", "Rebuke of the Keepers")
    text = Text(
        "Erlass 70: Ist Wächter bekundet, verliert der Erlöser die Macht des ersten Platzes, außer er würde Wächter "
        "gerade gewinnen. Sonst darf, wer allein die meisten Relikte hat und nicht der Erlöser ist, Wächter bekunden, "
        "ohne Nullmarker.",
        "Edict 70: If Keeper is declared, the Redeemer loses the Power of first place unless they are winning it. "
        "Otherwise whoever alone has most Relics, and is not the Redeemer, may declare Keeper, without the zero "
        "marker.",
    )

    def decree(self, game: Arcs, owner: int) -> None:
        position = reach(game)
        redeemer = holder_of_fate(position, REDEEMER)
        if is_declared(game, KEEPER):
            if redeemer != NOBODY and not is_winning(game, redeemer, KEEPER):
                change_power(position, redeemer, -ambition_values(game, KEEPER)[0])
            return
        seat = richest(position)
        if seat not in (NOBODY, redeemer):
            game.call(CallForKeeper(seat))


def richest(game: Reach) -> int:
    """Who alone has most Relics; NOBODY if several do, or none is anywhere."""
    counts = [tokens_had(game, seat, RELIC) for seat in range(game.players)]
    most = max(counts)
    return counts.index(most) if counts.count(most) == 1 else NOBODY


class CallForKeeper(Procedure):
    """F1903: a seat may declare Keeper, if a marker is left."""

    steps = ("choose_ambition", "declare")
    fields = ("seat", "ambition")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.ambition = DONE

    def choose_ambition(self, game: Reach) -> Ask | None:
        found = declarable(game, self.seat, [KEEPER]) if can_declare(game, self.seat) else []
        return Ask(self.seat, "ambition", [DONE, *found]) if found else None

    def declare(self, game: Reach) -> None:
        if self.ambition != DONE:
            game.call(Declare(self.seat, self.ambition))


class RelicFence(f03_magnate.RelicFence):
    printed = FENCE
    code = "F1904"


TEXTS: Final = {
    "Shatter.relic": Text("Welches Relikt zerschlägst du?", "Which Relic do you shatter?"),
    "Shatter.relic=-1": Text("Keines mehr", "None more"),
    "Shatter.relic=token": Text("{token:token}", "{token:token}"),
    "Shatter.relic=card": Text("Eines von: {card:card}", "One on: {card:card}"),
    "Shatter.relic=trust": Text("Eines aus der Treuhand", "One of the Trust"),
    "CallForKeeper.ambition": Text(
        "Du hast die meisten Relikte: Was bekundest du?", "You have most Relics: what do you declare?"
    ),
    "CallForKeeper.ambition=": Text("{it:ambition}", "{it:ambition}"),
    "CallForKeeper.ambition=-1": Text("Nichts", "Nothing"),
    "redeemer_shatter": Text("{0:seat} zerschlägt ein Relikt.", "{0:seat} shatters a Relic."),
}

REASONS: Final = {
    "ire_of_keepers": Reason(
        Text(
            "Zorn der Hüter: Du bekundest Wächter nicht, und auf Relikt-Planeten besteuerst du eigene Städte nur, wo "
            "du kontrollierst.",
            "Ire of the Keepers: you do not declare Keeper, and on Relic planets you tax own cities only where you "
            "control.",
        ),
        "F1902",
    ),
}
