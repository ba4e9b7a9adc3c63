"""Traps that other implementations of Arcs fell into. Each test is one of them."""

from __future__ import annotations

from arcs.prelude import *

# -- the map -------------------------------------------------------------------------------------------------


def test_ships_do_not_cross_from_arrow_to_hex() -> None:
    """They do not touch; from planet to planet only 2-hex and 3-arrow, 5-hex and 6-arrow cross a border."""
    t = table(3).ships(RED, arrow(2), 1).move()
    assert t.choices("end") == [gate(2), crescent(2)]
    t = table(3).ships(RED, hexa(2), 1).move()
    assert t.choices("end") == [gate(2), crescent(2), arrow(3)]
    t = table(3).ships(RED, arrow(6), 1).move()
    assert t.choices("end") == [hexa(5), gate(6), crescent(6)]
    t = table(3).ships(RED, hexa(3), 1).move()
    assert t.choices("end") == [gate(3), crescent(3)]


def test_control_counts_fresh_ships_against_each_rival() -> None:
    """3 against 2 and 2 is control although the rivals have more together; damaged ships never count."""
    t = table(4).ships(RED, gate(1), 3).ships(BLUE, gate(1), 2, 6).ships(GOLD, gate(1), 2)
    assert t.controller(gate(1)) == RED
    assert t.ships(WHITE, gate(1), 3).controller(gate(1)) == NOBODY


def test_damaged_ships_move_and_collect_dice() -> None:
    t = table(3).ships(RED, gate(2), 0, 2).ships(BLUE, gate(3), 1).turn(RED, aggro(2))
    t.act(MOVE).answer(gate(3), 2)
    assert t.damaged(RED, gate(3)) == 2
    assert t.answer(BATTLE).choices("assault") == [0, 1, 2]


def test_building_needs_presence_not_control() -> None:
    t = table(3).ships(RED, arrow(3), 0, 1).ships(BLUE, arrow(3), 3).build().answer(CITY)
    assert t.left(RED, CITY) == 4


# -- boards --------------------------------------------------------------------------------------------------


def test_third_city_opens_two_slots() -> None:
    opened = [len(open_slots(table(3).cities_off_board(RED, built).game, RED)) for built in range(6)]
    assert opened == [2, 3, 4, 6, 6, 6]


def test_raid_costs_of_the_slots() -> None:
    """3, 1, 1, 2, 1, 3: with one, two and three keys."""
    for keys, faces in ((1, (R_KEY_FLAME,)), (2, (R_TWO_KEYS_INTERCEPT,)), (3, (R_KEY_FLAME, R_TWO_KEYS_INTERCEPT))):
        t = table(3).ships(RED, hexa(5), 4).city(BLUE, hexa(5)).cities_off_board(BLUE, 4)
        t.tokens(BLUE, FUEL, FUEL, FUEL, FUEL, MATERIAL, MATERIAL).attack()
        t.fight(raid=len(faces), faces=faces).fill(state=[0] * 4)
        costs = (3, 1, 1, 2, 1, 3)
        assert t.choices("loot") == [DONE, *[slot for slot in range(6) if costs[slot] <= keys]]


def test_cities_held_as_trophies_keep_slots_and_bonus_open() -> None:
    t = table(3).trophies(BLUE, RED, CITY, 5).tokens(RED, RELIC, RELIC, RELIC).marker(KEEPER)
    assert len(open_slots(t.game, RED)) == 6
    assert t.score().power() == [5 + 5, 0, 0]


# -- the round -----------------------------------------------------------------------------------------------


def test_there_is_no_draw_deck_in_a_chapter() -> None:
    """What was not dealt is discarded and shuffled."""
    t = table(4).rounds().answer(tuple(range(28))).answer((3, 2, 1, 0))
    assert t.game.deck == []
    assert len(t.game.discard) == 4
    assert [len(hand) for hand in t.game.hands] == [6] * 4


