"""Raiding the defender's play area (p. 16)."""

from __future__ import annotations

from starboard.core.ask import DONE, Ask
from starboard.core.procedure import Procedure, Ref
from starboard.games.arcs.cards.card import DECK
from starboard.games.arcs.codes import (
    is_kept,
    is_loot_card,
    keeper,
    kept_resource,
    kept_token,
    loot_card,
    looted_card,
)
from starboard.games.arcs.ids import NOBODY, NOTHING, NOWHERE, SLOT_KEYS
from starboard.games.arcs.queries import stealable_cards, stealable_tokens
from starboard.games.arcs.slots import steal_token
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.verbs import steal_card
from starboard.games.arcs.wording import token_of


class Raid(Procedure):
    """Spend keys on tokens and Guild cards, one at a time; unused keys are lost (BATTLE-07, BATTLE-08)."""

    steps = ("choose_loot", "steal")
    fields = ("attacker", "defender", "keys", "system", "stolen", "loot")

    def __init__(self, attacker: int = NOBODY, defender: int = NOBODY, keys: int = 0, system: int = NOWHERE) -> None:
        super().__init__()
        self.attacker = attacker
        self.defender = defender
        self.keys = keys
        self.system = system
        self.stolen: tuple[int, ...] = ()  # so far
        self.loot = NOTHING

    def wording(self, game: Arcs, field: str, choice: int, values: dict[str, Ref]) -> str:
        values["cost"] = cost(choice)
        if is_kept(choice):
            values["resource"] = kept_resource(choice)
            return "kept"
        if is_loot_card(choice):
            values["card"] = looted_card(choice)
            return "card"
        values["token"] = token_of(game, self.defender, choice)
        return "token"

    def choose_loot(self, game: Arcs) -> Ask:
        slots = stealable_tokens(game, self.defender, self.attacker)
        cards = [loot_card(card) for card in stealable_cards(game, self.defender, self.attacker)]
        loot = [*slots, *cards, *self.kept(game)]
        return Ask(self.attacker, "loot", [DONE, *[code for code in loot if cost(code) <= self.keys]])

    def kept(self, game: Arcs) -> list[int]:
        """Tokens that cards give."""
        found: list[int] = []
        for card in game.moments.loot[self.defender]:
            found += [kept_token(card.id, type) for type in card.loot(game, self.defender, self.attacker, self)]
        return found

    def steal(self, game: Arcs) -> None:
        if self.loot == DONE:
            self.stop()
            return
        self.again()
        self.keys -= cost(self.loot)
        self.stolen = (*self.stolen, self.loot)
        if is_kept(self.loot):
            DECK.cards[keeper(self.loot)].give_loot(game, self.attacker, kept_resource(self.loot))
        elif is_loot_card(self.loot):
            steal_card(game, looted_card(self.loot), self.attacker)
        else:
            steal_token(game, self.attacker, self.defender, self.loot)


def cost(loot: int) -> int:
    """The keys that a raid pays for something."""
    if is_kept(loot):
        return DECK.cards[keeper(loot)].loot_keys
    return DECK.cards[looted_card(loot)].keys if is_loot_card(loot) else SLOT_KEYS[loot]
