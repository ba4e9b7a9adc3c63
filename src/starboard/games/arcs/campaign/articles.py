"""Kinds of articles of a deal (p. 17), each with a giver, a taker and a thing.

Cards bring further kinds: a file of cards lists them as ``ARTICLES``. An article is carried out at once, so nothing
that was agreed can fail.
"""

from __future__ import annotations

from typing import ClassVar, Final

from starboard.core.procedure import Ref
from starboard.games.arcs.campaign.codes import (
    article_giver,
    article_kind,
    article_taker,
    article_thing,
    card_article,
    ceded_building,
    ceded_condition,
    ceded_place,
    ceded_ship,
    ceded_system,
    given_kind,
    given_token,
    is_ceded_building,
    is_given_token,
)
from starboard.games.arcs.campaign.queries import favors_of, is_regent
from starboard.games.arcs.campaign.state import Reach
from starboard.games.arcs.campaign.tokens import pass_token, token_trophies
from starboard.games.arcs.campaign.verbs import (
    cede_ship,
    delegate_agent,
    give_favor,
    pass_captive,
    pass_favor,
    return_favors,
    turn_regent,
)
from starboard.games.arcs.codes import (
    is_captive_ship,
    is_damaged,
    owned_piece,
    owner_of_captive,
    piece_kind,
    piece_of,
    piece_owner,
    system_of,
)
from starboard.games.arcs.ids import (
    AGENT,
    CITY,
    DAMAGED,
    FRESH,
    NOTHING,
    PIECES,
    SHIP,
    SLOT_KEYS,
    STARPORT,
)
from starboard.games.arcs.queries import (
    agents_on,
    captives_held,
    filled,
    filled_slots,
    owners,
    pieces_left,
    places_of,
    ships_at,
    ships_in,
    token_at,
    tokens,
    trophies_of,
)
from starboard.games.arcs.verbs import (
    add_trophies,
    lift_building,
    piece_home,
    place_building,
    put_token,
)
from starboard.games.arcs.wording import token_of

NEVER: Final = 100  # more Favors than anybody has: what costs that cannot be forced


class Article:
    """A kind of article. Stateless; ``key`` names its texts. One that a card brings exists while that card is in
    play."""

    key: ClassVar[str] = ""
    card: ClassVar[int] = NOTHING  # the card that brings it
    which: ClassVar[int] = 0  # among those that the card brings
    alone: ClassVar[bool] = False  # whether a seat does it by itself: then it is both giver and taker

    def things(self, game: Reach, giver: int, taker: int) -> list[int]:
        """What the giver could give the taker now."""
        return []

    def parties(self, code: int) -> tuple[int, ...]:
        """Who must agree because it is their own doing; whom cards ask besides is ``consents``."""
        return (article_giver(code), article_taker(code))

    def price(self, game: Reach, giver: int, thing: int) -> int:
        """How many Favors of the giver a caller returns to force it (sum.return_favors)."""
        return 1

    def can_pay(self, game: Reach, giver: int, taker: int) -> bool:
        """Whether a caller, the taker, has anything to force such an article with."""
        return favors_of(game, taker, giver) > 0

    def can_force(self, game: Reach, code: int) -> bool:
        """Whether a caller, the taker, can pay for forcing it."""
        cost = self.price(game, article_giver(code), article_thing(code))
        return cost <= favors_of(game, article_taker(code), article_giver(code))

    def pay(self, game: Reach, code: int) -> None:
        """The caller pays, just before it is carried out."""
        pay_favors(game, article_taker(code), article_giver(code), price(game, code))

    def token(self, game: Reach, giver: int, thing: int) -> int:
        """The token that the taker finds a slot for once all articles are done; NOTHING if it is none."""
        return NOTHING

    def do(self, game: Reach, giver: int, taker: int, thing: int) -> None:
        """Carry it out."""

    def name(self, game: Reach, giver: int, thing: int, values: dict[str, Ref]) -> str:
        """What the texts refer to besides giver and taker; returns the key of the text."""
        return self.key


