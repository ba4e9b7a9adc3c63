"""Edicts (p. 20-21): what is resolved in ascending order of their numbers."""

from __future__ import annotations

from typing import ClassVar, Final

from starboard.core.procedure import Procedure
from starboard.core.text import Text
from starboard.games.arcs.campaign.court import leave_court, refill
from starboard.games.arcs.campaign.ids import COUNCIL_SLOT, EDICT, GUILD_ENVOYS_DEPART
from starboard.games.arcs.campaign.queries import reach
from starboard.games.arcs.campaign.state import Reach
from starboard.games.arcs.cards.card import DECK, Card
from starboard.games.arcs.ids import BOOKLET, NOBODY, NOTHING, TABLE
from starboard.games.arcs.queries import agents_on, is_guild
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.verbs import bury_card


class Edict(Card):
    """A card of the booklet that does something whenever edicts are resolved."""

    kind = EDICT
    once = True
    number: ClassVar[int] = 0  # as printed: lower ones come first (edi.numbers)
    stands_for: ClassVar[int] = NOTHING  # the number of edicts that are skipped for this one

    def is_due(self, game: Arcs) -> bool:
        """Whether it is among the edicts that are about to be resolved, as things are before the first of them."""
        return True


def edict_of(card: int) -> Edict:
    edict = DECK.cards[card]
    assert isinstance(edict, Edict)
    return edict


class Edicts(Procedure):
    """All edicts of the booklet, the lowest number first (edi.order)."""

    steps = ("list_edicts", "next_edict")
    fields = ("waiting",)

    def __init__(self) -> None:
        super().__init__()
        self.waiting: tuple[int, ...] = ()

    def list_edicts(self, game: Reach) -> None:
        game.tell("edicts")
        edicts = [edict_of(card.id) for card in game.moments.decree[TABLE]]
        edicts = [edict for edict in edicts if edict.is_due(game)]
        skipped = [edict.stands_for for edict in edicts]
        waiting = sorted([(edict.number, edict.id) for edict in edicts if edict.number not in skipped])
        self.waiting = tuple([card for _, card in waiting])

    def next_edict(self, game: Reach) -> None:
        """One that was put away in the meantime is left out."""
        if self.waiting:
            card, self.waiting = self.waiting[0], self.waiting[1:]
            self.go_to("next_edict")
            if game.holder[card] == BOOKLET:
                game.tell("edict", (card,))
                DECK.cards[card].decree(game, NOBODY)


class GuildEnvoysDepart(Edict):
    """Two players: Guild cards that nobody woos leave the Court (edi.envoys)."""

    printed = GUILD_ENVOYS_DEPART
    code = "AID02"
    number = 0
    name = Text("Gildengesandte reisen ab", "Guild Envoys Depart")
    text = Text(
        "Erlass 00 (zu zweit): Begrabt alle Gildenkarten am Hof, auf denen keine Agenten sind, und füllt den Hof auf.",
        "Edict 00 (two players): Bury every Guild card at Court without agents on it and fill the Court.",
    )

    def decree(self, game: Arcs, owner: int) -> None:
        """Agents lie on the lower card and hold an attached one too (C-87)."""
        position = reach(game)
        for slot in range(len(game.court)):
            if not any([agents_on(game, slot, seat) for seat in range(game.players)]):
                for card in [*reversed(position.above[slot]), game.court[slot]]:
                    if card != NOTHING and is_guild(card):
                        leave_court(position, card)
                        game.tell("bury", (card,))
                        bury_card(game, card)
        for slot in range(COUNCIL_SLOT + 1, len(game.court)):
            refill(position, slot)


TEXTS: Final = {
    "edict": Text("Erlass: {0:card}.", "Edict: {0:card}."),
    "edicts": Text("Die Erlasse werden ausgeführt.", "The edicts are resolved."),
}
