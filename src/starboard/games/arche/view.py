"""What a seat may know. Hidden are the order of the decks and, during the draft, other seats' faction cards."""

from __future__ import annotations

from starboard.core.chance import Stream, derive
from starboard.core.game import conceal
from starboard.core.state import NOTHING, UNKNOWN, State
from starboard.games.arche.ids import DECKS, DICE, DIE_OF, FACES, FACTION
from starboard.games.arche.state import Arche


def as_seen(state: State, seat: int) -> Arche:
    game = conceal(state, seat)
    assert isinstance(game, Arche)
    for deck in game.decks:
        deck[:] = [UNKNOWN] * len(deck)
    if game.hands:
        game.box = [UNKNOWN] * len(game.box)
        own = game.hand_of(seat)
        game.hands = [game.hands[i] if i in own else UNKNOWN for i in range(len(game.hands))]
    elif NOTHING in game.faction:  # the faction cards are not dealt yet
        game.box = [UNKNOWN] * len(game.box)
    return game


def as_imagined(state: State, seat: int, seed: int) -> Arche:
    """A world that looks the same to ``seat``. Works on a view as well as on the position itself."""
    game = state.copy()
    assert isinstance(game, Arche)
    stream = Stream(derive(seed, "arche", seat))
    piles = unseen(game, seat)
    for pile in piles:
        stream.shuffle(pile)
    game.decks = piles[:DECKS]
    if NOTHING in game.faction:
        deal_factions_anew(game, seat, piles[FACTION])
    game.seed = derive(seed, "arche", "chance")
    game.draws = 0
    if game.ask is not None and game.ask.seat != seat:
        game.ask_again()
    return game


def unseen(game: Arche, seat: int) -> list[list[int]]:
    """The cards that ``seat`` does not see, by kind, in ascending order: nothing of the true order comes through."""
    seen = [False] * len(game.catalog)
    for pile in shown_piles(game, seat):
        for card in pile:
            if card >= 0:
                seen[card] = True
    piles: list[list[int]] = [[] for _ in range(FACTION + 1)]
    for card in range(len(seen)):
        if not seen[card]:
            piles[game.catalog[card].kind].append(card)
    return piles


def shown_piles(game: Arche, seat: int) -> list[list[int]]:
    own = [game.hands[i] for i in game.hand_of(seat)] if game.hands else []
    single = [game.ark_card, game.event]
    return [game.market, *game.discards, *game.troops, *game.slots, single, game.faction, own]


def deal_factions_anew(game: Arche, seat: int, cards: list[int]) -> None:
    own = game.hand_of(seat)
    for i in range(len(game.hands)):
        if i not in own:
            game.hands[i] = cards.pop()
    game.box = cards


def all_cards(game: Arche) -> list[int]:
    """Every card, wherever it lies."""
    piles = [*game.decks, *game.discards, *game.troops, *game.slots, game.market, game.hands, game.box, game.faction]
    cards = [card for pile in piles for card in pile if card != NOTHING]
    return cards + [card for card in (game.ark_card, game.event) if card != NOTHING]


def count_pieces(game: Arche) -> dict[str, int]:
    """Cards and dice in total; each player's markers are the entries of the tracks."""
    dice = [game.supply[die] + game.pool[die] for die in range(len(DICE))]
    for face in range(FACES):
        dice[DIE_OF[face]] += game.rolled[face] + game.action[face]
    cards = all_cards(game)
    found = {f"card {kind}": len([c for c in cards if game.catalog[c].kind == kind]) for kind in range(DECKS + 1)}
    found["different cards"] = len(set(cards))
    found["resource dice"], found["paragon dice"], found["attack dice"] = dice
    found["markers"] = len(game.resources) + len(game.paragon) + len(game.level)
    return found
