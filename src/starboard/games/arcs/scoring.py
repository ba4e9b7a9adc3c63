"""The end of a chapter (p. 18-19)."""

from __future__ import annotations

from starboard.core.ask import Ask
from starboard.core.procedure import Procedure, Ref
from starboard.games.arcs.cards.card import DECK
from starboard.games.arcs.codes import window, window_card, window_seat
from starboard.games.arcs.ids import (
    AGENT,
    CITY,
    CITY_BONUS,
    MARKER_FIRST,
    MARKERS,
    NOTHING,
    PIECES,
    TYRANT,
    WARLORD,
)
from starboard.games.arcs.queries import (
    ambition_count,
    ambition_values,
    ambitions,
    boxed_count,
    captive_owners,
    captives_of,
    is_declared,
    is_seat,
    owners,
    pieces_left,
    trophies_of,
    turn_order,
)
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.verbs import add_captives, add_trophies, agents_home, cover_slots, pieces_home


class Scoring(Procedure):
    """Score, after-scoring effects, return trophies and captives, flip a marker (SCORE-06). What a way to play adds
    comes before the scoring, with it, before the clean-up and at the very end (che.1 to che.6)."""

    steps = (
        "start_scoring",
        "score_ambitions",
        "end_chapter",
        "after_scoring",
        "order_after",
        "act_after",
        "return_trophies",
        "return_captives",
        "flip_marker",
        "close_chapter",
    )
    fields = ("windows", "window")

    def __init__(self) -> None:
        super().__init__()
        self.windows: tuple[int, ...] = ()  # cards that still have something to do after scoring
        self.window = NOTHING

    def wording(self, game: Arcs, field: str, choice: int, values: dict[str, Ref]) -> str:
        values["card"] = window_card(choice)
        return ""

    def start_scoring(self, game: Arcs) -> None:
        game.mode.start_scoring(game)

    def score_ambitions(self, game: Arcs) -> None:
        for ambition in ambitions(game):
            if is_declared(game, ambition):
                score(game, ambition)
        game.mode.score_more(game)

    def end_chapter(self, game: Arcs) -> None:
        game.mode.end_chapter(game)

    def after_scoring(self, game: Arcs) -> None:
        # The initiative holder orders these (p. 22); most do not change what another does.
        for seat in range(game.players):
            cards = game.moments.after_scoring[seat]
            self.windows = (*self.windows, *[window(seat, card.id) for card in cards if card.ordered])
            for card in cards:
                if not card.ordered:
                    card.after_scoring(game, seat)

    def order_after(self, game: Arcs) -> Ask | None:
        """Of those that do, the initiative holder says which comes next (che.4)."""
        if not self.windows:
            self.go_to("return_trophies")
            return None
        return Ask(game.initiative, "window", sorted(self.windows))

    def act_after(self, game: Arcs) -> None:
        self.windows = tuple([window for window in self.windows if window != self.window])
        self.go_to("order_after")
        DECK.cards[window_card(self.window)].after_scoring(game, window_seat(self.window))

    def return_trophies(self, game: Arcs) -> None:
        if is_declared(game, WARLORD):
            cities = [pieces_left(game, seat, CITY) for seat in range(game.players)]
            for holder in range(game.players):
                for owner in owners(game):
                    for piece in range(PIECES):
                        return_trophies(game, holder, owner, piece)
            game.mode.return_spoils(game)
            # Whoever is first in turn order rearranges first (FINE-06): the last called is on top.
            for seat in reversed(turn_order(game)):
                cover_slots(game, seat, cities[seat])

    def return_captives(self, game: Arcs) -> None:
        if is_declared(game, TYRANT):
            for holder in range(game.players):
                for card in game.moments.when_released[holder]:
                    card.when_released(game, holder)
                if game.mode.return_captives(game, holder):
                    continue
                for owner in captive_owners(game, holder):
                    count = captives_of(game, holder, owner)
                    add_captives(game, holder, owner, -count)
                    agents_home(game, owner, count)

    def flip_marker(self, game: Arcs) -> None:
        """All markers return; the lowest one that was never flipped shows its other side."""
        game.marker_at = [NOTHING] * MARKERS
        for marker in range(MARKERS):
            if game.marker_side[marker] == 0:
                game.marker_side[marker] = 1
                game.tell("flip", (MARKER_FIRST[1][marker],))
                return

    def close_chapter(self, game: Arcs) -> None:
        game.mode.close_chapter(game)


