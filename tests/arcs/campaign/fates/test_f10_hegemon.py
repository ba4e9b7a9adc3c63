"""Fate 10, the Hegemon: its two acts, its resolution and its cards, in printed order."""

from __future__ import annotations

import pytest

from arcs.campaign.reach import *
from arcs.scenes import refused
from starboard.core.text import EN, Nouns, render
from starboard.games.arcs.actions.repair import Repair, can_repair
from starboard.games.arcs.campaign import court_cards as cc
from starboard.games.arcs.campaign.census import reach_census
from starboard.games.arcs.campaign.codes import SUPPLY_SHIP, ceded_ship, is_given_token
from starboard.games.arcs.campaign.court import refill
from starboard.games.arcs.campaign.crises import Crises
from starboard.games.arcs.campaign.deals import articles_between, carry_out
from starboard.games.arcs.campaign.drafting import set_of
from starboard.games.arcs.campaign.fates import f03_magnate_cards
from starboard.games.arcs.campaign.fates.f10_hegemon import Hegemon
from starboard.games.arcs.campaign.fates.f10_hegemon_cards import (
    AgainstHegemony,
    BannersOfHegemony,
    HappyHosts,
    MindManagers,
    PlantingBanners,
    PrisonWardens,
    SongOfTheBanner,
)
from starboard.games.arcs.campaign.fates.f15_peacekeeper import Peacekeeper
from starboard.games.arcs.campaign.fates.f15_peacekeeper_cards import OathOfPeace
from starboard.games.arcs.campaign.fates.fate import fate_of
from starboard.games.arcs.campaign.flagship_setup import Resettle
from starboard.games.arcs.campaign.intermission import Intermission
from starboard.games.arcs.campaign.objectives import settle_objective
from starboard.games.arcs.campaign.tokens import *
from starboard.games.arcs.odds import sides_of

QUIET = (cc.MiningInterest, cc.ShippingInterest, cc.Skirmishers, cc.LatticeSpies)  # a row without Vox cards
PORTS = (fitting(DEFENSE_ARRAY, STARPORT), fitting(SLIPSTREAM, STARPORT))


def hegemon(*banners: int, act: int = 2, at: int = gate(6), players: int = 3) -> ReachTable:
    """Red is the Hegemon with Flagship, cards and Banners in these systems."""
    t = campaign(players).in_act(act).fate(RED, Hegemon).flagship(RED, at, *PORTS).booklet(BannersOfHegemony)
    bring_tokens(t.game, BANNER, 8)
    t.give(RED, PlantingBanners, SongOfTheBanner)
    for system in banners:
        shift_token(t.game, BANNER, IN_SUPPLY, system)
    return t


def banner_code(system: int) -> int:
    """A Banner as the target of a hit or a repair."""
    return on_board(BannersOfHegemony.printed, system)


def banners(t: ReachTable) -> list[int]:
    return systems_of_tokens(t.game, BANNER)


def lying_at_court(t: ReachTable, card: type[Card], slot: int = 1) -> ReachTable:
    t.game.court[slot] = card.printed
    t.game.courtly.append(card.printed)
    return t


# -- the set ------------------------------------------------


def test_the_set_has_9_cards_with_ids_288_to_296_in_printed_order() -> None:
    assert list(set_of(HEGEMON)) == list(range(288, 297))
    assert [type(DECK.cards[card]) for card in set_of(HEGEMON)] == [
        PlantingBanners, BannersOfHegemony, SongOfTheBanner, MindManagers, PrisonWardens, PrisonWardens,
        AgainstHegemony, AgainstHegemony, HappyHosts,
    ]  # fmt: skip
    guilds = [DECK.cards[card] for card in set_of(HEGEMON) if is_guild(card)]
    assert [(card.suit, card.keys, card.protected) for card in guilds] == [
        (PSIONIC, 0, True), (WEAPON, 2, False), (WEAPON, 2, False), (WEAPON, 0, True),
    ]  # fmt: skip


