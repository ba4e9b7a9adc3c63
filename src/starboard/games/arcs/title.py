"""Arcs as a title of the registry."""

from __future__ import annotations

from typing import Final

from starboard.core.game import Choice, Option, Refusal, Result, Setup, Sheet, Title, Variant, procedures_of
from starboard.core.procedure import Ref
from starboard.core.state import State
from starboard.core.text import Text
from starboard.games.arcs import chapter, declare, dice, draft, effects, scoring, setup, slots, turn
from starboard.games.arcs.actions import battle, build, hits, influence, move, raid, repair, secure, tax
from starboard.games.arcs.cards import catalogue
from starboard.games.arcs.census import census
from starboard.games.arcs.draft import BASE_BOX, BOTH, PACK, LeadersAndLore
from starboard.games.arcs.ids import NOTHING
from starboard.games.arcs.map import SETUP_CARDS
from starboard.games.arcs.mode import Mode
from starboard.games.arcs.nouns import explain, facts, noun
from starboard.games.arcs.queries import turn_order
from starboard.games.arcs.setup import SetUp
from starboard.games.arcs.sheet import sheet
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.text import SETUP_NAMES, TEXTS
from starboard.games.arcs.view import determinize, view
from starboard.games.arcs.why_not import why_not

DRAW: Final = "draw"


def setup_choice(id: str, players: int, name: str) -> Choice:
    text = SETUP_NAMES[name]
    return Choice(id, Text(f"{text.de} (für {players})", f"{text.en} (for {players})"), players)


SETUP_OPTION: Final = Option(
    "setup",
    DRAW,
    Text("Aufbaukarte", "Setup card"),
    (
        Choice(DRAW, Text("eine passende ziehen", "draw a fitting one")),
        *[setup_choice(card.id, card.players, card.name) for card in SETUP_CARDS],
    ),
)
SPLIT_OPTION: Final = Option(
    "split_discard",
    False,
    Text(
        "Getrennte Ablagestapel: offen gespielte Aktionskarten bleiben sichtbar",
        "Separate discard piles: action cards played face up stay visible",
    ),
)

POOLS_OPTION: Final = Option(
    "pools",
    BOTH,
    Text("Machthaber und Mythen aus", "Leaders and lore from"),
    (
        Choice(BOTH, Text("Grundspiel und Erweiterung", "base box and pack")),
        Choice(BASE_BOX, Text("Grundspiel", "base box")),
        Choice(PACK, Text("Erweiterung", "pack")),
    ),
)
LORE_OPTION: Final = Option("lore", 1, Text("Mythen pro Person", "Lore cards per player"), low=1, high=2)
DRAFT: Final = "draft"
DRAFT_OPTION: Final = Option(
    "draft",
    DRAFT,
    Text("Verteilung der Karten", "How cards are given out"),
    (
        Choice(DRAFT, Text("reihum auswählen", "draft")),
        Choice("random", Text("zufällig", "at random")),
    ),
)
FIXED_OPTION: Final = Option(
    "cards",
    "",
    Text(
        "Feste Karten, Platz für Platz (LEAD01 L10 LEAD02 L04 ...); leer: nach der Verteilung",
        "Fixed cards, seat by seat (LEAD01 L10 LEAD02 L04 ...); empty: as given out",
    ),
)


class ArcsTitle(Title):
    id = "arcs"
    name = Text("Arcs", "Arcs")
    about = Text(
        "Raumreiche am Rand der Galaxie: Karten führen und folgen, Ambitionen bekunden, kämpfen, den Hof umwerben.",
        "Star empires at the edge of the galaxy: lead and follow cards, declare ambitions, battle, court the Court.",
    )
    rules = 1
    layout = 2  # what an attack counts stands in it, and cards on their way lie in a list
    variants = (
        Variant(
            "base",
            Text("Grundspiel", "Base game"),
            Text(
                "Alles aus der Schachtel außer Machthabern und Mythen.", "Everything in the box but leaders and lore."
            ),
            (2, 3, 4),
            (SETUP_OPTION, SPLIT_OPTION),
        ),
        Variant(
            "leaders",
            Text("Machthaber & Mythen", "Leaders & Lore"),
            Text(
                "Alle wählen einen Machthaber und einen Mythos mit eigenen Fähigkeiten.",
                "Everybody drafts a leader and lore with abilities of their own.",
            ),
            (2, 3, 4),
            (POOLS_OPTION, LORE_OPTION, DRAFT_OPTION, FIXED_OPTION, SETUP_OPTION, SPLIT_OPTION),
        ),
    )
    hidden = True
    longest = 20_000
    texts = {**TEXTS, **catalogue.TEXTS}
    procedures = procedures_of(
        setup, draft, chapter, turn, scoring, declare, slots, effects, dice,
        tax, build, move, repair, influence, secure, battle, hits, raid,
        *catalogue.FILES,
    )  # fmt: skip

    def new(self, setup: Setup) -> State:
        game = self.blank(setup)
        game.seed = setup.seed
        game.leader_deck = list(game.mode.leaders)
        game.lore_deck = list(game.mode.lore)
        game.call(SetUp(chosen_setup(setup)))
        game.run()
        return game

    def blank(self, setup: Setup) -> Arcs:
        game = Arcs()
        game.lay_out(setup.players, leaders_mode(setup) if setup.variant == "leaders" else Mode())
        game.split_discard = setup.options.get("split_discard") is True
        return game

    def view(self, state: State, seat: int) -> State:
        assert isinstance(state, Arcs)
        return view(state, seat)

    def determinize(self, state: State, seat: int, seed: int) -> State:
        assert isinstance(state, Arcs)
        return determinize(state, seat, seed)

    def result(self, state: State) -> Result:
        """Most Power wins; ties go to whoever comes first in turn order (SCORE-08)."""
        assert isinstance(state, Arcs)
        scores = tuple(state.power[: state.players])
        order = turn_order(state) if state.initiative != NOTHING else list(range(state.players))
        best = [seat for seat in order if scores[seat] == max(scores)]
        return Result(scores, tuple(best[:1]))

    def census(self, state: State) -> dict[str, int]:
        assert isinstance(state, Arcs)
        return census(state)

    def sheet(self, view: State) -> Sheet:
        assert isinstance(view, Arcs)
        return sheet(view)

    def why_not(self, state: State, seat: int) -> list[Refusal]:
        assert isinstance(state, Arcs)
        return why_not(state, seat)

    def facts(self) -> dict[str, list[dict[str, object]]]:
        return facts()

    # -- words ------------------------------------------------------------------------------------

    def noun(self, kind: str, value: Ref, language: str) -> str:
        return noun(kind, value, language)

    def explain(self, kind: str, value: int, language: str) -> str:
        return explain(kind, value, language)


def leaders_mode(setup: Setup) -> LeadersAndLore:
    lore = setup.options["lore"]
    assert isinstance(lore, int)
    mode = LeadersAndLore(str(setup.options["pools"]), lore, setup.options["draft"] != DRAFT)
    if setup.options["cards"]:
        mode.fix(str(setup.options["cards"]), setup.players)
    return mode


def chosen_setup(setup: Setup) -> int:
    """The setup card that the options name, if it is for this number of players."""
    for number, card in enumerate(SETUP_CARDS):
        if card.id == setup.options.get("setup") and card.players == setup.players:
            return number
    return NOTHING


TITLE: Final = ArcsTitle()
