"""The table of Arche in a terminal: the Ark, the market, the bases, the dice. Legible at 100 columns."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table

from starboard.core.game import Title
from starboard.core.state import NOBODY, State
from starboard.core.text import Text
from starboard.games.arche.ids import PARAGON_TRACK, SOLDIER
from starboard.games.arche.queries import price
from starboard.games.arche.sheet import sheet
from starboard.games.arche.state import Arche
from starboard.games.arche.words import KIND, PRICED

COLOURS: Final = ("cyan", "magenta", "green", "yellow")
SHAPES: Final = ("●", "▲", "■", "◆")
FACES: Final = ("R·", "R1", "R2", "R3", "P·", "P1", "P2", "A·", "A⚔", "A✹")
DICE: Final = ("yellow", "yellow", "yellow", "yellow", "blue", "blue", "blue", "red", "red", "red")

ARK: Final = Text("Arche", "Ark")
EMPTY: Final = Text("leer", "empty")
NEUTRAL: Final = Text("neutral", "neutral")
LIFE: Final = Text("Lebenspunkte", "life")
VALUES: Final = Text("Stärke {0}, Widerstand {1}, Paragonwert {2}", "strength {0}, resistance {1}, paragon value {2}")
ROUND: Final = Text("Runde {0}", "Round {0}")
RESOURCES: Final = Text("Ressourcen", "Resources")
PARAGON: Final = Text("Paragon", "Paragon")
BASE: Final = Text("Stufe {0}", "Level {0}")
BASE_LINE: Final = Text("Widerstand {0}, Einkommen {1}", "resistance {0}, income {1}")
TROOP: Final = Text("Trupp", "Troop")
SLOT: Final = Text("Feld", "Slot")
DECK: Final = Text("Stapel {0}, Ablage {1}", "deck {0}, discard {1}")
ROLLED: Final = Text("Gewürfelt", "Rolled")
POOL: Final = Text("Aktionsvorrat", "Action pool")
REROLLS: Final = Text("Wiederholungswürfe: {0}", "rerolls: {0}")
TACTICAL: Final = Text("taktische Angriffe: {0}", "tactical attacks: {0}")
YOU: Final = Text("du", "you")
STARTS: Final = Text("beginnt", "starts")


def draw(title: Title, view: State, seat: int, language: str, names: tuple[str, ...]) -> RenderableType:
    """The whole table as ``seat`` sees it, or a SPECTATOR."""
    assert isinstance(view, Arche)
    board = Board(view, seat, language, names)
    bases = Columns([board.base(s) for s in range(view.rules.players)], width=48, padding=(0, 1))
    return Group(board.ark(), board.market(), bases, board.dice())


class Board:
    """One drawing; everything it needs to name things."""

    def __init__(self, game: Arche, seat: int, language: str, names: tuple[str, ...]) -> None:
        self.game = game
        self.sheet = sheet(game)
        self.seat = seat
        self.language = language
        self.names = names

    # -- words ----------------------------------------------------------------------------------

    def say(self, text: Text, *values: object) -> str:
        return text(self.language).format(*values)

    def player(self, seat: int) -> str:
        if seat == NOBODY:
            return f"[dim]{self.say(NEUTRAL)}[/dim]"
        name = self.names[seat] if seat < len(self.names) else str(seat + 1)
        return f"[{COLOURS[seat]}]{SHAPES[seat]} {escape(name)}[/]"

    def card(self, card: int) -> str:
        return escape(self.game.catalog[card].name(self.language))

    def soldier(self, card: int) -> str:
        """A soldier with its three values."""
        printed = self.game.catalog[card]
        return f"{self.card(card)} [dim]{printed.strength}/{printed.resistance}/{printed.paragon}[/dim]"

    def stack(self, cards: list[int]) -> str:
        """The active card, and how many lie below it."""
        if not cards:
            return f"[dim]{self.say(EMPTY)}[/dim]"
        top = self.soldier(cards[-1]) if self.game.catalog[cards[-1]].kind == SOLDIER else self.card(cards[-1])
        return f"[bold]{top}[/bold]" + (f" [dim]+{len(cards) - 1}[/dim]" if len(cards) > 1 else "")

    # -- parts ----------------------------------------------------------------------------------

    def ark(self) -> Panel:
        heading = f"[bold]{self.say(ARK)}[/bold] · {self.say(ROUND, self.sheet['round'])}"
        ark, cap = self.sheet.get("ark"), self.sheet["life_cap"]
        if ark is None:
            return Panel(f"[dim]{self.say(EMPTY)}[/dim]", title=heading)
        printed = self.game.catalog[ark["card"]]
        bar = "█" * ark["life"] + "░" * max(0, cap - ark["life"])
        values = self.say(VALUES, printed.strength, printed.resistance, printed.paragon)
        lines = [
            f"[bold]{self.card(ark['card'])}[/bold] – {self.player(ark.get('owner', NOBODY))} – {values}",
            f"[red]{bar}[/red] {ark['life']}/{cap} {self.say(LIFE)}",
        ]
        return Panel("\n".join(lines), title=heading)

    def market(self) -> Table:
        """The open cards in four rows, with the price for the seat that looks (printed for spectators)."""
        table = Table(box=box.SIMPLE, expand=True, show_header=False, padding=(0, 1))
        table.add_column(width=12)
        table.add_column(ratio=1)
        table.add_column(width=20, justify="right")
        for kind, deck in enumerate(self.sheet["decks"]):
            cards = " · ".join([self.offer(card) for card in deck["open"]])
            count = self.say(DECK, deck["left"], deck["discarded"])
            table.add_row(f"[bold]{PRICED[kind](self.language)}[/bold]", cards, f"[dim]{count}[/dim]")
        return table

    def offer(self, card: int) -> str:
        printed = self.game.catalog[card]
        cost = price(self.game, self.seat, card) if self.seat >= 0 else printed.cost
        name = self.soldier(card) if printed.kind == SOLDIER else self.card(card)
        return f"{name} [yellow]({cost})[/yellow]"

    def base(self, seat: int) -> Panel:
        base = self.sheet["seats"][seat]
        table = Table(box=None, show_header=False, padding=(0, 1))
        table.add_column(width=10, style="dim")
        table.add_column()
        table.add_row(self.say(RESOURCES), f"[yellow]{base['resources']}[/yellow]/{self.sheet['resource_track']}")
        table.add_row(self.say(PARAGON), self.track(base["paragon"], base["target"]))
        table.add_row(self.say(BASE, base["level"]), self.say(BASE_LINE, base["resistance"], base["income"]))
        table.add_row(self.say(TROOP), self.stack(base["troop"]))
        for number, slot in enumerate(base["slots"]):
            cards = slot["cards"]
            kind = f"[dim]{KIND[self.game.catalog[cards[-1]].kind](self.language)}:[/dim] " if cards else ""
            table.add_row(f"{self.say(SLOT)} {number + 1}", kind + self.stack(cards))
        return Panel(table, title=self.heading(seat), width=48, border_style=COLOURS[seat])

    def track(self, paragon: int, target: int) -> str:
        filled = paragon * 20 // PARAGON_TRACK
        goal = target * 20 // PARAGON_TRACK
        bar = "".join(["█" if i < filled else "│" if i == goal else "░" for i in range(21)])
        return f"[blue]{bar}[/blue] {paragon}/{target}"

    def heading(self, seat: int) -> str:
        marks = [self.player(seat)]
        faction = self.sheet["seats"][seat].get("faction")
        if faction is not None:
            marks.append(self.card(faction))
        if seat == self.seat:
            marks.append(self.say(YOU))
        if seat == self.sheet["start"]:
            marks.append(self.say(STARTS))
        return ("▶ " if seat == self.sheet["turn"] else "") + " · ".join(marks)

    def dice(self) -> str:
        dice = self.sheet["dice"]
        parts = [self.player(self.sheet["turn"])]
        if dice["rolled"]:
            parts.append(f"{self.say(ROLLED)} {faces(dice['rolled'])} [dim]{self.say(REROLLS, dice['rerolls'])}[/dim]")
        parts.append(f"{self.say(POOL)} {faces(dice['action'])}")
        if dice["tactical"]:
            parts.append(self.say(TACTICAL, dice["tactical"]))
        return "  ".join(parts)


def faces(dice: list[int]) -> str:
    """Dice by letter and colour: R yellow for resources, P blue for paragon, A red for attacks."""
    return " ".join([f"[{DICE[face]}]⟦{FACES[face]}⟧[/]" for face in dice]) or "[dim]–[/dim]"