class PromiseFavor(Article):
    """An agent from the giver's supply becomes a Favor (neg.promise)."""

    key = "promise"

    def things(self, game: Reach, giver: int, taker: int) -> list[int]:
        return [0] if pieces_left(game, giver, AGENT) else []

    def do(self, game: Reach, giver: int, taker: int, thing: int) -> None:
        give_favor(game, giver, taker)


class GiveResource(Article):
    """A token of a slot; forcing it costs what a raid would pay (neg.transfer)."""

    key = "token"

    def things(self, game: Reach, giver: int, taker: int) -> list[int]:
        return filled(game, giver)

    def price(self, game: Reach, giver: int, thing: int) -> int:
        return SLOT_KEYS[thing]

    def token(self, game: Reach, giver: int, thing: int) -> int:
        return token_at(game, giver, thing)

    def do(self, game: Reach, giver: int, taker: int, thing: int) -> None:
        game.supply[token_at(game, giver, thing)] += 1
        put_token(game, giver, thing, NOTHING)

    def name(self, game: Reach, giver: int, thing: int, values: dict[str, Ref]) -> str:
        values["token"] = token_of(game, giver, thing)
        if tokens(game, giver, token_at(game, giver, thing)) == 1:
            return self.key
        values["number"] = thing + 1  # several of a kind lie behind different keys
        return "token of several"


class GiveCaptive(Article):
    """A captive; one of the taker's own goes home (neg.transfer)."""

    key = "captive"

    def things(self, game: Reach, giver: int, taker: int) -> list[int]:
        return captives_held(game, giver)

    def do(self, game: Reach, giver: int, taker: int, thing: int) -> None:
        pass_captive(game, giver, taker, thing)

    def name(self, game: Reach, giver: int, thing: int, values: dict[str, Ref]) -> str:
        values["owner"] = owner_of_captive(thing)
        return "captive ship" if is_captive_ship(thing) else self.key


class GiveTrophy(Article):
    """A trophy; one of the taker's own pieces goes home (neg.transfer)."""

    key = "trophy"

    def things(self, game: Reach, giver: int, taker: int) -> list[int]:
        pieces = [
            owned_piece(owner, piece)
            for owner in owners(game)
            for piece in range(PIECES)
            if trophies_of(game, giver, owner, piece)
        ]
        return [*pieces, *[given_token(kind) for kind in sorted(set(token_trophies(game, giver)))]]

    def do(self, game: Reach, giver: int, taker: int, thing: int) -> None:
        if is_given_token(thing):
            pass_token(game, giver, taker, given_kind(thing))
            return
        owner, piece = piece_owner(thing), piece_kind(thing)
        add_trophies(game, giver, owner, piece, -1)
        if owner == taker:
            piece_home(game, taker, piece)
        else:
            add_trophies(game, taker, owner, piece, 1)

    def name(self, game: Reach, giver: int, thing: int, values: dict[str, Ref]) -> str:
        if is_given_token(thing):
            values["thing"] = given_kind(thing)
            return "trophy token"
        values["owner"], values["piece"] = piece_owner(thing), piece_kind(thing)
        return self.key


class GiveFavor(Article):
    """A Favor that the giver holds; one of the taker's own goes home (neg.transfer)."""

    key = "favor"

    def things(self, game: Reach, giver: int, taker: int) -> list[int]:
        return [owner for owner in range(game.players) if favors_of(game, giver, owner)]

    def do(self, game: Reach, giver: int, taker: int, thing: int) -> None:
        if thing == taker:
            return_favors(game, giver, taker, 1)
        else:
            pass_favor(game, giver, taker, thing)

    def name(self, game: Reach, giver: int, thing: int, values: dict[str, Ref]) -> str:
        values["owner"] = thing
        return self.key


