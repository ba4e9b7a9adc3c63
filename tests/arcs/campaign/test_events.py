"""Events as action cards (evc.*), and the end of a round (p. 12-13)."""

from __future__ import annotations

import pytest

from arcs.campaign.reach import *
from starboard.games.arcs.campaign import court_cards as cc
from starboard.games.arcs.campaign.council import CouncilDecides
from starboard.games.arcs.campaign.court import open_council
from starboard.games.arcs.campaign.crises import RollDice
from starboard.games.arcs.campaign.events import EndRound
from starboard.games.arcs.campaign.summit import Summit

AN_EVENT = FIRST_EVENT
ANOTHER = FIRST_EVENT + 1


def round_with_events(lead: int = construct(2)) -> ReachTable:
    """Red leads, Blue and Gold each hold an Event; everybody has a starport to build at and a card left over."""
    t = campaign(3).a_ship_each()
    for seat, planet in ((RED, arrow(1)), (BLUE, arrow(2)), (GOLD, arrow(3))):
        t.starport(seat, planet)
    t.hand(RED, lead, admin(3)).hand(BLUE, AN_EVENT, admin(4)).hand(GOLD, ANOTHER, admin(5))
    t.round().answer(lead)
    return t


def pips(t: ReachTable) -> int:
    turn = t.game.innermost(Turn)
    assert turn is not None
    return turn.pips


# -- playing an Event (p. 12) ------------------------------------------------


def test_page_12_the_first_event_acts_as_the_lead_card_and_the_second_gives_nothing() -> None:
    """evc.actions, evc.none: Lukas leads Construction 2, Daniel mirrors its 4 actions, Melanie's Event gives none."""
    t = round_with_events()
    t.end_turn().follow(MIRROR, AN_EVENT).to_pips()
    assert pips(t) == 4
    assert BUILD in t.choices("action")
    t.done().follow(MIRROR, ANOTHER)
    assert pips(t) == 0
    t.tokens(GOLD, MATERIAL).to_prelude()
    assert t.asked() == "Turn.spending"
    assert spending(0, MATERIAL) in t.choices()
    t.done()
    assert t.asked() == "EndRound.summit"


def test_an_event_is_played_by_followers_only_and_in_one_way() -> None:
    """evc.play: neither led nor used to copy; Surpass and Pivot need a number or a suit, which it lacks."""
    t = round_with_events()
    t.end_turn()
    assert [choice for choice in t.choices("choice") if follow_face(choice) == AN_EVENT] == [
        following(MIRROR, AN_EVENT)
    ]
    t = campaign(3).a_ship_each().hand(RED, AN_EVENT, admin(3)).hand(BLUE, admin(4)).hand(GOLD, admin(5)).round()
    assert t.choices("card") == [DONE, admin(3)]


def test_an_event_cannot_be_discarded_to_seize_but_its_player_may_seize_with_another_card() -> None:
    """evc.play, C-35"""
    t = round_with_events().hand(BLUE, AN_EVENT, FIRST_EVENT + 2, admin(4))
    t.end_turn().follow(MIRROR, AN_EVENT)
    assert t.choices("opening") == [DONE, seizure(admin(4))]
    t.seize(admin(4))
    assert t.initiative() == BLUE


def test_a_leader_with_events_only_passes_the_initiative() -> None:
    """evc.play"""
    t = campaign(3).a_ship_each().hand(RED, AN_EVENT, ANOTHER).hand(BLUE, admin(4)).hand(GOLD, admin(5))
    t.game.stack = [Round()]
    t.game.run()
    assert t.initiative() == BLUE
    assert t.game.hands[RED] == [AN_EVENT, ANOTHER]


def test_when_all_who_lead_hold_events_only_the_chapter_ends() -> None:
    """C-50: they all pass in a row, as in the base game."""
    t = campaign(2).a_ship_each().hand(RED, AN_EVENT).hand(BLUE, ANOTHER)
    t.rounds()
    assert t.told("all_passed")
    assert not any(line.key == "mirror" for line in t.game.log or [])


def test_a_mirror_is_no_copy_pivot_or_surpass() -> None:
    """C-35: it takes no initiative at the end of the round, and its pips are not the single one of a copy."""
    t = round_with_events()
    t.end_turn().follow(MIRROR, AN_EVENT).to_pips()
    turn = t.game.innermost(Turn)
    assert turn is not None
    assert turn.paying() == BY_PIP
    t.done().follow(COPY, admin(5)).end_turn()
    assert t.initiative() == RED


