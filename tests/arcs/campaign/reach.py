"""A table of the campaign for tests in play language: ``from arcs.campaign.reach import *``.

    t = campaign(3).imperial(gate(1), 2).ships(RED, gate(1), 1).outlaw(BLUE)
    assert t.controller(gate(1)) == EMPIRE

A new table is empty: no Imperial ships, no Blight, no Free buildings; everybody is a Regent without a fate, Red holds
the initiative and the tile of the First Regent; the booklet holds what every campaign begins with; act I, chapter 1.
"""

from __future__ import annotations

from typing import Self

from arcs.prelude import *
from arcs.prelude import Table
from starboard.core.procedure import *
from starboard.games.arcs.campaign.codes import *
from starboard.games.arcs.campaign.court import attach_card
from starboard.games.arcs.campaign.drafting import change_fate
from starboard.games.arcs.campaign.fates.fate import Fate
from starboard.games.arcs.campaign.flagship import *
from starboard.games.arcs.campaign.ids import *
from starboard.games.arcs.campaign.queries import *
from starboard.games.arcs.campaign.rules_cards import *
from starboard.games.arcs.campaign.state import *
from starboard.games.arcs.campaign.verbs import *
from starboard.games.arcs.ids import *
from starboard.games.arcs.verbs import give_card


class ReachTable(Table):
    game: Reach

    def __init__(self, players: int) -> None:
        game = TITLE.blank(TITLE.setup("campaign", players, 1, {"dealt": "filled"}))
        assert isinstance(game, Reach)
        self.game = game
        game.initiative = game.first_regent = RED
        game.policy = POLICY_OF_WAR
        for card in (THE_EMPIRE, THE_FREE_STATES, THE_BLIGHT, POLICY_OF_WAR, POLICY_OF_PEACE, POLICY_OF_ESCALATION):
            give_card(game, card, BOOKLET)
        game.log = []
        self.court()

    # -- laying out -------------------------------------------------------------------------------------

    def court(self, *cards: type[Card]) -> Self:
        """The Council and these cards lie at Court; the rest of CC01 to CC15 is the deck, the highest id on top."""
        ids = [card.printed for card in cards]
        rest = [id for id in range(FIRST_CC, THE_COUNCIL) if id not in ids and self.game.holder[id] == NOTHING]
        while len(ids) < COURT_ROW[self.game.players]:
            ids.append(rest.pop(0))
        self.game.court = [THE_COUNCIL, *ids]
        self.game.courtly = list(range(FIRST_CC, THE_COUNCIL))
        self.court_deck(rest)
        return self

    def attach(self, card: type[Card], slot: int) -> Self:
        """A card of the deck lies above the one at a Court slot."""
        self.court_deck([id for id in self.game.court_deck if id != card.printed])
        attach_card(self.game, card.printed, slot)
        return self

    def imperial(self, system: int, fresh: int = 0, damaged: int = 0) -> Self:
        """Imperial ships in a system."""
        self.ships(EMPIRE, system, fresh, damaged)
        return self

    def blight(self, system: int, fresh: int = 0, damaged: int = 0) -> Self:
        self.ships(BLIGHT, system, fresh, damaged)
        return self

    def free_city(self, system: int, state: int = FRESH) -> Self:
        self.city(FREE, system, state)
        return self

    def free_starport(self, system: int, state: int = FRESH) -> Self:
        self.starport(FREE, system, state)
        return self

    def outlaw(self, *seats: int) -> Self:
        """These seats have left the Empire; the tile stays where it is."""
        for seat in seats:
            self.game.outlaw[seat] = 1
        return self

    def first_regent(self, seat: int) -> Self:
        self.game.first_regent = seat
        return self

    def trust(self, *resources: int) -> Self:
        """Tokens in the Imperial Trust."""
        for resource in resources:
            self.game.trust[resource] += 1
            self.game.supply[resource] -= 1
        return self

    def favors(self, holder: int, owner: int, count: int) -> Self:
        """Agents of an owner lie on the fate of a holder."""
        self.game.favors[holder * SEATS + owner] += count
        self.game.left[owner * PIECES + AGENT] -= count
        return self

    def fate(self, seat: int, kind: type[Fate], objective: int | None = None) -> Self:
        """A seat follows a fate; its setup is not done."""
        change_fate(self.game, seat, kind.number)
        start = kind().start_number(self.game.act, self.game.players)
        self.game.objective[seat] = start if objective is None else objective
        return self

    def flagship(self, seat: int, system: int, *upgrades: int, damaged: tuple[int, ...] = ()) -> Self:
        """A seat has a Flagship; ``upgrades`` are what ``fitting`` makes, ``damaged`` places of its board."""
        self.game.flagship_at[seat] = system
        self.game.fresh[seat * SYSTEMS + system] += 1
        give_card(self.game, FIRST_FLAGSHIP + seat, seat)
        for code in upgrades:
            place, piece = fitting_place(code), fitting_piece(code)
            state = DAMAGED if place in damaged else FRESH
            self.game.hull[seat * HULL_PLACES + place] = building(seat, piece, state)
            self.game.left[seat * PIECES + piece] -= 1
        return self

    def hull(self, seat: int, place: int) -> int:
        """What stands at a place of a seat's Flagship board."""
        return self.game.hull[seat * HULL_PLACES + place]

    def booklet(self, *cards: type[Card]) -> Self:
        for card in cards:
            give_card(self.game, card.printed, BOOKLET)
        return self

    def in_act(self, number: int, chapter: int = 1) -> Self:
        self.game.act, self.game.chapter = number, chapter
        return self

    def call(self, procedure: Procedure) -> Self:
        """Run a procedure alone, to its first question."""
        self.game.stack = [procedure]
        self.game.ask = None
        self.game.run()
        return self


def campaign(players: int = 3) -> ReachTable:
    return ReachTable(players)