def return_trophies(game: Arcs, holder: int, owner: int, piece: int) -> None:
    """Cities do not cover slots one by one: the tokens are rearranged once all are back."""
    count = trophies_of(game, holder, owner, piece)
    add_trophies(game, holder, owner, piece, -count)
    if piece == AGENT and is_seat(owner):
        agents_home(game, owner, count)
    else:
        pieces_home(game, owner, piece, count)


def places(game: Arcs, ambition: int) -> tuple[list[int], list[int]]:
    """Who is first and who is second; several firsts are tied, a tie for second places nobody (SCORE-02).

    With two players, seat 2 stands for the tokens on the box (SCORE-05).
    """
    counts = [ambition_count(game, seat, ambition) for seat in range(game.players)]
    if game.players == 2:
        counts.append(boxed_count(game, ambition))
    best = max(counts)
    if best == 0:
        return [], []
    firsts = [seat for seat, count in enumerate(counts) if count == best]
    if len(firsts) > 1:
        return firsts, []
    rest = max([count for seat, count in enumerate(counts) if seat != firsts[0]])
    seconds = [seat for seat, count in enumerate(counts) if count == rest and seat != firsts[0]]
    return firsts, seconds if rest and len(seconds) == 1 else []


def is_winning(game: Arcs, seat: int, ambition: int) -> bool:
    """Whether a seat would win a declared ambition if the chapter ended now (str.win_ambition)."""
    return is_declared(game, ambition) and places(game, ambition)[0] == [seat]


def place_power(game: Arcs, seat: int, ambition: int, sole: bool, aloud: bool) -> int:
    """The Power that a place brings a seat; a sole first place counts the bonus of its cities too. Where it is gained
    and not just weighed, cards that change it say so aloud."""
    first, second = ambition_values(game, ambition)
    power = first + city_bonus(game, seat) if sole else second
    for card in game.moments.place_power[seat]:
        before, power = power, card.place_power(game, seat, ambition, sole, power, second)
        if aloud and power != before:
            card.says(game, seat, "place_power")
    return power


def city_bonus(game: Arcs, seat: int) -> int:
    return CITY_BONUS[pieces_left(game, seat, CITY)]


def power_now(game: Arcs, ambition: int) -> list[int]:
    """What each seat would score for an ambition if the chapter ended now."""
    firsts, seconds = places(game, ambition)
    return [
        place_power(game, seat, ambition, firsts == [seat], False) if seat in firsts + seconds else 0
        for seat in range(game.players)
    ]


def score(game: Arcs, ambition: int) -> None:
    game.tell("score", (ambition, *ambition_values(game, ambition)))
    tell_counts(game, ambition)
    firsts, seconds = places(game, ambition)
    for seat in firsts + seconds:
        if seat < game.players:
            sole = firsts == [seat]
            if sole and city_bonus(game, seat):
                game.tell("city_bonus", (seat, city_bonus(game, seat), ambition))
            power = place_power(game, seat, ambition, sole, True)
            game.power[seat] += power
            game.tell("power", (seat, power, ambition))
            if sole:
                for card in game.moments.when_won[seat]:
                    card.when_won(game, seat, ambition, power)


def tell_counts(game: Arcs, ambition: int) -> None:
    """What the places follow from."""
    for seat in range(game.players):
        count = ambition_count(game, seat, ambition)
        if count:
            game.tell("count", (seat, count, ambition))
    if game.players == 2 and boxed_count(game, ambition):
        game.tell("count_of_box", (ambition, boxed_count(game, ambition)))
