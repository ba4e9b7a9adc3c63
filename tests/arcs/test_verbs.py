"""The few verbs that change a position, and the key words for them (p. 22)."""

from __future__ import annotations

from arcs.prelude import *


def test_outrage_02_marks_once_and_discards_every_time() -> None:
    t = table(3).outrage(RED, RELIC).tokens(RED, RELIC, FUEL).give(RED, RelicFence, MiningInterest)
    t.ships(RED, hexa(2), 1).city(BLUE, hexa(2), DAMAGED)
    t.attack().fight(raid=1, faces=(R_BUILDING_KEY,))
    assert t.slots(RED)[:2] == [NOTHING, FUEL]
    assert not t.holds(RED, RelicFence)
    assert t.holds(RED, MiningInterest)
    assert t.left(RED, AGENT) == 9  # the one from before


def test_outrage_02_a_stand_in_takes_the_next_agent() -> None:
    t = table(3).captives(BLUE, RED, 9).agents(RED, 0, 1).ships(RED, hexa(2), 1).city(BLUE, hexa(2), DAMAGED)
    t.attack().fight(raid=1, faces=(R_BUILDING_KEY,))
    assert (t.game.stand_ins[RED], t.left(RED, AGENT)) == (1, 0)
    t.answer(SECURE)  # the agent at Court comes home, to the marked slot
    assert (t.game.stand_ins[RED], t.left(RED, AGENT)) == (0, 0)
    assert t.is_outraged(RED, RELIC)


def test_outrage_04_outrage_by_a_card_brings_no_ransacking() -> None:
    t = table(3).court(OutrageSpreads, Gatekeepers).agents(RED, 0, 1).agents(BLUE, 1, 1).tokens(BLUE, RELIC, FUEL)
    t.turn(RED, aggro(2)).act(SECURE).answer(RELIC)
    assert t.is_outraged(RED, RELIC)
    assert t.is_outraged(BLUE, RELIC)
    assert t.count(BLUE, RELIC) == 0
    assert t.on_court(1, BLUE) == 1
    assert not t.holds(RED, Gatekeepers)


def test_fine_04_returning_a_piece_destroys_nothing() -> None:
    """No card of the base box replaces pieces; its first half, returning, makes no trophy and no Outrage."""
    t = table(3).city(BLUE, hexa(2), DAMAGED)
    return_building(t.game, place_at(hexa(2), 0))
    assert t.left(BLUE, CITY) == 5
    assert sum(t.game.trophies) == sum(t.game.outrage) == 0


def test_fine_10_pieces_change_hands_only_by_rule() -> None:
    """In random games a card goes from seat to seat only where the log tells of a theft."""
    moved = 0
    for seed in range(6):
        game = eager_game(3, seed, SilverTongues, FuelCartel, Skirmishers, SecretOrder, LoyalEngineers, MiningInterest)
        rng = Stream(seed)
        log: list[Line] = []
        game.log = log
        while game.ask is not None and game.chapter < 3:
            before, told = list(game.holder), len(log)
            game.play(eager_answer(game, rng))
            for card, (old, new) in enumerate(zip(before, game.holder)):
                if NOBODY not in (old, new) and old != new:
                    moved += 1
                    assert (new, card, old) in [line.refs for line in log[told:] if line.key == "steal_card"]
    assert moved


def test_word_01_where_discards_go() -> None:
    """Court cards face up to their pile, action cards face down to theirs, tokens to the supply (or its Cartel)."""
    t = table(3).give(RED, Gatekeepers, RelicFence).give(BLUE, FuelCartel).tokens(RED, FUEL).ships(RED, hexa(2), 1)
    t.turn(RED, ADMIN).to_prelude().use(Gatekeepers)
    assert t.game.court_discard == [Gatekeepers.printed]
    assert ambition_count(t.game, BLUE, TYCOON) == 1 + 4
    t.use(RelicFence).fill(slot=0)
    assert ambition_count(t.game, BLUE, TYCOON) == 1 + 5


