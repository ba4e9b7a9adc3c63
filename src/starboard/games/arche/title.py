"""Arche as a title of the registry: playing, looking, naming."""

from __future__ import annotations

from typing import Final

from starboard.core.game import Refusal, Result, Setup, Sheet, Title, procedures_of
from starboard.core.procedure import Ref
from starboard.core.state import State
from starboard.core.text import Text
from starboard.games.arche import action_phase, actions, choices, dice_phase, fighting, setup, turn, words
from starboard.games.arche.action_phase import ActionPhase
from starboard.games.arche.cards import CARDS
from starboard.games.arche.codes import faction_card, slot_number
from starboard.games.arche.describe import describe, printed_facts
from starboard.games.arche.options import VARIANT
from starboard.games.arche.primer import PRIMER
from starboard.games.arche.queries import standing
from starboard.games.arche.refusals import refused_actions
from starboard.games.arche.setup import empty_table, new_game
from starboard.games.arche.sheet import sheet
from starboard.games.arche.state import Arche
from starboard.games.arche.texts import TEXTS
from starboard.games.arche.view import as_imagined, as_seen, count_pieces


class ArcheTitle(Title):
    id = "arche"
    name = Text("Arche", "Arche")
    about = Text(
        "Würfel, Karten und die Kontrolle der Arche: Basen ausbauen, Soldaten schicken, Paragon sammeln.",
        "Dice, cards and the control of an Ark: build bases, send soldiers, collect paragon.",
    )
    rules = 1
    variants = (VARIANT,)
    hidden = True
    longest = 6_000_000  # a strict bound for all options (docs/arche.md); real games take below 2,000
    texts = TEXTS
    procedures = procedures_of(setup, turn, dice_phase, action_phase, actions, choices, fighting)

    def new(self, setup: Setup) -> State:
        return new_game(setup)

    def blank(self, setup: Setup) -> State:
        return empty_table(setup)

    def view(self, state: State, seat: int) -> State:
        return as_seen(state, seat)

    def determinize(self, state: State, seat: int, seed: int) -> State:
        return as_imagined(state, seat, seed)

    def result(self, state: State) -> Result:
        """The most paragon wins; then resources, then the base level, then shared (10.1, 10.2)."""
        assert isinstance(state, Arche)
        best = max([standing(state, seat) for seat in range(state.rules.players)])
        winners = [seat for seat in range(state.rules.players) if standing(state, seat) == best]
        return Result(tuple(state.paragon), tuple(winners))

    def census(self, state: State) -> dict[str, int]:
        assert isinstance(state, Arche)
        return count_pieces(state)

    def sheet(self, view: State) -> Sheet:
        assert isinstance(view, Arche)
        return sheet(view)

    def why_not(self, state: State, seat: int) -> list[Refusal]:
        assert isinstance(state, Arche)
        asked = state.ask is not None and state.ask.seat == seat
        return refused_actions(state) if asked and isinstance(state.stack[-1], ActionPhase) else []

    def facts(self, variant: str = "") -> dict[str, list[dict[str, object]]]:
        return printed_facts()

    # -- words ----------------------------------------------------------------------------------

    def noun(self, kind: str, value: Ref, language: str) -> str:
        if kind == "faces":
            assert isinstance(value, tuple)
            return ", ".join([words.FACE[face](language) for face in value])
        assert isinstance(value, int)
        if kind == "card":
            return CARDS[value].name(language)
        if kind == "faction":
            return CARDS[faction_card(value)].name(language)
        return plain_noun(kind, value)(language)

    def primer(self, variant: str) -> tuple[tuple[Text, Text], ...]:
        return PRIMER

    def explain(self, kind: str, value: int, language: str) -> str:
        return describe(kind, value, language)


def plain_noun(kind: str, value: int) -> Text:
    """Kinds whose name follows from the number alone."""
    if kind == "slot":
        number = slot_number(value) + 1
        return Text(f"Ausbaufeld {number}", f"expansion slot {number}")
    if kind == "level":
        return Text(f"Stufe {value}", f"level {value}")
    if kind == "paragon":
        return Text(f"{value} Paragon", f"{value} paragon")
    if kind in ("resources", "life", "hits", "criticals") or kind in words.DICE_KINDS:
        return counted_noun(kind, value)
    tables = {"face": words.FACE, "die": words.DIE, "kind": words.KIND, "deck": words.DECK, "reason": words.REASON}
    return tables[kind][value]


def counted_noun(kind: str, value: int) -> Text:
    if kind == "resources":
        return words.resources(value)
    if kind == "life":
        return words.life(value)
    if kind == "hits":
        return words.hits(value)
    if kind == "criticals":
        return words.criticals(value)
    return words.dice_of(kind, value)


TITLE: Final = ArcheTitle()