class CedeControl(Article):
    """A piece on the map becomes the taker's, damage included (neg.cede)."""

    key = "cede"

    def things(self, game: Reach, giver: int, taker: int) -> list[int]:
        return [*ships_to_cede(game, giver, taker), *buildings_to_cede(game, giver, taker)]

    def do(self, game: Reach, giver: int, taker: int, thing: int) -> None:
        if is_ceded_building(thing):
            place = ceded_place(thing)
            value = lift_building(game, place)
            condition = DAMAGED if is_damaged(value) else FRESH
            place_building(game, taker, piece_of(value), place, condition)
            piece_home(game, giver, piece_of(value))
            return
        cede_ship(game, giver, taker, ceded_system(thing), ceded_condition(thing))

    def name(self, game: Reach, giver: int, thing: int, values: dict[str, Ref]) -> str:
        if is_ceded_building(thing):
            place = ceded_place(thing)
            values["piece"] = piece_of(game.buildings[place]) if game.buildings[place] else CITY
            values["system"] = system_of(place)
            return "cede building"
        values["condition"], values["system"] = ceded_condition(thing), ceded_system(thing)
        return "cede ship"


class DelegateAuthority(Article):
    """An agent at Court is replaced by one of the taker's (neg.delegate)."""

    key = "delegate"

    def things(self, game: Reach, giver: int, taker: int) -> list[int]:
        if not pieces_left(game, taker, AGENT):
            return []
        return [slot for slot in filled_slots(game) if agents_on(game, slot, giver)]

    def do(self, game: Reach, giver: int, taker: int, thing: int) -> None:
        delegate_agent(game, thing, giver, taker)

    def name(self, game: Reach, giver: int, thing: int, values: dict[str, Ref]) -> str:
        values["card"] = game.court[thing]
        return self.key


class InviteToEmpire(Article):
    """The First Regent makes an Outlaw a Regent (neg.invite)."""

    key = "invite"

    def things(self, game: Reach, giver: int, taker: int) -> list[int]:
        return [0] if game.first_regent == giver and not is_regent(game, taker) else []

    def do(self, game: Reach, giver: int, taker: int, thing: int) -> None:
        turn_regent(game, taker)


ARTICLES: Final[tuple[Article, ...]] = (
    PromiseFavor(),
    GiveResource(),
    GiveCaptive(),
    GiveTrophy(),
    GiveFavor(),
    CedeControl(),
    DelegateAuthority(),
    InviteToEmpire(),
)
ALL_ARTICLES: Final[dict[int, Article]] = dict(enumerate(ARTICLES))  # all there are, by number


def add_articles(kinds: tuple[Article, ...]) -> None:
    """Those that the cards of a file bring."""
    for kind in kinds:
        number = card_article(kind.card, kind.which)
        assert number not in ALL_ARTICLES, f"two articles of the card {kind.card} have the same number"
        ALL_ARTICLES[number] = kind


def kind_of(code: int) -> Article:
    return ALL_ARTICLES[article_kind(code)]


def ships_to_cede(game: Reach, giver: int, taker: int) -> list[int]:
    """Never the last ship on the map, never a Flagship (neg.cede)."""
    if not pieces_left(game, taker, SHIP):
        return []
    systems = [system for system in game.board.systems if ships_at(game, giver, system)]
    if sum([ships_at(game, giver, system) for system in systems]) < 2:
        return []
    found = []
    for system in systems:
        for condition in (FRESH, DAMAGED):
            flagship = 1 if condition == FRESH and game.flagship_at[giver] == system else 0
            if ships_in(game, giver, system, condition) > flagship:
                found.append(ceded_ship(system, condition))
    return found


def buildings_to_cede(game: Reach, giver: int, taker: int) -> list[int]:
    """Only where the giver has no ships, never the last city or starport on the map (neg.cede)."""
    found = []
    for piece in (CITY, STARPORT):
        places = places_of(game, giver, piece)
        if len(places) > 1 and pieces_left(game, taker, piece):
            found += [ceded_building(place) for place in places if not ships_at(game, giver, system_of(place))]
    return sorted(found)


def price(game: Reach, code: int) -> int:
    return kind_of(code).price(game, article_giver(code), article_thing(code))


def pay_favors(game: Reach, holder: int, owner: int, count: int) -> None:
    """Favors are called in: they go back to whoever gave them."""
    game.tell("favors_returned", (holder, count, owner))
    return_favors(game, holder, owner, count)
