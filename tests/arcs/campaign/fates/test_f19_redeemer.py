"""Fate 19, the Redeemer: its act, its final objective and its cards in printed order."""

from __future__ import annotations

import pytest

from arcs.campaign.reach import *
from starboard.games.arcs.campaign import court_cards as cc
from starboard.games.arcs.campaign.drafting import set_of
from starboard.games.arcs.campaign.edicts import Edicts
from starboard.games.arcs.campaign.fates import f03_magnate
from starboard.games.arcs.campaign.fates.f01_steward_cards import LesserRegent
from starboard.games.arcs.campaign.fates.f19_redeemer import (
    SHATTERED,
    IreOfTheKeepers,
    RebukeOfTheKeepers,
    Redeemer,
    RelicFence,
)
from starboard.games.arcs.campaign.fates.fate import fate_of
from starboard.games.arcs.cards.card import moments_of

# Relic planets: hex 2, arrow 4, crescent 5.


def redeemer(players: int = 3) -> ReachTable:
    """Red is the Redeemer; its setup is not done."""
    return campaign(players).in_act(3).fate(RED, Redeemer)


def missing(t: ReachTable) -> int:
    return t.game.objective[RED]


def prepared(t: ReachTable) -> ReachTable:
    t.game.stack = []
    fate_of(REDEEMER).set_up(t.game, RED, 3)
    t.game.run()
    return t


def edicts(t: ReachTable) -> ReachTable:
    t.game.policy = NOTHING
    return t.booklet(RebukeOfTheKeepers).call(Edicts())


# -- the set and the setup ------------------------------------------------


def test_the_set_has_three_cards_with_ids_364_to_366() -> None:
    kinds = [type(DECK.cards[card]) for card in set_of(REDEEMER)]
    assert list(set_of(REDEEMER)) == [364, 365, 366]
    assert kinds == [IreOfTheKeepers, RebukeOfTheKeepers, RelicFence]


def test_setup_relic_outrage_the_ire_the_edict_and_the_fence_on_top_of_the_deck() -> None:
    t = redeemer().tokens(RED, RELIC, FUEL).give(RED, cc.ElderBroker)
    prepared(t)
    assert t.is_outraged(RED, RELIC)
    assert (t.count(RED, RELIC), t.count(RED, FUEL)) == (0, 1)
    assert cc.ElderBroker.printed in t.game.court_discard
    assert t.holds(RED, IreOfTheKeepers)
    assert t.game.holder[RebukeOfTheKeepers.printed] == BOOKLET
    assert (t.game.court_deck[-1], t.game.court_open[-1]) == (RelicFence.printed, 1)
    assert RelicFence.printed in t.game.courtly


def test_setup_everybody_knows_which_card_is_on_top() -> None:
    t = prepared(redeemer())
    for seat in (RED, BLUE):
        assert t.view(seat).court_deck[-1] == RelicFence.printed
        assert all([world.court_deck[-1] == RelicFence.printed for world in t.worlds(seat, 5)])


@pytest.mark.parametrize("wish", [0, 1])
def test_setup_who_has_a_flagship_may_settle_again(wish: int) -> None:
    t = prepared(redeemer().flagship(RED, gate(2), fitting(HULL, CITY)))
    assert t.asked() == "MayResettle.wish"
    t.answer(wish)
    assert (t.game.flagship_at[RED] == NOWHERE) == bool(wish)
    while t.game.ask is not None:
        t.answer(t.choices()[0])
    assert t.holds(RED, IreOfTheKeepers)


def test_setup_two_players_relics_on_the_box_go_back() -> None:
    t = redeemer(2).supply(RELIC, 3).supply(PSIONIC, 4)
    assert t.game.boxed[RELIC] == 2
    prepared(t)
    assert (t.game.boxed[RELIC], t.game.supply[RELIC]) == (0, 5)
    assert t.game.boxed[PSIONIC] == 1, "other types stay"


# -- the final objective ------------------------------------------------


def test_subdue_the_keepers_three_if_keeper_was_not_declared() -> None:
    t = redeemer()
    t.score()
    assert missing(t) == 14 - 3


def test_subdue_the_keepers_three_if_it_was_won() -> None:
    t = redeemer().tokens(RED, RELIC).marker(KEEPER)
    t.score()
    assert missing(t) == 14 - 3
    t = redeemer().tokens(BLUE, RELIC).marker(KEEPER)
    t.score()
    assert missing(t) == 14
    t = redeemer().tokens(RED, RELIC).tokens(BLUE, RELIC).marker(KEEPER)
    t.score()
    assert missing(t) == 14, "a tie is not won"