def test_word_02_bury_puts_under_the_court_deck() -> None:
    t = table(3).give(RED, SilverTongues).give(BLUE, SwornGuardians).turn(RED, mobi(2)).to_prelude().use(SilverTongues)
    assert t.game.court_deck[0] == SwornGuardians.printed
    assert t.game.court_open[:2] == [1, 0]


def test_word_03_gain_steal_take_give_spend() -> None:
    """Gaining empties the supply, stealing does not touch it, a trade does both ways at once, spending returns."""
    t = table(3).give(RED, SilverTongues, ElderBroker).tokens(RED, FUEL).tokens(BLUE, RELIC, RELIC)
    t.city(BLUE, hexa(2)).ships(RED, hexa(2), 1).give(BLUE, SecretOrder).turn(RED, ADMIN).to_prelude()
    t.use(SilverTongues).answer(seat_slot(BLUE, 0), 1)
    assert t.slots(RED)[:2] == [FUEL, RELIC]
    assert t.game.supply == [5, 4, 5, 3, 5]
    t.to_pips().use(ElderBroker).fill(gift=FUEL).answer(0, 0)
    assert (t.count(RED, RELIC), t.count(BLUE, FUEL)) == (2, 1)
    assert t.game.supply == [5, 4, 5, 3, 5]


def test_word_03_protection_stops_stealing_only() -> None:
    """Sworn Guardians do not stop a trade."""
    t = table(3).give(RED, ElderBroker).give(BLUE, SwornGuardians).tokens(RED, FUEL).tokens(BLUE, RELIC)
    t.city(BLUE, hexa(2)).ships(RED, hexa(2), 1).turn(RED, ADMIN).to_pips().use(ElderBroker)
    assert t.count(BLUE, FUEL) == 1


def test_word_04_capture_destroy_hit_return() -> None:
    t = table(3).give(RED, CourtEnforcers).tokens(RED, WEAPON).agents(BLUE, 0, 1).ships(RED, gate(2), 2)
    t.ships(BLUE, gate(2), 1, 1).turn(RED, aggro(2)).to_pips().use(CourtEnforcers)
    assert t.captives_of(RED, BLUE) == 1  # captured
    t.answer(BATTLE).fight(assault=1, faces=(A_HIT_FLAME,)).answer(DAMAGED)
    assert t.trophies_of(RED, BLUE, SHIP) == 1  # destroyed
    t.answer(BATTLE).fight(assault=1, faces=(A_HIT_FLAME,)).fill(condition=[DAMAGED])
    assert t.damaged(BLUE, gate(2)) == 1  # hit
    t.marker(WARLORD, 2).marker(TYRANT, 1).score()
    assert t.left(BLUE, AGENT) == 10  # returned


def test_word_05_play_area() -> None:
    """A Union beside an action card is in nobody's play area: no icon, no theft."""
    t = table(3).give(RED, AdminUnion, MaterialCartel).supply(MATERIAL, 2).ships(RED, gate(2), 1).turn(RED, ADMIN)
    assert ambition_count(t.game, RED, TYCOON) == 2 + 2
    t.to_prelude().use(AdminUnion)
    assert ambition_count(t.game, RED, TYCOON) == 1 + 2
    assert t.game.holder[AdminUnion.printed] == NOBODY


def test_x_14_trophies_and_captives() -> None:
    """Destroyed pieces and ransacked agents are trophies; what is taxed, secured or abducted is captive."""
    t = table(3).city(BLUE, hexa(2), DAMAGED).ships(RED, hexa(2), 1).agents(BLUE, 0, 1).tax()
    t.fill(slot=0).end_turn().attack().fight(raid=1, faces=(R_BUILDING_KEY,))
    assert (t.captives_of(RED, BLUE), t.trophies_of(RED, BLUE, AGENT), t.trophies_of(RED, BLUE, CITY)) == (1, 1, 1)


def test_x_25_starports_are_in_the_supply() -> None:
    t = table(3).trophies(BLUE, RED, STARPORT, 1).marker(WARLORD).score()
    assert t.left(RED, STARPORT) == 5
