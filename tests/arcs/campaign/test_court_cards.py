"""The Court cards of the campaign, CC01 to CC15: every ability, every Crisis, every ruling."""

from __future__ import annotations

import pytest

from arcs.campaign.reach import *
from starboard.games.arcs.campaign import court_cards as cc
from starboard.games.arcs.campaign.crises import Crises

GUILD_CARDS_OF_CC = (
    (cc.MiningInterest, MATERIAL, 2),
    (cc.ConstructionUnion, MATERIAL, 2),
    (cc.Gatekeepers, FUEL, 2),
    (cc.ShippingInterest, FUEL, 2),
    (cc.Skirmishers, WEAPON, 2),
    (cc.ArmsUnion, WEAPON, 2),
    (cc.LatticeSpies, PSIONIC, 2),
    (cc.SilverTongues, PSIONIC, 2),
    (cc.SwornGuardians, RELIC, 1),
    (cc.ElderBroker, RELIC, 2),
)
VOX_CARDS_OF_CC = (cc.PopulistDemands, cc.CouncilIntrigue, cc.DiplomaticFiasco, cc.SongOfFreedom, cc.BlightLooms)
QUIET = (cc.MiningInterest, cc.ShippingInterest, cc.Skirmishers, cc.LatticeSpies)


def in_prelude(t: ReachTable, seat: int = RED, card: int = BUILDING) -> ReachTable:
    t.turn(seat, card).to_prelude()
    return t


def crisis_of(t: ReachTable, number: int = 0, symbol: int = ARROW) -> ReachTable:
    """Court Crises with these dice."""
    t.game.number_rolled, t.game.symbol_rolled = number, symbol
    return t.call(Crises(1))


def lies_buried(t: ReachTable, card: type[Card]) -> bool:
    return t.game.court_deck[0] == card.printed and t.game.court_open[0] == 1 and not t.game.in_transit


# -- Guild cards ------------------------------------------------


def test_guild_cards_have_their_suits_and_keys() -> None:
    """C-10: Sworn Guardians cost one key."""
    for number, (card, suit, keys) in enumerate(GUILD_CARDS_OF_CC, 1):
        assert (card.code, card.suit, card.keys) == (f"CC{number:02}", suit, keys)
        assert DECK.cards[card.printed].kind == GUILD
    assert [card.code for card in VOX_CARDS_OF_CC] == ["CC11", "CC12", "CC13", "CC14", "CC15"]


@pytest.mark.parametrize(("card", "resource"), [(cc.MiningInterest, MATERIAL), (cc.ShippingInterest, FUEL)])
def test_interests_gain_a_token_instead_of_building(card: type[Card], resource: int) -> None:
    """CC01, CC04"""
    t = campaign(3).give(RED, card).turn(RED, BUILDING).to_pips().use(card, 0).fill(slot=0)
    assert t.count(RED, resource) == 1
    assert t.holds(RED, card)


@pytest.mark.parametrize(("card", "resource"), [(cc.MiningInterest, MATERIAL), (cc.ShippingInterest, FUEL)])
def test_interests_fill_empty_slots_and_steal_when_the_supply_is_dry(card: type[Card], resource: int) -> None:
    """CC01, CC04: also out of the Trust of a rival First Regent."""
    t = campaign(3).first_regent(BLUE).trust(resource)
    t.give(RED, card).supply(resource, 1)
    in_prelude(t).use(card, 1)
    t.answer(FROM_SUPPLY).fill(slot=0)
    assert t.choices("source") == [DONE, kept_token(THE_EMPIRE, resource)]
    t.answer(kept_token(THE_EMPIRE, resource)).fill(slot=1)
    assert t.count(RED, resource) == 2
    assert in_trust(t.game) == 0
    assert not t.holds(RED, card)
    assert t.game.court_discard == [card.printed]


