"""Action cards are laid with a face up; a Faithful card has two (the Believer's set, F8)."""

from __future__ import annotations

from arcs.prelude import *

CARDS_WITH_FAITH = FAITHFUL + FAITHFUL_CARDS


class WithFaith(Mode):
    def action_cards(self) -> int:
        return CARDS_WITH_FAITH

    def action_deck(self, players: int) -> list[int]:
        return [*super().action_deck(players), *range(FAITHFUL, CARDS_WITH_FAITH)]


def faithful_table() -> Table:
    """Everybody has a fresh ship to move and a damaged one to repair."""
    t = table(3).a_ship_each()
    for seat in range(3):
        t.ships(seat, t.game.board.gates[seat], damaged=1)
    t.game.mode = WithFaith()
    t.game.sight = [NOWHERE] * (SEATS * CARDS_WITH_FAITH)
    return t


def zeal(number: int) -> int:
    return action_card(ZEAL, number)


def wisdom(number: int) -> int:
    return action_card(WISDOM, number)


def faithful(number: int) -> int:
    """The card, whichever face it is laid with."""
    return FAITHFUL + number - 1


def test_every_face_has_a_suit_a_number_and_pips() -> None:
    assert len(SUIT_OF) == len(NUMBER_OF) == len(PIPS) == ACTION_FACES
    assert [SUIT_OF.count(suit) for suit in range(len(SUIT_ACTIONS))] == [7, 7, 7, 7, 4, 9, 9]
    assert [PIPS[zeal(number)] for number in range(1, 10)] == [4, 4, 3, 3, 3, 2, 2, 1, 1]
    assert [PIPS[wisdom(number)] for number in range(1, 10)] == [4, 4, 3, 3, 3, 2, 2, 1, 1]
    assert SUIT_ACTIONS[EVENT] == ()
    assert sorted(SUIT_ACTIONS[ZEAL] + SUIT_ACTIONS[WISDOM]) == list(range(ACTIONS))


def test_each_card_has_faces_of_its_own() -> None:
    laid = [(face, card) for card in range(CARDS_WITH_FAITH) for face in FACES_OF[card]]
    assert sorted(laid) == [(face, card_of(face)) for face in range(ACTION_FACES)]


def test_f8_13_a_faithful_card_is_led_on_either_side() -> None:
    t = faithful_table().hand(RED, faithful(3)).hand(BLUE, mobi(2)).round()
    assert t.choices("card") == [DONE, zeal(3), wisdom(3)]
    assert t.copy().answer(wisdom(3)).to_pips().choices("action") == [DONE, REPAIR]
    assert t.answer(zeal(3)).to_pips().choices("action") == [DONE, MOVE, INFLUENCE]
    assert t.game.hands[RED] == []


def test_f8_13_the_same_side_surpasses_and_the_other_pivots() -> None:
    t = faithful_table().hand(RED, faithful(4)).hand(BLUE, faithful(2), faithful(8)).round().answer(zeal(4)).end_turn()
    assert t.choices("choice") == [
        following(SURPASS, zeal(8)),
        *[following(COPY, faithful(2)), following(COPY, faithful(8))],
        *[following(PIVOT, wisdom(2)), following(PIVOT, wisdom(8))],
    ]


def test_f8_13_a_faithful_seven_that_surpasses_does_not_seize() -> None:
    t = faithful_table().hand(RED, faithful(4)).hand(BLUE, faithful(7)).hand(GOLD, mobi(2)).round()
    t.answer(zeal(4)).end_turn().follow(SURPASS, zeal(7))
    assert (t.initiative(), t.game.seized) == (RED, 0)
    assert t.end_turn().follow(PIVOT, mobi(2)).end_turn().initiative() == BLUE  # as the highest one (ROUND-09)


def test_whichever_face_was_up_the_card_is_discarded() -> None:
    t = faithful_table().hand(RED, faithful(4)).hand(BLUE, faithful(2)).round()
    t.answer(wisdom(4)).end_turn().follow(COPY, faithful(2)).end_turn()
    assert t.game.discard == [faithful(4), faithful(2)]
    assert [t.sight(seat, faithful(4)) for seat in range(3)] == [IN_DISCARD] * 3
    assert [t.sight(seat, faithful(2)) for seat in range(3)] == [NOWHERE, IN_DISCARD, NOWHERE]


def test_no_world_deals_a_card_whose_second_face_lies_open() -> None:
    t = faithful_table().hand(RED, faithful(4)).hand(BLUE, faithful(2), mobi(2)).hand(GOLD, mobi(3)).fill_discard()
    t.game.discard += range(FAITHFUL + 4, CARDS_WITH_FAITH)
    t.round().answer(wisdom(4)).end_turn()
    for seen in t.worlds(GOLD):
        assert seen.played[RED] == wisdom(4)
        assert faithful(4) not in [*seen.discard, *seen.hands[BLUE]]


def test_why_not_speaks_of_each_face() -> None:
    t = faithful_table().hand(RED, faithful(4)).hand(BLUE, faithful(2)).round().answer(zeal(4)).end_turn()
    said = " ".join(refused(t))
    assert "Zeal 2" in said
    assert "Wisdom 2" in said


def test_faces_are_named_and_explained() -> None:
    assert TITLE.noun("action_card", zeal(9), "en") == "Zeal 9"
    assert TITLE.noun("action_card", action_card(EVENT, 0), "de") == "Ereignis"
    assert "Move or Influence or Battle or Tax" in TITLE.explain("action_card", zeal(9), "en")
    assert "Acts as the lead card does" in TITLE.explain("action_card", action_card(EVENT, 0), "en")
    assert [ambitions_of_card(face) for face in (zeal(7), wisdom(9), action_card(EVENT, 0))] == [[], [], []]
    assert len(TITLE.facts()["action_card"]) == ACTION_FACES
