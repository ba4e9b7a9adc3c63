"""Flagships in battle (p. 23-24) and in Crises (p. 24)."""

from __future__ import annotations

from arcs.campaign.reach import *
from arcs.campaign.test_flagship import CITY_HULL, PORT_HULL, board
from starboard.games.arcs.campaign.codes import armor_over, fitting
from starboard.games.arcs.campaign.crises import blight_crisis
from starboard.games.arcs.campaign.hull import hit_in_crisis
from starboard.games.arcs.odds import odds

ARMOR = fitting(armor_over(HULL), CITY)


# -- attacking -----------------------------------------------------------------------------------------------------


def test_page_23_two_dice_for_two_starports_and_a_flame_on_the_ship_crane() -> None:
    """fla.attack: besides the dice of other ships; whoever attacks may let the board take the hit."""
    t = campaign().flagship(RED, gate(2), fitting(SHIP_CRANE, STARPORT), PORT_HULL).ships(RED, gate(2), 1)
    t.ships(BLUE, gate(2), 3).attack()
    assert t.choices("assault") == [0, 1, 2, 3]
    t.fight(assault=1, faces=(A_HIT_FLAME,))
    assert t.asked() == "HitShips.condition"
    assert t.choices() == [FRESH, board(SHIP_CRANE), board(HULL)]
    t.answer(board(SHIP_CRANE))
    assert t.hull(RED, SHIP_CRANE) == building(RED, STARPORT, DAMAGED)
    assert t.fresh(RED, gate(2)) == 2


def test_damaged_starports_and_cities_bring_no_dice_armor_does() -> None:
    """fla.attack"""
    upgrades = (CITY_HULL, fitting(armor_over(HULL), STARPORT), fitting(TRACTOR_BEAM, STARPORT))
    t = campaign().flagship(RED, gate(2), *upgrades, damaged=(TRACTOR_BEAM,)).ships(BLUE, gate(2), 1).attack()
    assert t.choices("assault") == [0, 1]
    t = campaign().flagship(RED, gate(2), CITY_HULL).ships(BLUE, gate(2), 1).attack()
    assert t.asked() == "Turn.action"  # no dice, no battle worth the name
    assert t.told("battle")


def test_without_other_ships_the_board_must_take_hits_armor_first() -> None:
    """fla.attack, fla.armor: two flames and an interception; what is destroyed is the defender's trophy, and neither
    Outrage nor ransacking follows."""
    t = campaign().flagship(
        RED, gate(2), CITY_HULL, ARMOR, fitting(SLIPSTREAM, STARPORT), fitting(TRACTOR_BEAM, STARPORT)
    )
    t.ships(BLUE, gate(2), 3).attack()
    t.fill(assault=2, skirmish=0)
    t.answer((A_HIT_FLAME, A_HIT_FLAME))
    assert t.choices("condition") == [board(SLIPSTREAM), board(TRACTOR_BEAM), board(armor_over(HULL))]
    t.answer(board(armor_over(HULL)), board(armor_over(HULL)))
    assert t.hull(RED, armor_over(HULL)) == 0
    assert t.hull(RED, HULL) == building(RED, CITY, FRESH)
    assert (t.trophies_of(BLUE, RED, CITY), t.fresh(RED, gate(2))) == (1, 1)
    assert not t.told("outrage")


def test_what_can_be_hit_on_a_board_is_listed_by_place_wherever_the_armor_is() -> None:
    """fla.armor: Armor over the first Upgrade stands behind the second in the order of places."""
    armor = fitting(armor_over(SLIPSTREAM), CITY)
    t = campaign().flagship(RED, gate(2), fitting(SLIPSTREAM, STARPORT), armor, fitting(DEFENSE_ARRAY, STARPORT))
    t.ships(BLUE, gate(2), 3).attack().fight(assault=2, faces=(A_HIT_FLAME, A_HIT_FLAME))
    assert t.choices("condition") == [board(DEFENSE_ARRAY), board(armor_over(SLIPSTREAM))]


