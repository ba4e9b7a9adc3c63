"""What a seat may know of Arcs (ROUND-13), and worlds that look the same to it."""

from __future__ import annotations

import pytest

from arcs.prelude import *
from starboard.core import codec
from starboard.terminal.match import Match

HAND = [aggro(2), aggro(3), aggro(4)]


# -- views -------------------------------------------------------------------------------------------------------


def test_own_hand_and_sizes_of_others() -> None:
    t = table(3).hand(RED, admin(2), admin(3)).hand(BLUE, *HAND).hand(GOLD, mobi(2)).round()
    assert t.view(RED).hands[:3] == [[admin(2), admin(3)], [UNKNOWN] * 3, [UNKNOWN]]
    assert t.view(SPECTATOR).hands[:3] == [[UNKNOWN] * 2, [UNKNOWN] * 3, [UNKNOWN]]


def test_copied_card_lies_face_down() -> None:
    """Neither the table nor the procedure nor the log shows it to the others."""
    t = table(3).hand(RED, admin(2)).hand(BLUE, aggro(2), aggro(3)).a_ship_each().round()
    t.answer(admin(2)).end_turn().follow(COPY, aggro(3))
    assert t.asked() in ("Turn.opening", "Turn.action")
    for seat in (RED, GOLD, SPECTATOR):
        assert t.view(seat).played[BLUE] == UNKNOWN
        assert str(aggro(3)) not in [str(getattr(frame, "card", "")) for frame in t.view(seat).stack]
    assert t.view(BLUE).played[BLUE] == aggro(3)
    lines = [line for line in t.game.log or [] if aggro(3) in line.refs and line.key.startswith("copy")]
    assert [line.only for line in lines] == [BLUE]


def test_pivoted_card_lies_face_up() -> None:
    t = table(3).hand(RED, admin(2)).hand(BLUE, aggro(3)).a_ship_each().round()
    t.answer(admin(2)).end_turn().follow(PIVOT, aggro(3))
    assert t.view(GOLD).played[BLUE] == aggro(3)


def test_card_that_seized_lies_face_down() -> None:
    t = table(3).hand(RED, admin(2)).hand(BLUE, aggro(2), aggro(3)).a_ship_each().round()
    t.answer(admin(2)).end_turn().follow(PIVOT, aggro(2)).seize(aggro(3))
    assert t.view(RED).seize_cards[BLUE] == UNKNOWN
    assert t.view(BLUE).seize_cards[BLUE] == aggro(3)
    assert t.view(RED).seize_cards[GOLD] == NOTHING
    assert all([aggro(3) not in line.refs for line in t.game.log or [] if line.only == EVERYONE])


def test_piles_are_hidden_and_counted() -> None:
    """The action discard pile face down, the Court deck too; discarded Court cards lie face up."""
    t = table(3).discard_pile(mobi(2), mobi(3), mobi(4), mobi(5), mobi(6)).give(RED, Gatekeepers).turn(RED, admin(2))
    t.to_prelude().use(Gatekeepers)
    view = t.view(RED)
    assert view.discard == [UNKNOWN] * 5
    assert view.court_deck == [UNKNOWN] * len(t.game.court_deck)
    assert view.court_discard == [Gatekeepers.printed]
    assert view.court == t.game.court


def test_buried_card_is_known_to_lie_under_the_court_deck() -> None:
    t = table(3).give(RED, SilverTongues).give(BLUE, SwornGuardians).turn(RED, admin(2)).to_prelude().use(SilverTongues)
    assert t.view(GOLD).court_deck[0] == SwornGuardians.printed
    assert set(t.view(GOLD).court_deck[1:]) == {UNKNOWN}
    assert {each.court_deck[0] for each in t.worlds(GOLD, 5)} == {SwornGuardians.printed}


def test_what_one_seat_remembers_is_hidden_from_the_others() -> None:
    t = table(3).give(RED, Farseers).hand(RED, admin(3)).hand(BLUE, *HAND).a_ship_each()
    t.turn(RED, admin(2)).answer(TYCOON, BLUE)
    assert set(t.view(RED).sight[:28]) >= {BLUE}
    assert set(t.view(GOLD).sight[:28]) == {UNKNOWN}
    assert [line.only for line in t.told("see_card")] == [RED] * 3


