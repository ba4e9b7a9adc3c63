"""Carpe Astra in the terminal: the event track, the hex map, the standing and the own hand, at 100 columns."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Ink

from starboard.core.game import Title
from starboard.core.state import NOWHERE, UNKNOWN, State
from starboard.core.text import EN, Text
from starboard.games.carpe_astra import data
from starboard.games.carpe_astra.codes import character_at, is_half, q_of, r_of, tile_of
from starboard.games.carpe_astra.nouns import DECK_NAMES, guild_list
from starboard.games.carpe_astra.sheet import CarpeAstraSheet, sheet
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

ROUND: Final = Text("Runde {0} von {1}", "Round {0} of {1}")
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
    shown = sheet(view)
    parts: list[RenderableType] = [event_line(title, view, shown, language), Ink()]
    parts += map_lines(cells(shown) + spots(title, view, seat))
    over = view.ask is None
    parts += [Ink(LEGEND(language), style="dim"), Ink(), seat_table(title, shown, seat, over, language, names)]
    parts += [support_table(shown, language, names), offers(title, view, shown, language)]
    if 0 <= seat < view.players:
        parts.append(hand(title, shown, seat, language))
    return Group(*parts)


# -- the event track ----------------------------------------------------------------------------------


def event_line(title: Title, game: CarpeAstra, shown: CarpeAstraSheet, language: str) -> Ink:
    """The current event beside the round, the coming ones below."""
    text = Ink(ROUND(language).format(shown["round"], shown["rounds"]), style="bold")
    if shown["round"] <= 1:
        text.append(f"  {NOTHING(language)}", style="not bold")
    for position, event in enumerate(shown["events"]):
        if event == UNKNOWN:
            continue
        head = f"  {NOW(language)}: " if position == 0 else f"\n  +{position}: "
        text.append(head, style="not bold dim").append(title.noun("event", event, language), style="not bold")
        if event in game.rules.instant:
            text.append(" !", style="bold yellow")
    hidden = len(shown["events"]) - data.OPEN_EVENTS
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


def cells(shown: CarpeAstraSheet) -> list[Cell]:
    characters = [seat["character"] for seat in shown["seats"]]
    found: list[Cell] = []
    for place, hex in enumerate(shown["map"]):
        if hex == NOWHERE:
            continue
        if is_half(place):
            guild = data.PLACE_GUILD[place]
            label, style = f"{chr(65 + tile_of(place))} {data.GUILD_CODES[guild]}", GUILD_STYLES[guild]
        elif place == data.SENATE:
            label, style = " SEN ", "bold black on white"
        else:
            character = character_at(place)
            label = f"#{data.CHARACTER_CODES[character][:3].upper()}"
            style = SEAT_STYLES[characters.index(character)] + " reverse"
        found.append(Cell(hex, label, style, agents_on(shown, place)))
    return found


def spots(title: Title, game: CarpeAstra, seat: int) -> list[Cell]:
    """The hexes that the open question names."""
    choices = game.ask.choices if game.ask is not None and game.ask.seat == seat else []
    places = [place for choice in choices for place in title.label(game, choice).places(EN)]
    found = [value for _, kind, value in places if kind == "hex" and isinstance(value, int)]
    return [Cell(hex, f"{q_of(hex)}/{r_of(hex)}", "bold green", Ink()) for hex in found]


def agents_on(shown: CarpeAstraSheet, place: int) -> Ink:
    """The numbers of the seats, a star behind more than one agent of the same seat."""
    line = Ink()
    for seat, entry in enumerate(shown["seats"]):
        count = sum([network.count(place) for network in entry["networks"]])
        if count:
            line.append(f"{seat + 1}{'*' if count > 1 else ''}", style=SEAT_STYLES[seat])
    return line


def map_lines(drawn: list[Cell]) -> list[RenderableType]:
    """The map; one that is too wide is cut into bands, each below the other."""
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


def seat_table(
    title: Title, shown: CarpeAstraSheet, seat: int, over: bool, language: str, names: tuple[str, ...]
) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for head in (SEAT, CHARACTER, CREDITS, HOME, CARDS, POINTS):
        table.add_column(head(language), justify="left" if head in (SEAT, CHARACTER) else "right")
    for other, entry in enumerate(shown["seats"]):
        mark = ">" if other == shown["turn"] and not over else " "
        table.add_row(
            Ink(f"{mark}{other + 1} {names[other]}", style=SEAT_STYLES[other]),
            title.noun("character", entry["character"], language),
            str(entry["credits"]),
            str(entry["agents"]),
            "/".join([str(len(cards)) for cards in entry["hands"]]),
            Ink(str(sum(entry["points"])), style="bold" if other == seat else ""),
        )
    return table


def support_table(shown: CarpeAstraSheet, language: str, names: tuple[str, ...]) -> Table:
    """Markers, and in brackets the points they would bring now."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(GUILD(language))
    for seat in range(len(shown["seats"])):
        table.add_column(Ink(names[seat], style=SEAT_STYLES[seat]), justify="right")
    table.add_column(SUPPLY(language), justify="right")
    for guild in range(data.GUILDS):
        held = [(seat["support"][guild], seat["points"][guild]) for seat in shown["seats"]]
        markers = [f"{count} ({gain})" if gain else str(count) for count, gain in held]
        name = Ink(f" {data.GUILD_CODES[guild]} {data.GUILD_NAMES[guild](language)} ", style=GUILD_STYLES[guild])
        table.add_row(name, *markers, str(shown["supply"][guild]))
    return table


def offers(title: Title, game: CarpeAstra, shown: CarpeAstraSheet, language: str) -> Ink:
    line = Ink(f"{OPEN_TILES(language)}: ", style="bold")
    tiles = [f"{chr(65 + tile)} {title.noun('tile', tile, language)}" for tile in shown["tiles"]["open"]]
    line.append(", ".join(tiles) or "–", style="not bold")
    line.append(f"  ({STACK(language).format(shown['tiles']['left'])})", style="not bold dim")
    for number, deck in enumerate(shown["decks"]):
        line.append(f"\n{DECKS(language)} {DECK_NAMES[number](language)}: ")
        words = [str(deck["left"]), DISCARDED(language).format(deck["discarded"])]
        if game.rules.advanced:
            cards = ", ".join([guild_list(data.CARD_GUILDS[card], language) for card in deck["open"]])
            words.append(OPEN(language).format(cards))
        line.append(", ".join(words), style="not bold")
    return line


def hand(title: Title, shown: CarpeAstraSheet, seat: int, language: str) -> Ink:
    line = Ink(f"{HAND(language)}: ", style="bold")
    cards = [card for hand in shown["seats"][seat]["hands"] for card in sorted(hand)]
    held = [title.noun("card", card, language) for card in cards]
    return line.append("; ".join(held) or "–", style="not bold")
