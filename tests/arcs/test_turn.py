"""A turn (p. 8-10, 17, 20): play a card, declare or seize, Prelude, pips."""

from __future__ import annotations

import pytest

from arcs.prelude import *


def test_round_01_declare_then_prelude_then_pips() -> None:
    t = table(3).tokens(RED, FUEL).ships(RED, gate(2), 1).turn(RED, admin(2))
    assert t.asked() == "Turn.opening"
    t.answer(TYCOON)
    assert t.asked() == "Turn.spending"
    t.answer(t.choices()[1], MOVE).fill(end=gate(3))
    assert t.asked() == "Turn.action"
    assert t.game.supply[FUEL] == 5  # back at the end of the Prelude


def test_round_02_declaring_and_seizing_in_either_order() -> None:
    """Galactic Bards let a follower declare; she may seize as well, before or after."""
    for first, second in ((TYCOON, seizure(aggro(5))), (seizure(aggro(5)), TYCOON)):
        t = table(3).give(BLUE, GalacticBards).hand(BLUE, aggro(5)).a_ship_each()
        t.turn(BLUE, construct(2), PIVOT, admin(3))
        assert t.choices("opening") == [DONE, TYCOON, seizure(aggro(5))]
        t.answer(first, second)
        assert TYCOON in t.game.marker_at
        assert t.initiative() == BLUE
        assert t.asked() != "Turn.opening"


@pytest.mark.parametrize(("how", "seizes"), [(SURPASS, True), (COPY, False), (PIVOT, False)])
def test_round_06_only_a_surpassing_7_seizes(how: int, seizes: bool) -> None:
    lead = admin(3) if how != PIVOT else aggro(3)
    t = table(4).a_ship_each().turn(BLUE, admin(7), how, lead)
    assert (t.initiative() == BLUE, t.game.seized == 1) == (seizes, seizes)


def test_round_06_not_if_somebody_seized_already() -> None:
    t = table(4).a_ship_each()
    t.game.initiative, t.game.seized = GOLD, 1
    t.turn(BLUE, admin(7), SURPASS, admin(3))
    assert t.initiative() == GOLD


def test_round_07_one_seizure_per_round_and_never_by_the_holder() -> None:
    t = table(3).hand(RED, admin(3), admin(4)).hand(BLUE, aggro(2), aggro(3)).hand(GOLD, mobi(2), mobi(3))
    t.a_ship_each().round().answer(admin(3))
    assert all([not is_seizure(choice) for choice in t.choices("opening")])  # the holder declares or not
    t.end_turn().follow(PIVOT, aggro(2))
    assert t.choices("opening") == [DONE, seizure(aggro(3))]
    t.seize(aggro(3)).end_turn().follow(PIVOT, mobi(2))
    assert t.asked() == "Turn.action"  # Gold cannot seize again
    t.end_turn()
    assert t.game.discard == [admin(3), aggro(2), aggro(3), mobi(2)]  # the extra card too
    assert t.game.hands[BLUE] == []


def test_round_07_spies_and_song_seize_as_well() -> None:
    t = table(3).give(BLUE, LatticeSpies).a_ship_each().turn(BLUE, construct(2), PIVOT, admin(3)).use(LatticeSpies)
    assert (t.initiative(), t.game.seized) == (BLUE, 1)
    t = table(3).court(SongOfFreedom).agents(BLUE, 0, 1).ships(BLUE, arrow(2), 1).city(BLUE, arrow(2))
    t.turn(BLUE, aggro(2), PIVOT, admin(3)).act(SECURE)
    t.answer(t.places(arrow(2), BLUE)[0]).answer(1)
    assert (t.initiative(), t.game.seized) == (BLUE, 1)


def test_round_16_pips_are_optional_and_a_declaration_leaves_them() -> None:
    t = table(3).ships(RED, gate(2), 1).turn(RED, mobi(4)).answer(WARLORD).to_pips()
    for end in (gate(3), gate(5), gate(6)):
        assert DONE in t.choices("action")
        t.answer(MOVE).fill(end=end)
    assert t.asked() == ""  # three pips, as printed


def test_round_16_the_single_pip_too() -> None:
    t = table(3).ships(RED, gate(2), 1).turn(RED, mobi(4), PIVOT, admin(2)).to_pips()
    assert DONE in t.choices("action")
    t.done()
    assert t.asked() == ""