def test_surpassing_7_must_seize_and_others_do_not() -> None:
    seven = admin(7)
    t = table(4).hand(RED, ADMIN).hand(BLUE, seven).a_ship_each().round().answer(ADMIN).end_turn()
    t.follow(SURPASS, seven)
    assert t.initiative() == BLUE  # nobody was asked
    t = table(4).hand(RED, ADMIN).hand(BLUE, seven).a_ship_each().round().answer(ADMIN).end_turn()
    t.follow(COPY, seven)
    assert t.initiative() == RED
    t = table(4).hand(RED, mobi(2)).hand(BLUE, seven).a_ship_each().round().answer(mobi(2)).end_turn()
    t.follow(PIVOT, seven).end_turn()
    assert t.initiative() == RED


def test_followers_with_cards_must_play() -> None:
    t = table(3).hand(RED, ADMIN).hand(BLUE, aggro(2), mobi(2)).a_ship_each().round().answer(ADMIN).end_turn()
    assert DONE not in t.choices("choice")


def test_game_ends_only_at_a_chapter_end() -> None:
    t = table(4).hand(RED, ADMIN).a_ship_each()
    t.game.power[RED] = 40
    t.rounds().answer(ADMIN)
    assert t.asked() == "Turn.opening"
    t.end_turn()
    assert t.asked() == ""


def test_tied_firsts_take_the_second_value_and_nobody_else_places() -> None:
    t = table(3).marker(EMPATH).tokens(RED, PSIONIC, PSIONIC).tokens(BLUE, PSIONIC, PSIONIC).tokens(GOLD, PSIONIC)
    assert t.score().power() == [3, 3, 0]


def test_only_the_lead_card_sets_the_zero_marker() -> None:
    t = table(3).give(BLUE, GalacticBards).a_ship_each().turn(BLUE, MOVING, PIVOT, ADMIN).answer(TYRANT)
    assert (TYRANT in t.game.marker_at, lead_number(t.game)) == (True, 3)


# -- resources -----------------------------------------------------------------------------------------------


def test_spent_tokens_return_at_the_end_of_the_prelude() -> None:
    t = table(3).tokens(RED, FUEL, MATERIAL).ships(RED, gate(2), 1).turn(RED, ADMIN).spend(RED, 0).done()
    assert (t.game.supply[FUEL], t.game.spent[FUEL]) == (4, 1)
    t.to_pips()
    assert (t.game.supply[FUEL], t.game.spent[FUEL]) == (5, 0)


def test_outrage_blocks_only_the_printed_action() -> None:
    """An outraged Relic still counts, can still be gained and still pays for a card."""
    t = table(3).outrage(RED, RELIC).tokens(RED, RELIC).city(RED, hexa(2)).give(RED, RelicFence).agents(RED, 0, 1)
    assert ambition_count(t.game, RED, KEEPER) == 2
    t.turn(RED, ADMIN).to_prelude().use(RelicFence).fill(slot=0)
    assert t.count(RED, RELIC) == 1
    t.spend(RED, 0)
    assert t.asked() == "Turn.action"  # no secure action came of it
    t.answer(TAX).fill(slot=0)
    assert t.count(RED, RELIC) == 1


def test_psionic_follows_the_lead_suit_even_on_a_pivot() -> None:
    t = table(3).tokens(RED, PSIONIC).ships(RED, gate(2), 1).turn(RED, construct(2), PIVOT, mobi(2)).spend(RED, 0)
    assert t.choices("action") == [DONE, MOVE, INFLUENCE]


def test_weapon_affects_card_pips_only() -> None:
    """Not a Psionic spent in the same Prelude."""
    t = table(3).tokens(RED, WEAPON, PSIONIC).ships(RED, gate(2), 1).ships(BLUE, gate(2), 1).turn(RED, mobi(2))
    t.spend(RED, 0).spend(RED, 1)
    assert t.choices("action") == [DONE, MOVE, INFLUENCE]
    t.done().to_pips()
    assert BATTLE in t.choices("action")