def test_an_interception_hits_the_board_and_hits_beyond_it_are_lost() -> None:
    """fla.attack, fla.ship: the Flagship itself stays, and is there to raid."""
    t = campaign().flagship(RED, gate(2), PORT_HULL).ships(BLUE, gate(2), 3)
    t.attack().fight(assault=1, faces=(A_HIT_INTERCEPT,))
    assert t.hull(RED, HULL) == 0
    assert (t.trophies_of(BLUE, RED, STARPORT), t.trophies_of(BLUE, RED, SHIP)) == (1, 0)
    assert (t.fresh(RED, gate(2)), t.game.flagship_at[RED]) == (1, gate(2))
    t = campaign().flagship(RED, gate(2), PORT_HULL).ships(BLUE, gate(2), 2).tokens(BLUE, NOTHING, FUEL)
    t.attack().fight(raid=1, faces=(R_TWO_KEYS_INTERCEPT,))
    assert t.hull(RED, HULL) == 0
    assert t.asked() == "Raid.loot"


def test_dice_of_other_cards_come_on_top_and_rifles_count_starports() -> None:
    """fla.cards, lor.rifles"""
    t = campaign().give(RED, Gatekeepers).flagship(RED, gate(2), PORT_HULL).ships(BLUE, gate(2), 1).attack()
    assert t.choices("assault") == [0, 1, 2, 3]
    t = campaign().give(RED, GalacticRifles).flagship(RED, gate(2), PORT_HULL, fitting(SHIP_CRANE, STARPORT))
    t.ships(BLUE, arrow(2), 1).turn(RED, ATTACK).to_pips().use(GalacticRifles)
    assert t.choices("dice") == [0, 1, 2]


# -- defending -----------------------------------------------------------------------------------------------------


def test_page_24_one_interception_hit_and_a_destroyed_armor() -> None:
    """fla.defend_intercept, fla.defend_hits: a ship and the Flagship without a Defense Array defend: one hit for the
    attacker. Two hits destroy the ship, the third and the building hit destroy the Armor of the Hull."""
    t = campaign().flagship(BLUE, gate(2), CITY_HULL, ARMOR).ships(BLUE, gate(2), 1).ships(RED, gate(2), 4).attack()
    t.fight(assault=2, raid=1, faces=(A_HIT_INTERCEPT, A_TWO_HITS, R_BUILDING_FLAME))
    t.fill(condition=[FRESH, FRESH])
    assert t.told("intercept")[0].refs == (BLUE, RED, 1)
    assert t.trophies_of(RED, BLUE, SHIP) == 1
    assert t.hull(BLUE, armor_over(HULL)) == 0
    assert t.hull(BLUE, HULL) == building(BLUE, CITY, FRESH)
    assert t.trophies_of(RED, BLUE, CITY) == 1
    assert not t.told("outrage")
    assert (t.fresh(BLUE, gate(2)), t.game.flagship_at[BLUE]) == (1, gate(2))


def test_plain_hits_reach_the_board_only_when_no_other_ship_is_left() -> None:
    """fla.defend_hits"""
    t = campaign().flagship(BLUE, gate(2), CITY_HULL).ships(BLUE, gate(2), 2).ships(RED, gate(2), 4).attack()
    t.fight(assault=2, faces=(A_TWO_HITS, A_HIT_FLAME)).fill(condition=[FRESH, FRESH, FRESH])
    assert t.hull(BLUE, HULL) == building(BLUE, CITY, FRESH)
    t = campaign().flagship(BLUE, gate(2), CITY_HULL).ships(RED, gate(2), 4).attack()
    t.fight(assault=1, faces=(A_TWO_HITS,))
    assert (t.hull(BLUE, HULL), t.trophies_of(RED, BLUE, CITY)) == (0, 1)
    assert not t.told("outrage")


def test_building_hits_reach_board_and_planet_beside_any_ships() -> None:
    """fla.defend_hits"""
    t = campaign().flagship(BLUE, hexa(2), CITY_HULL, fitting(SLIPSTREAM, CITY)).ships(BLUE, hexa(2), 2)
    t.cloud_city(BLUE, hexa(2)).ships(RED, hexa(2), 4).attack()
    t.fight(raid=1, faces=(R_BUILDING_KEY,))
    assert t.asked() == "HitBuildings.place"
    assert t.choices() == [place_at(hexa(2), CARD_PLACE), board(SLIPSTREAM, BLUE), board(HULL, BLUE)]
    t.answer(board(SLIPSTREAM, BLUE))
    assert t.hull(BLUE, SLIPSTREAM) == building(BLUE, CITY, DAMAGED)


