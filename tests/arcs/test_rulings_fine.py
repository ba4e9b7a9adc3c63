"""Rulings on the fine print (FINE) and the key words (WORD), and conflicts between sources."""

from __future__ import annotations

import pytest

from arcs.prelude import *

# -- fine print --------------------------------------------------------------------------------------------------


def test_fine_01_neither_ships_nor_starports_means_three_ships_at_a_gate() -> None:
    t = table(3).city(RED, arrow(3)).turn(RED, mobi(2)).end_turn()
    assert (t.asked(), t.choices()) == ("Turn.system", [gate(2), gate(3), gate(5), gate(6)])
    t.answer(gate(6))
    assert t.fresh(RED, gate(6)) == 3


def test_fine_01_a_starport_or_a_damaged_ship_is_enough_to_stay() -> None:
    assert table(3).starport(RED, arrow(3)).turn(RED, mobi(2)).end_turn().asked() == ""
    assert table(3).ships(RED, gate(2), 0, 1).turn(RED, mobi(2)).end_turn().asked() == ""


def test_fine_01_only_at_the_end_of_the_own_turn() -> None:
    t = table(3).hand(RED, mobi(2)).hand(BLUE, aggro(2)).ships(BLUE, gate(2), 1).round().answer(mobi(2)).end_turn()
    assert (t.asked(), t.seat()) == ("Turn.system", RED)


def test_fine_02_as_many_as_there_are() -> None:
    """Two ships left: both return to the map, and Gatekeepers place what there is."""
    t = table(3).trophies(BLUE, RED, SHIP, 13).turn(RED, mobi(2)).end_turn().answer(gate(2))
    assert t.fresh(RED, gate(2)) == 2
    t = table(3).trophies(BLUE, RED, SHIP, 13).give(RED, Gatekeepers).turn(RED, mobi(2)).to_prelude().use(Gatekeepers)
    t.answer(gate(5)).fill(system=gate(6))
    assert t.left(RED, SHIP) == 0
    assert t.fresh(RED, gate(5)) == 1


def test_fine_03_cities_leave_from_the_left_and_return_to_the_right() -> None:
    """Slots open with 0 to 5 cities built: 2, 3, 4, 6, 6, 6; a returned city closes the last one opened."""
    t = table(3)
    opened = []
    for built in range(6):
        opened.append(len(open_slots(t.game, RED)))
        if built < 5:
            t.cities_off_board(RED, 1)
    assert opened == [2, 3, 4, 6, 6, 6]
    t = table(3).city(RED, hexa(2)).city(RED, hexa(2)).cities_off_board(RED, 1)
    return_building(t.game, hexa(2) * 3)
    assert open_slots(t.game, RED) == [0, 1, 2, 3]


def test_fine_04_returning_a_piece_destroys_nothing() -> None:
    """No card of the base box replaces pieces; its first half, returning, makes no trophy and no Outrage."""
    t = table(3).city(BLUE, hexa(2), DAMAGED)
    return_building(t.game, hexa(2) * 3)
    assert t.left(BLUE, CITY) == 5
    assert sum(t.game.trophies) == sum(t.game.outrage) == 0


def test_fine_05_cannot_is_absolute() -> None:
    """Silver-Tongues may steal anything, Sworn Guardians say it cannot."""
    t = table(3).give(RED, SilverTongues).give(BLUE, SwornGuardians, Skirmishers).tokens(BLUE, FUEL)
    t.turn(RED, mobi(2)).to_prelude().use(SilverTongues)
    assert not t.holds(BLUE, SwornGuardians)  # the only thing that could be stolen
    assert not t.holds(RED, SwornGuardians)
    assert t.holds(BLUE, Skirmishers)
    assert t.count(BLUE, FUEL) == 1


def test_fine_05_ignoring_outrage_beats_it() -> None:
    t = table(3).give(RED, LoyalEngineers).tokens(RED, MATERIAL).outrage(RED, MATERIAL).ships(RED, gate(2), 0, 1)
    t.turn(RED, mobi(2)).spend(RED, 0)
    assert t.asked() == "TokenAction.action"


