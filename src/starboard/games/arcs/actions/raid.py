"""Raiding the defender's play area (p. 16)."""

from __future__ import annotations

from starboard.core.ask import DONE, Ask
from starboard.core.procedure import Procedure, Ref
from starboard.games.arcs.cards.card import DECK
from starboard.games.arcs.codes import is_loot_card, loot_card, looted_card
from starboard.games.arcs.ids import NOBODY, NOTHING, SLOT_KEYS
from starboard.games.arcs.queries import stealable_cards, stealable_tokens
from starboard.games.arcs.slots import steal_token
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.verbs import steal_card
from starboard.games.arcs.wording import token_of


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

    def wording(self, game: Arcs, field: str, choice: int, values: dict[str, Ref]) -> str:
        if is_loot_card(choice):
            values["card"] = looted_card(choice)
            values["cost"] = DECK.cards[looted_card(choice)].keys
            return "card"
        values["token"] = token_of(game, self.defender, choice)
        values["cost"] = SLOT_KEYS[choice]
        return "token"

    def choose_loot(self, game: Arcs) -> Ask:
        slots = [s for s in stealable_tokens(game, self.defender, self.attacker) if SLOT_KEYS[s] <= self.keys]
        cards = [
            loot_card(c) for c in stealable_cards(game, self.defender, self.attacker) if DECK.cards[c].keys <= self.keys
        ]
        return Ask(self.attacker, "loot", [DONE, *slots, *cards])

    def steal(self, game: Arcs) -> None:
        if self.loot == DONE:
            self.stop()
            return
        self.again()
        if is_loot_card(self.loot):
            card = looted_card(self.loot)
            self.keys -= DECK.cards[card].keys
            steal_card(game, card, self.attacker)
        else:
            self.keys -= SLOT_KEYS[self.loot]
            steal_token(game, self.attacker, self.defender, self.loot)