def test_plain_hits_reach_the_planet_too_once_only_the_flagship_is_left() -> None:
    """fla.defend_hits: the attacker chooses between the board and buildings on the planet; not before."""
    t = campaign().flagship(BLUE, hexa(2), CITY_HULL).cloud_city(BLUE, hexa(2)).ships(RED, hexa(2), 4)
    beside = place_at(hexa(2), CARD_PLACE)
    accompanied = t.copy().ships(BLUE, hexa(2), 1).attack().fight(skirmish=2, faces=(S_HIT, S_HIT))
    assert accompanied.fill(condition=FRESH).asked() == "Turn.action", "two hits for the ship, none for buildings"
    t.attack().fight(skirmish=1, faces=(S_HIT,))
    assert t.choices("place") == [beside, board(HULL, BLUE)]
    t.answer(beside)
    assert is_damaged(t.building_at(hexa(2), CARD_PLACE))
    assert t.hull(BLUE, HULL) == building(BLUE, CITY, FRESH)


def test_imperial_ships_that_defend_along_are_hit_before_the_board() -> None:
    """fla.defend_hits, emp.defend"""
    t = campaign().outlaw(RED).first_regent(BLUE).flagship(BLUE, gate(2), CITY_HULL).imperial(gate(2), 1)
    t.ships(RED, gate(2), 4).attack().fill(defender=BLUE)
    t.fight(assault=1, faces=(A_TWO_HITS,))
    assert (t.trophies_of(RED, EMPIRE, SHIP), t.hull(BLUE, HULL)) == (1, building(BLUE, CITY, FRESH))


def test_hits_on_an_empty_board_are_lost() -> None:
    """fla.ship, fla.defend_hits"""
    t = campaign().flagship(BLUE, gate(2)).ships(RED, gate(2), 2).attack().fight(assault=1, faces=(A_TWO_HITS,))
    assert (t.fresh(BLUE, gate(2)), t.damaged(BLUE, gate(2)), t.trophies_of(RED, BLUE, SHIP)) == (1, 0, 0)


def test_raid_dice_need_buildings_or_the_flagship_among_the_defenders() -> None:
    """fla.defend_raid: having nothing on the map is no invitation any more."""
    t = campaign().flagship(BLUE, gate(3)).ships(BLUE, gate(2), 1).ships(RED, gate(2), 2).attack()
    assert t.fill(assault=0, skirmish=0).asked() == "Turn.action"
    for defended in (campaign().flagship(BLUE, gate(2)), campaign().flagship(BLUE, gate(3)).city(BLUE, gate(2))):
        t = defended.ships(BLUE, gate(2), 1).ships(RED, gate(2), 2).attack()
        assert t.fill(assault=0, skirmish=0).choices("raiders") == [0, 1, 2]


def test_a_tractor_beam_keeps_raid_dice_away_even_damaged() -> None:
    """fla.types, fla.damaged: only where the Flagship defends."""
    beam = fitting(TRACTOR_BEAM, CITY)
    t = (
        campaign()
        .give(RED, RaiderExosuits)
        .flagship(BLUE, gate(2), beam, damaged=(TRACTOR_BEAM,))
        .ships(RED, gate(2), 2)
    )
    t.attack().fill(assault=0, skirmish=0)
    assert t.asked() == "Turn.action"
    t = campaign().flagship(BLUE, gate(3), beam).city(BLUE, gate(2)).ships(RED, gate(2), 2).attack()
    assert t.fill(assault=0, skirmish=0).choices("raiders") == [0, 1, 2]


def test_a_defense_array_intercepts_with_a_hit_for_each_fresh_starport() -> None:
    """fla.defend_intercept"""
    array = fitting(DEFENSE_ARRAY, STARPORT)
    for upgrades, damaged, hits in (
        ((array, PORT_HULL), (), 2),
        ((array, PORT_HULL), (DEFENSE_ARRAY,), 1),
        ((PORT_HULL,), (), 0),
    ):
        t = campaign().flagship(BLUE, gate(2), *upgrades, damaged=damaged).ships(RED, gate(2), 5).attack()
        t.fight(raid=1, faces=(R_INTERCEPT,)).fill(condition=[FRESH, FRESH])
        assert t.damaged(RED, gate(2)) == hits