def test_prison_wardens_are_the_magnates_card_number_06() -> None:
    wardens = DECK.cards[f03_magnate_cards.PrisonWardens.printed]
    assert (wardens.id, wardens.code, wardens.suit, wardens.keys) == (172, "F306", WEAPON, 2)
    assert issubclass(PrisonWardens, f03_magnate_cards.PrisonWardens)
    t = campaign().give(RED, PrisonWardens).captives(RED, BLUE, 1).turn(RED, BUILDING).to_pips()
    t.use(PrisonWardens).fill(captive=BLUE, resource=RELIC)
    assert t.left(BLUE, AGENT) == 10
    assert ("F1007", 0) not in t.offers() if t.asked() == "Turn.action" else t.asked() == "Store.slot"


# -- act II: setup ------------------------------------------------


def test_act_ii_setup() -> None:
    """Flagship with two starports, six ships beside it, four ships gone, Banners, three cards."""
    t = campaign().in_act(2).fate(RED, Hegemon).ships(RED, arrow(1), 1, 1).city(RED, arrow(1))
    fate_of(HEGEMON).set_up(t.game, RED, 2)
    before = reach_census(t.game)["ships 0"]
    t.game.run()
    assert t.game.flagship_at[RED] == arrow(1)
    assert t.hull(RED, DEFENSE_ARRAY) == t.hull(RED, SLIPSTREAM) == building(RED, STARPORT, FRESH)
    assert t.building_at(arrow(1)) == building(FREE, CITY, FRESH)
    assert (t.fresh(RED, arrow(1)), t.damaged(RED, arrow(1))) == (1 + 5, 1), "the Flagship, and six ships"
    assert t.choices("ship") == [ceded_ship(arrow(1), FRESH), ceded_ship(arrow(1), DAMAGED), SUPPLY_SHIP]
    t.answer(SUPPLY_SHIP, SUPPLY_SHIP, ceded_ship(arrow(1), DAMAGED), ceded_ship(arrow(1), FRESH))
    assert (t.fresh(RED, arrow(1)), t.damaged(RED, arrow(1)), t.left(RED, SHIP)) == (5, 0, 7)
    assert t.game.removed[RED * PIECES + SHIP] == 4
    assert reach_census(t.game)["ships 0"] == before
    assert tokens_at(t.game, BANNER, IN_SUPPLY) == 8
    assert t.holds(RED, PlantingBanners)
    assert t.holds(RED, SongOfTheBanner)
    assert t.game.holder[BannersOfHegemony.printed] == BOOKLET


def test_act_ii_setup_places_no_ships_beyond_six_and_never_scraps_the_flagship() -> None:
    t = campaign().in_act(2).fate(RED, Hegemon).ships(RED, gate(1), 9).ships(RED, gate(2), 6)
    fate_of(HEGEMON).set_up(t.game, RED, 2)
    t.game.run()
    t.fill(system=gate(2))
    assert t.fresh(RED, gate(2)) == 7
    for _ in range(4):
        t.answer(ceded_ship(gate(2), FRESH))
    assert t.fresh(RED, gate(2)) == 3
    t = campaign().in_act(2).fate(RED, Hegemon).ships(RED, gate(1), 14).ships(RED, gate(2), 1)
    fate_of(HEGEMON).set_up(t.game, RED, 2)
    t.game.run()
    t.fill(system=gate(2)).answer(ceded_ship(gate(2), FRESH))
    assert (t.fresh(RED, gate(1)), t.fresh(RED, gate(2))) == (11, 1), "at gate 2 the Flagship alone is left"


# -- act II: objective and resolution ------------------------------------------------


def test_act_ii_advances_by_banners_on_the_map_whosever_they_are() -> None:
    t = hegemon(arrow(1), hexa(2), arrow(3))
    shift_token(t.game, BANNER, hexa(2), hexa(2), DAMAGED)
    shift_token(t.game, BANNER, IN_SUPPLY, TROPHY_OF + BLUE)
    t.score()
    assert t.game.objective[RED] == 14 - 3, "damaged ones count, trophies do not"


def test_act_ii_advances_once_more_for_any_number_of_ambitions_won() -> None:
    t = hegemon(arrow(1), hexa(2)).captives(RED, BLUE, 1).marker(TYRANT, 2).tokens(RED, RELIC).marker(KEEPER, 1)
    t.score()
    assert t.game.objective[RED] == 14 - 4
    t.score()
    assert t.game.objective[RED] == 14 - 4 - 2, "the win of an earlier chapter is forgotten"