@pytest.mark.parametrize(("union", "face"), [(cc.ConstructionUnion, BUILDING), (cc.ArmsUnion, ATTACK)])
def test_unions_draw_the_card_they_lie_beside(union: type[Card], face: int) -> None:
    """CC02, CC06: once all turns of the round are done; while it lies there it is in no play area."""
    t = campaign(3).a_ship_each().give(RED, union)
    t.hand(RED, face, admin(3)).hand(BLUE, admin(4), admin(5)).hand(GOLD, admin(6), mobi(2))
    t.round().answer(face).to_prelude().use(union)
    assert not t.holds(RED, union)
    assert stealable_cards(t.game, RED, BLUE) == []
    t.end_turn()
    assert face not in t.game.hands[RED]
    t.follow(COPY, admin(4)).end_turn()
    assert face not in t.game.hands[RED]
    t.follow(COPY, admin(6)).end_turn()
    assert face in t.game.hands[RED]
    assert union.printed in t.game.court_discard


def test_a_union_lies_beside_a_card_that_bears_none_and_beside_no_event() -> None:
    """CC02: an Event has another suit."""
    t = campaign(3).give(RED, cc.ConstructionUnion)
    t.turn(RED, FIRST_EVENT, MIRROR, admin(3))
    assert cc.ConstructionUnion().preludes(t.game, RED, Turn(RED, FIRST_EVENT, MIRROR)) == []
    t.game.played[BLUE], t.game.how[BLUE] = BUILDING, LEAD
    assert cc.ConstructionUnion().preludes(t.game, RED, Turn(RED, FIRST_EVENT, MIRROR)) == [0]
    t.game.attached[ConstructionUnion.printed] = attachment(GOLD, BUILDING)
    assert cc.ConstructionUnion().preludes(t.game, RED, Turn(RED, FIRST_EVENT, MIRROR)) == []


def test_gatekeepers_add_two_dice_at_gates() -> None:
    """CC03"""
    t = campaign(3).outlaw(RED).first_regent(BLUE).give(RED, cc.Gatekeepers)
    t.ships(RED, gate(1), 2).ships(BLUE, gate(1), 1).attack().fill(system=gate(1), defender=BLUE)
    assert t.choices("assault")[-1] == 4


def test_gatekeepers_place_a_ship_in_every_gate() -> None:
    """CC03: no cluster is out of play, so there are six."""
    t = campaign(3).give(RED, cc.Gatekeepers)
    in_prelude(t).use(cc.Gatekeepers)
    assert [t.fresh(RED, gate(cluster)) for cluster in range(1, 7)] == [1] * 6
    assert t.game.court_discard == [cc.Gatekeepers.printed]


def test_skirmishers_roll_as_many_dice_again_as_their_owner_has_weapons() -> None:
    """CC05: those in the Trust count, being had."""
    t = campaign(3).trust(WEAPON, WEAPON)
    t.give(RED, cc.Skirmishers).tokens(RED, WEAPON)
    skirmishers = DECK.cards[cc.Skirmishers.printed]
    assert skirmishers.rerolls(t.game, RED, SKIRMISH, 6, 3, True) == 4  # with its own icon
    t.first_regent(BLUE)
    assert skirmishers.rerolls(t.game, RED, SKIRMISH, 6, 3, True) == 2


def test_skirmishers_place_three_ships_where_their_owner_rules() -> None:
    """CC05"""
    t = campaign(3).give(RED, cc.Skirmishers).ships(RED, gate(1), 1).ships(RED, gate(2), 1)
    t.turn(RED, BUILDING).to_prelude().use(cc.Skirmishers)
    assert t.choices("system") == [gate(1), gate(2)]
    t.answer(gate(2))
    assert t.fresh(RED, gate(2)) == 4


def test_lattice_spies_seize_before_anything_else() -> None:
    """CC07"""
    t = campaign(3).give(BLUE, cc.LatticeSpies).tokens(BLUE, FUEL)
    t.turn(BLUE, FIRST_EVENT, MIRROR, admin(3)).to_prelude().use(cc.LatticeSpies)
    assert t.initiative() == BLUE
    t = campaign(3).give(BLUE, cc.LatticeSpies).tokens(BLUE, FUEL)
    t.turn(BLUE, FIRST_EVENT, MIRROR, admin(3)).spend(BLUE, 0).fill(action=DONE)
    assert t.offers() == []


