"""The table of Arcs in a terminal: round, map, Court, ambitions, player boards, hand. Legible at 100 columns."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final, cast

from rich import box
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table

from starboard.core.game import Title
from starboard.core.state import UNKNOWN, State
from starboard.core.text import Text
from starboard.games.arcs.cards.card import DECK
from starboard.games.arcs.codes import cluster_of
from starboard.games.arcs.ids import (
    AGENT,
    CITY,
    LEADER,
    LORE,
    NOBODY,
    NOTHING,
    OWNERS,
    PIPS,
    SHIP,
    SLOT_KEYS,
    STARPORT,
)
from starboard.games.arcs.map import planet_type
from starboard.games.arcs.queries import is_guild
from starboard.games.arcs.sheet import (
    ArcsSheet,
    BoardPlaceSheet,
    BoardSheet,
    CardSheet,
    PanelSheet,
    PlaceSheet,
    SeatSheet,
    SystemSheet,
)
from starboard.games.arcs.state import Arcs

COLOURS: Final = ("red", "blue", "yellow", "white", "bright_black", "green", "magenta")  # by owner
SHAPES: Final = ("●", "▲", "■", "◆", "✪", "□", "✹")

CHAPTER: Final = Text("Kapitel {0} von {1}", "Chapter {0} of {1}")
GOAL: Final = Text(", Ziel {0} Macht", ", {0} Power to win")
INITIATIVE: Final = Text("Initiative", "initiative")
SEIZED: Final = Text("ergriffen", "seized")
ZERO: Final = Text("Nullmarker", "zero marker")
HOW: Final = (
    Text("führt", "leads"),
    Text("übertrifft", "surpasses"),
    Text("kopiert", "copies"),
    Text("weicht ab", "pivots"),
    Text("spielt", "plays"),
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
    """The whole table as ``seat`` sees it, or a SPECTATOR."""
    assert isinstance(view, Arcs)
    board = Board(title, view, seat, language, names)
    parts: list[RenderableType] = [board.headline(), board.plays(), board.map(), board.say(LEGEND)]
    parts += [board.court_and_ambitions(), board.players(), board.supplies(), *board.panels(), *board.boards()]
    if seat >= 0:
        parts.append(board.hand())
    return Group(*parts)


def plain_table(*heads: str) -> Table:
    return Table(*heads, box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False)


class Board:
    """One drawing; everything it needs to name things."""

    def __init__(self, title: Title, game: Arcs, seat: int, language: str, names: tuple[str, ...]) -> None:
        self.sheet = cast(ArcsSheet, title.sheet(game))
        self.seats = range(game.players)
        self.seat = seat
        self.language = language
        self.names = names
        self.title = title

    # -- words ----------------------------------------------------------------------------------

    def say(self, text: Text, *values: object) -> str:
        return text(self.language).format(*values)

    def noun(self, kind: str, value: int) -> str:
        return escape(self.title.noun(kind, value, self.language))

    def mark(self, owner: int, text: object = "") -> str:
        return f"[{COLOURS[owner]}]{SHAPES[owner]}{text}[/]"

    def player(self, seat: int) -> str:
        return self.mark(seat, f" {escape(self.names[seat])}")

    def per_seat(self, counts: list[int]) -> str:
        """Numbers of things by seat or owner, those without any left out."""
        return " ".join([self.mark(seat, count) for seat, count in enumerate(counts) if count]) or NONE

    # -- what a way to play adds ------------------------------------------------------------------

    def panels(self) -> list[RenderableType]:
        """Plain rows of names with values or things, as the sheet carries them."""
        return [self.panel(panel) for panel in self.sheet.get("panels", [])]

    def panel(self, panel: PanelSheet) -> Table:
        whose = f"{self.player(panel['seat'])} " if "seat" in panel else ""
        table = plain_table(f"{whose}{self.named(panel['title'])}", "")
        for row in panel["rows"]:
            value = [str(row["value"])] if "value" in row else []
            name = self.named(row["name"]) + (" " + self.named(f"seat:{row['seat']}") if "seat" in row else "")
            table.add_row(name, ", ".join([*value, *[self.thing(c) for c in row.get("cards", [])]]))
            if "told" in row and panel.get("seat") == self.seat:
                table.add_row("", self.explained(row["name"]))
        return table

    def boards(self) -> list[RenderableType]:
        """Boards besides the map: each place, what lies over it first."""
        return [self.board(board) for board in self.sheet.get("boards", [])]

    def board(self, board: BoardSheet) -> Table:
        whose = f"{self.player(board['seat'])} " if "seat" in board else ""
        table = plain_table(f"{whose}{self.named(board['title'])}", self.named(board["at"]) if "at" in board else "")
        for place in board["places"]:
            layers = [place["over"], place] if "over" in place else [place]
            table.add_row(self.named(place["place"]), " / ".join([self.buildings([layer]) for layer in layers]))
        return table

    def thing(self, card: CardSheet) -> str:
        beside = ", ".join([self.thing(one) for one in card.get("cards", [])])
        return self.named(card["card"]) + (f" ({beside})" if beside else "")

    def explained(self, anchor: str) -> str:
        kind, value = anchor.split(":")
        return f"[dim]{escape(self.title.explain(kind, int(value), self.language))}[/]"

    def named(self, anchor: str) -> str:
        kind, value = anchor.split(":")
        if kind == "seat" and int(value) < len(self.names):
            return self.player(int(value))
        return self.noun(kind, int(value))

    # -- the round ------------------------------------------------------------------------------

    def headline(self) -> str:
        shown = self.sheet
        goal = self.say(GOAL, shown["goal"]) if shown["goal"] else ""
        words = [f"[bold]{self.say(CHAPTER, shown['chapter'], shown['chapters'])}{goal}[/]"]
        if shown["initiative"] != NOBODY:
            seized = f" ({self.say(SEIZED)})" if "seized" in shown else ""
            words.append(f"{self.say(INITIATIVE)} {self.player(shown['initiative'])}{seized}")
        return "  |  ".join(words)

    def plays(self) -> str:
        """What each seat played this round, with Unions beside it."""
        words = []
        for play in sorted(self.sheet["round"], key=lambda play: play["seat"]):
            if "how" in play:
                said = f"{self.player(play['seat'])} {self.say(HOW[play['how']])}: "
                said += self.noun("action_card", play["card"])
                said += f" ({self.say(ZERO)})" if "zero" in play else ""
                said += "".join([f" + {self.noun('card', union)}" for union in play.get("unions", [])])
                said += f", {self.say(SEIZE_CARD)}" if "seized" in play else ""
                words.append(said)
        return "\n".join(words)

    # -- the map --------------------------------------------------------------------------------

    def map(self) -> Table:
        """A column for each cluster in play: its gate, then its planets."""
        columns: dict[int, list[str]] = {}
        for system in self.sheet["systems"]:
            columns.setdefault(cluster_of(system["system"]), []).append(self.system(system))
        table = Table(box=box.SQUARE, show_lines=True, padding=(0, 1))
        for cluster in columns:
            table.add_column(self.noun("cluster", cluster), min_width=14)
        for cells in zip_longest(*columns.values(), fillvalue=""):
            table.add_row(*cells)
        return table

    def system(self, system: SystemSheet) -> str:
        """Name and type, ships of each seat, buildings."""
        name = self.noun("system", system["system"])
        resource = system.get("type", planet_type(system["system"]))
        if resource != NOTHING:
            name += f" {self.noun('resource', resource)}"
        lines = [f"[dim]{name}[/]", self.ships(system) or NONE]
        if "places" in system:
            lines.append(self.buildings(system["places"]))
        return "\n".join(lines)

    def ships(self, system: SystemSheet) -> str:
        none = [0] * OWNERS
        words = []
        for owner, (fresh, damaged) in enumerate(zip(system.get("fresh", none), system.get("damaged", none))):
            if fresh or damaged:
                hurt = f"+{damaged}" if damaged else ""
                words.append(self.mark(owner, f"{fresh}{hurt}{'*' if owner == system.get('control') else ''}"))
        return " ".join(words)

    def buildings(self, places: Sequence[PlaceSheet | BoardPlaceSheet]) -> str:
        words = []
        for place in places:
            if "owner" in place:
                sign = self.say(CITY_SIGN if place["piece"] == CITY else PORT_SIGN)
                words.append(self.mark(place["owner"], f"{sign}{'!' if 'damaged' in place else ''}"))
            else:
                words.append("[dim]·[/]")
        return " ".join(words)

    # -- Court and ambitions --------------------------------------------------------------------

    def court_and_ambitions(self) -> Table:
        side_by_side = Table.grid(padding=(0, 4, 0, 0))
        side_by_side.add_row(self.court(), self.ambitions())
        return side_by_side

    def court(self) -> Table:
        head = self.say(COURT, self.sheet["court_deck"], self.sheet["court_discard"])
        table = plain_table(head, self.say(SUIT), self.say(KEYS), self.say(AGENTS))
        for place in self.sheet["court"]:
            card, agents = place.get("card", NOTHING), self.per_seat(place.get("agents", []))
            if card == NOTHING:
                table.add_row(NONE, "", "", "")
            elif is_guild(card):
                printed = DECK.cards[card]
                table.add_row(self.noun("card", card), self.noun("resource", printed.suit), str(printed.keys), agents)
            else:
                table.add_row(self.noun("card", card), "Vox", "", agents)
        return table

    def ambitions(self) -> Table:
        """Markers as first/second value, and how much of it each seat has."""
        heads = [self.mark(seat) for seat in self.seats]
        if len(heads) == 2:
            heads.append(self.say(BOX))
        table = plain_table(self.say(AMBITION), self.say(MARKERS_HEAD), *heads)
        for number, shown in enumerate(self.sheet["ambitions"]):
            ambition = shown.get("ambition", number)
            counts = shown["counts"] + ([shown.get("box", 0)] if len(self.seats) == 2 else [])
            cells = [f"[bold]{count}[/]" if count == max(counts) and count else str(count) for count in counts]
            first, second = [sum(values) for values in zip(*shown.get("markers", [[0, 0]]))]
            table.add_row(self.noun("ambition", ambition), f"[bold]{first}/{second}[/]" if first else NONE, *cells)
        free = [f"{first}/{second}" for first, second in self.sheet["markers"]]
        table.caption = self.say(FREE_MARKERS, ", ".join(free) or "–")
        table.caption_justify = "left"
        return table

    # -- player boards --------------------------------------------------------------------------

    def players(self) -> Table:
        table = Table("", *[self.player(seat) for seat in self.seats], box=box.SQUARE, padding=(0, 1))
        for key, text in ROWS.items():
            table.add_row(f"[dim]{self.say(text)}[/]", *[self.cell(key, seat) for seat in self.sheet["seats"]])
        return table

    def cell(self, key: str, seat: SeatSheet) -> str:
        left = seat["left"]
        if key == "power":
            return f"[bold]{seat['power']}[/]"
        if key == "hand":
            return str(len(seat["hand"]))
        if key == "slots":
            return self.slots(seat)
        if key == "outrage":
            return ", ".join([self.noun("resource", resource) for resource in seat.get("outrage", [])]) or NONE
        if key == "cities":
            return f"{left[CITY]} ({self.say(BONUS, seat['bonus'])})" if "bonus" in seat else str(left[CITY])
        if key == "supply":
            return self.say(SHIPS_LEFT, left[SHIP], left[STARPORT], left[AGENT])
        if key == "cards":
            return "\n".join([self.card(card) for card in seat.get("cards", [])]) or NONE
        if key == "captives":
            return self.per_seat(seat.get("captives", []))
        return self.trophies(seat)

    def slots(self, seat: SeatSheet) -> str:
        """Each open slot with its raid cost; a token that lies on a covered slot is shown too."""
        words = []
        for keys, slot in zip(SLOT_KEYS, seat["slots"]):
            if "resource" in slot or "shut" not in slot:
                name = self.noun("resource", slot["resource"]) if "resource" in slot else NONE
                words.append(f"[dim]{keys}:[/]{name}")
        return "  ".join(words)

    def card(self, card: int) -> str:
        if DECK.cards[card].kind in (LEADER, LORE):
            return f"[italic]{self.noun('card', card)}[/]"
        printed = DECK.cards[card]
        return f"{self.noun('card', card)} [dim]({self.noun('resource', printed.suit)} {printed.keys})[/]"

    def trophies(self, seat: SeatSheet) -> str:
        words = []
        for owner, counts in enumerate(seat.get("trophies", [])):
            pieces = [f"{self.noun('piece', piece)} {count}" for piece, count in enumerate(counts) if count]
            if pieces:
                words.append(self.mark(owner, f" {', '.join(pieces)}"))
        return "\n".join(words) or NONE

    # -- the rest ---------------------------------------------------------------------------------

    def supplies(self) -> str:
        tokens = [f"{self.noun('resource', resource)} {left}" for resource, left in enumerate(self.sheet["supply"])]
        return self.say(SUPPLY, ", ".join(tokens), self.sheet["discard"])

    def hand(self) -> str:
        words = []
        for card in self.sheet["seats"][self.seat]["hand"]:
            if card != UNKNOWN:
                words.append(f"{self.noun('action_card', card)} [dim]({self.say(PIP_COUNT, PIPS[card])})[/]")
        return f"[bold]{self.say(HAND)}:[/] {', '.join(words) or NONE}"