# -- battle --------------------------------------------------------------------------------------------------


def test_order_after_a_destroyed_city() -> None:
    """All hits; then city by city Outrage and ransack; then the raid."""
    t = table(3).court(RelicFence, Gatekeepers).agents(BLUE, 0, 1).agents(BLUE, 1, 1).tokens(BLUE, FUEL, RELIC)
    t.ships(RED, hexa(2), 3).city(BLUE, hexa(2), DAMAGED).city(BLUE, hexa(2), DAMAGED).attack()
    t.fight(raid=3, faces=(R_BUILDING_KEY, R_BUILDING_KEY, R_INTERCEPT)).fill(place=hexa(2) * 3)
    t.answer(1, 1).fill(slot=0)  # ransack the second card first, then the first; then raid a Relic
    keys = ("building_destroyed", "outrage", "ransack", "steal_token")
    told = [line.key for line in t.game.log or [] if line.key in keys]
    assert told == ["building_destroyed"] * 2 + ["outrage", "ransack"] * 2 + ["steal_token"]
    assert t.holds(RED, RelicFence)  # ransacked last: no Outrage came after it
    assert t.count(RED, RELIC) == 1


def test_ransack_is_mandatory_and_takes_all_rivals_agents_as_trophies() -> None:
    t = table(4).court(Gatekeepers).agents(BLUE, 0, 1).agents(GOLD, 0, 2).agents(WHITE, 0, 3)
    t.ships(RED, hexa(4), 1).city(BLUE, hexa(4), DAMAGED).attack()
    t.fight(raid=1, faces=(R_BUILDING_KEY,))
    assert [t.trophies_of(RED, seat, AGENT) for seat in (BLUE, GOLD, WHITE)] == [1, 2, 3]
    assert t.holds(RED, Gatekeepers)


def test_hits_on_the_defender_count_even_if_all_attackers_die() -> None:
    t = table(3).ships(RED, gate(2), 0, 1).ships(BLUE, gate(2), 1).attack()
    t.fight(assault=1, faces=(A_TWO_HITS_FLAME,))
    assert (t.trophies_of(BLUE, RED, SHIP), t.trophies_of(RED, BLUE, SHIP)) == (1, 1)


def test_raid_dice_against_a_defender_without_any_building() -> None:
    t = table(3).ships(RED, gate(2), 1).ships(BLUE, gate(2), 1).tokens(BLUE, FUEL, FUEL).attack()
    t.fight(raid=1, faces=(R_TWO_KEYS_INTERCEPT,)).answer(1)
    t.fill(slot=0)
    assert t.count(RED, FUEL) == 1


# -- cards ---------------------------------------------------------------------------------------------------


def test_manufacture_and_synthesize_replace_a_build() -> None:
    """One pip each; nothing is built on top."""
    t = table(3).give(RED, MiningInterest, ShippingInterest).ships(RED, arrow(2), 1).turn(RED, construct(2)).to_pips()
    offers = [OFFER + MiningInterest.id * 8, OFFER + ShippingInterest.id * 8]
    assert t.choices("action") == [DONE, BUILD, *offers]
    t.answer(offers[0]).fill(slot=0).answer(offers[1]).fill(slot=1)
    assert t.slots(RED)[:2] == [MATERIAL, FUEL]
    assert t.places(arrow(2), RED) == []
    t.answer(BUILD, CITY, offers[0])
    assert t.asked() in ("Store.slot", "Arrange.pick")  # the fourth and last pip


def test_cartel_pile_is_still_the_supply() -> None:
    """Everybody goes on gaining from it, which lowers the owner's count."""
    t = table(3).give(BLUE, MaterialCartel, FuelCartel).city(RED, arrow(3)).supply(MATERIAL, 2)
    assert ambition_count(t.game, BLUE, TYCOON) == 2 + 2 + 5
    t.tax().fill(slot=0)
    assert t.count(RED, MATERIAL) == 1
    assert ambition_count(t.game, BLUE, TYCOON) == 2 + 1 + 5


