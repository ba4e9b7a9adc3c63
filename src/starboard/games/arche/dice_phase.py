"""The dice phase (6)."""

from __future__ import annotations

from starboard.core.ask import DONE, Ask, Roll
from starboard.core.procedure import Procedure, Ref
from starboard.core.state import NOTHING
from starboard.games.arche.actions import Resolve
from starboard.games.arche.codes import KEEP_ALL
from starboard.games.arche.ids import ATTACK, DICE, DICE_PHASE, DIE_OF, FACES, PARAGON, RESOURCE
from starboard.games.arche.queries import (
    faces_shown,
    ready_cards,
    worth_using,
)
from starboard.games.arche.state import Arche


class DicePhase(Procedure):
    """Form the dice pool, roll, sort dice out and roll the others again (6)."""

    steps = (
        "choose_resource_dice",
        "choose_paragon_dice",
        "form_pool",
        "choose_card",
        "use_card",
        "roll",
        "lay_out",
        "choose_dice",
        "set_aside",
    )
    fields = ("resource", "paragon", "card", "faces", "keep")

    def __init__(self) -> None:
        super().__init__()
        self.resource = 0
        self.paragon = 0
        self.card = NOTHING
        self.faces: tuple[int, ...] = ()
        self.keep = DONE

    def wording(self, game: Arche, field: str, choice: int, values: dict[str, Ref]) -> str:
        return "all" if field == "keep" and choice == KEEP_ALL else ""

    def choose_resource_dice(self, game: Arche) -> Ask:
        size = game.rules.dice_pool
        least = max(0, size - DICE[PARAGON] - DICE[ATTACK])
        return Ask(game.turn, "resource", list(range(least, min(size, DICE[RESOURCE]) + 1)))

    def choose_paragon_dice(self, game: Arche) -> Ask:
        left = game.rules.dice_pool - self.resource
        least = max(0, left - DICE[ATTACK])
        return Ask(game.turn, "paragon", list(range(least, min(left, DICE[PARAGON]) + 1)))

    def form_pool(self, game: Arche) -> None:
        attack = game.rules.dice_pool - self.resource - self.paragon
        game.pool = [self.resource, self.paragon, attack]
        for die in range(len(DICE)):
            game.supply[die] -= game.pool[die]
        game.rerolls = game.rules.rerolls
        game.tell("log.pool", (game.turn, self.resource, self.paragon, attack))

    def choose_card(self, game: Arche) -> Ask:
        """Cards with the timing dice phase are optional (6.2)."""
        cards = [card for card in ready_cards(game, DICE_PHASE) if worth_using(game, card)]
        return Ask(game.turn, "card", [DONE, *sorted(cards)])

    def use_card(self, game: Arche) -> None:
        if self.card == DONE:
            return
        game.used.append(self.card)
        game.tell("log.use", (game.turn, self.card))
        self.go_to("choose_card")
        game.call(Resolve(self.card))

    def roll(self, game: Arche) -> Ask:
        return Roll("faces", (6,) * sum(game.pool))

    def lay_out(self, game: Arche) -> None:
        """After the last reroll all dice go to the action pool as they lie (6.3)."""
        thrown = 0
        for die in range(len(DICE)):
            faces = game.rules.die_faces[die]
            for side in self.faces[thrown : thrown + game.pool[die]]:
                game.rolled[faces[side]] += 1
            thrown += game.pool[die]
        game.pool = [0, 0, 0]
        self.faces = ()
        if game.log is not None:
            game.tell("log.roll", (game.turn, faces_shown(game.rolled)))
        if game.rerolls == 0:
            keep_all(game)
            self.stop()

    def choose_dice(self, game: Arche) -> Ask:
        """Move dice to the action pool one by one, or all; then the others are rolled again (6.3)."""
        shown = [face for face in range(FACES) if game.rolled[face] > 0]
        return Ask(game.turn, "keep", [DONE, *shown, KEEP_ALL])

    def set_aside(self, game: Arche) -> None:
        if self.keep == DONE:
            take_up(game)
            game.rerolls -= 1
            self.go_to("roll")
            return
        if self.keep == KEEP_ALL:
            keep_all(game)
        else:
            game.rolled[self.keep] -= 1
            game.action[self.keep] += 1
        if sum(game.rolled) > 0:
            self.go_to("choose_dice")


def keep_all(game: Arche) -> None:
    for face in range(FACES):
        game.action[face] += game.rolled[face]
        game.rolled[face] = 0


def take_up(game: Arche) -> None:
    """The dice that were not sorted out return to the dice pool."""
    for face in range(FACES):
        game.pool[DIE_OF[face]] += game.rolled[face]
        game.rolled[face] = 0