def test_cards_may_be_discarded_for_nothing() -> None:
    """ter.discard_for: the initiative is held already, nothing is there to steal, no slot is empty, no system ruled."""
    for card, number in (
        (cc.LatticeSpies, 0),
        (cc.SilverTongues, 0),
        (cc.MiningInterest, 1),
        (cc.ShippingInterest, 1),
        (cc.Skirmishers, 0),
    ):
        t = campaign(3).give(RED, card)
        t.tokens(RED, FUEL, FUEL).turn(RED, BUILDING).to_prelude().use(card, number)
        assert t.game.court_discard == [card.printed]
    t = campaign(3).give(RED, cc.Gatekeepers).ships(RED, gate(2), SHIPS_EACH).turn(RED, BUILDING).to_prelude()
    t.use(cc.Gatekeepers)
    assert t.game.court_discard == [cc.Gatekeepers.printed], "no ship is left to place"


DISCARDED = [
    (card, number)
    for card in DECK.cards[:ALL_CARDS]
    for number, offer in enumerate(card.offers)
    if card.replaces[number] == PRELUDE and offer.en.startswith("Discard this card")
]


@pytest.mark.parametrize(("card", "number"), DISCARDED, ids=[f"{card.code}-{card.id}" for card, _ in DISCARDED])
def test_every_card_that_may_be_discarded_is_offered_with_nothing_to_gain(card: Card, number: int) -> None:
    """ter.discard_for: full slots, an empty supply, the initiative held, no ship left, nothing to steal or clear."""
    t = campaign(3).tokens(RED, PSIONIC, PSIONIC).supply(PSIONIC, 0).ships(RED, gate(1), SHIPS_EACH)
    t.game.holder[card.id] = RED
    t.game.derive()
    for resource in range(PSIONIC):
        t.supply(resource, 0)
    assert (card.code, number) in t.turn(RED, BUILDING).to_prelude().offers()


def test_silver_tongues_steal_a_card_a_token_or_one_of_the_trust() -> None:
    """CC08, edi.trust"""
    t = campaign(3).first_regent(BLUE).trust(RELIC, RELIC, FUEL)
    t.give(RED, cc.SilverTongues).give(GOLD, cc.LatticeSpies).tokens(GOLD, WEAPON)
    in_prelude(t).use(cc.SilverTongues)
    assert t.choices("loot") == [
        seat_slot(GOLD, 0),
        loot_card(cc.LatticeSpies.printed),
        kept_token(THE_EMPIRE, FUEL),
        kept_token(THE_EMPIRE, RELIC),
    ]
    other = t.copy()
    t.answer(kept_token(THE_EMPIRE, RELIC)).fill(slot=0)
    assert t.count(RED, RELIC) == 1
    assert t.game.trust[RELIC] == 1
    other.answer(loot_card(cc.LatticeSpies.printed))
    assert other.holds(RED, cc.LatticeSpies)


def test_nobody_steals_from_the_own_trust() -> None:
    """CC08: the First Regent is no rival of their own."""
    t = campaign(3).trust(RELIC).give(RED, cc.SilverTongues)
    t.turn(RED, BUILDING).to_prelude().use(cc.SilverTongues)
    assert t.game.court_discard == [cc.SilverTongues.printed]
    assert in_trust(t.game) == 1
    assert not t.told("steal_token")


def test_sworn_guardians_guard_tokens_the_trust_and_other_guild_cards() -> None:
    """CC09, C-44: stolen themselves they are buried."""
    t = campaign(3).first_regent(BLUE).trust(RELIC)
    t.give(RED, cc.SilverTongues).give(BLUE, cc.SwornGuardians, cc.LatticeSpies).tokens(BLUE, FUEL)
    in_prelude(t).use(cc.SilverTongues)
    assert not t.holds(BLUE, cc.SwornGuardians)  # the only thing there was
    assert lies_buried(t, cc.SwornGuardians)
    assert t.holds(BLUE, cc.LatticeSpies)
    assert t.count(BLUE, FUEL) == 1
    assert in_trust(t.game) == 1


def test_elder_broker_trades_with_rivals_only() -> None:
    """CC10: what a First Regent has in the Trust is no type that they lack; a Free city has no owner to trade with."""
    t = campaign(3).first_regent(BLUE).trust(FUEL).free_city(hexa(1))
    t.outlaw(RED).give(RED, cc.ElderBroker).tokens(RED, FUEL, PSIONIC)
    t.city(BLUE, arrow(1)).tokens(BLUE, WEAPON).ships(RED, arrow(1), 1).ships(RED, hexa(1), 1)
    t.turn(RED, ADMIN).to_pips().use(cc.ElderBroker, 0)
    t.fill(wish=[0, 0])
    assert t.count(BLUE, PSIONIC) == 1  # Fuel they have
    assert t.count(RED, WEAPON) == 1