def test_hidden_harbors_and_railguns_know_the_flagship() -> None:
    """fla.cards: a fresh starport on the board is a Loyal one in the Flagship's system; it is a fresh ship."""
    t = campaign().give(BLUE, HiddenHarbors).flagship(BLUE, gate(2), PORT_HULL).ships(RED, gate(2), 2).attack()
    assert t.fill(assault=0, skirmish=0).asked() == "Turn.action"
    t = campaign().give(BLUE, RailgunArrays).flagship(BLUE, gate(2)).ships(RED, gate(2), 2).attack()
    assert t.damaged(RED, gate(2)) == 1


def test_the_odds_count_boards() -> None:
    """fla.attack, fla.defend_hits: against a damaged Upgrade alone one skirmish die destroys in half of all rolls; an
    attacking Flagship is never wiped out."""
    t = campaign().flagship(BLUE, gate(2), CITY_HULL, damaged=(HULL,)).flagship(RED, gate(2), PORT_HULL)
    found = odds(t.game, RED, BLUE, gate(2), 0, 1, 0)
    assert (found.buildings_destroyed, found.ships_destroyed, found.cleared) == (0.5, 0.0, 1.0)
    assert odds(t.game, RED, BLUE, gate(2), 1, 0, 0).wiped_out == 0.0


# -- Crises ----------------------------------------------------------------------------------------------------------


def in_crisis(t: ReachTable, hits: int) -> int:
    return hit_in_crisis(t.game, RED, gate(2), hits)


def test_crises_hit_other_fresh_ships_then_the_board_from_the_right_then_damaged_ships() -> None:
    """fla.crisis, C-71"""
    upgrades = (
        fitting(SLIPSTREAM, CITY),
        fitting(armor_over(SLIPSTREAM), STARPORT),
        fitting(SHIP_CRANE, CITY),
        CITY_HULL,
    )
    t = campaign().flagship(RED, gate(2), *upgrades).ships(RED, gate(2), 1)
    assert in_crisis(t, 1) == 0
    assert (t.fresh(RED, gate(2)), t.damaged(RED, gate(2))) == (1, 1)
    in_crisis(t, 2)
    assert t.hull(RED, armor_over(SLIPSTREAM)) == 0
    assert t.hull(RED, SLIPSTREAM) != 0
    in_crisis(t, 3)
    assert (t.hull(RED, HULL), t.hull(RED, SHIP_CRANE)) == (0, building(RED, CITY, DAMAGED))
    assert t.damaged(RED, gate(2)) == 1
    assert in_crisis(t, 6) == 2
    assert (t.hull(RED, SHIP_CRANE), t.hull(RED, SLIPSTREAM), t.damaged(RED, gate(2))) == (0, 0, 0)
    assert (t.fresh(RED, gate(2)), t.left(RED, CITY), t.left(RED, STARPORT)) == (1, CITIES_EACH, STARPORTS_EACH)
    assert t.left(RED, SHIP) == SHIPS_EACH


def test_crises_elsewhere_leave_the_board_alone() -> None:
    """fla.crisis"""
    t = campaign().flagship(RED, gate(3), CITY_HULL).ships(RED, gate(2), 0, 1)
    assert in_crisis(t, 3) == 2
    assert t.hull(RED, HULL) == building(RED, CITY, FRESH)
    assert hit_in_crisis(t.game, EMPIRE, gate(3), 2) == 2


def test_a_blight_crisis_hits_the_board_of_a_flagship_alone_with_it() -> None:
    """fla.crisis, cri.blight: three hits for a fresh Blight destroy an Upgrade and damage the next."""
    t = campaign().flagship(RED, gate(2), CITY_HULL, fitting(SLIPSTREAM, CITY)).blight(gate(2), 1)
    blight_crisis(t.game, gate(2))
    assert (t.hull(RED, HULL), t.hull(RED, SLIPSTREAM)) == (0, building(RED, CITY, DAMAGED))
    assert (t.fresh(RED, gate(2)), t.left(RED, CITY)) == (1, CITIES_EACH - 1)