def test_act_ii_second_places_ties_and_wins_of_others_do_not_count() -> None:
    t = hegemon(arrow(1)).captives(RED, BLUE, 1).captives(GOLD, BLUE, 2).marker(TYRANT, 2)
    t.tokens(RED, RELIC).tokens(BLUE, RELIC).marker(KEEPER, 1)
    t.score()
    assert t.game.objective[RED] == 14 - 1


def test_start_numbers() -> None:
    assert [Hegemon().start_number(2, players) for players in (2, 3, 4)] == [14, 14, 14]
    assert Hegemon().start_number(3, 3) == 0


def test_act_ii_success() -> None:
    t = hegemon(arrow(1))
    fate_of(HEGEMON).resolve(t.game, RED, 2, True)
    assert t.holds(RED, MindManagers)
    assert {PrisonWardens.printed, *PrisonWardens.copies} <= set(t.game.court_deck)
    assert t.game.scrapped == [AgainstHegemony.printed, *AgainstHegemony.copies]
    assert tokens_at(t.game, BANNER, IN_SUPPLY) == 7


def test_act_ii_failure() -> None:
    t = hegemon(arrow(1))
    shift_token(t.game, BANNER, IN_SUPPLY, TROPHY_OF + BLUE)
    fate_of(HEGEMON).resolve(t.game, RED, 2, False)
    assert t.game.scrapped == [MindManagers.printed]
    added = [PrisonWardens.printed, *PrisonWardens.copies, AgainstHegemony.printed, *AgainstHegemony.copies]
    assert set(added) <= set(t.game.court_deck)
    assert (banners(t), tokens_at(t.game, BANNER, SCRAPPED)) == ([arrow(1)], 7), "trophies are not on the map either"
    assert [line.refs for line in t.told("banners_scrapped")] == [(7,)]
    assert t.holds(RED, PlantingBanners)
    t.game.objective[RED] = 3
    settle_objective(t.game, RED)
    assert t.power()[RED] == -3


# -- act III ------------------------------------------------


def test_act_iii_takes_happy_hosts() -> None:
    t = hegemon(act=3)
    fate_of(HEGEMON).set_up(t.game, RED, 3)
    assert t.holds(RED, HappyHosts)


@pytest.mark.parametrize(
    ("captives", "declared", "count"),
    [((1, 2), True, 0), ((1, 1), True, 1), ((2, 1), True, 1), ((0, 0), True, 1), ((1, 2), False, 1)],
)
def test_act_iii_first_grand_ambition_no_rival_won_tyrant(
    captives: tuple[int, int], declared: bool, count: int
) -> None:
    t = hegemon(act=3).captives(RED, GOLD, captives[0]).captives(BLUE, GOLD, captives[1])
    if declared:
        t.marker(TYRANT, 2)
    assert fate_of(HEGEMON).grand(t.game, RED) == count


def test_act_iii_second_grand_ambition_more_banners_than_the_chapter_counts() -> None:
    t = hegemon(arrow(1), hexa(1), arrow(2), act=3)
    found = []
    for chapter in (1, 2, 3, 4):
        t.game.chapter = chapter
        found.append(fate_of(HEGEMON).grand(t.game, RED) - 1)
    assert found == [1, 1, 0, 0]
    t = hegemon(arrow(1), hexa(1), act=3)
    t.score()
    assert t.power()[RED] == 4, "both in the first chapter"


# -- 02 Planting Banners ------------------------------------------------


def planting(t: ReachTable) -> ReachTable:
    t.turn(RED, MOVING).to_prelude()
    return t


def test_02_a_banner_at_the_flagships_planet_with_own_ships_and_blight_beside_it() -> None:
    t = hegemon(at=arrow(1)).ships(RED, arrow(1), 2, 1).blight(arrow(1), 1)
    planting(t).use(PlantingBanners)
    assert banners(t) == [arrow(1)]
    assert refused(t)["Planting Banners – Plant a Banner"] == ("A Banner is here already.", "F1002")


def test_02_repeatable_in_a_turn_after_a_jump() -> None:
    t = hegemon(at=arrow(1))
    planting(t).use(PlantingBanners).use(Flagship).fill(end=crescent(1))
    t.use(PlantingBanners)
    assert banners(t) == [arrow(1), crescent(1)]


