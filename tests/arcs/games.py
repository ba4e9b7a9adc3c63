"""Real games: as they are set up, by players that get somewhere, and as a seat sees them."""

from __future__ import annotations

from arcs.words import *
from starboard.games.arcs import features


def started(variant: str, players: int, seed: int, **options: object) -> Arcs:
    """A game at its first question."""
    game = TITLE.new(TITLE.setup(variant, players, seed, options))
    assert isinstance(game, Arcs)
    return game


def settled(game: Arcs) -> Arcs:
    """The same game, played by chance until a seat is asked."""
    game.settle()
    return game


def set_up(id: str, seed: int = 3, **options: object) -> Arcs:
    """A game on a setup card, at the first question of a seat."""
    return settled(started("base", int(id[0]), seed, setup=id, **options))


def drafting(players: int = 3, seed: int = 1, **options: object) -> Arcs:
    """A game with leaders and lore at the first question of a seat, as a rule the draft."""
    game = started("leaders", players, seed, **options)
    game.log = []
    return settled(game)


def given(players: int, *codes: str, seed: int = 1) -> Arcs:
    """A game in which these leaders and lore cards were given out, seat by seat."""
    return drafting(players, seed, cards=" ".join(codes))


def pick(game: Arcs, answer: int) -> None:
    """A seat answers, and chance after it."""
    game.answer(answer)
    game.settle()


def eager_answer(game: Arcs, rng: Stream) -> Answer:
    assert game.ask is not None
    return game.sample() if game.ask.seat == CHANCE else features.eager(game, game.ask, rng)


def eager_game(players: int, seed: int, *cards: type[Card], split_discard: bool = False) -> Arcs:
    """A game at its first lead card; these Guild cards are dealt out to the seats in turn."""
    game = started("base", players, seed, split_discard=split_discard)
    rng = Stream(seed)
    while not isinstance(game.stack[-1], Round):
        game.play(eager_answer(game, rng))
    for number, card in enumerate(cards):
        if card.printed in game.court_deck:
            game.court_deck.remove(card.printed)
            game.court_open.pop()
            game.holder[card.printed] = number % players
    game.derive()
    return game


def seen_by(game: Arcs, seat: int) -> Arcs:
    """What a seat may know."""
    view = TITLE.view(game, seat)
    assert isinstance(view, Arcs)
    return view


def world(game: Arcs, seat: int, seed: int) -> Arcs:
    """A position that looks to the seat like this one."""
    found = TITLE.determinize(game, seat, seed)
    assert isinstance(found, Arcs)
    return found
