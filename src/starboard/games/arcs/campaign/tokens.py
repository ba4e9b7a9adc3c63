"""Tokens of fates on the map (ter.tokens): where they are, and what happens to those that are Loyal or can be harmed.

Each of them is one entry of ``game.tokens`` from the setup of its fate on, wherever it is. A card says what the tokens
of a kind can do; those that are harmed and repaired like buildings are the card's ``targets``."""

from __future__ import annotations

from typing import ClassVar, Final

from starboard.core.procedure import Ref
from starboard.core.text import Text
from starboard.games.arcs.campaign.codes import (
    NOTES,
    is_on_map,
    map_token,
    map_token_kind,
    map_token_system,
)
from starboard.games.arcs.campaign.ids import IN_SUPPLY, TROPHY_OF
from starboard.games.arcs.campaign.queries import is_lost, reach
from starboard.games.arcs.campaign.state import Reach
from starboard.games.arcs.cards.card import Card
from starboard.games.arcs.ids import DAMAGED, FREE, FRESH, NOBODY, NOTHING, TABLE
from starboard.games.arcs.queries import is_seat
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.verbs import refuses_trophies, settle

# -- queries ------------------------------------------------


def tokens_at(game: Reach, kind: int, place: int) -> int:
    """How many tokens of a kind are in a system, or wherever else tokens can be."""
    return sum([map_token_kind(code) == kind and map_token_system(code) == place for code in game.tokens])


def has_token_at(game: Reach, kind: int, place: int) -> bool:
    """The same as a yes or no, without counting: nothing is asked of tokens more often."""
    first = map_token(kind, place)
    for code in game.tokens:
        if first <= code < first + NOTES:
            return True
    return False


def damaged_tokens_at(game: Reach, kind: int, system: int) -> int:
    return game.tokens.count(map_token(kind, system, DAMAGED))


def systems_of_tokens(game: Reach, kind: int) -> list[int]:
    """The systems of all tokens of a kind that are on the map."""
    return [map_token_system(code) for code in game.tokens if map_token_kind(code) == kind and is_on_map(code)]


def tokens_of(game: Reach, kind: int) -> int:
    """All there are of a kind, wherever they are."""
    return sum([map_token_kind(code) == kind for code in game.tokens])


def token_trophies(game: Reach, seat: int) -> list[int]:
    """The kinds of the tokens among the trophies of a seat."""
    return [map_token_kind(code) for code in game.tokens if map_token_system(code) == TROPHY_OF + seat]


def token_owner(game: Reach, kind: int) -> int:
    """To whom the tokens of a kind are Loyal: a seat, the Free States if they stand for themselves, or NOBODY."""
    for card in game.moments.targets[TABLE]:
        if isinstance(card, TokenLaw) and card.token == kind:
            return card.whose(game)
    return NOBODY


# -- verbs ------------------------------------------------


def bring_tokens(game: Reach, kind: int, count: int) -> None:
    """A fate is set up: its tokens are in its supply from now on."""
    game.tokens = sorted([*game.tokens, *[map_token(kind, IN_SUPPLY) for _ in range(count)]])


def shift_token(game: Reach, kind: int, start: int, end: int, note: int = FRESH) -> None:
    """A token of a kind goes from one place to another, where it shows a note; of several a damaged one goes last."""
    here = [code for code in game.tokens if map_token_kind(code) == kind and map_token_system(code) == start]
    game.tokens.remove(here[0])
    game.tokens = sorted([*game.tokens, map_token(kind, end, note)])


def shift_all_tokens(game: Reach, kind: int, start: int, end: int) -> None:
    for _ in range(tokens_at(game, kind, start)):
        shift_token(game, kind, start, end)


def take_token(game: Reach, taker: int, kind: int, system: int) -> None:
    """A token leaves the map as a trophy. Cards that need it on the map may have to leave, too."""
    shift_token(game, kind, system, place_as_trophy(game, taker, kind))
    settle(game)


def pass_token(game: Reach, giver: int, taker: int, kind: int) -> None:
    """A token among trophies changes hands."""
    shift_token(game, kind, TROPHY_OF + giver, place_as_trophy(game, taker, kind))


def place_as_trophy(game: Reach, taker: int, kind: int) -> int:
    """Where a token goes that somebody takes as a trophy: home without a taker, if it is the taker's own (BATTLE-09),
    or if a card of theirs refuses it as it does pieces."""
    owner = token_owner(game, kind)
    home = not is_seat(taker) or taker == owner or refuses_trophies(game, taker, owner)
    return IN_SUPPLY if home else TROPHY_OF + taker


