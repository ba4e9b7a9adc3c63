"""The table of Arcs in a terminal: round, map, Court, ambitions, player boards, hand. Legible at 100 columns."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table

from starboard.core.game import Title
from starboard.core.state import UNKNOWN, State
from starboard.core.text import Nouns, Text
from starboard.games.arcs.cards.card import DECK
from starboard.games.arcs.ids import (
    ACTION_CARDS,
    AGENT,
    AMBITIONS,
    CARDS,
    CHAPTERS,
    CITY,
    CITY_BONUS,
    FIRST_LEADER,
    GATE,
    GUILD_CARDS,
    LEAD,
    MARKER_FIRST,
    MARKER_SECOND,
    MARKERS,
    NOBODY,
    NOT_PLAYED,
    NOTHING,
    PIECES,
    PIPS,
    PLACES,
    RESOURCES,
    SEATS,
    SHIP,
    SLOT_KEYS,
    SLOTS,
    STARPORT,
    SYSTEMS,
    THRESHOLD,
)
from starboard.games.arcs.queries import (
    agents_on,
    ambition_count,
    ambition_values,
    boxed_count,
    controller,
    is_damaged,
    open_slots,
    owner_of,
    piece_of,
    ships_at,
)
from starboard.games.arcs.state import Arcs

COLOURS: Final = ("red", "blue", "yellow", "white")
SHAPES: Final = ("●", "▲", "■", "◆")

CHAPTER: Final = Text("Kapitel {0} von {1}, Ziel {2} Macht", "Chapter {0} of {1}, {2} Power to win")
INITIATIVE: Final = Text("Initiative", "initiative")
SEIZED: Final = Text("ergriffen", "seized")
ZERO: Final = Text("Nullmarker", "zero marker")
HOW: Final = (
    Text("führt", "leads"),
    Text("übertrifft", "surpasses"),
    Text("kopiert", "copies"),
    Text("weicht ab", "pivots"),
)
SEIZE_CARD: Final = Text("ergriff mit einer Karte", "seized with a card")
CITY_SIGN: Final = Text("Stadt", "City")
PORT_SIGN: Final = Text("Hafen", "Port")
LEGEND: Final = Text(
    "●3+1: 3 intakte und 1 beschädigtes Schiff, !: beschädigt, *: kontrolliert, ·: freies Baufeld",
    "●3+1: 3 fresh ships and 1 damaged, !: damaged, *: controls, ·: empty slot",
)
COURT: Final = Text("Hof (Stapel {0}, Ablage {1})", "Court (deck {0}, discard {1})")
AGENTS: Final = Text("Agenten", "Agents")
SUIT: Final = Text("Art", "Suit")
KEYS: Final = Text("Schlüssel", "Keys")
AMBITION: Final = Text("Ambition", "Ambition")
MARKERS_HEAD: Final = Text("Marker", "Markers")
BOX: Final = Text("Feld", "Box")
FREE_MARKERS: Final = Text("verfügbar: {0}", "available: {0}")
SUPPLY: Final = Text("Vorrat: {0}; Aktionskarten abgelegt: {1}", "Supply: {0}; action cards discarded: {1}")
HAND: Final = Text("Deine Hand", "Your hand")
PIP_COUNT: Final = Text("Sterne {0}", "pips {0}")
ROWS: Final = {
    "power": Text("Macht", "Power"),
    "hand": Text("Handkarten", "Hand cards"),
    "slots": Text("Ressourcen (Schlüssel)", "Tokens (keys)"),
    "outrage": Text("Aufschrei", "Outrage"),
    "cities": Text("Städte übrig", "Cities left"),
    "supply": Text("im Vorrat", "in supply"),
    "cards": Text("Karten", "Cards"),
    "trophies": Text("Trophäen", "Trophies"),
    "captives": Text("Gefangene", "Captives"),
}
BONUS: Final = Text("Bonus {0}", "bonus {0}")
SHIPS_LEFT: Final = Text("Schiffe {0}, Häfen {1}, Agenten {2}", "ships {0}, ports {1}, agents {2}")
NONE: Final = "[dim]–[/]"


def draw(title: Title, view: State, seat: int, language: str, names: tuple[str, ...]) -> RenderableType:
    """The whole table as ``seat`` sees it (-1: a spectator)."""
    assert isinstance(view, Arcs)
    board = Board(title, view, seat, language, names)
    parts: list[RenderableType] = [board.headline(), board.plays(), board.map(), board.say(LEGEND)]
    parts += [board.court_and_ambitions(), board.players(), board.supplies()]
    if 0 <= seat < view.players:
        parts.append(board.hand())
    return Group(*parts)


def plain_table(*heads: str) -> Table:
    return Table(*heads, box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False)


class Board:
    """One drawing; everything it needs to name things."""

    def __init__(self, title: Title, game: Arcs, seat: int, language: str, names: tuple[str, ...]) -> None:
        self.game = game
        self.seat = seat
        self.language = language
        self.names = names
        self.nouns = Nouns(title, names)

    # -- words ----------------------------------------------------------------------------------

    def say(self, text: Text, *values: object) -> str:
        return text(self.language).format(*values)

    def noun(self, kind: str, value: int) -> str:
        return escape(self.nouns.noun(kind, value, self.language))

    def mark(self, seat: int, text: object = "") -> str:
        return f"[{COLOURS[seat]}]{SHAPES[seat]}{text}[/]"

    def player(self, seat: int) -> str:
        return self.mark(seat, f" {escape(self.names[seat])}")

    def per_seat(self, counts: list[int]) -> str:
        """Numbers of things by seat, those without any left out."""
        return " ".join([self.mark(seat, count) for seat, count in enumerate(counts) if count]) or NONE

    # -- the round ------------------------------------------------------------------------------

    def headline(self) -> str:
        game = self.game
        words = [f"[bold]{self.say(CHAPTER, game.chapter, CHAPTERS, THRESHOLD[game.players])}[/]"]
        if game.initiative != NOBODY:
            seized = f" ({self.say(SEIZED)})" if game.seized else ""
            words.append(f"{self.say(INITIATIVE)} {self.player(game.initiative)}{seized}")
        return "  |  ".join(words)

    def plays(self) -> str:
        """What each seat played this round, with Unions beside it."""
        words = []
        for seat in range(self.game.players):
            how = self.game.how[seat]
            if how != NOT_PLAYED:
                card = self.game.played[seat]
                said = f"{self.player(seat)} {self.say(HOW[how])}: {self.noun('action_card', card)}"
                if how == LEAD and self.game.zeroed:
                    said += f" ({self.say(ZERO)})"
                said += "".join([f" + {self.noun('card', union)}" for union in self.unions_at(card)])
                if self.game.seize_cards[seat] != NOTHING:
                    said += f", {self.say(SEIZE_CARD)}"
                words.append(said)
        return "\n".join(words)

    def unions_at(self, card: int) -> list[int]:
        attached = self.game.attached
        return [id for id in range(CARDS) if card >= 0 and attached[id] >= 0 and attached[id] % ACTION_CARDS == card]

    # -- the map --------------------------------------------------------------------------------

    def map(self) -> Table:
        game = self.game
        table = Table(box=box.SQUARE, show_lines=True, padding=(0, 1))
        for cluster in game.board.clusters:
            table.add_column(self.noun("cluster", cluster), min_width=14)
        for place in range(4):
            table.add_row(*[self.system(cluster * 4 + place) for cluster in game.board.clusters])
        return table

    def system(self, system: int) -> str:
        """Name and type, ships of each seat, buildings."""
        game = self.game
        name = self.noun("system", system)
        if system % 4 != GATE:
            name += f" {self.noun('resource', game.kind_of[system])}" if game.kind_of[system] != NOTHING else ""
        lines = [f"[dim]{name}[/]", self.ships(system) or NONE]
        if system % 4 != GATE:
            lines.append(self.buildings(system))
        return "\n".join(lines)

    def ships(self, system: int) -> str:
        game = self.game
        master = controller(game, system)
        words = []
        for seat in range(game.players):
            if ships_at(game, seat, system):
                fresh, damaged = game.fresh[seat * SYSTEMS + system], game.damaged[seat * SYSTEMS + system]
                hurt = f"+{damaged}" if damaged else ""
                words.append(self.mark(seat, f"{fresh}{hurt}{'*' if seat == master else ''}"))
        return " ".join(words)

    def buildings(self, system: int) -> str:
        game = self.game
        words = []
        for place in range(system * PLACES, system * PLACES + PLACES):
            value = game.buildings[place]
            if value:
                sign = self.say(CITY_SIGN if piece_of(value) == CITY else PORT_SIGN)
                words.append(self.mark(owner_of(value), f"{sign}{'!' if is_damaged(value) else ''}"))
            elif place % PLACES < game.board.slots[system]:
                words.append("[dim]·[/]")
        return " ".join(words)

    # -- Court and ambitions --------------------------------------------------------------------

    def court_and_ambitions(self) -> Table:
        side_by_side = Table.grid(padding=(0, 4, 0, 0))
        side_by_side.add_row(self.court(), self.ambitions())
        return side_by_side

    def court(self) -> Table:
        game = self.game
        head = self.say(COURT, len(game.court_deck), len(game.court_discard))
        table = plain_table(head, self.say(SUIT), self.say(KEYS), self.say(AGENTS))
        for slot, card in enumerate(game.court):
            agents = self.per_seat([agents_on(game, slot, seat) for seat in range(game.players)])
            if card == NOTHING:
                table.add_row(NONE, "", "", "")
            elif card < GUILD_CARDS:
                printed = DECK.cards[card]
                table.add_row(self.noun("card", card), self.noun("resource", printed.suit), str(printed.keys), agents)
            else:
                table.add_row(self.noun("card", card), "Vox", "", agents)
        return table

    def ambitions(self) -> Table:
        """Markers as first/second value, and how much of it each seat has."""
        game = self.game
        heads = [self.mark(seat) for seat in range(game.players)]
        if game.players == 2:
            heads.append(self.say(BOX))
        table = plain_table(self.say(AMBITION), self.say(MARKERS_HEAD), *heads)
        for ambition in range(AMBITIONS):
            first, second = ambition_values(game, ambition)
            counts = [ambition_count(game, seat, ambition) for seat in range(game.players)]
            if game.players == 2:
                counts.append(boxed_count(game, ambition))
            best = max(counts)
            cells = [f"[bold]{count}[/]" if count == best and count else str(count) for count in counts]
            markers = f"[bold]{first}/{second}[/]" if first else NONE
            table.add_row(self.noun("ambition", ambition), markers, *cells)
        free = [marker for marker in range(MARKERS) if game.marker_at[marker] == NOTHING]
        values = [(MARKER_FIRST[game.marker_side[m]][m], MARKER_SECOND[game.marker_side[m]][m]) for m in free]
        table.caption = self.say(FREE_MARKERS, ", ".join([f"{a}/{b}" for a, b in values]) or "–")
        table.caption_justify = "left"
        return table

    # -- player boards --------------------------------------------------------------------------

    def players(self) -> Table:
        game = self.game
        seats = range(game.players)
        table = Table("", *[self.player(seat) for seat in seats], box=box.SQUARE, padding=(0, 1))
        for key, text in ROWS.items():
            table.add_row(f"[dim]{self.say(text)}[/]", *[self.cell(key, seat) for seat in seats])
        return table

    def cell(self, key: str, seat: int) -> str:
        game = self.game
        left = game.left[seat * PIECES : (seat + 1) * PIECES]
        if key == "power":
            return f"[bold]{game.power[seat]}[/]"
        if key == "hand":
            return str(len(game.hands[seat]))
        if key == "slots":
            return self.slots(seat)
        if key == "outrage":
            marked = [r for r in range(RESOURCES) if game.outrage[seat * RESOURCES + r]]
            return ", ".join([self.noun("resource", r) for r in marked]) or NONE
        if key == "cities":
            bonus = CITY_BONUS[left[CITY]]
            return f"{left[CITY]} ({self.say(BONUS, bonus)})" if bonus else str(left[CITY])
        if key == "supply":
            return self.say(SHIPS_LEFT, left[SHIP], left[STARPORT], left[AGENT])
        if key == "cards":
            return self.cards(seat)
        if key == "captives":
            return self.per_seat(game.captives[seat * SEATS : seat * SEATS + game.players])
        return self.trophies(seat)

    def slots(self, seat: int) -> str:
        """Each open slot with its raid cost; a token that lies on a covered slot is shown too."""
        game = self.game
        shown = open_slots(game, seat)
        words = []
        for slot in range(SLOTS):
            token = game.slots[seat * SLOTS + slot]
            if token != NOTHING or slot in shown:
                name = self.noun("resource", token) if token != NOTHING else NONE
                words.append(f"[dim]{SLOT_KEYS[slot]}:[/]{name}")
        return "  ".join(words)

    def cards(self, seat: int) -> str:
        words = []
        for id in range(CARDS):
            if self.game.holder[id] == seat:
                printed = DECK.cards[id]
                about = f" [dim]({self.noun('resource', printed.suit)} {printed.keys})[/]" if id < GUILD_CARDS else ""
                words.append(
                    f"[italic]{self.noun('card', id)}[/]" if id >= FIRST_LEADER else self.noun("card", id) + about
                )
        return "\n".join(words) or NONE

    def trophies(self, seat: int) -> str:
        words = []
        for owner in range(self.game.players):
            first = (seat * SEATS + owner) * PIECES
            counts = self.game.trophies[first : first + PIECES]
            pieces = [f"{self.noun('piece', piece)} {count}" for piece, count in enumerate(counts) if count]
            if pieces:
                words.append(self.mark(owner, f" {', '.join(pieces)}"))
        return "\n".join(words) or NONE

    # -- the rest ---------------------------------------------------------------------------------

    def supplies(self) -> str:
        game = self.game
        tokens = [f"{self.noun('resource', r)} {game.supply[r]}" for r in range(RESOURCES)]
        return self.say(SUPPLY, ", ".join(tokens), len(game.discard) + len(game.discard_up))

    def hand(self) -> str:
        words = []
        for card in sorted(self.game.hands[self.seat]):
            if card != UNKNOWN:
                words.append(f"{self.noun('action_card', card)} [dim]({self.say(PIP_COUNT, PIPS[card])})[/]")
        return f"[bold]{self.say(HAND)}:[/] {', '.join(words) or NONE}"