def test_prelude_01_any_number_in_any_order_until_the_first_pip() -> None:
    t = table(3).tokens(RED, FUEL, MATERIAL, FUEL).ships(RED, gate(2), 2).give(RED, Gatekeepers)
    t.cities_off_board(RED, 1).turn(RED, ADMIN)
    t.spend(RED, 2).answer(MOVE).fill(end=gate(3), fresh=1)
    t.use(Gatekeepers)
    t.spend(RED, 0).answer(MOVE).fill(start=gate(2), end=arrow(2), fresh=2)
    assert (t.fresh(RED, arrow(2)), t.fresh(RED, gate(3))) == (2, 2)
    t.done().answer(INFLUENCE, 0)  # the first pip
    assert t.asked() == "Turn.action"
    assert all([choice < spending(0, 0) for choice in t.choices()])  # the Material stays in its slot


def test_prelude_02_spent_tokens_wait_outside_the_supply() -> None:
    """They cannot be gained again in the same Prelude; at its end they are back."""
    t = table(3).tokens(RED, PSIONIC).supply(PSIONIC, 0).city(RED, arrow(2)).turn(RED, ADMIN)
    t.spend(RED, 0).answer(TAX)  # Psionic copies the lead card: tax a Psionic city
    assert t.told("gain_none")
    assert t.count(RED, PSIONIC) == 0
    assert t.game.supply[PSIONIC] == 1  # the Prelude is over
    t.end_turn()
    t.turn(RED, admin(4)).act(TAX).fill(slot=0)
    assert t.count(RED, PSIONIC) == 1


def test_prelude_03_tokens_may_be_spent_for_nothing() -> None:
    """Outraged ones too."""
    t = table(3).tokens(RED, FUEL, RELIC).outrage(RED, RELIC).ships(RED, gate(2), 1).turn(RED, ADMIN)
    t.spend(RED, 0).done()  # a move is offered and declined
    t.spend(RED, 1)
    assert t.slots(RED)[:2] == [NOTHING, NOTHING]
    assert t.asked() == "Turn.action"
    assert t.game.supply == [5, 5, 5, 5, 5]


def test_prelude_04_outrage_blocks_the_printed_action_only() -> None:
    """Outraged tokens can be gained, counted and given up for a card."""
    t = table(3).tokens(RED, FUEL).outrage(RED, FUEL, RELIC).ships(RED, gate(2), 1).city(RED, crescent(3))
    t.give(RED, RelicFence).marker(TYCOON)
    assert ambition_count(t.game, RED, TYCOON) == 1
    t.turn(RED, ADMIN).to_prelude().use(RelicFence).fill(slot=0)
    assert t.count(RED, RELIC) == 1  # an outraged type was paid with another
    t.to_pips().answer(TAX).fill(slot=1)
    assert t.count(RED, FUEL) == 1


def test_prelude_04_spending_an_outraged_token_brings_no_action() -> None:
    t = table(3).tokens(RED, FUEL).outrage(RED, FUEL).ships(RED, gate(2), 1).turn(RED, ADMIN).spend(RED, 0)
    assert t.asked() == "Turn.action"


def test_prelude_05_a_weapon_opens_pips_to_battle_not_tokens() -> None:
    t = table(3).tokens(RED, WEAPON, FUEL).ships(RED, gate(2), 1).ships(BLUE, gate(2), 1)
    t.turn(RED, BUILDING).spend(RED, 0).spend(RED, 1)
    assert t.choices("action") == [DONE, MOVE]  # Fuel stays a move
    t.done()
    t.to_pips()
    assert t.choices("action") == [DONE, BATTLE]


@pytest.mark.parametrize("how", [COPY, PIVOT])
def test_prelude_05_a_weapon_helps_on_copy_and_pivot(how: int) -> None:
    t = table(3).tokens(RED, WEAPON).ships(RED, gate(2), 1).ships(BLUE, gate(2), 1)
    t.turn(RED, BUILDING, how, MOVING).spend(RED, 0).to_pips()
    assert BATTLE in t.choices("action")