@pytest.mark.parametrize("who", ["rival ship", "rival damaged", "imperial", "free", "gate", "none left"])
def test_02_refused(who: str) -> None:
    at = gate(1) if who == "gate" else arrow(1)
    t = hegemon(at=at)
    if who.startswith("rival"):
        t.ships(BLUE, at, 1 if who == "rival ship" else 0, 0 if who == "rival ship" else 1)
    elif who == "imperial":
        t.imperial(at, 0, 1)
    elif who == "free":
        t.free_city(at)
    elif who == "none left":
        shift_all_tokens(t.game, BANNER, IN_SUPPLY, SCRAPPED)
    planting(t)
    foreign = "A ship or building that is not yours is where your Flagship is."
    why = {"gate": "Your Flagship is at a gate.", "none left": "You have no Banner left."}.get(who, foreign)
    assert refused(t)["Planting Banners – Plant a Banner"] == (why, "F1002")


def test_02_other_tokens_do_not_block() -> None:
    t = hegemon(at=arrow(1))
    bring_tokens(t.game, WITNESS, 1)
    shift_token(t.game, WITNESS, IN_SUPPLY, arrow(1))
    planting(t).use(PlantingBanners)
    assert banners(t) == [arrow(1)]


def test_02_banners_are_loyal_pieces_presence_and_repair() -> None:
    """ter.tokens: they satisfy the Presence Law, and their owner repairs them."""
    t = hegemon(arrow(1)).imperial(arrow(1), 1)
    t.turn(RED, admin(2)).to_pips()
    assert t.controller(arrow(1)) == RED
    t = hegemon(arrow(1))
    shift_token(t.game, BANNER, arrow(1), arrow(1), DAMAGED)
    assert can_repair(t.game, RED)
    assert not can_repair(t.game, BLUE)
    t.call(Repair(RED))
    assert damaged_tokens_at(t.game, BANNER, arrow(1)) == 0
    assert banners(t) == [arrow(1)]


def test_02_scrapped_without_a_flagship_and_banners_are_nobodys_then_c_51() -> None:
    t = hegemon(arrow(1)).ships(RED, gate(5), 3)
    t.call(Resettle(RED))
    while t.game.ask is not None:
        t.answer(t.choices()[-1])
    assert PlantingBanners.printed in t.game.scrapped
    assert token_owner(t.game, BANNER) == FREE
    shift_token(t.game, BANNER, arrow(1), arrow(1), DAMAGED)
    assert not can_repair(t.game, RED)
    t.ships(BLUE, arrow(1), 3)
    t.attack(BLUE)
    assert t.told("battle")[-1].refs[1] == FREE
    t.fill(assault=1, skirmish=0)
    assert t.is_chance(), "nothing to raid"
    t.answer((A_HIT_FLAME,))
    assert token_trophies(t.game, BLUE) == [BANNER], "and worth 2 Power when Warlord scores"
    t.marker(WARLORD, 2).score()
    assert t.power()[BLUE] == 5 + 2


# -- 03 Banners of Hegemony ------------------------------------------------


def test_03_a_lone_banner_is_attacked_takes_plain_hits_and_becomes_a_trophy() -> None:
    t = hegemon(arrow(1)).ships(BLUE, arrow(1), 3)
    t.attack(BLUE)
    assert t.choices("assault") == [0, 1, 2, 3]
    t.fight(skirmish=3, faces=(S_HIT, S_HIT, S_BLANK))
    assert (banners(t), token_trophies(t.game, BLUE)) == ([], [BANNER])
    assert not t.told("outrage")
    assert ambition_count(t.game, BLUE, WARLORD) == 1


def test_03_ships_take_plain_hits_before_banners_and_building_hits_reach_them() -> None:
    t = hegemon(arrow(1)).ships(RED, arrow(1), 1).ships(BLUE, arrow(1), 4)
    t.attack(BLUE).fight(skirmish=1, faces=(S_HIT,))
    assert (t.damaged(RED, arrow(1)), damaged_tokens_at(t.game, BANNER, arrow(1))) == (1, 0)
    t = hegemon(arrow(1)).ships(RED, arrow(1), 1).city(RED, arrow(1)).ships(BLUE, arrow(1), 4)
    t.attack(BLUE).fight(raid=1, faces=(R_BUILDING_KEY,))
    assert t.choices("place") == [place_at(arrow(1), 0), banner_code(arrow(1))]
    t.answer(banner_code(arrow(1)))
    assert damaged_tokens_at(t.game, BANNER, arrow(1)) == 1