def test_shatter_the_relics_two_each_if_any_ambition_was_won() -> None:
    t = redeemer().tokens(RED, RELIC, FUEL, RELIC).captives(RED, BLUE, 1).marker(TYRANT)
    t.score()
    assert (t.asked(), t.seat(), t.choices()) == ("Shatter.relic", RED, [DONE, 0, 2])
    t.answer(2)
    assert t.choices() == [DONE, 0]
    t.done()
    assert missing(t) == 14 - 3 - 2, "Keeper was not declared, and one Relic"
    assert (t.count(RED, RELIC), t.game.supply[RELIC]) == (1, 3), "it is out of the game"
    assert t.game.ledger[REDEEMER - 1][SHATTERED] == 1
    assert t.game.marker_at == [NOTHING] * MARKERS, "and the chapter goes on"


def test_shatter_nothing_without_an_ambition_won_this_chapter() -> None:
    t = redeemer().tokens(RED, RELIC).captives(RED, BLUE, 1).marker(TYRANT)
    t.score()
    t.done()
    t.score()
    assert t.asked() == "", "what was won in the chapter before does not count"
    t = redeemer().tokens(RED, RELIC).captives(RED, BLUE, 1).captives(BLUE, GOLD, 1).marker(TYRANT)
    t.score()
    assert t.asked() == "", "a tie is not won"


def test_shatter_relics_of_the_trust_and_on_cards_frozen_or_not() -> None:
    """ter.frozen: scrapping is allowed. The ruling names those on a Monopoly."""
    t = redeemer().trust(RELIC, FUEL).give(RED, cc.SwornGuardians).captives(RED, BLUE, 1).marker(TYRANT)
    t.game.stock = sorted([stocked(cc.SwornGuardians.printed, RELIC), stocked(cc.MiningInterest.printed, RELIC)])
    t.game.supply[RELIC] -= 2
    before = TITLE.census(t.game)
    t.score()
    on_card, in_trust = kept_token(cc.SwornGuardians.printed, RELIC), kept_token(THE_EMPIRE, RELIC)
    assert t.choices() == [DONE, on_card, in_trust], "not what lies on a card of nobody's"
    t.answer(in_trust)
    assert t.game.trust == [0, 1, 0, 0, 0]
    t.answer(on_card)
    assert t.game.stock == [stocked(cc.MiningInterest.printed, RELIC)]
    assert missing(t) == 14 - 3 - 4
    assert TITLE.census(t.game)[f"tokens {RELIC}"] == before[f"tokens {RELIC}"]
    t = redeemer().first_regent(BLUE).trust(RELIC).captives(RED, BLUE, 1).marker(TYRANT)
    t.score()
    assert t.asked() == "", "the Trust is the First Regent's"


def test_at_zero_the_redeemer_wins_with_one_power() -> None:
    t = redeemer().fate(RED, Redeemer, 3).captives(RED, BLUE, 1).marker(TYRANT)
    t.score()
    assert t.game.victor == RED
    t = redeemer().fate(RED, Redeemer, 3)
    t.score()
    assert (missing(t), t.game.victor) == (0, NOBODY), "without any Power there is no victory"


class Discarder(Card):
    """A card after whose turn its owner has no Relics any more, as Relic Cartel's (F3/11)."""

    printed = FIRST_CC + 9
    ordered = True
    name = cc.ElderBroker.name

    def after_scoring(self, game: Arcs, owner: int) -> None:
        for slot in range(SLOTS):
            if game.slots[slot] == RELIC:
                game.slots[slot] = NOTHING


