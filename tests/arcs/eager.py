"""Real games: as they are set up, and by players that get somewhere."""

from __future__ import annotations

from starboard.core.ask import CHANCE, Answer
from starboard.core.chance import Stream
from starboard.games.arcs import features
from starboard.games.arcs.cards.card import Card
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.title import TITLE


def set_up(id: str, seed: int = 3, **options: object) -> Arcs:
    """A game on a setup card, played by chance to the first question of a seat."""
    players = int(id[0])
    game = TITLE.new(TITLE.setup("base", players, seed, {"setup": id, **options}))
    assert isinstance(game, Arcs)
    while game.ask is not None and game.ask.seat < 0:
        game.play(game.sample())
    return game


def eager_answer(game: Arcs, rng: Stream) -> Answer:
    assert game.ask is not None
    return game.sample() if game.ask.seat == CHANCE else features.eager(game, game.ask, rng)


def new_game(players: int, seed: int, *cards: type[Card], split_discard: bool = False) -> Arcs:
    """A game at its first lead card; these Guild cards are dealt out to the seats in turn."""
    game = TITLE.new(TITLE.setup("base", players, seed, {"split_discard": split_discard}))
    assert isinstance(game, Arcs)
    rng = Stream(seed)
    while type(game.stack[-1]).__name__ != "Round":
        game.play(eager_answer(game, rng))
    for number, card in enumerate(cards):
        if card.id in game.court_deck:
            game.court_deck.remove(card.id)
            game.holder[card.id] = number % players
    game.derive()
    return game