def test_03_odds_count_banners_among_the_buildings() -> None:
    t = hegemon(arrow(1)).ships(BLUE, arrow(1), 2)
    battle = Battle(BLUE)
    battle.defender, battle.system = RED, arrow(1)
    assert (sides_of(t.game, battle).buildings_fresh, sides_of(t.game, battle).buildings_damaged) == (1, 0)
    shift_token(t.game, BANNER, arrow(1), arrow(1), DAMAGED)
    assert (sides_of(t.game, battle).buildings_fresh, sides_of(t.game, battle).buildings_damaged) == (0, 1)


def test_03_the_flagship_and_a_banner_are_both_targets() -> None:
    t = hegemon(arrow(1), at=arrow(1)).ships(BLUE, arrow(1), 6)
    t.attack(BLUE).fight(skirmish=2, faces=(S_HIT, S_BLANK))
    assert t.asked() == "HitBuildings.place"
    flagship = FIRST_FLAGSHIP + RED
    assert t.choices() == [on_board(flagship, SLIPSTREAM), on_board(flagship, DEFENSE_ARRAY), banner_code(arrow(1))]
    assert render(TITLE.label(t.game, banner_code(arrow(1))), EN, Nouns(TITLE)) == "Banner"
    t.answer(banner_code(arrow(1)))
    assert damaged_tokens_at(t.game, BANNER, arrow(1)) == 1


def test_03_banners_take_no_hits_of_their_owners_own_attack() -> None:
    t = hegemon(arrow(1)).ships(RED, arrow(1), 1).ships(BLUE, arrow(1), 3)
    t.attack(RED).fight(assault=1, faces=(A_HIT_FLAME,))
    assert t.damaged(RED, arrow(1)) == 1
    assert damaged_tokens_at(t.game, BANNER, arrow(1)) == 0


def test_03_banners_cannot_be_raided() -> None:
    t = hegemon(arrow(1)).tokens(RED, RELIC).ships(BLUE, arrow(1), 3)
    t.attack(BLUE).fill(assault=0, skirmish=1)
    assert t.is_chance(), "no raid dice are offered"


def test_03_truce_protects_banners_of_a_regent_beside_imperial_ships() -> None:
    t = hegemon(arrow(1)).imperial(arrow(1), 0, 1).ships(BLUE, arrow(1), 3)
    t.turn(BLUE, ATTACK).to_pips()
    assert BATTLE not in t.choices("action")


def intermission(t: ReachTable) -> ReachTable:
    """The map is cleared (step D)."""
    step = Intermission()
    step.clear_map(t.game)
    return t


def test_03_the_intermission_destroys_damaged_banners_and_those_alone_with_blight_c_25() -> None:
    t = hegemon(arrow(1), arrow(2), arrow(3), arrow(4)).blight(arrow(2), 1).blight(arrow(3), 1).imperial(arrow(3), 1)
    shift_token(t.game, BANNER, arrow(1), arrow(1), DAMAGED)
    intermission(t)
    assert banners(t) == [arrow(3), arrow(4)]
    assert tokens_at(t.game, BANNER, IN_SUPPLY) == 6, "for nobody (C-40)"


def test_03_two_power_for_each_banner_among_trophies_when_warlord_scores_whatever_the_place() -> None:
    t = hegemon(arrow(1)).trophies(GOLD, RED, SHIP, 4).marker(WARLORD, 2)
    for _ in range(2):
        shift_token(t.game, BANNER, IN_SUPPLY, TROPHY_OF + BLUE)
    shift_token(t.game, BANNER, IN_SUPPLY, TROPHY_OF + GOLD)
    t.score()
    assert t.power() == [0, 3 + 4, 5 + 2]
    assert tokens_at(t.game, BANNER, IN_SUPPLY) == 7, "trophies return"


def test_03_nothing_while_warlord_is_not_declared() -> None:
    t = hegemon(arrow(1))
    shift_token(t.game, BANNER, IN_SUPPLY, TROPHY_OF + BLUE)
    t.score()
    assert (t.power(), token_trophies(t.game, BLUE)) == ([0, 0, 0], [BANNER])