def test_a_mirror_of_a_faithful_lead_takes_the_side_that_was_led() -> None:
    """C-36"""
    t = campaign(3).a_ship_each().starport(BLUE, arrow(2)).tokens(BLUE, FUEL)
    wisdom = action_card(WISDOM, 3)
    t.turn(BLUE, AN_EVENT, MIRROR, wisdom).to_pips()
    assert pips(t) == 3
    assert BUILD in t.choices("action")
    assert MOVE not in t.choices("action")


def test_no_event_acts_while_the_council_is_tucked() -> None:
    """evc.none: only as long as it is; flipped back to the Court, it does not count any more (cnc.flip_tucked)."""
    t = campaign(3)
    t.starport(BLUE, arrow(2)).ships(BLUE, arrow(2), 1).tokens(BLUE, MATERIAL)
    t.game.court[COUNCIL_SLOT], t.game.council, t.game.council_by = NOTHING, DECIDED, RED
    t.turn(BLUE, AN_EVENT, MIRROR, construct(2))
    assert pips(t) == 0
    open_council(t.game)
    t.turn(BLUE, AN_EVENT, MIRROR, construct(2))
    assert pips(t) == 4


def test_a_new_hand_keeps_its_events() -> None:
    """evc.mulligan, two.events: with two players the Events stay, and as many cards are drawn as were laid down."""
    t = campaign(2).a_ship_each()
    chapter = Chapter()
    chapter.go_to("mulligan")
    t.hand(RED, admin(2)).hand(BLUE, AN_EVENT, admin(3), admin(4))
    t.game.deck = [aggro(2), aggro(3), aggro(4)]
    t.call(chapter).answer(1)
    assert t.game.hands[BLUE] == [aggro(3), aggro(4), AN_EVENT]
    assert sorted([*t.game.deck, *t.game.discard]) == [admin(3), admin(4), aggro(2)]


@pytest.mark.parametrize(("players", "events"), [(2, 2), (3, 2), (4, 3)])
def test_all_events_are_back_in_every_chapter(players: int, events: int) -> None:
    """evc.noscrap, two.events: nothing takes them out of the game."""
    t = campaign(players).a_ship_each()
    for chapter in (1, 2):
        t.in_act(1, chapter).call(Chapter())
        dealt = [*t.game.deck, *[card for hand in t.game.hands for card in hand], *t.game.discard]
        assert len([card for card in dealt if SUIT_OF[card] == EVENT]) == events


# -- the end of the round (p. 13) ------------------------------------------------


def test_page_13_whoever_has_the_initiative_may_call_a_summit_and_rolls() -> None:
    """evc.resolve: two Events were played, Lukas keeps the initiative; one Summit, one roll, here a crisis."""
    t = round_with_events()
    t.end_turn().follow(MIRROR, AN_EVENT).end_turn().follow(MIRROR, ANOTHER).end_turn()
    assert (t.asked(), t.seat(), t.choices()) == ("EndRound.summit", RED, [0, 1])
    assert t.copy().answer(0).asked() == "RollDice.dice"
    t.answer(1)
    assert (t.asked(), t.seat()) == ("CallToOrder.motion", RED)
    while t.asked() in ("CallToOrder.motion", "Negotiations.word"):
        t.answer(DONE)
    assert t.asked() == "RollDice.dice"
    t.answer((3, 0))
    assert t.told("crises")
    assert (t.game.number_rolled, t.game.symbol_rolled) == (3, ARROW)
    assert len(t.told("dice_crisis")) == 1
    assert t.asked() == ""
    assert t.game.played[:3] == [NOTHING] * 3


def test_the_initiative_is_checked_before_the_event() -> None:
    """evc.round_end: the highest card that surpasses takes the initiative first, and its player resolves the Event."""
    t = round_with_events().hand(GOLD, construct(5), admin(5))
    t.end_turn().follow(MIRROR, AN_EVENT).end_turn().follow(SURPASS, construct(5)).end_turn()
    assert (t.asked(), t.seat()) == ("EndRound.summit", GOLD)
    assert t.game.how[GOLD] == SURPASS  # the cards are still on the table


def test_unions_take_their_card_back_before_the_event() -> None:
    """evc.round_end, step 1."""
    t = round_with_events().give(RED, cc.ConstructionUnion).to_prelude()
    t.use(cc.ConstructionUnion).end_turn().follow(MIRROR, AN_EVENT).end_turn().follow(COPY, admin(5)).end_turn()
    assert t.asked() == "EndRound.summit"
    assert construct(2) in t.game.hands[RED]
    assert t.game.played[RED] == NOTHING  # it is in one place only


