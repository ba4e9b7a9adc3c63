"""Raiding the defender's play area (p. 16)."""

from __future__ import annotations

from typing import Final

from starboard.core.ask import DONE, Ask
from starboard.core.procedure import Procedure
from starboard.games.arcs.cards.card import DECK
from starboard.games.arcs.ids import NOBODY, NOTHING, SLOT_KEYS
from starboard.games.arcs.queries import stealable_cards, stealable_tokens
from starboard.games.arcs.slots import steal_token
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.verbs import steal_card

LOOT_CARD: Final = 100  # + card; smaller numbers are slots


class Raid(Procedure):
    """Spend keys on tokens and Guild cards, one at a time; unused keys are lost (BATTLE-07, BATTLE-08)."""

    steps = ("choose_loot", "steal")
    fields = ("attacker", "defender", "keys", "loot")

    def __init__(self, attacker: int = NOBODY, defender: int = NOBODY, keys: int = 0) -> None:
        super().__init__()
        self.attacker = attacker
        self.defender = defender
        self.keys = keys
        self.loot = NOTHING

    def choose_loot(self, game: Arcs) -> Ask:
        slots = [s for s in stealable_tokens(game, self.defender, self.attacker) if SLOT_KEYS[s] <= self.keys]
        cards = [
            LOOT_CARD + c
            for c in stealable_cards(game, self.defender, self.attacker)
            if DECK.cards[c].keys <= self.keys
        ]
        return Ask(self.attacker, "loot", [DONE, *slots, *cards])

    def steal(self, game: Arcs) -> None:
        if self.loot == DONE:
            self.stop()
            return
        self.again()
        if self.loot >= LOOT_CARD:
            self.keys -= DECK.cards[self.loot - LOOT_CARD].keys
            steal_card(game, self.loot - LOOT_CARD, self.attacker)
        else:
            self.keys -= SLOT_KEYS[self.loot]
            steal_token(game, self.attacker, self.defender, self.loot)