def test_03_a_seat_that_is_not_placed_gains_too() -> None:
    t = hegemon(arrow(1)).trophies(GOLD, RED, SHIP, 4).trophies(RED, GOLD, SHIP, 3).marker(WARLORD, 2)
    shift_token(t.game, BANNER, IN_SUPPLY, TROPHY_OF + BLUE)
    t.score()
    assert t.power() == [3, 2, 5]


def test_03_under_the_oath_of_peace_banners_go_straight_back_however_they_come() -> None:
    """F1502: no trophies but Blight."""
    t = hegemon(arrow(1)).fate(BLUE, Peacekeeper).give(BLUE, OathOfPeace).ships(BLUE, arrow(1), 3)
    t.attack(BLUE).fight(skirmish=2, faces=(S_HIT, S_HIT))
    assert (banners(t), token_trophies(t.game, BLUE)) == ([], [])
    assert tokens_at(t.game, BANNER, IN_SUPPLY) == 8
    assert t.abilities(OathOfPeace) == [0]
    shift_token(t.game, BANNER, IN_SUPPLY, TROPHY_OF + GOLD)
    given = [code for code in articles_between(t.game, GOLD, BLUE) if is_given_token(article_thing(code))]
    carry_out(t.game, tuple(given))
    assert (len(given), tokens_at(t.game, BANNER, IN_SUPPLY)) == (1, 8)
    t = hegemon(arrow(1)).fate(BLUE, Peacekeeper).give(BLUE, OathOfPeace).ships(BLUE, arrow(1), 1).court(*QUIET)
    lying_at_court(t, AgainstHegemony).secure(BLUE, AgainstHegemony).answer(arrow(1))
    assert (banners(t), tokens_at(t.game, BANNER, IN_SUPPLY)) == ([], 8)


# -- 04 Song of the Banner ------------------------------------------------


def test_04_planets_with_banners_are_adjacent_for_the_owners_moves() -> None:
    t = hegemon(arrow(1), hexa(4)).ships(RED, arrow(1), 1).ships(BLUE, arrow(1), 1)
    t.move(RED).fill(start=arrow(1))
    assert t.choices("end") == [gate(1), crescent(1), hexa(4)]
    t.answer(hexa(4))
    assert t.fresh(RED, hexa(4)) == 1
    t = hegemon(arrow(1), hexa(4)).ships(BLUE, arrow(1), 1)
    t.move(BLUE)
    assert t.choices("end") == [gate(1), crescent(1)], "not for rivals"


def test_04_a_move_that_a_battle_must_follow_knows_the_way() -> None:
    t = hegemon(arrow(1), hexa(4)).ships(RED, arrow(1), 1).ships(BLUE, hexa(4), 1)
    move = Move(RED, NOWHERE, NOTHING, 1)
    t.call(move).fill(start=arrow(1))
    assert t.fresh(RED, hexa(4)) == 1


def test_04_call_spirits_once_per_turn() -> None:
    t = hegemon(arrow(1), crescent(1)).tokens(RED).turn(RED, ADMIN).to_pips()
    t.use(SongOfTheBanner)
    assert t.choices("resource") == [FUEL, WEAPON]
    t.answer(FUEL)
    while t.asked() == "Store.slot":
        t.answer(t.choices()[0])
    assert t.count(RED, FUEL) == 2
    assert refused(t)["Song of the Banner – Call Spirits: 2 tokens"] == ("Used already this turn.", "F1004")


def test_04_call_bodies_once_per_turn_and_independent_of_spirits() -> None:
    t = hegemon(arrow(1), hexa(4)).ships(BLUE, hexa(4), 3).turn(RED, BUILDING).to_pips()
    t.use(SongOfTheBanner, 1).answer(hexa(4))
    assert t.fresh(RED, hexa(4)) == 2, "fresh whoever controls the system"
    assert offer(SongOfTheBanner.printed, 1) not in t.choices()
    assert not has_bit(t.game.uses[SongOfTheBanner.printed], 0)


def test_04_without_banners_nothing_can_be_called() -> None:
    t = hegemon().turn(RED, ADMIN).to_pips()
    assert refused(t)["Song of the Banner – Call Spirits: 2 tokens"] == ("No Banner is on the map.", "F1004")


# -- 06 Mind Managers ------------------------------------------------


def managing() -> ReachTable:
    t = campaign().give(RED, MindManagers).captives(RED, BLUE, 1).hand(RED, ADMIN).hand(BLUE, MOVING, BUILDING)
    t.turn(RED, admin(2)).to_pips()
    return t