# -- memory ------------------------------------------------------------------------------------------------------


def after_looking() -> Table:
    """Red has seen Blue's three cards with Farseers; Gold leads the next round."""
    t = table(3).give(RED, Farseers).hand(RED, admin(2), mobi(2), mobi(3)).hand(BLUE, *HAND)
    t.hand(GOLD, construct(2), construct(3), construct(4)).fill_discard().a_ship_each()
    t.round().answer(admin(2), TYCOON, BLUE)
    return t.done()


def test_farseers_show_a_hand_to_one_seat() -> None:
    t = after_looking()
    assert {tuple(each.hands[BLUE]) for each in t.worlds(RED)} == {tuple(HAND)}
    assert len({tuple(each.hands[BLUE]) for each in t.worlds(GOLD)}) > 20


def test_a_hand_that_is_looked_at_lies_open_to_the_one_who_looks() -> None:
    """What Red would see after each choice can be worked out from its view."""
    t = table(3).give(RED, Farseers).hand(RED, admin(2), mobi(2), mobi(3)).hand(BLUE, *HAND).fill_discard()
    t.round().answer(admin(2), TYCOON, BLUE, mobi(2))
    assert (t.asked(), t.view(RED).hands[BLUE]) == ("LookAndSwap.theirs", HAND)
    assert t.view(GOLD).hands[BLUE] == t.view(BLUE).hands[RED] + [UNKNOWN] == [UNKNOWN] * 3
    ahead = t.view(RED)
    ahead.play(aggro(3))
    assert sorted(ahead.hands[RED]) == [aggro(3), mobi(3)]


def test_seen_card_laid_face_down_is_in_the_hand_or_on_the_table() -> None:
    t = after_looking().end_turn().follow(COPY, aggro(3))
    laid = set()
    for each in t.worlds(RED):
        assert sorted([each.played[BLUE], *each.hands[BLUE]]) == HAND
        laid.add(each.played[BLUE])
    assert laid == set(HAND)


def test_seen_card_discarded_face_down_is_in_the_hand_or_in_the_discard_pile() -> None:
    """Red knows that Blue's two remaining cards are two of the three he saw, and which pile has the third."""
    t = after_looking().end_turn().follow(COPY, aggro(3)).end_turn().follow(COPY, construct(2)).end_turn()
    assert t.game.played == [NOTHING] * 4
    hands = set()
    for each in t.worlds(RED):
        assert set(each.hands[BLUE]) < set(HAND)
        assert (set(HAND) - set(each.hands[BLUE])) <= set(each.discard)
        hands.add(tuple(each.hands[BLUE]))
    assert len(hands) == 3


def test_second_face_down_card_still_comes_from_what_was_seen() -> None:
    t = after_looking().end_turn().follow(COPY, aggro(3)).end_turn().follow(COPY, construct(2)).end_turn()
    t.game.initiative = GOLD
    t.round().answer(construct(3)).end_turn().follow(COPY, mobi(2)).end_turn().follow(COPY, aggro(2))
    for each in t.worlds(RED):
        assert {each.played[BLUE], *each.hands[BLUE]} < set(HAND)


def test_swap_is_known_to_the_two_who_swapped() -> None:
    t = table(3).give(RED, Farseers).hand(RED, admin(2), mobi(2)).hand(BLUE, aggro(2), aggro(3))
    t.hand(GOLD, construct(2), construct(3)).fill_discard().a_ship_each().round().answer(admin(2), TYCOON)
    t.answer(BLUE, mobi(2), aggro(3))
    assert t.game.hands[BLUE] == [aggro(2), mobi(2)]
    assert {tuple(each.hands[BLUE]) for each in t.worlds(RED)} == {(aggro(2), mobi(2))}
    assert all([aggro(3) in each.hands[RED] for each in t.worlds(BLUE)])
    assert len({tuple(each.hands[RED]) for each in t.worlds(GOLD)}) > 5


def test_cards_seen_face_up_this_chapter_are_dealt_to_no_hand() -> None:
    t = table(3).hand(RED, admin(2), admin(3)).hand(BLUE, aggro(2), aggro(3)).hand(GOLD, mobi(2), mobi(3))
    t.fill_discard().a_ship_each().round().answer(admin(2)).end_turn().follow(PIVOT, aggro(2)).end_turn()
    t.follow(COPY, mobi(2)).end_turn()
    for seat in (RED, BLUE, GOLD, SPECTATOR):
        for each in t.worlds(seat):
            if seat != SPECTATOR:
                assert {admin(2), aggro(2)} <= set(each.discard)
            assert sorted([card for hand in each.hands for card in hand] + each.discard) == sorted(
                [card for hand in t.game.hands for card in hand] + t.game.discard
            )