def test_elder_broker_is_discarded_for_three_tokens() -> None:
    """CC10"""
    t = campaign(3).give(RED, cc.ElderBroker)
    t.cities_off_board(RED, 2).turn(RED, BUILDING).to_prelude().use(cc.ElderBroker, 1).fill(slot=[0, 1, 2])
    assert [t.count(RED, resource) for resource in (MATERIAL, FUEL, WEAPON)] == [1, 1, 1]


# -- CC11 Populist Demands ------------------------------------------------


def test_populist_demands_crisis_takes_the_best_marker_back() -> None:
    """CC11: by the Power it is worth, also when turned; the card stays."""
    t = campaign(3).court(cc.PopulistDemands, *QUIET[:3])
    t.marker(TYCOON, 2).marker(KEEPER, 0)
    crisis_of(t)
    assert t.game.marker_at == [KEEPER, NOTHING, NOTHING]
    assert t.game.court[1] == cc.PopulistDemands.printed
    t.marker(TYRANT, 0, 1).marker(KEEPER, 1)
    crisis_of(t)
    assert t.game.marker_at == [NOTHING, KEEPER, NOTHING]
    t.game.marker_at = [NOTHING] * 3
    crisis_of(t)
    assert t.game.marker_at == [NOTHING] * 3


def test_populist_demands_declares_any_ambition_without_zero_marker() -> None:
    """CC11"""
    t = campaign(3).court(cc.PopulistDemands, *QUIET[:3]).secure(RED, cc.PopulistDemands)
    t.answer(EMPATH)
    assert t.game.marker_at == [NOTHING, NOTHING, EMPATH]
    assert t.game.zeroed == 0
    assert t.game.court_deck[0] == cc.PopulistDemands.printed


# -- CC12 Council Intrigue ------------------------------------------------


def intrigue(players: int = 3) -> ReachTable:
    t = campaign(players).court(cc.CouncilIntrigue, *QUIET[:3])
    t.game.council = DECIDED
    return t


def test_council_intrigue_crisis_moves_all_agents_to_a_council_in_session() -> None:
    """CC12"""
    t = intrigue()
    t.agents(RED, 1, 2).agents(BLUE, 1, 1)
    crisis_of(t)
    assert is_in_session(t.game)
    assert [t.on_court(COUNCIL_SLOT, seat) for seat in (RED, BLUE, GOLD)] == [2, 1, 0]
    assert lies_buried(t, cc.CouncilIntrigue)
    assert t.game.court[1] not in (NOTHING, cc.CouncilIntrigue.printed)
    assert not any([t.on_court(1, seat) for seat in (RED, BLUE, GOLD)])


def test_attached_council_intrigue_has_no_agents_to_move() -> None:
    """CC12, ter.attach_removed: those on the lower card stay there."""
    t = campaign(3).court(*QUIET).attach(cc.CouncilIntrigue, 2)
    t.agents(RED, 2, 2)
    crisis_of(t)
    assert (t.on_court(2, RED), t.on_court(COUNCIL_SLOT, RED)) == (2, 0)
    assert lies_buried(t, cc.CouncilIntrigue)


def test_council_intrigue_lets_its_securer_move_agents() -> None:
    """CC12: to any other cards, the Council included, which is In Session again; the rest goes home."""
    t = intrigue()
    t.agents(RED, 1, 3).agents(BLUE, 1, 1).turn(RED, aggro(2)).act(SECURE)
    assert t.asked() == "MoveAgents.slot"
    assert t.choices() == [DONE, 0, 2, 3, 4]
    t.answer(COUNCIL_SLOT).answer(3).done()
    assert (t.on_court(COUNCIL_SLOT, RED), t.on_court(3, RED)) == (1, 1)
    assert t.left(RED, AGENT) == AGENTS_EACH - 2
    assert t.captives_of(RED, BLUE) == 1
    assert is_in_session(t.game)
    assert lies_buried(t, cc.CouncilIntrigue)
    assert t.on_court(1, RED) == 0


