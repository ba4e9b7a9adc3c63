"""A chapter (p. 8-11, 18-19): deal, rounds, scoring, clean-up."""

from __future__ import annotations

from typing import Final

from starboard.core.ask import DONE, Ask, Secret
from starboard.core.procedure import Procedure, Ref
from starboard.core.state import Shuffle
from starboard.games.arcs.codes import (
    IN_DISCARD,
    attached_by,
    card_of,
    follow_face,
    follow_how,
    following,
)
from starboard.games.arcs.ids import (
    ACTION_DECK,
    ACTION_DISCARD,
    COPY,
    EVENT,
    FACES_OF,
    HAND_SIZE,
    LEAD,
    MIRROR,
    NOBODY,
    NOTHING,
    NOWHERE,
    NUMBER_OF,
    PIVOT,
    SEATS,
    SUIT_OF,
    SURPASS,
    TABLE,
)
from starboard.games.arcs.queries import lead_number, turn_order, without_events
from starboard.games.arcs.scoring import Scoring
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.turn import Turn
from starboard.games.arcs.verbs import discard_face_down, everyone_sees, lay_face_down, note_sight, take_initiative


class Chapters(Procedure):
    """The game after setup: chapter after chapter until somebody has enough Power (SCORE-08)."""

    steps = ("play_chapter", "next_chapter")

    def play_chapter(self, game: Arcs) -> None:
        game.call(Chapter())

    def next_chapter(self, game: Arcs) -> None:
        if not game.mode.is_over(game):
            game.chapter += 1
            self.again()


class Chapter(Procedure):
    steps = ("shuffle", "deal", "mulligan", "redraw", "discard_leftovers", "play_round", "score")
    fields = ("again_hand",)

    def __init__(self) -> None:
        super().__init__()
        self.again_hand = 0

    def shuffle(self, game: Arcs) -> None:
        """All action cards together: hands, played and discarded ones (SCORE-06)."""
        game.tell("chapter", (game.chapter,))
        game.deck = game.mode.action_deck(game.players)
        game.discard = []
        game.discard_up = []
        game.hands = [[] for _ in range(SEATS)]
        game.sight = [NOWHERE] * len(game.sight)
        game.call(Shuffle(ACTION_DECK))

    def deal(self, game: Arcs) -> None:
        for seat in range(game.players):
            game.hands[seat] = sorted([game.deck.pop() for _ in range(HAND_SIZE)])

    def mulligan(self, game: Arcs) -> Ask | None:
        """Two players: the one without initiative may take a new hand (SETUP-02)."""
        if game.players != 2:
            return None
        return Ask(1 - game.initiative, "again_hand", [0, 1])

    def redraw(self, game: Arcs) -> None:
        if self.again_hand:
            seat = 1 - game.initiative
            old = without_events(game.hands[seat])
            kept = [card for card in game.hands[seat] if card not in old]
            game.hands[seat] = sorted([*kept, *[game.deck.pop() for _ in old]])
            game.curtain += 1
            game.tell("mulligan", (seat,))
            for card in old:
                game.deck.append(card)
                note_sight(game, seat, card, IN_DISCARD)

    def discard_leftovers(self, game: Arcs) -> None:
        """No draw deck inside a chapter: what is left is a shuffled discard pile (SETUP-01)."""
        game.discard = game.deck
        game.jumbled = len(game.deck)
        game.deck = []
        game.call(Shuffle(ACTION_DISCARD))

    def play_round(self, game: Arcs) -> None:
        if any(game.hands):
            self.go_to("play_round")
            game.call(Round())

    def score(self, game: Arcs) -> None:
        game.call(Scoring())


