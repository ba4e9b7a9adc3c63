"""Turns: the three phases, the roll for the Ark, and when the game ends (4, 5, 8.6, 10)."""

from __future__ import annotations

from typing import Optional

from starboard.core.ask import Ask
from starboard.core.procedure import Procedure
from starboard.core.state import NOBODY, NOTHING
from starboard.games.arche.action_phase import ActionPhase
from starboard.games.arche.actions import Resolve, fill_field
from starboard.games.arche.dice_phase import DicePhase
from starboard.games.arche.fighting import RollParagon
from starboard.games.arche.ids import EFFECT_PHASE, FOR_CONTROL
from starboard.games.arche.queries import (
    income,
    ready_cards,
)
from starboard.games.arche.state import Arche
from starboard.games.arche.verbs import (
    gain_resources,
    refresh,
)


class Turn(Procedure):
    """One turn after the other until the game ends."""

    steps = ("effect_phase", "dice_phase", "action_phase", "control_ark", "fill_fields", "end_turn", "next_turn")

    def effect_phase(self, game: Arche) -> None:
        game.tell("log.turn", (game.turn, game.round))
        game.call(EffectPhase())

    def dice_phase(self, game: Arche) -> None:
        game.call(DicePhase())

    def action_phase(self, game: Arche) -> None:
        game.call(ActionPhase())

    def control_ark(self, game: Arche) -> None:
        """At the end of every turn the owner of the soldier in the Ark rolls for paragon (8.6)."""
        owner = game.ark_owner
        if owner != NOBODY and (game.rules.ark_every_turn or owner == game.turn):
            game.call(RollParagon(owner, game.catalog[game.ark_card].paragon, FOR_CONTROL))

    def fill_fields(self, game: Arche) -> None:
        """Filling open fields is mandatory before a turn ends (4.3); only a field that ran dry is still empty."""
        for position in range(len(game.market)):
            if game.market[position] == NOTHING:
                fill_field(game, position)

    def end_turn(self, game: Arche) -> None:
        game.used = []
        game.tactical = 0
        game.upgrades = 0
        if game.in_force:
            game.in_force = []
            refresh(game, game.turn)
        if game.ending != NOBODY and game.turns_left < 0:
            game.turns_left = turns_to_go(game)
        elif game.turns_left > 0:
            game.turns_left -= 1

    def next_turn(self, game: Arche) -> None:
        """Play on until the ending is over (10.1), or until the last round the options allow."""
        if game.turns_left == 0:
            game.tell("log.end")
            return
        following = (game.turn + 1) % game.rules.players
        if following == game.start:
            if game.round == game.rules.rounds:
                game.tell("log.last_round", (game.round,))
                return
            game.round += 1
        game.turn = following
        self.again()


def turns_to_go(game: Arche) -> int:
    """How many turns follow the one in which the target was reached (10.1, option end_timing)."""
    if game.rules.end_timing == "end-of-turn":
        return 0
    if game.rules.end_timing == "one-more-turn":
        return game.rules.players - 1
    return (game.start - game.turn - 1) % game.rules.players


class EffectPhase(Procedure):
    """Income, then every active card with this timing, in any order; none may be skipped (5)."""

    steps = ("gain_income", "choose_card", "resolve")
    fields = ("card",)

    def __init__(self) -> None:
        super().__init__()
        self.card = NOTHING

    def gain_income(self, game: Arche) -> None:
        gain_resources(game, game.turn, income(game, game.turn))

    def choose_card(self, game: Arche) -> Optional[Ask]:
        cards = ready_cards(game, EFFECT_PHASE)
        if not cards:
            self.stop()
            return None
        return Ask(game.turn, "card", sorted(cards))

    def resolve(self, game: Arche) -> None:
        game.used.append(self.card)
        game.tell("log.resolve", (game.turn, self.card))
        self.go_to("choose_card")
        game.call(Resolve(self.card))
