"""The Blighted Reach as a way to play: what differs as a whole from the base game."""

from __future__ import annotations

from starboard.core.ask import Ask
from starboard.core.chance import Stream
from starboard.games.arcs.campaign import features, haggle
from starboard.games.arcs.campaign.captives import return_captives, ships_held
from starboard.games.arcs.campaign.court import settle_court
from starboard.games.arcs.campaign.events import EndRound
from starboard.games.arcs.campaign.fates.fate import fate_of
from starboard.games.arcs.campaign.ids import (
    ALL_CARDS,
    BLIGHT_TOKENS,
    CHAPTERS_OF_ACT,
    ENDLESS,
    EVENTS_IN_DECK,
    FIRST_EVENT,
    IMPERIAL_SHIPS,
)
from starboard.games.arcs.campaign.negotiations import Negotiations
from starboard.games.arcs.campaign.objectives import check_finals, end_chapter, score_grand, start_scoring
from starboard.games.arcs.campaign.queries import is_tucked, reach
from starboard.games.arcs.campaign.stock import return_stock
from starboard.games.arcs.campaign.summit import CallToOrder
from starboard.games.arcs.campaign.tokens import return_token_trophies, token_trophies
from starboard.games.arcs.campaign.verbs import release_ships
from starboard.games.arcs.campaign.view import deal_court, deal_fates, fates_seen, hide_fates
from starboard.games.arcs.cards.card import DECK
from starboard.games.arcs.codes import owner_of_captive
from starboard.games.arcs.draft import BASE_BOX, is_from
from starboard.games.arcs.ids import (
    BLIGHT,
    EMPIRE,
    FAITHFUL,
    FAITHFUL_CARDS,
    FREE,
    LORE,
    NOBODY,
    NOTHING,
    OWNERS,
    TYRANT,
)
from starboard.games.arcs.mode import Mode
from starboard.games.arcs.state import Arcs


class BlightedReach(Mode):
    """The campaign. ``lore`` says from where the lore in the Court deck comes."""

    def __init__(self, lore: str = BASE_BOX) -> None:
        super().__init__()
        self.lore = tuple([card for card in DECK.kinds[LORE] if is_from(card, lore)])
        self.neutrals = (EMPIRE, FREE, BLIGHT)

    # -- what there is ---------------------------------------------------------------------------

    def cards(self) -> int:
        return ALL_CARDS

    def box(self, owner: int) -> tuple[int, ...]:
        """Free buildings never run out (fre.supply)."""
        if owner == EMPIRE:
            return IMPERIAL_SHIPS, 0, 0, 0
        if owner == FREE:
            return 0, ENDLESS, ENDLESS, 0
        return (BLIGHT_TOKENS, 0, 0, 0) if owner == BLIGHT else super().box(owner)

    def action_cards(self) -> int:
        return FAITHFUL + FAITHFUL_CARDS

    def court_pool(self, game: Arcs) -> list[int]:
        return sorted(reach(game).courtly)

    def usable(self, game: Arcs) -> list[int]:
        """Which fates are drawn is not known at the beginning: all cards of the campaign, and lore."""
        return [*self.lore, *range(DECK.base, ALL_CARDS)]

    def action_deck(self, players: int) -> list[int]:
        """Besides the numbers the Events (s1.t.c to s1.t.e)."""
        return super().action_deck(players) + [FIRST_EVENT + copy for copy in range(EVENTS_IN_DECK[players])]

    def drawn(self, game: Arcs, card: int) -> None:
        """Lore that was turned up is known to belong to the Court from then on."""
        position = reach(game)
        if card not in position.courtly:
            position.courtly.append(card)

    # -- playing -------------------------------------------------------------------------------------

    def mirrors(self, game: Arcs) -> bool:
        """Not while the Council, secured this round, is tucked (evc.none)."""
        return super().mirrors(game) and not is_tucked(reach(game))

    def lift_attached(self, game: Arcs, slot: int) -> list[int]:
        """A card attached to another is secured with it, to the Council too (ter.attach_secure, C-04)."""
        cards = reach(game).above[slot]
        reach(game).above[slot] = []
        return cards

    def settle(self, game: Arcs) -> None:
        settle_court(reach(game))

    def more_spoils(self, game: Arcs, seat: int, ambition: int) -> int:
        """Captive ships count for Tyrant, tokens among the trophies for Warlord."""
        position = reach(game)
        if ambition == TYRANT:
            return sum(position.captive_ships[seat * OWNERS : (seat + 1) * OWNERS])
        return len(token_trophies(position, seat))

    def captives_held(self, game: Arcs, holder: int) -> list[int]:
        return ships_held(reach(game), holder)

    def release_captive(self, game: Arcs, holder: int, captive: int) -> None:
        release_ships(reach(game), holder, owner_of_captive(captive), 1)

    def return_spoils(self, game: Arcs) -> None:
        for holder in range(game.players):
            return_token_trophies(reach(game), holder)

    def return_captives(self, game: Arcs, holder: int) -> bool:
        return_captives(reach(game), holder)
        return True

    def end_round(self, game: Arcs) -> None:
        game.call(EndRound())

    def left_play(self, game: Arcs, card: int) -> None:
        """Tokens on it return to the supply (ter.hold)."""
        return_stock(reach(game), card)

    def chapters(self, game: Arcs) -> int:
        return CHAPTERS_OF_ACT[reach(game).act]

    def goal(self, game: Arcs) -> int:
        """No Power ends an act (str.acts)."""
        return 0

    def start_scoring(self, game: Arcs) -> None:
        start_scoring(reach(game))

    def score_more(self, game: Arcs) -> None:
        score_grand(reach(game))

    def end_chapter(self, game: Arcs) -> None:
        end_chapter(reach(game))

    def close_chapter(self, game: Arcs) -> None:
        check_finals(reach(game))

    def is_over(self, game: Arcs) -> bool:
        """A final objective ends it before its last chapter (str.final)."""
        return reach(game).victor != NOBODY or super().is_over(game)

    def winner(self, game: Arcs, order: list[int]) -> int:
        """Whoever met a final objective, else most Power; ties go to A fates before B before C, then to whoever comes
        first in turn order (str.winner, str.tie)."""
        position = reach(game)
        if position.victor != NOBODY:
            return position.victor
        most = max([game.power[seat] for seat in order])
        best = [seat for seat in order if game.power[seat] == most]
        tiers = [fate_of(position.fate[seat]).tier if position.fate[seat] != NOTHING else 0 for seat in best]
        return best[tiers.index(min(tiers))]

    # -- secrets ------------------------------------------------------------------------------------------

    def hide(self, shown: Arcs, seat: int) -> None:
        position = reach(shown)
        hide_fates(position, seat)
        for number, owner in fates_seen(position):
            fate_of(number).hide(position, owner, seat)

    def imagine(self, world: Arcs, seat: int, stream: Stream) -> None:
        position = reach(world)
        deal_court(position, stream)
        deal_fates(position, stream)
        for number, owner in fates_seen(position):
            fate_of(number).imagine(position, owner, seat, stream)

    # -- for bots ---------------------------------------------------------------------------------------

    def weigh(self, game: Arcs, rows: list[list[float]]) -> None:
        features.weigh(reach(game), rows)

    def is_menu(self, game: Arcs) -> bool:
        return isinstance(game.stack[-1], (Negotiations, CallToOrder, EndRound))

    def routine(self, game: Arcs, ask: Ask) -> int | None:
        return haggle.answer(reach(game), ask)

    def eager(self, game: Arcs, ask: Ask, stream: Stream) -> int | None:
        return haggle.eager_answer(reach(game), ask, stream)