def test_council_intrigue_brings_a_tucked_council_back() -> None:
    """CC12, cnc.flip_tucked"""
    t = intrigue()
    t.game.court[COUNCIL_SLOT], t.game.council_by = NOTHING, BLUE
    t.secure(RED, cc.CouncilIntrigue).fill(slot=DONE)
    assert t.game.court[COUNCIL_SLOT] == THE_COUNCIL
    assert t.game.council_by == NOBODY


# -- CC13 Diplomatic Fiasco ------------------------------------------------


def fiasco() -> ReachTable:
    """Red holds three Guild cards and has one agent in supply, Blue two and two, Gold one and none."""
    t = campaign(3).court(cc.DiplomaticFiasco)
    t.give(RED, cc.Gatekeepers, cc.ArmsUnion, cc.ElderBroker).give(BLUE, cc.SilverTongues, cc.Skirmishers)
    t.give(GOLD, cc.SwornGuardians)
    return t.favors(BLUE, RED, 9).favors(RED, BLUE, 8).favors(RED, GOLD, 10)


def test_diplomatic_fiasco_crisis_makes_everybody_discard_down_to_their_agents() -> None:
    """CC13: in turn order, each picks."""
    t = fiasco()
    t.game.initiative = BLUE
    crisis_of(t)
    assert not t.holds(GOLD, cc.SwornGuardians)  # without a choice
    assert (t.asked(), t.seat()) == ("Fiasco.card", RED)
    assert t.choices() == [cc.Gatekeepers.printed, cc.ArmsUnion.printed, cc.ElderBroker.printed]
    t.answer(cc.ArmsUnion.printed).answer(cc.Gatekeepers.printed)
    assert guild_cards(t.game, RED) == [cc.ElderBroker.printed]
    assert len(guild_cards(t.game, BLUE)) == 2
    assert lies_buried(t, cc.DiplomaticFiasco)
    assert t.game.court[1] not in (NOTHING, cc.DiplomaticFiasco.printed)


def test_agents_on_the_fiasco_return_before_supplies_are_counted() -> None:
    """CC13"""
    t = fiasco()
    t.game.favors[BLUE * SEATS + RED] -= 2
    t.game.court_agents[1 * SEATS + RED] += 2
    crisis_of(t)
    assert len(guild_cards(t.game, RED)) == 3


def test_protected_cards_count_in_the_fiasco_and_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    """CC13, ter.protected"""
    t = fiasco()
    monkeypatch.setattr(cc.Gatekeepers, "protected", True)
    monkeypatch.setattr(cc.ArmsUnion, "protected", True)
    crisis_of(t)
    assert guild_cards(t.game, RED) == [cc.Gatekeepers.printed, cc.ArmsUnion.printed]


def test_diplomatic_fiasco_secured_spares_its_securer() -> None:
    """CC13"""
    t = fiasco()
    t.favors(BLUE, RED, -1).secure(RED, cc.DiplomaticFiasco)
    assert len(guild_cards(t.game, RED)) == 3
    assert guild_cards(t.game, GOLD) == []
    assert t.game.court_deck[0] == cc.DiplomaticFiasco.printed


# -- CC14 Song of Freedom ------------------------------------------------


def test_song_of_freedom_crisis_frees_a_city_of_the_most_powerful() -> None:
    """CC14, ter.replace: a tie goes to the first in turn order; as damaged as it was; the card stays."""
    t = campaign(3).court(cc.SongOfFreedom, *QUIET[:3])
    t.city(GOLD, arrow(1), DAMAGED).city(GOLD, arrow(2)).city(RED, arrow(3)).city(BLUE, arrow(4))
    t.game.power[:3] = [1, 4, 4]
    t.game.initiative = GOLD
    crisis_of(t)
    assert (t.asked(), t.seat()) == ("LoseCity.place", GOLD)
    t.answer(place_at(arrow(1), 0))
    assert t.building_at(arrow(1)) == building(FREE, CITY, DAMAGED)
    assert t.left(GOLD, CITY) == CITIES_EACH - 1
    assert not any(t.game.trophies)
    assert t.game.court[1] == cc.SongOfFreedom.printed