def test_06_look_take_one_and_give_any_card() -> None:
    t = managing().use(MindManagers)
    assert t.choices("theirs") == sorted([MOVING, BUILDING])
    t.answer(MOVING)
    assert t.choices("mine") == sorted([ADMIN, MOVING]), "the card just taken is in the hand, too"
    t.answer(ADMIN)
    assert t.game.hands[RED] == [MOVING]
    assert sorted(t.game.hands[BLUE]) == sorted([BUILDING, ADMIN])
    assert t.sight(RED, BUILDING) == BLUE
    assert t.sight(RED, ADMIN) == BLUE
    assert t.sight(BLUE, MOVING) == RED


def test_06_the_same_card_may_go_back() -> None:
    t = managing().use(MindManagers).answer(MOVING, MOVING)
    assert (t.game.hands[RED], sorted(t.game.hands[BLUE])) == ([ADMIN], sorted([MOVING, BUILDING]))
    assert t.sight(RED, MOVING) == BLUE


def test_06_only_the_one_who_looks_sees_the_hand() -> None:
    t = managing().use(MindManagers)
    assert sorted(t.view(RED).hands[BLUE]) == sorted([MOVING, BUILDING])
    assert MOVING not in t.view(GOLD).hands[BLUE]
    t.answer(MOVING)
    for seat in (BLUE, GOLD):
        assert t.view(seat).stack[-1].theirs == NOTHING  # type: ignore[attr-defined]
        for world in t.worlds(seat, 5):
            assert world.stack[-1].theirs in world.hands[RED]  # type: ignore[attr-defined]


def test_06_needs_a_captive_of_the_rival_a_ship_will_do() -> None:
    t = campaign().give(RED, MindManagers).hand(BLUE, MOVING).turn(RED, admin(2)).to_pips()
    why = ("You hold no captive of any rival.", "F1006")
    assert refused(t)["Mind Managers – Manipulate: exchange a card"] == why
    t = campaign().give(RED, MindManagers).hand(GOLD, MOVING).ships(GOLD, gate(1), 0, 1).imperial(gate(2), 0, 1)
    capture_ships(t.game, RED, GOLD, gate(1))
    capture_ships(t.game, RED, EMPIRE, gate(2))
    t.turn(RED, admin(2)).to_pips().use(MindManagers)
    assert t.told("look")[-1].refs == (RED, GOLD)


def test_06_an_empty_hand_is_just_looked_at() -> None:
    t = managing()
    t.game.hands[BLUE] = []
    t.use(MindManagers)
    assert t.asked() == "Turn.action"
    assert t.game.hands[RED] == [ADMIN]


# -- 09, 10 Against Hegemony ------------------------------------------------


def test_09_secured_banners_under_control_become_trophies_as_many_as_liked() -> None:
    t = hegemon(arrow(1), arrow(2), arrow(3)).ships(BLUE, arrow(1), 1).ships(BLUE, arrow(2), 1).court(*QUIET)
    lying_at_court(t, AgainstHegemony).secure(BLUE, AgainstHegemony)
    assert t.choices("system") == [DONE, arrow(1), arrow(2)]
    t.answer(arrow(2)).done()
    assert (banners(t), token_trophies(t.game, BLUE)) == ([arrow(1), arrow(3)], [BANNER])
    assert AgainstHegemony.printed in t.game.court_discard


def test_09_the_hegemon_takes_none_of_their_own_c_131() -> None:
    t = hegemon(arrow(1)).ships(RED, arrow(1), 1).court(*QUIET)
    lying_at_court(t, AgainstHegemony).secure(RED, AgainstHegemony)
    assert banners(t) == [arrow(1)]
    assert AgainstHegemony.printed in t.game.court_discard


def test_09_crisis_buries_it() -> None:
    t = hegemon(arrow(1)).court(*QUIET)
    lying_at_court(t, AgainstHegemony).call(Crises()).answer((0, 0))
    assert t.game.court_deck[0] == AgainstHegemony.printed
    assert banners(t) == [arrow(1)]


