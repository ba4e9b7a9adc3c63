"""Small questions that card effects put to the player on turn."""

from __future__ import annotations

from starboard.core.ask import DONE, Ask
from starboard.core.procedure import Procedure
from starboard.core.state import NOBODY
from starboard.games.arche.ids import BLANKS
from starboard.games.arche.state import Arche
from starboard.games.arche.verbs import gain_resources, spend_die, take_paragon, take_resources


class TakeResources(Procedure):
    """Take up to ``most`` resources from one opponent; what is there is taken (11.3)."""

    steps = ("choose_victim", "take")
    fields = ("most", "victim")

    def __init__(self, most: int = 0) -> None:
        super().__init__()
        self.most = most
        self.victim = NOBODY

    def choose_victim(self, game: Arche) -> Ask:
        return Ask(game.turn, "victim", game.others(game.turn))

    def take(self, game: Arche) -> None:
        take_resources(game, game.turn, self.victim, self.most)


class TakeParagon(Procedure):
    """Take up to ``most`` paragon from one opponent (11.3)."""

    steps = ("choose_victim", "take")
    fields = ("most", "victim")

    def __init__(self, most: int = 0) -> None:
        super().__init__()
        self.most = most
        self.victim = NOBODY

    def choose_victim(self, game: Arche) -> Ask:
        return Ask(game.turn, "victim", game.others(game.turn))

    def take(self, game: Arche) -> None:
        take_paragon(game, game.turn, self.victim, self.most)


class Harvesting(Procedure):
    """Turn in up to ``most`` blank dice of the action pool for ``each`` resources (9.3)."""

    steps = ("choose_blank", "turn_in")
    fields = ("each", "most", "face")

    def __init__(self, each: int = 0, most: int = 0) -> None:
        super().__init__()
        self.each = each
        self.most = most
        self.face = DONE

    def choose_blank(self, game: Arche) -> Ask:
        blanks = [face for face in BLANKS if game.action[face] > 0] if self.most else []
        return Ask(game.turn, "face", [DONE, *blanks])

    def turn_in(self, game: Arche) -> None:
        if self.face == DONE:
            return
        spend_die(game, self.face)
        gain_resources(game, game.turn, self.each)
        self.most -= 1
        self.again()