def test_fine_06_undefined_orders_follow_turn_order() -> None:
    t = table(3).court(OutrageSpreads).agents(GOLD, 0, 1).turn(GOLD, aggro(2), PIVOT, ADMIN).act(SECURE).answer(FUEL)
    assert [line.refs[0] for line in t.told("outrage")] == [RED, BLUE, GOLD]


def test_fine_07_the_cost_comes_first() -> None:
    """Relic Fence: without a token to discard there is no Relic; Pressgang: a captive for each token."""
    t = table(3).give(RED, RelicFence, PrisonWardens).turn(RED, construct(2)).to_prelude()
    assert ("bc24", 0) not in t.offers()
    t.to_pips()
    assert t.asked() == "" or ("bc12", 0) not in t.offers()


def test_fine_08_only_the_pip_of_a_copy_or_pivot_carries_its_bonus() -> None:
    """The engine looks for such bonuses behind the single pip, and nowhere else."""
    for how, pips in ((COPY, True), (PIVOT, True), (0, False)):
        t = table(3).tokens(RED, FUEL).ships(RED, gate(2), 1).turn(RED, mobi(2), how, mobi(2)).spend(RED, 0)
        t.answer(MOVE)
        assert not any([isinstance(frame, AfterPip) for frame in t.game.stack])
        t.answer(gate(3)).to_pips().answer(MOVE)
        assert any([isinstance(frame, AfterPip) for frame in t.game.stack]) == pips


def test_fine_09_separate_discard_piles() -> None:
    """Face-up cards lie open; draws come from the face-down pile, or from both shuffled if it is too small."""
    t = table(3, split_discard=True).hand(RED, ADMIN).hand(BLUE, aggro(2)).hand(GOLD, mobi(2)).a_ship_each().round()
    t.answer(ADMIN).end_turn().follow(COPY, aggro(2)).end_turn().follow(PIVOT, mobi(2)).end_turn()
    assert (t.game.discard, t.game.discard_up) == ([aggro(2)], [ADMIN, mobi(2)])
    assert t.view(GOLD).discard_up == [ADMIN, mobi(2)]
    t.court(CallToAction).agents(BLUE, 0, 1).turn(BLUE, aggro(4)).act(SECURE)
    assert t.game.hands[BLUE] == [aggro(2)]
    t.court(CallToAction).agents(BLUE, 0, 1).turn(BLUE, aggro(5)).act(SECURE)
    assert t.is_chance()  # the face-down pile was empty: both are shuffled together
    t.answer((1, 0))
    assert t.game.hands[BLUE] == [aggro(2), mobi(2)]
    assert t.game.discard_up == []


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


def test_fine_11_conceding_is_no_question_of_the_rules() -> None:
    """Giving up is left to the table: a seat is only ever asked what the rules let it do."""
    t = table(2).hand(RED, ADMIN).hand(BLUE, aggro(2)).rounds()
    assert t.choices() == [DONE, ADMIN]  # pass or lead
    assert TITLE.result(t.game).scores == (0, 0)


# -- key words ------------------------------------------------------------------------------------------------------


def test_word_01_where_discards_go() -> None:
    """Court cards face up to their pile, action cards face down to theirs, tokens to the supply (or its Cartel)."""
    t = table(3).give(RED, Gatekeepers, RelicFence).give(BLUE, FuelCartel).tokens(RED, FUEL).ships(RED, hexa(2), 1)
    t.turn(RED, ADMIN).to_prelude().use(Gatekeepers)
    assert t.game.court_discard == [Gatekeepers.id]
    assert ambition_count(t.game, BLUE, TYCOON) == 1 + 4
    t.use(RelicFence).fill(slot=0)
    assert ambition_count(t.game, BLUE, TYCOON) == 1 + 5


def test_word_02_bury_puts_under_the_court_deck() -> None:
    t = table(3).give(RED, SilverTongues).give(BLUE, SwornGuardians).turn(RED, mobi(2)).to_prelude().use(SilverTongues)
    assert t.game.court_deck[0] == SwornGuardians.id
    assert t.game.buried == 1


