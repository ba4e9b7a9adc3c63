"""The few verbs that change a position and tell about it."""

from __future__ import annotations

from starboard.core.state import NOBODY, NOTHING
from starboard.games.arche.ids import DIE_OF, FACES, PARAGON_TRACK, SUMS
from starboard.games.arche.queries import active_cards, works
from starboard.games.arche.state import Arche


def gain_resources(game: Arche, seat: int, count: int) -> None:
    """Surplus on the track is lost (2.1): the log tells what was gained."""
    gained = min(count, game.rules.resource_track - game.resources[seat])
    game.resources[seat] += gained
    game.tell("log.resources", (seat, gained))


def pay(game: Arche, seat: int, count: int) -> None:
    assert game.resources[seat] >= count
    game.resources[seat] -= count


def gain_paragon(game: Arche, seat: int, count: int) -> None:
    """Whoever reaches the target triggers the ending, which stays triggered (10.1, 10.3)."""
    gained = min(count, PARAGON_TRACK - game.paragon[seat])
    game.paragon[seat] += gained
    game.tell("log.paragon", (seat, gained))
    if game.ending == NOBODY and game.paragon[seat] >= game.rules.targets[seat]:
        game.ending = seat
        game.tell("log.target", (seat, game.rules.targets[seat]))


def take_resources(game: Arche, seat: int, victim: int, most: int) -> None:
    count = min(most, game.resources[victim])
    game.resources[victim] -= count
    game.tell("log.take_resources", (seat, count, victim))
    if game.resources[seat] + count <= game.rules.resource_track:
        game.resources[seat] += count
    else:
        gain_resources(game, seat, count)  # not all of it


def take_paragon(game: Arche, seat: int, victim: int, most: int) -> None:
    """Never more than is there (8.4, 11.3)."""
    count = min(most, game.paragon[victim])
    game.paragon[victim] -= count
    game.tell("log.take_paragon", (seat, count, victim))
    if count:
        gain_paragon(game, seat, count)


def refresh(game: Arche, seat: int) -> None:
    """Add up the permanent effects of a seat anew, after one of its active cards changed."""
    row = seat * SUMS
    sums = game.sums
    for i in range(row, row + SUMS):
        sums[i] = 0
    for card in active_cards(game, seat):
        printed = game.catalog[card]
        if printed.permanent and works(game, seat, card):
            for effect in printed.effects:
                effect.add(sums, row)
    if seat == game.turn:
        for card in game.in_force:
            for effect in game.catalog[card].effects:
                effect.add(sums, row)


def spend_die(game: Arche, face: int) -> None:
    """A used die leaves the action pool (7)."""
    game.action[face] -= 1
    game.supply[DIE_OF[face]] += 1


def clear_action_pool(game: Arche) -> None:
    """All dice left are removed, blanks included (7)."""
    for face in range(FACES):
        game.supply[DIE_OF[face]] += game.action[face]
        game.action[face] = 0


def discard(game: Arche, card: int) -> None:
    """Onto the face-up discard pile of its kind."""
    game.discards[game.catalog[card].kind].append(card)


def destroy_expansion(game: Arche, seat: int, victim: int, card: int) -> None:
    """An active expansion card goes; what it covered works again (7.4, 11.7)."""
    for slot in game.slots_of(victim):
        cards = game.slots[slot]
        if cards and cards[-1] == card:
            cards.pop()
    discard(game, card)
    refresh(game, victim)
    game.tell("log.destroy", (seat, card, victim))


def leave_ark(game: Arche) -> None:
    """The soldier in the Ark is destroyed and discarded (8.2)."""
    owner = game.ark_owner
    discard(game, game.ark_card)
    game.tell("log.ark_falls", (game.ark_card,))
    game.ark_card = NOTHING
    game.ark_owner = NOBODY
    game.ark_life = 0
    if owner != NOBODY:
        refresh(game, owner)
