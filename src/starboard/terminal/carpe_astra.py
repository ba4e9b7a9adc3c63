"""Carpe Astra in the terminal: the event track, the hex map, the standing and the own hand, at 100 columns."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Ink

from starboard.core.game import Title
from starboard.core.state import UNKNOWN, State
from starboard.core.text import Text
from starboard.games.carpe_astra import data
from starboard.games.carpe_astra.codes import q_of, r_of
from starboard.games.carpe_astra.contacts import NewContacts
from starboard.games.carpe_astra.nouns import DECK_NAMES, guild_list
from starboard.games.carpe_astra.queries import face_up
from starboard.games.carpe_astra.scoring import guild_points, held_by_seat, points
from starboard.games.carpe_astra.state import CarpeAstra

WIDTH: Final = 100
CELL: Final = 6  # columns per hex, even: a row is shifted by half a hex

GUILD_STYLES: Final = (
    "white on red3",
    "black on yellow3",
    "white on blue3",
    "white on dark_green",
    "black on dark_orange",
    "white on grey30",
)
SEAT_STYLES: Final = ("bold bright_red", "bold bright_yellow", "bold bright_cyan", "bold bright_magenta")
CHARACTER_CODES: Final = ("CHU", "TYN", "ICH", "VER")

ROUND: Final = Text("Runde {0} von 10", "Round {0} of 10")
NOW: Final = Text("jetzt", "now")
NOTHING: Final = Text("jetzt: kein Ereignis", "now: no event")
LATER: Final = Text("danach {0} verdeckt", "then {0} face down")
SEAT: Final = Text("Sitz", "Seat")
CHARACTER: Final = Text("Figur", "Character")
CREDITS: Final = Text("Credits", "Credits")
HOME: Final = Text("Agenten im Vorrat", "Agents in supply")
CARDS: Final = Text("Karten N/V", "Cards N/S")
GUILD: Final = Text("Gilde", "Guild")
SUPPLY: Final = Text("Vorrat", "Supply")
POINTS: Final = Text("Punkte jetzt", "Points now")
HAND: Final = Text("Deine Hand", "Your hand")
OPEN_TILES: Final = Text("Offene Plättchen", "Open tiles")
STACK: Final = Text("Stapel {0}", "stack {0}")
DECKS: Final = Text("Stapel", "Decks")
OPEN: Final = Text("offen: {0}", "open: {0}")
DISCARDED: Final = Text("Ablage {0}", "discarded {0}")
LEGEND: Final = Text(
    "Buchstabe = Plättchen, Kürzel = Gilde, SEN = Senat, # = Heimatbasis; darunter die Sitze mit Agenten",
    "letter = tile, code = guild, SEN = Senate, # = home base; below it the seats with agents",
)


def draw(title: Title, view: State, seat: int, language: str, names: tuple[str, ...]) -> RenderableType:
    assert isinstance(view, CarpeAstra)
    game = view
    parts: list[RenderableType] = [event_line(title, game, language), Ink()]
    parts += map_lines(game, seat)
    parts += [Ink(LEGEND(language), style="dim"), Ink(), seat_table(title, game, seat, language, names)]
    parts += [support_table(game, language, names), offers(title, game, language)]
    if 0 <= seat < game.players:
        parts.append(hand(title, game, seat, language))
    return Group(*parts)


# -- the event track ----------------------------------------------------------------------------------


def event_line(title: Title, game: CarpeAstra, language: str) -> Ink:
    """The current event beside the round, the coming ones below."""
    text = Ink(ROUND(language).format(game.round), style="bold")
    if game.round <= 1:
        text.append(f"  {NOTHING(language)}", style="not bold")
    for position, event in enumerate(game.track):
        if event == UNKNOWN or not face_up(game, position):
            continue
        head = f"  {NOW(language)}: " if position == 0 else f"\n  +{position}: "
        text.append(head, style="not bold dim").append(title.noun("event", event, language), style="not bold")
        if event in game.rules.instant:
            text.append(" !", style="bold yellow")
    hidden = len(game.track) - data.OPEN_EVENTS
    if hidden > 0:
        text.append(f"  ({LATER(language).format(hidden)})", style="not bold dim")
    return text


# -- the map ------------------------------------------------------------------------------------------


class Cell:
    """A hex on paper: two lines of at most five signs."""

    def __init__(self, hex: int, label: str, style: str, below: Ink) -> None:
        self.row = r_of(hex)
        self.column = (2 * q_of(hex) + r_of(hex)) * CELL // 2
        self.label = label
        self.style = style
        self.below = below


def cells(game: CarpeAstra, seat: int) -> list[Cell]:
    found: list[Cell] = []
    for place, hex in enumerate(game.where):
        if hex < 0:
            continue
        if place < data.HALVES:
            guild = data.PLACE_GUILD[place]
            label, style = f"{chr(65 + (place >> 1))} {data.GUILD_CODES[guild]}", GUILD_STYLES[guild]
        elif place == data.SENATE:
            label, style = " SEN ", "bold black on white"
        else:
            label, style = f"#{CHARACTER_CODES[place - data.HOME]}", SEAT_STYLES[owner(game, place)] + " reverse"
        found.append(Cell(hex, label, style, agents_on(game, place)))
    ask = game.ask
    laying = isinstance(game.stack[-1], NewContacts) if game.stack else False
    if laying and ask is not None and ask.seat == seat and ask.field in ("spot", "other"):
        found += [Cell(h, f"{q_of(h)}/{r_of(h)}", "bold green", Ink()) for h in ask.choices]
    return found


def owner(game: CarpeAstra, place: int) -> int:
    return game.character.index(place - data.HOME)


def agents_on(game: CarpeAstra, place: int) -> Ink:
    """The numbers of the seats, a star behind more than one agent of the same seat."""
    line = Ink()
    for seat in range(game.players):
        count = game.agents[seat].count(place)
        if count:
            line.append(f"{seat + 1}{'*' if count > 1 else ''}", style=SEAT_STYLES[seat])
    return line


def map_lines(game: CarpeAstra, seat: int) -> list[RenderableType]:
    """The map; one that is too wide is cut into bands, each below the other."""
    drawn = cells(game, seat)
    if not drawn:
        return []
    left = min([cell.column for cell in drawn])
    rows: list[Ink] = []
    for row in range(min([cell.row for cell in drawn]), max([cell.row for cell in drawn]) + 1):
        rows += row_lines([cell for cell in drawn if cell.row == row], left)
    wide = max([line.cell_len for line in rows])
    bands: list[RenderableType] = []
    for start in range(0, wide, WIDTH - CELL):
        if start:
            bands.append(Ink("…", style="dim"))
        bands += [cut(line, start, start + WIDTH - CELL) for line in rows]
    return bands


def row_lines(row: list[Cell], left: int) -> list[Ink]:
    upper, lower = Ink(no_wrap=True), Ink(no_wrap=True)
    for cell in sorted(row, key=by_column):
        for line, content in ((upper, Ink(cell.label.center(CELL - 1), style=cell.style)), (lower, cell.below)):
            line.append(" " * (cell.column - left - line.cell_len))
            pad = (CELL - 1 - content.cell_len) // 2
            line.append(" " * pad).append(content)
    return [upper, lower]


def by_column(cell: Cell) -> int:
    return cell.column


def cut(line: Ink, start: int, end: int) -> Ink:
    return line[start:end] if start < line.cell_len else Ink()


# -- the tables ---------------------------------------------------------------------------------------


def seat_table(title: Title, game: CarpeAstra, seat: int, language: str, names: tuple[str, ...]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for head in (SEAT, CHARACTER, CREDITS, HOME, CARDS, POINTS):
        table.add_column(head(language), justify="left" if head in (SEAT, CHARACTER) else "right")
    for other in range(game.players):
        mark = ">" if other == game.active and game.ask is not None else " "
        table.add_row(
            Ink(f"{mark}{other + 1} {names[other]}", style=SEAT_STYLES[other]),
            title.noun("character", game.character[other], language),
            str(game.credits[other]),
            str(data.AGENTS - len(game.agents[other])),
            f"{len(game.hands[2 * other])}/{len(game.hands[2 * other + 1])}",
            Ink(str(points(game)[other]), style="bold" if other == seat else ""),
        )
    return table


def support_table(game: CarpeAstra, language: str, names: tuple[str, ...]) -> Table:
    """Markers, and in brackets the points they would bring now."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(GUILD(language))
    for seat in range(game.players):
        table.add_column(Ink(names[seat], style=SEAT_STYLES[seat]), justify="right")
    table.add_column(SUPPLY(language), justify="right")
    for guild in range(data.GUILDS):
        held = held_by_seat(game, guild)
        gained = guild_points(held, game.supply[guild])
        shown = [f"{count} ({gain})" if gain else str(count) for count, gain in zip(held, gained)]
        name = Ink(f" {data.GUILD_CODES[guild]} {data.GUILD_NAMES[guild](language)} ", style=GUILD_STYLES[guild])
        table.add_row(name, *shown, str(game.supply[guild]))
    return table


def offers(title: Title, game: CarpeAstra, language: str) -> Ink:
    line = Ink(f"{OPEN_TILES(language)}: ", style="bold")
    tiles = [f"{chr(65 + tile)} {title.noun('tile', tile, language)}" for tile in game.open_tiles]
    line.append(", ".join(tiles) or "–", style="not bold")
    line.append(f"  ({STACK(language).format(len(game.tile_stack))})", style="not bold dim")
    for deck in range(data.DECKS):
        line.append(f"\n{DECKS(language)} {DECK_NAMES[deck](language)}: ")
        words = [str(len(game.decks[deck])), DISCARDED(language).format(len(game.discards[deck]))]
        if game.rules.advanced:
            cards = ", ".join([guild_list(data.CARD_GUILDS[card], language) for card in game.offers[deck]])
            words.append(OPEN(language).format(cards))
        line.append(", ".join(words), style="not bold")
    return line


def hand(title: Title, game: CarpeAstra, seat: int, language: str) -> Ink:
    line = Ink(f"{HAND(language)}: ", style="bold")
    held = [title.noun("card", card, language) for card in game.hand(seat)]
    return line.append("; ".join(held) or "–", style="not bold")