def test_word_03_gain_steal_take_give_spend() -> None:
    """Gaining empties the supply, stealing does not touch it, a trade does both ways at once, spending returns."""
    t = table(3).give(RED, SilverTongues, ElderBroker).tokens(RED, FUEL).tokens(BLUE, RELIC, RELIC)
    t.city(BLUE, hexa(2)).ships(RED, hexa(2), 1).give(BLUE, SecretOrder).turn(RED, ADMIN).to_prelude()
    t.use(SilverTongues).answer(BLUE * 7, 1)
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
    t.answer(BATTLE).fight(assault=1, faces=(A_HIT_FLAME,)).fill(state=[DAMAGED])
    assert t.damaged(BLUE, gate(2)) == 1  # hit
    t.marker(WARLORD, 2).marker(TYRANT, 1).score()
    assert t.left(BLUE, AGENT) == 10  # returned


def test_word_05_play_area() -> None:
    """A Union beside an action card is in nobody's play area: no icon, no theft."""
    t = table(3).give(RED, AdminUnion, MaterialCartel).supply(MATERIAL, 2).ships(RED, gate(2), 1).turn(RED, ADMIN)
    assert ambition_count(t.game, RED, TYCOON) == 2 + 2
    t.to_prelude().use(AdminUnion)
    assert ambition_count(t.game, RED, TYCOON) == 1 + 2
    assert t.game.holder[AdminUnion.id] == NOBODY


# -- conflicts between sources that no ruling covers ---------------------------------------------------------------


def test_x_14_trophies_and_captives() -> None:
    """Destroyed pieces and ransacked agents are trophies; what is taxed, secured or abducted is captive."""
    t = table(3).city(BLUE, hexa(2), DAMAGED).ships(RED, hexa(2), 1).agents(BLUE, 0, 1).tax()
    t.fill(slot=0).end_turn().attack().fight(raid=1, faces=(R_BUILDING_KEY,))
    assert (t.captives_of(RED, BLUE), t.trophies_of(RED, BLUE, AGENT), t.trophies_of(RED, BLUE, CITY)) == (1, 1, 1)


def test_x_25_starports_are_in_the_supply() -> None:
    t = table(3).trophies(BLUE, RED, STARPORT, 1).marker(WARLORD).score()
    assert t.left(RED, STARPORT) == 5


def test_x_28_german_words_are_those_of_the_rulebook() -> None:
    said = {TITLE.noun("ambition", a, "de") for a in range(5)}
    assert said == {"Magnat", "Tyrann", "Kriegsherr", "Wächter", "Empath"}
    assert TITLE.noun("resource", PSIONIC, "de") == "Psi"


def test_x_29_three_player_mix_up_seat_two() -> None:
    spot = table(3, "3p-01").game.board.card.seats[1]
    assert (spot.a, spot.b) == (hexa(5), arrow(2))


def test_x_31_crescent_of_cluster_six_has_two_slots() -> None:
    t = table(3).ships(RED, crescent(6), 1).build().answer(CITY)
    assert t.choices("place") == [crescent(6) * 3, crescent(6) * 3 + 1]


@pytest.mark.parametrize(
    ("suit", "pips"),
    [
        (ADMINISTRATION, (4, 4, 3, 3, 3, 2, 1)),
        (AGGRESSION, (3, 3, 2, 2, 2, 2, 1)),
        (CONSTRUCTION, (4, 4, 3, 3, 2, 2, 1)),
        (MOBILIZATION, (4, 4, 3, 3, 2, 2, 1)),
    ],
)
def test_x_34_pips_as_printed(suit: int, pips: tuple[int, ...]) -> None:
    found = []
    for number in range(1, 8):
        t = table(4).a_ship_each().captives(WHITE, RED, 1).ships(RED, hexa(4), 0, 1)
        t.turn(RED, action_card(suit, number)).to_pips()
        found.append(t.game.stack[-1].pips)  # type: ignore[attr-defined]
    assert tuple(found) == pips