@pytest.mark.parametrize("first", [0, 1])
def test_the_initiative_holder_orders_it_among_others_that_matter(first: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """che.4, tie.order"""
    cards = [Discarder() if card.id == Discarder.printed else card for card in DECK.cards]
    monkeypatch.setattr(DECK, "cards", cards)
    monkeypatch.setattr(DECK, "moments", [moments_of(card) for card in cards])
    t = redeemer().give(BLUE, Discarder).tokens(RED, RELIC).captives(RED, BLUE, 1).marker(TYRANT)
    t.game.initiative = GOLD
    t.score()
    assert (t.asked(), t.seat()) == ("Scoring.window", GOLD)
    mine, theirs = window(RED, FIRST_FATE + REDEEMER), window(BLUE, Discarder.printed)
    assert t.choices() == [mine, theirs]
    t.answer((mine, theirs)[first])
    assert (t.asked() == "Shatter.relic") == (first == 0)
    t.fill(relic=0)
    assert missing(t) == 14 - 3 - (2 if first == 0 else 0)


def test_outlook_likes_relics_and_a_calm_keeper() -> None:
    fate = fate_of(REDEEMER)
    t = redeemer()
    assert fate.outlook(t.copy().tokens(RED, RELIC).game, RED) > fate.outlook(t.game, RED)
    assert fate.outlook(t.copy().marker(KEEPER).game, RED) < fate.outlook(t.game, RED)


# -- 02 Ire of the Keepers ------------------------------------------------


def test_f1902_keeper_cannot_be_declared() -> None:
    t = redeemer().a_ship_each().give(RED, IreOfTheKeepers).turn(RED, admin(5))
    assert KEEPER not in t.choices()
    without = redeemer().a_ship_each().turn(RED, admin(5))
    assert without.choices("opening") == [DONE, KEEPER]
    t = redeemer().a_ship_each().give(RED, IreOfTheKeepers, LesserRegent).turn(RED, ADMIN).to_prelude()
    t.use(LesserRegent)
    assert t.choices("ambition") == [TYCOON, TYRANT, WARLORD, EMPATH], "not by a card either"
    t = redeemer().a_ship_each().give(RED, IreOfTheKeepers).turn(BLUE, admin(5))
    assert KEEPER in t.choices("opening"), "others may"


def test_f1902_own_cities_on_relic_planets_are_taxed_where_their_owner_controls_only() -> None:
    t = redeemer().give(RED, IreOfTheKeepers).city(RED, hexa(2)).city(RED, arrow(4)).city(RED, arrow(1))
    t.ships(RED, hexa(2), 1).turn(RED, ADMIN).to_pips()
    assert taxable(t.game, RED) == [place_at(arrow(1), 0), place_at(hexa(2), 0)]
    t = redeemer().give(RED, IreOfTheKeepers).city(RED, arrow(4)).ships(RED, gate(1), 1).turn(RED, ADMIN).to_pips()
    assert TAX not in t.choices()
    assert refused(t)["Tax"][0].startswith("Ire of the Keepers")


def test_f1902_rival_cities_there_are_no_matter_of_it() -> None:
    t = redeemer().give(RED, IreOfTheKeepers).city(BLUE, hexa(2)).ships(RED, hexa(2), 1).turn(RED, ADMIN).to_pips()
    assert taxable(t.game, RED) == [place_at(hexa(2), 0)]


# -- 03 Rebuke of the Keepers ------------------------------------------------


def test_f1903_keeper_declared_costs_the_redeemer_its_first_value_unless_they_win_it() -> None:
    t = edicts(redeemer().marker(KEEPER, 2).marker(KEEPER, 0).tokens(BLUE, RELIC))
    assert t.power() == [-7, 0, 0], "of all its markers"
    t = edicts(redeemer().marker(KEEPER, 2).tokens(RED, RELIC))
    assert t.power() == [0, 0, 0]
    t = edicts(redeemer().marker(KEEPER, 2).tokens(RED, RELIC).tokens(BLUE, RELIC))
    assert t.power() == [-5, 0, 0], "a tie is not winning"
    t = edicts(redeemer().marker(TYRANT, 2).captives(BLUE, RED, 1))
    assert t.power() == [0, 0, 0]


def test_f1903_keeper_not_declared_whoever_has_most_relics_may_declare_it_without_the_zero_marker() -> None:
    t = edicts(redeemer().tokens(BLUE, RELIC, RELIC).tokens(RED, RELIC).give(GOLD, cc.ElderBroker, cc.SwornGuardians))
    assert (t.asked(), t.seat(), t.choices()) == ("CallForKeeper.ambition", BLUE, [DONE, KEEPER]), "tokens, not icons"
    declined = t.copy().done()
    assert not is_declared(declined.game, KEEPER)
    t.answer(KEEPER)
    assert t.game.marker_at == [NOTHING, NOTHING, KEEPER]
    assert t.game.zeroed == 0
    assert t.power() == [0, 0, 0]


def test_f1903_a_tie_the_redeemer_or_no_marker_nothing_happens() -> None:
    tied = redeemer().tokens(BLUE, RELIC).tokens(GOLD, RELIC)
    own = redeemer().tokens(BLUE, RELIC).tokens(RED, RELIC, RELIC)
    spent = redeemer().tokens(BLUE, RELIC).marker(TYRANT, 0).marker(TYRANT, 1).marker(TYRANT, 2)
    for t in (tied, own, spent, redeemer()):
        assert edicts(t).asked() == ""
        assert not is_declared(t.game, KEEPER)


def test_f1903_relics_in_the_trust_are_the_first_regents() -> None:
    t = edicts(redeemer().tokens(BLUE, RELIC).first_regent(GOLD).trust(RELIC, RELIC))
    assert t.seat() == GOLD


def test_f1903_comes_late() -> None:
    assert RebukeOfTheKeepers.number == 70


# -- 04 Relic Fence ------------------------------------------------


@pytest.mark.parametrize("card", [RelicFence, f03_magnate.RelicFence])
def test_f1904_once_a_turn_a_resource_for_a_relic(card: type[Card]) -> None:
    t = redeemer().a_ship_each().give(RED, card).tokens(RED, FUEL, MATERIAL)
    t.turn(RED, ADMIN).to_prelude().use(card)
    t.answer(0).fill(slot=0)
    assert (t.count(RED, RELIC), t.count(RED, FUEL)) == (1, 0)
    assert offer(card.printed, 0) not in t.choices("spending")
    assert (DECK.cards[card.printed].suit, DECK.cards[card.printed].keys) == (RELIC, 2)