def test_union_takes_a_card_back_for_all_to_see() -> None:
    t = table(3).give(BLUE, AdminUnion).hand(RED, admin(2), mobi(2)).hand(BLUE, aggro(2), aggro(3)).hand(GOLD, mobi(3))
    t.fill_discard().a_ship_each().round().answer(admin(2)).end_turn().follow(PIVOT, aggro(2)).to_prelude()
    t.use(AdminUnion).end_turn().follow(COPY, mobi(3)).end_turn()
    for seat in (RED, GOLD):
        assert all([admin(2) in each.hands[BLUE] for each in t.worlds(seat)])


def thrown_hand() -> tuple[Table, list[int], int]:
    """Two players: the seat without initiative took a new hand."""
    t = table(2).rounds().answer(tuple(range(20)))
    seat = t.seat()
    old = list(t.game.hands[seat])
    t.answer(1).answer(tuple(range(8)))
    return t, old, seat


def test_mulligan_is_remembered_by_whoever_took_it() -> None:
    t, old, seat = thrown_hand()
    for each in t.worlds(seat):
        assert set(old) <= set(each.discard)
        assert not set(old) & set(each.hands[1 - seat])
    assert len({tuple(each.hands[seat]) for each in t.worlds(1 - seat)}) > 20


def test_own_draw_from_the_discard_pile_takes_no_knowledge_away() -> None:
    """Blue threw six of the eight discarded cards away; after drawing one of the eight she knows where the rest is."""
    t, old, seat = thrown_hand()
    t.court(CallToAction).agents(seat, 0, 1).turn(seat, t.game.hands[seat][0]).start(seat, SECURE)
    drawn = t.game.hands[seat][-1]
    for each in t.worlds(seat):
        assert set(old) - {drawn} <= set(each.discard)


def test_drawing_is_told_to_the_drawer_alone() -> None:
    t = table(3).discard_pile(mobi(2)).court(CallToAction).secure(RED, CallToAction)
    assert [line.only for line in t.told("draw_card")] == [RED]
    assert t.game.hands[RED] == [mobi(2)]


# -- laws on eager games ---------------------------------------------------------------------------------------------

LIVELY = (Farseers, GalacticBards, AdminUnion, ArmsUnion, ConstructionUnion, SpacingUnion)