class Round(Procedure):
    """The initiative holder leads, the others follow clockwise (p. 8-11)."""

    steps = ("choose_lead", "lead", "follow", "take_back_cards", "check_initiative", "end_round", "discard_played")
    fields = ("leader", "card", "turns")

    def __init__(self) -> None:
        super().__init__()
        self.leader = NOBODY
        self.card = NOTHING
        self.turns = 0

    def choose_lead(self, game: Arcs) -> Ask | None:
        """Whoever holds nothing but Events must pass (evc.play): a question with one choice, for that tells the others
        something about the hand."""
        hand = game.hands[game.initiative]
        if not hand:
            self.card = DONE
            return None
        faces = [face for card in without_events(hand) for face in FACES_OF[card]]
        return Ask(game.initiative, "card", [DONE, *sorted(faces)])

    def lead(self, game: Arcs) -> None:
        self.leader = game.initiative
        if self.card == DONE:
            pass_initiative(game)
            self.stop()
            return
        game.passes = 0
        game.lead_card = self.card
        game.tell("lead", (self.leader, self.card))
        lay_card(game, self.leader, self.card, LEAD)
        game.call(Turn(self.leader, self.card, LEAD))

    def follow(self, game: Arcs) -> None:
        """Players without cards are skipped (ROUND-03)."""
        self.turns += 1
        if self.turns < game.players:
            self.go_to("follow")
            seat = (self.leader + self.turns) % game.players
            if game.hands[seat]:
                game.call(Follow(seat))

    def take_back_cards(self, game: Arcs) -> None:
        """Effects for the end of the round come before the initiative check (ROUND-10)."""
        for card in game.moments.at_round_end[TABLE]:
            card.at_round_end(game, attached_by(game.attached[card.id]))

    def check_initiative(self, game: Arcs) -> None:
        """Without a seizure the highest surpassing card takes it (ROUND-09)."""
        if game.seized:
            return
        numbers = [NUMBER_OF[game.played[s]] if game.how[s] == SURPASS else 0 for s in range(game.players)]
        if max(numbers):
            seat = numbers.index(max(numbers))
            game.tell("initiative", (seat,))
            take_initiative(game, seat, True)

    def end_round(self, game: Arcs) -> None:
        """What a hand got back counted for the initiative (C-70) and is on the table no more."""
        for seat in range(game.players):
            if game.played[seat] != NOTHING and is_taken_back(game, card_of(game.played[seat])):
                game.played[seat] = NOTHING
        game.mode.end_round(game)

    def discard_played(self, game: Arcs) -> None:
        """Everything played goes face down to the discard pile, in turn order from the leader (ROUND-14)."""
        for turn in range(game.players):
            seat = (self.leader + turn) % game.players
            if game.played[seat] != NOTHING:
                discard_played(game, seat)
            if game.seize_cards[seat] != NOTHING:
                discard_face_down(game, seat, game.seize_cards[seat])
            game.seize_cards[seat] = game.played[seat] = NOTHING
            game.how[seat] = NOTHING
        game.lead_card = NOTHING
        game.seized = game.zeroed = game.declared = 0


def is_taken_back(game: Arcs, card: int) -> bool:
    """Whether a card lies on the table no more because a hand got it at the end of the round."""
    for hand in game.hands:
        if card in hand:
            return True
    return False


def discard_played(game: Arcs, seat: int) -> None:
    card = card_of(game.played[seat])
    if game.how[seat] == COPY:
        discard_face_down(game, seat, card)
    elif game.split_discard:
        game.discard_up.append(card)
    else:
        game.discard.append(card)
        everyone_sees(game, card, IN_DISCARD)


def lay_card(game: Arcs, seat: int, face: int, how: int) -> None:
    card = card_of(face)
    game.hands[seat].remove(card)
    game.played[seat] = face
    game.how[seat] = how
    if how == COPY:
        lay_face_down(game, seat)
    else:
        everyone_sees(game, card, NOWHERE)  # it lies face up: nothing to remember
    for answering in game.moments.when_played[seat]:
        answering.when_played(game, seat)


def pass_initiative(game: Arcs) -> None:
    """The marker goes to the next player with cards; when all with cards passed in a row, the chapter ends."""
    seat = game.initiative
    if game.hands[seat]:
        game.passes += 1
        game.tell("pass", (seat,))
    with_cards = [s for s in range(game.players) if game.hands[s]]
    following = [s for s in turn_order(game)[1:] if game.hands[s]]
    if following:
        game.tell("initiative", (following[0],))
        take_initiative(game, following[0])
    if game.passes >= len(with_cards):
        game.tell("all_passed")
        for other in with_cards:
            for card in game.hands[other]:
                discard_face_down(game, other, card)
            game.hands[other] = []
        game.passes = 0


HOW_KEYS: Final = ("", "surpass", "copy", "pivot", "mirror")  # of texts, by how a card is played


class Follow(Procedure):
    """A follower plays a card: surpass, copy, pivot (p. 10), or an Event (evc.play)."""

    steps = ("choose_play", "play")
    fields = ("seat", "choice")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.choice = NOTHING

    def wording(self, game: Arcs, field: str, choice: int, values: dict[str, Ref]) -> str:
        how = follow_how(choice)
        values["card"], values["how"] = follow_face(choice), how
        return HOW_KEYS[how]

    def choose_play(self, game: Arcs) -> Ask:
        """Whose last card can only be copied is asked too: otherwise all would know its suit (ROUND-13)."""
        suit, number = SUIT_OF[game.lead_card], lead_number(game)
        choices = []
        for card in game.hands[self.seat]:
            if SUIT_OF[card] == EVENT:
                choices.append(following(MIRROR, card))
                continue
            choices.append(following(COPY, card))
            for face in FACES_OF[card]:
                if SUIT_OF[face] != suit:
                    choices.append(following(PIVOT, face))
                elif NUMBER_OF[face] > number:
                    choices.append(following(SURPASS, face))
        return Secret(self.seat, "choice", sorted(choices))

    def play(self, game: Arcs) -> None:
        how, face = follow_how(self.choice), follow_face(self.choice)
        self.choice = NOTHING  # a copied card is nobody else's business
        if how == COPY:
            game.tell("copy", (self.seat,))
            game.tell("copy_card", (face,), self.seat)
        else:
            game.tell(HOW_KEYS[how], (self.seat, face))
        lay_card(game, self.seat, face, how)
        game.call(Turn(self.seat, face, how))