def test_song_of_freedom_crisis_passes_over_who_has_no_city_on_the_map() -> None:
    """CC14: nobody else takes their place; those on a Flagship's board are not on the map."""
    t = campaign(3).court(cc.SongOfFreedom, *QUIET[:3])
    t.city(RED, arrow(3))
    t.game.power[:3] = [1, 4, 0]
    t.game.flagship_at[BLUE] = gate(1)
    t.game.hull[BLUE * HULL_PLACES] = building(BLUE, CITY, FRESH)
    crisis_of(t)
    assert t.building_at(arrow(3)) == building(RED, CITY, FRESH)
    assert t.asked() == ""


def test_song_of_freedom_frees_a_controlled_city_and_seizes() -> None:
    """CC14: own or rival ones, if controlled; never a Free one. The card is shuffled into the deck."""
    t = campaign(3).court(cc.SongOfFreedom, *QUIET[:3]).free_city(hexa(1))
    t.city(RED, arrow(1)).city(BLUE, arrow(2)).city(RED, arrow(3))
    t.ships(RED, arrow(1), 1).ships(RED, arrow(2), 1).ships(RED, hexa(1), 1)
    t.agents(RED, 1, 1)
    t.game.initiative = BLUE
    t.turn(RED, aggro(3), SURPASS, aggro(2)).act(SECURE)
    assert t.choices("place") == [DONE, place_at(arrow(1), 0), place_at(arrow(2), 0)]
    t.answer(place_at(arrow(2), 0))
    assert t.building_at(arrow(2)) == building(FREE, CITY, FRESH)
    assert t.choices("seizing") == [0, 1]
    t.answer(1)
    assert t.initiative() == RED
    assert t.is_chance()  # the shuffle
    t.game.settle()
    assert cc.SongOfFreedom.printed in [*t.game.court_deck, *t.game.court]


def test_song_of_freedom_without_a_seizure_still_frees() -> None:
    """CC14: whoever leads may free a city and seizes nothing."""
    t = campaign(3).court(cc.SongOfFreedom, *QUIET[:3])
    t.city(RED, arrow(1)).ships(RED, arrow(1), 1).secure(RED, cc.SongOfFreedom)
    t.answer(place_at(arrow(1), 0))
    assert t.building_at(arrow(1)) == building(FREE, CITY, FRESH)
    assert t.is_chance()
    assert not t.told("seize")


# -- CC15 Blight Looms ------------------------------------------------


def test_blight_looms_crisis_repairs_and_spreads() -> None:
    """CC15: all Blight of the rolled cluster; one on each planet of the symbol that has none."""
    t = campaign(3).court(cc.BlightLooms, *QUIET[:3]).blight(gate(2), 0, 2).blight(hexa(2), 0, 1).blight(hexa(3), 0, 1)
    crisis_of(t, 1, HEX)
    assert (t.fresh(BLIGHT, gate(2)), t.fresh(BLIGHT, hexa(2))) == (2, 1)
    assert [t.damaged(BLIGHT, hexa(cluster)) for cluster in range(1, 7)] == [1, 0, 1, 1, 1, 1]
    assert t.fresh(BLIGHT, hexa(3)) == 0
    assert lies_buried(t, cc.BlightLooms)


def test_blight_looms_destroys_damaged_blight_near_own_pieces() -> None:
    """CC15: all of one cluster, as Trophies; fresh Blight stays."""
    t = campaign(3).court(cc.BlightLooms).blight(gate(2), 1, 2).blight(hexa(2), 0, 1).blight(hexa(3), 0, 1)
    t.blight(gate(4), 1).ships(RED, gate(4), 1).ships(RED, arrow(2), 1).ships(BLUE, gate(3), 1)
    t.secure(RED, cc.BlightLooms)
    assert t.choices("cluster") == [DONE, 1]
    t.answer(1)
    assert t.trophies_of(RED, BLIGHT, SHIP) == 3
    assert (t.fresh(BLIGHT, gate(2)), t.damaged(BLIGHT, gate(2)), t.damaged(BLIGHT, hexa(3))) == (1, 0, 1)
    assert t.game.court_deck[0] == cc.BlightLooms.printed