class Witness:
    """Remembers, from the log alone, what everybody or a single seat has seen of action cards this chapter."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.open_cards: set[int] = set()  # played face up, so not hidden in any hand
        self.hands: dict[tuple[int, int], set[int]] = {}  # (observer, rival): all that the rival can hold

    def hear(self, lines: list[Line]) -> None:
        for line in lines:
            refs = line.refs
            if line.key == "chapter" or line.key in ("draw", "swap", "discard_hand"):
                self.hands = {}
                self.open_cards = set()
            elif line.key in ("lead", "surpass", "pivot"):
                self.open_cards.add(int(str(refs[1])))
            elif line.key == "take_back":
                self.open_cards.discard(int(str(refs[1])))
                for (_, rival), cards in self.hands.items():
                    if rival == refs[0]:
                        cards.add(int(str(refs[1])))
            elif line.key == "look":
                self.hands[int(str(refs[0])), int(str(refs[1]))] = set()
            elif line.key == "see_card":
                self.hands[line.only, int(str(refs[0]))].add(int(str(refs[1])))

    def agrees(self, each: Arcs, seat: int) -> None:
        for other in range(self.players):
            if other != seat:
                hidden = set(each.hands[other])
                assert not hidden & self.open_cards, "a card that was played face up is back in a hand"
                known = self.hands.get((seat, other))
                assert known is None or hidden <= known, "a hand that was seen holds a card it did not hold"


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("split", [False, True])
def test_worlds_agree_with_everything_seen(players: int, seed: int, split: bool) -> None:
    """view(determinize(s, p), p) == view(s, p), no card twice, and nothing seen is dealt elsewhere: all seats."""
    game = eager_game(players, seed, *LIVELY, split_discard=split)
    rng = Stream(derive(seed, "eager", players))
    witness = Witness(players)
    log: list[Line] = []
    game.log = log
    told = number = 0
    while game.ask is not None and game.chapter < 4:
        game.play(eager_answer(game, rng))
        witness.hear(log[told:])
        told = len(log)
        number += 1
        if number % 7:
            continue
        for seat in range(players):
            each = world(game, seat, derive(seed, number, seat))
            assert codec.digest(seen_by(each, seat)) == codec.digest(seen_by(game, seat))
            witness.agrees(each, seat)
    assert number > 150


def test_two_worlds_differ() -> None:
    """The unknown is really dealt anew, and does not follow from the seed of the game."""
    game = eager_game(4, 1)
    hands = {tuple(world(game, 0, seed).hands[1]) for seed in range(30)}
    assert len(hands) > 25


def test_round_13_hands_are_secret_and_counted() -> None:
    t = table(3).hand(RED, admin(2)).hand(BLUE, admin(3), aggro(4)).tokens(BLUE, FUEL).captives(BLUE, RED, 2)
    view = t.view(RED)
    assert view.hands[:2] == [[admin(2)], [UNKNOWN, UNKNOWN]]
    assert view.slots == t.game.slots
    assert view.captives == t.game.captives
    assert view.court == t.game.court


def curtain_after(t: Table, answer: int) -> bool:
    before = t.game.curtain
    t.answer(answer)
    return t.game.curtain > before


def test_round_15_new_sights_cannot_be_taken_back() -> None:
    """Dice, a refilled Court, a hand seen with Farseers, a mulligan: each draws the curtain. A move does not."""
    t = table(3).agents(RED, 0, 1).ships(RED, gate(2), 1).turn(RED, ATTACK).to_pips()
    assert not curtain_after(t, MOVE)
    t.answer(gate(3))
    assert curtain_after(t, SECURE)
    t = table(3).give(RED, Farseers).hand(RED, aggro(2)).hand(BLUE, aggro(4)).a_ship_each().turn(RED, admin(2))
    t.answer(TYCOON)
    assert curtain_after(t, BLUE)
    game = set_up("2p-01")
    before = game.curtain
    game.answer(1)
    assert game.curtain > before


def test_round_15_actions_without_news_can_be_taken_back() -> None:
    match = Match(TITLE, TITLE.setup("base", 3, 4, {"setup": "3p-01"}))
    match.play(match.state.ask.choices[-1] if match.state.ask else DONE)
    seat = match.seat
    assert match.undo_reach(seat) > 0


def with_last_card(card: int) -> Table:
    """Red led Aggression 4, and Blue has one card left."""
    t = table(3).a_ship_each().hand(RED, aggro(4), admin(5)).hand(BLUE, card).hand(GOLD, construct(2)).fill_discard()
    return t.round().answer(aggro(4)).end_turn()


def test_round_13_nobody_sees_that_a_last_card_can_only_be_copied() -> None:
    """Aggression 2 can neither surpass nor pivot. Blue is asked for it like one who could pivot, and whoever copies
    looks the same to the others, the curtain included."""
    forced, free = with_last_card(aggro(2)), with_last_card(admin(2))
    for t in (forced, free):
        assert (t.asked(), t.seat()) == ("Follow.choice", BLUE)
    assert len(forced.choices()) == 1
    for seat in (RED, GOLD, SPECTATOR):
        assert codec.digest(forced.view(seat)) == codec.digest(free.view(seat))
    forced.follow(COPY, aggro(2))
    free.follow(COPY, admin(2))
    for seat in (RED, GOLD, SPECTATOR):
        assert codec.digest(forced.view(seat)) == codec.digest(free.view(seat))
    assert forced.game.curtain == free.game.curtain


def test_round_13_an_empty_hand_is_public_and_asked_nothing() -> None:
    t = with_last_card(aggro(2)).follow(COPY, aggro(2)).end_turn()
    assert (t.asked(), t.seat()) == ("Follow.choice", GOLD)
    t = table(3).a_ship_each().hand(RED, aggro(4)).hand(GOLD, construct(2)).fill_discard().round().answer(aggro(4))
    assert t.end_turn().seat() == GOLD