def test_09_scrapped_at_court_when_the_last_banner_goes_and_the_court_fills() -> None:
    t = hegemon(arrow(1)).court(*QUIET)
    lying_at_court(t, AgainstHegemony, 2)
    top = t.game.court_deck[-1]
    take_token(t.game, BLUE, BANNER, arrow(1))
    assert AgainstHegemony.printed in t.game.scrapped
    assert t.game.court[2] == top


def test_10_scrapped_when_turned_up_without_banners() -> None:
    """In the Court deck nobody can see it: it goes when it comes up (C-132)."""
    t = hegemon().court(*QUIET)
    second = AgainstHegemony.copies[0]
    t.court_deck([*t.game.court_deck, second])
    t.game.courtly.append(second)
    under = t.game.court_deck[-2]
    t.game.court[3] = NOTHING
    refill(t.game, 3)
    assert t.game.court[3] == under
    assert second in t.game.scrapped


# -- 12 Happy Hosts ------------------------------------------------


def test_12_pacify_captures_all_damaged_ships_of_others_under_control() -> None:
    t = hegemon(act=3).give(RED, HappyHosts).ships(RED, gate(1), 3).ships(BLUE, gate(1), 1, 2).blight(gate(1), 0, 1)
    t.ships(RED, gate(2), 1, 1).imperial(gate(2), 1, 2).ships(GOLD, gate(3), 0, 2).ships(BLUE, gate(3), 1)
    t.turn(RED, aggro(2)).to_pips().use(HappyHosts)
    assert [captive_ships_of(t.game, RED, owner) for owner in (BLUE, GOLD, EMPIRE, BLIGHT)] == [2, 0, 2, 0]
    assert (t.fresh(BLUE, gate(1)), t.damaged(BLUE, gate(1)), t.damaged(RED, gate(2))) == (1, 0, 1)
    assert t.damaged(GOLD, gate(3)) == 2, "Gold's stand where Blue controls"
    assert refused(t)["Happy Hosts – Pacify: capture damaged ships"][1] == "F1012"


def test_12_captives_may_be_kept_up_to_the_banners_under_own_or_no_control() -> None:
    t = hegemon(arrow(1), arrow(2), arrow(3), act=3).give(RED, HappyHosts).ships(RED, arrow(1), 1)
    t.ships(BLUE, arrow(2), 1).captives(RED, BLUE, 3).captives(RED, GOLD, 2).marker(TYRANT, 2)
    t.score()
    assert (t.asked(), t.choices()) == ("KeepCaptives.captive", [DONE, BLUE, GOLD])
    t.answer(BLUE, BLUE)
    assert (t.captives_of(RED, BLUE), t.captives_of(RED, GOLD)) == (2, 0)
    assert t.left(GOLD, AGENT) == 10


def test_12_the_log_counts_one_captive_as_well_as_many() -> None:
    t = hegemon(arrow(1), act=3).give(RED, HappyHosts).ships(RED, gate(1), 2).ships(BLUE, gate(1), 0, 1)
    t.turn(RED, aggro(2)).to_pips().use(HappyHosts)
    t.marker(TYRANT, 2).score().answer(t.choices()[1])
    lines = [t.told(key)[-1] for key in ("captive_ships", "keeps_captives")]
    assert [render(TITLE.story(line), EN, Nouns(TITLE)) for line in lines] == [
        "Seat 1 captures ships of Seat 2: 1, Gate 1.",
        "Seat 1 keeps captives: 1.",
    ]


def test_12_nobody_must_keep_captives_and_without_tyrant_they_stay_anyway() -> None:
    t = hegemon(arrow(1), act=3).give(RED, HappyHosts).captives(RED, BLUE, 3).marker(TYRANT, 2)
    t.score()
    t.done()
    assert t.captives_of(RED, BLUE) == 0
    t = hegemon(arrow(1), act=3).give(RED, HappyHosts).captives(RED, BLUE, 3)
    t.score()
    assert t.captives_of(RED, BLUE) == 3


# -- conservation and outlook ------------------------------------------------


def test_banners_are_conserved() -> None:
    assert reach_census(campaign().game)["banners"] == reach_census(hegemon(arrow(1)).game)["banners"] == 8


def test_bots_like_banners() -> None:
    fate = fate_of(HEGEMON)
    assert fate.outlook(hegemon(arrow(1), arrow(2)).game, RED) > fate.outlook(hegemon(arrow(1)).game, RED)
    assert fate.outlook(hegemon(arrow(1), act=3).game, RED) > 0