def test_sworn_guardians_can_be_stolen_and_open_the_way() -> None:
    """One key for the card, which is buried; the next key takes what it guarded."""
    t = table(3).give(BLUE, SwornGuardians).tokens(BLUE, FUEL, FUEL).city(BLUE, hexa(5)).ships(RED, hexa(5), 1)
    t.attack().fight(raid=1, faces=(R_TWO_KEYS_INTERCEPT,))
    assert t.choices("loot") == [DONE, LOOT_CARD + SwornGuardians.id]
    t.answer(LOOT_CARD + SwornGuardians.id)
    assert t.game.court_deck[0] == SwornGuardians.id
    assert t.choices("loot") == [DONE, 1]


def test_relic_fence_works_once_per_turn_and_stays() -> None:
    t = table(3).give(RED, RelicFence).tokens(RED, FUEL, FUEL).a_ship_each().turn(RED, ADMIN).to_prelude()
    t.use(RelicFence).answer(0).fill(slot=0)
    assert t.holds(RED, RelicFence)
    assert t.offers() == []
    t.end_turn().turn(RED, mobi(2)).to_prelude()
    assert t.offers() == [("bc24", 0)]


def test_unions_act_before_the_initiative_and_hand_checks() -> None:
    """The last card of the chapter is taken back: the chapter goes on."""
    t = table(3).give(RED, AdminUnion).hand(RED, ADMIN).a_ship_each().rounds().answer(ADMIN)
    t.to_prelude().use(AdminUnion).end_turn()
    assert t.game.chapter == 1
    assert (t.asked(), t.game.hands[RED]) == ("Round.card", [ADMIN])


def test_catapult_checks_control_before_each_gate_and_uses_own_starports_only() -> None:
    """Red's ships on the way may take control of a gate only by entering it: too late to go on."""
    t = table(3).starport(RED, arrow(2)).ships(RED, arrow(2), 5).ships(BLUE, gate(3), 1).turn(RED, mobi(2))
    t.act(MOVE).fill(end=gate(2), fresh=5).answer(gate(3), 5)
    assert t.asked() == "Turn.action"
    t = table(3).starport(BLUE, arrow(2)).ships(RED, arrow(2), 5).move().fill(end=gate(2), fresh=5)
    assert t.asked() == "Turn.action"  # controlled, but not his


# -- cards and the Prelude (CC-02) -----------------------------------------------------------------------------


def test_card_secured_in_the_prelude_is_locked() -> None:
    """Its Prelude waits for a later turn."""
    t = table(3).court(Gatekeepers).agents(RED, 0, 1).tokens(RED, RELIC).a_ship_each()
    t.turn(RED, ATTACK).spend(RED, 0).answer(SECURE)
    assert t.holds(RED, Gatekeepers)
    assert t.asked() == "Turn.action"  # nothing is left to do in the Prelude
    t.end_turn().turn(RED, aggro(4)).to_prelude()
    assert t.offers() == [("bc08", 0)]


def test_card_secured_with_a_pip_is_open_in_the_next_turn() -> None:
    """Also when nobody else has a turn in between."""
    t = table(3).court(Gatekeepers).agents(RED, 0, 1).a_ship_each()
    t.turn(RED, ATTACK).act(SECURE).end_turn()
    t.turn(RED, aggro(4)).to_prelude()
    assert t.offers() == [("bc08", 0)]


def test_stolen_card_is_not_locked() -> None:
    """Red secured it a moment ago; Blue steals it in the Prelude and may use it at once."""
    t = table(3).court(Gatekeepers).agents(RED, 0, 1).give(BLUE, SilverTongues).a_ship_each()
    t.turn(RED, ATTACK).act(SECURE).end_turn()
    t.turn(BLUE, aggro(4)).to_prelude().use(SilverTongues)
    assert t.holds(BLUE, Gatekeepers)
    assert t.offers() == [("bc08", 0)]