def test_prelude_05_the_weapon_is_gone_next_turn() -> None:
    t = table(3).tokens(RED, WEAPON).ships(RED, gate(2), 1).ships(BLUE, gate(2), 1)
    t.turn(RED, MOVING).spend(RED, 0).end_turn().turn(RED, mobi(4)).to_pips()
    assert BATTLE not in t.choices("action")


def test_prelude_06_psionic_follows_the_lead_suit_on_a_pivot() -> None:
    """Red pivots with Construction while Aggression leads: Psionic may even battle."""
    t = table(3).tokens(RED, PSIONIC).ships(RED, gate(2), 1).ships(BLUE, gate(2), 1)
    t.turn(RED, BUILDING, PIVOT, ATTACK).spend(RED, 0)
    assert t.choices("action") == [DONE, MOVE, BATTLE]


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


def test_fine_08_only_the_pip_of_a_copy_or_pivot_carries_its_bonus() -> None:
    """The engine looks for such bonuses behind the single pip, and nowhere else."""
    for how, pips in ((COPY, True), (PIVOT, True), (0, False)):
        t = table(3).tokens(RED, FUEL).ships(RED, gate(2), 1).turn(RED, mobi(2), how, mobi(2)).spend(RED, 0)
        t.answer(MOVE)
        assert not any([isinstance(frame, AfterPip) for frame in t.game.stack])
        t.answer(gate(3)).to_pips().answer(MOVE)
        assert any([isinstance(frame, AfterPip) for frame in t.game.stack]) == pips


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


# -- traps that other implementations of Arcs fell into --------------------------------------------


def test_surpassing_7_must_seize_and_others_do_not() -> None:
    seven = admin(7)
    t = table(4).hand(RED, ADMIN).hand(BLUE, seven).a_ship_each().round().answer(ADMIN).end_turn()
    t.follow(SURPASS, seven)
    assert t.initiative() == BLUE  # nobody was asked
    t = table(4).hand(RED, ADMIN).hand(BLUE, seven).a_ship_each().round().answer(ADMIN).end_turn()
    t.follow(COPY, seven)
    assert t.initiative() == RED
    t = table(4).hand(RED, mobi(2)).hand(BLUE, seven).a_ship_each().round().answer(mobi(2)).end_turn()
    t.follow(PIVOT, seven).end_turn()
    assert t.initiative() == RED


def test_spent_tokens_return_at_the_end_of_the_prelude() -> None:
    t = table(3).tokens(RED, FUEL, MATERIAL).ships(RED, gate(2), 1).turn(RED, ADMIN).spend(RED, 0).done()
    assert (t.game.supply[FUEL], t.game.spent[FUEL]) == (4, 1)
    t.to_pips()
    assert (t.game.supply[FUEL], t.game.spent[FUEL]) == (5, 0)


def test_outrage_blocks_only_the_printed_action() -> None:
    """An outraged Relic still counts, can still be gained and still pays for a card."""
    t = table(3).outrage(RED, RELIC).tokens(RED, RELIC).city(RED, hexa(2)).give(RED, RelicFence).agents(RED, 0, 1)
    assert ambition_count(t.game, RED, KEEPER) == 2
    t.turn(RED, ADMIN).to_prelude().use(RelicFence).fill(slot=0)
    assert t.count(RED, RELIC) == 1
    t.spend(RED, 0)
    assert t.asked() == "Turn.action"  # no secure action came of it
    t.answer(TAX).fill(slot=0)
    assert t.count(RED, RELIC) == 1


def test_psionic_follows_the_lead_suit_even_on_a_pivot() -> None:
    t = table(3).tokens(RED, PSIONIC).ships(RED, gate(2), 1).turn(RED, construct(2), PIVOT, mobi(2)).spend(RED, 0)
    assert t.choices("action") == [DONE, MOVE, INFLUENCE]


def test_weapon_affects_card_pips_only() -> None:
    """Not a Psionic spent in the same Prelude."""
    t = table(3).tokens(RED, WEAPON, PSIONIC).ships(RED, gate(2), 1).ships(BLUE, gate(2), 1).turn(RED, mobi(2))
    t.spend(RED, 0).spend(RED, 1)
    assert t.choices("action") == [DONE, MOVE, INFLUENCE]
    t.done().to_pips()
    assert BATTLE in t.choices("action")