def test_a_card_that_a_union_took_back_still_counts_for_the_initiative() -> None:
    """C-70"""
    t = round_with_events().hand(GOLD, construct(5), admin(5)).give(GOLD, cc.ConstructionUnion)
    t.end_turn().follow(MIRROR, AN_EVENT).end_turn().follow(SURPASS, construct(5)).to_prelude()
    t.use(cc.ConstructionUnion).fill(target=GOLD).end_turn()
    assert construct(5) in t.game.hands[GOLD]
    assert (t.asked(), t.seat()) == ("EndRound.summit", GOLD)


def test_the_caller_of_the_summit_is_whoever_has_the_initiative() -> None:
    """evc.resolve"""
    t = campaign(3)
    t.game.initiative = BLUE
    end = EndRound()
    end.summit = 1
    end.call_summit(t.game)
    summit = t.game.stack[-1]
    assert isinstance(summit, Summit)
    assert summit.caller == BLUE


@pytest.mark.parametrize("face", range(6))
def test_the_event_die_brings_crises_or_edicts(face: int) -> None:
    """evc.resolve: three faces of each, and each symbol once on either."""
    t = campaign(3).call(RollDice(1)).answer((0, face))
    assert bool(t.told("crises")) == (face < 3)
    assert bool(t.told("edicts")) == (face >= 3)
    assert t.game.symbol_rolled == (ARROW, CRESCENT, HEX)[face % 3]


def test_a_round_without_event_and_council_just_ends() -> None:
    """evc.resolve"""
    t = campaign(3).a_ship_each().hand(RED, admin(2), admin(3)).hand(BLUE, aggro(4), admin(4)).hand(GOLD, mobi(5))
    t.round().answer(admin(2)).end_turn().follow(PIVOT, aggro(4)).end_turn().follow(COPY, mobi(5)).end_turn()
    assert t.asked() == ""
    assert not t.told("crises") + t.told("edicts")


def test_the_council_comes_instead_of_the_events() -> None:
    """evc.council_first: no roll; whoever secured the Council decides, though another has the initiative."""
    t = campaign(3)
    t.game.how[BLUE] = MIRROR
    t.game.court[COUNCIL_SLOT], t.game.council, t.game.council_by = NOTHING, DECIDED, GOLD
    t.call(EndRound())
    assert (t.asked(), t.seat()) == ("CouncilDecides.summit", GOLD)
    t.answer(0)
    assert t.asked() == "CouncilDecides.happening"
    t.answer(EDICTS)
    assert isinstance(t.game.stack[0], EndRound) or not t.told("dice_edict")
    assert not t.told("dice_edict") + t.told("dice_crisis") + t.told("dice_place")


def test_events_count_again_once_the_council_was_flipped_back() -> None:
    """cnc.flip_tucked"""
    t = campaign(3)
    t.game.how[BLUE] = MIRROR
    t.game.court[COUNCIL_SLOT], t.game.council, t.game.council_by = NOTHING, DECIDED, GOLD
    open_council(t.game)
    t.call(EndRound())
    assert (t.asked(), t.seat()) == ("EndRound.summit", RED)
    assert t.game.innermost(CouncilDecides) is None


def test_whoever_has_the_initiative_may_roll_again_with_empaths_vision() -> None:
    """lor.vision: the number die, the event die or both, once; while Empath is declared."""
    t = campaign(3).give(RED, EmpathsVision).call(RollDice(1)).answer((0, 0))
    assert t.told("crises")
    t = campaign(3).give(BLUE, EmpathsVision).marker(EMPATH).call(RollDice(1)).answer((0, 0))
    assert t.told("crises")
    t = campaign(3).give(RED, EmpathsVision).marker(EMPATH).call(RollDice(1)).answer((0, 0))
    assert (t.asked(), t.seat()) == ("RollDice.picked", RED)
    again = t.copy()
    t.answer(2)
    assert t.asked() == "RollDice.faces"
    t.answer((5,))
    assert (t.game.number_rolled, t.game.symbol_rolled) == (0, HEX)
    assert t.told("edicts")
    assert not t.told("crises")
    assert t.abilities(EmpathsVision) == [1]
    again.answer(3).answer((4, 1))
    assert isinstance(again.game, Reach)
    assert (again.game.number_rolled, again.game.symbol_rolled) == (4, CRESCENT)