def return_token_trophies(game: Reach, holder: int) -> None:
    """They go home with all other trophies."""
    for kind in token_trophies(game, holder):
        shift_token(game, kind, TROPHY_OF + holder, IN_SUPPLY)


# -- tokens like buildings ------------------------------------------------


class TokenLaw(Card):
    """What binds everybody about the tokens of a kind that are harmed and repaired like buildings, of which a system
    has one at most. A number is the system of such a token."""

    token: ClassVar[int] = NOTHING

    def whose(self, game: Reach) -> int:
        """To whom they are Loyal; FREE if to nobody: then they stand for themselves."""
        return FREE

    def is_present(self, game: Arcs, owner: int, system: int) -> bool:
        """Loyal tokens count as pieces (ter.tokens)."""
        position = reach(game)
        return has_token_at(position, self.token, system) and owner == self.whose(position)

    def targets(self, game: Arcs, owner: int, system: int) -> list[int]:
        return [system] if self.is_present(game, owner, system) else []

    def damaged_targets(self, game: Arcs, owner: int) -> list[int]:
        position = reach(game)
        if not position.tokens or not is_seat(owner) or owner != self.whose(position):
            return []
        return [s for s in systems_of_tokens(position, self.token) if damaged_tokens_at(position, self.token, s)]

    def hit_board(self, game: Arcs, owner: int, number: int, taker: int) -> bool:
        position = reach(game)
        if not damaged_tokens_at(position, self.token, number):
            shift_token(position, self.token, number, number, DAMAGED)
            game.tell("token_damaged", (self.token, number))
            return False
        game.tell("token_destroyed", (self.token, number))
        take_token(position, taker, self.token, number)
        return True

    def repair_board(self, game: Arcs, owner: int, number: int) -> None:
        shift_token(reach(game), self.token, number, number)
        game.tell("token_repaired", (self.token, number))

    def word_board(self, number: int, values: dict[str, Ref]) -> str:
        values["thing"] = self.token
        return "token"

    def between_acts(self, game: Arcs, owner: int) -> None:
        """They perish as buildings do, for nobody: damaged ones, and those alone with Blight (C-25, C-40)."""
        position = reach(game)
        for system in systems_of_tokens(position, self.token):
            if damaged_tokens_at(position, self.token, system) or is_lost(position, system):
                game.tell("token_destroyed", (self.token, system))
                take_token(position, NOBODY, self.token, system)


NOUNS: Final = {
    "map_token": (
        Text("Banner", "Banner"),
        Text("Zeuge", "Witness"),
    ),
    "token_term": (
        Text("beschädigt", "damaged"),
        Text("Marker als Trophäen", "Tokens as trophies"),
        Text("Gefangene Schiffe", "Captive ships"),
    ),
}

EXPLAINED: Final = {
    "map_token": (
        Text(
            "Ein Marker des Hegemons auf einem Planeten; wird getroffen und repariert wie ein Gebäude.",
            "A token of the Hegemon on a planet; hit and repaired like a building.",
        ),
        Text(
            "Ein Marker des Pazifisten, der mit Schiffen reist und auf Psi-Planeten zur Ressource wird.",
            "A token of the Pacifist that travels with ships and becomes a resource on Psionic planets.",
        ),
    ),
    "token_term": (
        Text("Ein Treffer mehr zerstört ihn.", "One more hit destroys it."),
        Text("Zerstörte Marker, die als Trophäen zählen.", "Destroyed tokens that count as trophies."),
        Text("Sie zählen wie Gefangene und gehen mit ihnen heim.", "They count as captives and go home with them."),
    ),
}

TEXTS: Final = {
    "HitBuildings.place=token": Text("{thing:map_token}", "{thing:map_token}"),
    "Repair.piece=token": Text("{thing:map_token}", "{thing:map_token}"),
    "token_damaged": Text("Beschädigt: {0:map_token}, {1:system}.", "Damaged: {0:map_token}, {1:system}."),
    "token_destroyed": Text("Zerstört: {0:map_token}, {1:system}.", "Destroyed: {0:map_token}, {1:system}."),
    "token_repaired": Text("Repariert: {0:map_token}, {1:system}.", "Repaired: {0:map_token}, {1:system}."),
}
