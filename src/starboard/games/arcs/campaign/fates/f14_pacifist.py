"""Fate 14, the Pacifist, and the ids of its cards, in printed order; the reminder of its law has none."""

from __future__ import annotations

from typing import Final

from starboard.core.text import Text
from starboard.games.arcs.campaign.fates.fate import Fate, fate_card
from starboard.games.arcs.campaign.ids import FIRST_OF_FATE, IN_SUPPLY, PACIFIST, SCRAPPED, TURNED, WITNESS
from starboard.games.arcs.campaign.queries import reach
from starboard.games.arcs.campaign.replenish import Replenish
from starboard.games.arcs.campaign.state import Reach
from starboard.games.arcs.campaign.tokens import (
    bring_tokens,
    shift_token,
    systems_of_tokens,
    token_trophies,
    tokens_at,
    tokens_of,
)
from starboard.games.arcs.campaign.verbs import advance, enter_booklet, join_court, scrap_card, take_cards
from starboard.games.arcs.cards.card import NOT
from starboard.games.arcs.ids import EMPATH, PIECES, PSIONIC, RESOURCES, TYRANT, WEAPON
from starboard.games.arcs.queries import (
    ambition_count,
    is_declared,
    owners,
    rivals,
    tokens_had,
    trophies_of,
)
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.verbs import clear_outrage

FIRST: Final = FIRST_OF_FATE[PACIFIST]
WITNESSES: Final = FIRST
WELL: Final = FIRST + 1
LIAISONS: Final = FIRST + 2
EMPATHS: Final = (FIRST + 3, FIRST + 4)
EMPATHY: Final = FIRST + 5
RECONCILE: Final = FIRST + 6
REBUKE: Final = FIRST + 7

ALL_WITNESSES: Final = 4


class Pacifist(Fate):
    """Takes nothing by force, and spreads Psionic."""

    printed = fate_card(PACIFIST)
    code = "FATE14"
    number = PACIFIST
    ready = True
    name = Text("Pazifist", "Pacifist")
    text = Text(
        "Meidet Trophäen und Gefangene, macht Zeugen zu Psi und lässt alle daran teilhaben.",
        "Shuns trophies and captives, turns Witnesses into Psionic, and shares it with all.",
    )
    start = ((), (16, 14, 12), ())
    aims = (
        NOT,
        Text(
            "Am Ende des Kapitels 2, wenn du keine Trophäen hast, und 1, wenn du keine Gefangenen hast; 1 für "
            "jedes Psi, das du im Auftakt ausgibst, solange Empath bekundet ist.",
            "At the end of a chapter 2 if you have no trophies and 1 if you have no captives; 1 for each Psionic "
            "you spend in your Prelude while Empath is declared.",
        ),
        Text(
            "Du hast weder Trophäen noch Gefangene; deine Rivalen haben zusammen mehr Psi als du.",
            "You have neither trophies nor captives; your rivals together have more Psionic than you.",
        ),
    )

    def set_up(self, game: Reach, owner: int, act: int) -> None:
        if act == 2:
            for resource in range(RESOURCES):
                clear_outrage(game, owner, resource)
            take_cards(game, owner, [WITNESSES, WELL])
            bring_tokens(game, WITNESS, ALL_WITNESSES)
            for planet in [s for s in game.board.planets if game.kind_of[s] == WEAPON][:ALL_WITNESSES]:
                shift_token(game, WITNESS, IN_SUPPLY, planet)
                game.tell("witness_appears", (planet,))
            game.call(Replenish(owner))
        elif act == 3:
            for card in (EMPATHY, RECONCILE, REBUKE):
                enter_booklet(game, card)

    def resolve(self, game: Reach, owner: int, act: int, success: bool) -> None:
        """Witnesses on the map become Psionic of the supply, or go for good."""
        if act != 2:
            return
        scrap_card(game, WITNESSES)
        rest = [LIAISONS, *EMPATHS]
        if success:
            for card in rest:
                scrap_card(game, card)
        else:
            join_court(game, rest)
        for system in systems_of_tokens(game, WITNESS):
            shift_token(game, WITNESS, system, TURNED if success else SCRAPPED)
            game.tell("witness_supplied" if success else "witness_scrapped", (system,))
            game.supply[PSIONIC] += 1 if success else 0

    # -- objectives ------------------------------------------------------------------------------------

    def when_spent(self, game: Arcs, owner: int, resource: int) -> None:
        """Spread Empathy: whatever is spent as Psionic counts."""
        position = reach(game)
        if position.act == 2 and resource == PSIONIC and is_declared(game, EMPATH):
            advance(position, owner, 1)

    def chapter_end(self, game: Reach, owner: int) -> None:
        """Commit to Pacifism."""
        if game.act == 2:
            advance(game, owner, 2 * int(not has_trophies(game, owner)) + int(not has_captives(game, owner)))

    def grand(self, game: Reach, owner: int) -> int:
        peace = not has_trophies(game, owner) and not has_captives(game, owner)
        theirs = sum([tokens_had(game, rival, PSIONIC) for rival in rivals(game, owner)])
        return int(peace) + int(theirs > tokens_had(game, owner, PSIONIC))

    def census(self, game: Reach) -> dict[str, int]:
        """A Witness that was turned over is a Psionic more than the box has."""
        return {
            "witnesses": tokens_of(game, WITNESS) or ALL_WITNESSES,
            f"tokens {PSIONIC}": -tokens_at(game, WITNESS, TURNED),
        }

    def outlook(self, game: Reach, seat: int) -> float:
        """Clean hands are worth what the end of the chapter brings; a turned Witness is a Psionic to come."""
        clean = 1.2 * int(not has_trophies(game, seat)) + 0.6 * int(not has_captives(game, seat))
        return clean + (0.3 * tokens_at(game, WITNESS, TURNED) if game.act == 2 else 0.0)


def has_trophies(game: Reach, seat: int) -> bool:
    """Pieces, agents and tokens of others."""
    pieces = [trophies_of(game, seat, owner, piece) for owner in owners(game) for piece in range(PIECES)]
    return any(pieces) or bool(token_trophies(game, seat))


def has_captives(game: Reach, seat: int) -> bool:
    """Agents, ships and whatever else is captured: all that Tyrant counts."""
    return ambition_count(game, seat, TYRANT) > 0
