"""Carpe Astra in the registry."""

from __future__ import annotations

from typing import Final

from starboard.core.game import Refusal, Result, Setup, Sheet, Title, procedures_of
from starboard.core.procedure import Ref
from starboard.core.state import NOBODY, State
from starboard.core.text import Text
from starboard.games.carpe_astra import (
    cards,
    contacts,
    data,
    infiltration,
    nouns,
    refusals,
    scoring,
    setup,
    support,
    turn,
    view,
)
from starboard.games.carpe_astra.infiltration import TURN, Infiltrate
from starboard.games.carpe_astra.options import VARIANTS
from starboard.games.carpe_astra.primer import PRIMER
from starboard.games.carpe_astra.sheet import sheet
from starboard.games.carpe_astra.state import CarpeAstra, blank
from starboard.games.carpe_astra.texts import TEXTS

# No question has more choices. The hexes at the edge of a connected map of n hexes are at most 4 + 2n, and at most
# 33 hexes lie when a tile is laid: 70. All others stay far below; see docs/carpe-astra.md.
MOST_CHOICES: Final = 70


class CarpeAstraTitle(Title):
    id = "carpe-astra"
    name = Text("Carpe Astra", "Carpe Astra")
    about = Text(
        "Zehn Runden Netzwerken und Verleumden: Schleuse Agenten in sechs Gilden ein und sammle ihren Support.",
        "Ten rounds of networking and slander: plant agents in six guilds and gather their support.",
    )
    rules = 1
    variants = VARIANTS
    longest = 10_000
    texts = TEXTS
    procedures = procedures_of(turn, setup, cards, contacts, infiltration, support)

    def new(self, setup: Setup) -> State:
        game = blank(setup)
        game.call(turn.Play())
        game.run()
        return game

    def blank(self, setup: Setup) -> State:
        return blank(setup)

    def view(self, state: State, seat: int) -> State:
        assert isinstance(state, CarpeAstra)
        return view.view(state, seat)

    def determinize(self, state: State, seat: int, seed: int) -> State:
        assert isinstance(state, CarpeAstra)
        return view.determinize(state, seat, seed)

    def result(self, state: State) -> Result:
        assert isinstance(state, CarpeAstra)
        return scoring.result(state)

    def census(self, state: State) -> dict[str, int]:
        """Credits are not counted: the bank never runs dry (rules 1.5)."""
        assert isinstance(state, CarpeAstra)
        return census(state)

    def sheet(self, view: State) -> Sheet:
        assert isinstance(view, CarpeAstra)
        return sheet(view)

    def why_not(self, state: State, seat: int) -> list[Refusal]:
        assert isinstance(state, CarpeAstra)
        return refusals.why_not(state, seat)

    def on_turn(self, state: State) -> int:
        """The last card drawn ends a turn (rules 10.1)."""
        assert isinstance(state, CarpeAstra)
        return state.active if state.round else NOBODY

    def gives_up(self, state: State, choice: int) -> bool:
        """To turn a tile costs a credit (rules 7.5), and a tile that is clicked does not say so."""
        asked = state.ask is not None and state.ask.field == "deed" and isinstance(state.stack[-1], Infiltrate)
        return asked and choice == TURN

    def facts(self, variant: str = "") -> dict[str, list[dict[str, object]]]:
        return nouns.facts()

    # -- words ------------------------------------------------------------------------------------

    def noun(self, kind: str, value: Ref, language: str) -> str:
        return nouns.noun(kind, value, language)

    def primer(self, variant: str) -> tuple[tuple[Text, Text], ...]:
        return PRIMER

    def explain(self, kind: str, value: int, language: str) -> str:
        return nouns.explain(kind, value, language)


def census(game: CarpeAstra) -> dict[str, int]:
    seats = range(game.players)
    found = {
        "tiles": len(view.laid_tiles(game)) + len(game.open_tiles) + len(game.tile_stack),
        "events": len(game.track) + len(game.event_stack) + len(game.past_events),
    }
    for deck, name in enumerate(("network cards", "slander cards")):
        piles = (game.decks[deck], game.discards[deck], game.offers[deck], *game.hands[deck :: data.DECKS])
        found[name] = sum([len(pile) for pile in piles])
    for seat in seats:  # agents off the map are in the supply: only a sixth one could be wrong
        found[f"agents {seat}"] = max(data.AGENTS, len(game.agents[seat]))
    for guild, name in enumerate(data.GUILD_CODES):
        held = sum(scoring.held_by_seat(game, guild))
        found[f"support {name}"] = held + game.supply[guild] + game.box[guild]
    return found


TITLE: Final = CarpeAstraTitle()
