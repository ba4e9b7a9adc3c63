"""The worked examples of the rulebook from battle to the fine print (p. 14-22), each named by its page."""

from __future__ import annotations

from arcs.prelude import *

MELANIE, DANIEL, LUKAS = 0, 1, 2


def the_battle() -> Table:
    """Pages 14 and 15: a Relic planet; Melanie's 4 fresh ships against a fresh and 2 damaged ships and a damaged
    city of Lukas."""
    t = table(3).court(ElderBroker, Gatekeepers).agents(LUKAS, 1, 2).agents(DANIEL, 1, 1)
    t.ships(MELANIE, hexa(2), 4).ships(LUKAS, hexa(2), 1, 2).city(LUKAS, hexa(2), DAMAGED)
    t.tokens(MELANIE, RELIC, FUEL).give(MELANIE, RelicFence, MiningInterest).cities_off_board(MELANIE, 2)
    t.tokens(LUKAS, RELIC, MATERIAL, WEAPON)
    t.attack(MELANIE)
    assert t.choices("assault") == [0, 1, 2, 3, 4]  # up to 4 dice
    t.fight(assault=2, raid=2, faces=(A_BLANK, A_HIT_INTERCEPT, R_BUILDING_KEY, R_KEY_FLAME))
    return t


def test_page_15_own_ships_are_hit_first() -> None:
    """One hit from a flame, one because Lukas intercepts with his only fresh ship: two ships are damaged."""
    t = the_battle()
    assert t.damaged(MELANIE, hexa(2)) == 1  # the flame could only damage a ship
    assert t.choices("condition") == [FRESH, DAMAGED]  # she had better damage another than lose one
    t.answer(FRESH)
    assert (t.fresh(MELANIE, hexa(2)), t.damaged(MELANIE, hexa(2))) == (2, 2)


def test_page_15_hits_then_building_hits() -> None:
    """Melanie damages the last fresh ship; the building hit destroys the damaged city, a trophy."""
    t = the_battle().fill(condition=[FRESH, FRESH])
    assert (t.fresh(LUKAS, hexa(2)), t.damaged(LUKAS, hexa(2))) == (0, 3)
    assert t.places(hexa(2), LUKAS) == []
    assert t.trophies_of(MELANIE, LUKAS, CITY) == 1


def test_page_16_outrage() -> None:
    """All Relic tokens and cards go, and an agent marks the Relic symbol."""
    t = the_battle().fill(condition=[FRESH, FRESH])
    assert t.count(MELANIE, RELIC) == 0
    assert not t.holds(MELANIE, RelicFence)
    assert t.holds(MELANIE, MiningInterest)
    assert t.is_outraged(MELANIE, RELIC)
    assert t.left(MELANIE, AGENT) == 9


def test_page_16_ransack() -> None:
    """A card with an agent of Lukas; all three rival agents on it become trophies, and the Court is refilled."""
    t = the_battle().fill(condition=[FRESH, FRESH])
    assert t.holds(MELANIE, Gatekeepers)
    assert t.trophies_of(MELANIE, LUKAS, AGENT) == 2
    assert t.trophies_of(MELANIE, DANIEL, AGENT) == 1
    assert not any(t.game.captives)
    assert t.game.court[1] not in (NOTHING, Gatekeepers.printed)


def test_page_16_raid_with_two_keys() -> None:
    """Material and a Weapon at one key each; the Relic would take three."""
    t = the_battle().fill(condition=[FRESH, FRESH])
    assert t.choices("loot") == [DONE, 1, 2]
    t.answer(1).fill(slot=0).answer(2).fill(slot=2)
    assert (t.count(MELANIE, MATERIAL), t.count(MELANIE, WEAPON)) == (1, 1)
    assert t.slots(LUKAS)[:3] == [RELIC, NOTHING, NOTHING]
    assert t.asked() == "Turn.action"  # no key is left


def test_page_17_tokens_lie_in_open_slots_with_their_raid_cost() -> None:
    """Cities open the slots; a full board means something must go, by choice."""
    t = table(3).city(MELANIE, arrow(3)).tokens(MELANIE, FUEL, WEAPON, RELIC)  # one city built: three slots
    t.tax(MELANIE)
    assert t.asked() == "Arrange.pick"
    t.answer(MATERIAL, RELIC, WEAPON)
    assert t.slots(MELANIE)[:3] == [MATERIAL, RELIC, WEAPON]
    assert t.game.supply[FUEL] == 5


def test_page_17_taking_a_token_lets_you_rearrange() -> None:
    t = table(3).city(MELANIE, arrow(3)).tokens(MELANIE, FUEL).tax(MELANIE)
    assert t.choices("slot") == [1, 2, REARRANGE]
    t.answer(REARRANGE, MATERIAL).fill(pick=[5, FUEL])
    assert t.slots(MELANIE)[:3] == [MATERIAL, NOTHING, FUEL]


def test_page_17_tokens_may_be_spent_in_the_prelude_for_their_actions() -> None:
    t = table(3).tokens(MELANIE, MATERIAL, FUEL).ships(MELANIE, hexa(2), 1)
    t.turn(MELANIE, ADMIN)
    t.spend(MELANIE, 0).answer(BUILD).fill(piece=CITY, place=place_at(hexa(2), 0))
    t.spend(MELANIE, 1).answer(MOVE).fill(end=gate(2))
    assert t.left(MELANIE, CITY) == 4
    assert t.fresh(MELANIE, gate(2)) == 1


def test_page_17_no_tokens_are_spent_when_passing() -> None:
    t = table(3).tokens(MELANIE, FUEL).ships(MELANIE, gate(2), 1).hand(MELANIE, construct(4))
    t.hand(DANIEL, ATTACK).rounds().answer(DONE)
    assert t.seat() == DANIEL
    assert t.count(MELANIE, FUEL) == 1


def test_page_17_a_weapon_adds_battle_to_the_card() -> None:
    t = table(3).tokens(MELANIE, WEAPON).ships(MELANIE, gate(2), 1).ships(DANIEL, gate(2), 1)
    t.turn(MELANIE, MOVING).spend(MELANIE, 0).to_pips()
    assert t.choices("action") == [DONE, MOVE, INFLUENCE, BATTLE]


def test_page_17_guild_icons_count_like_tokens_but_weapons_for_nothing() -> None:
    t = table(3).give(MELANIE, MiningInterest, CourtEnforcers).tokens(DANIEL, WEAPON, WEAPON)
    t.marker(TYCOON, 2).marker(WARLORD, 1).score()
    assert t.power() == [5, 0, 0]


def tycoon_worth_seven() -> Table:
    """Markers 5/3 and 2/0. Melanie has a Fuel token and a Material card, and her +2 is uncovered."""
    t = table(3).marker(TYCOON, 2).marker(TYCOON, 0).tokens(MELANIE, FUEL).give(MELANIE, MiningInterest)
    return t.cities_off_board(MELANIE, 4)


def test_page_18_a_tie_for_first_gives_the_second_place_to_both() -> None:
    """Daniel has two Material tokens: each of them gets 3, and Melanie no bonus for her cities."""
    t = tycoon_worth_seven().tokens(DANIEL, MATERIAL, MATERIAL)
    assert ambition_values(t.game, TYCOON) == (7, 3)
    assert t.score().power() == [3, 3, 0]


def test_page_18_alone_in_first_place_melanie_would_get_the_bonus() -> None:
    """7 Power and 2 for her cities, once although two markers lie there."""
    t = tycoon_worth_seven().tokens(DANIEL, MATERIAL)
    assert t.score().power() == [9, 3, 0]


def test_page_18_nobody_qualifies_for_warlord_without_trophies() -> None:
    assert table(3).marker(WARLORD).score().power() == [0, 0, 0]


def test_page_18_a_tie_for_second_places_nobody() -> None:
    t = table(3).marker(TYCOON).tokens(MELANIE, FUEL, FUEL).tokens(DANIEL, FUEL).tokens(LUKAS, MATERIAL)
    assert t.score().power() == [5, 0, 0]


def test_page_18_city_bonus_is_5_with_both_slots_uncovered() -> None:
    t = table(3).marker(TYCOON).tokens(LUKAS, FUEL).cities_off_board(LUKAS, 5)
    assert t.score().power() == [0, 0, 10]


def test_page_19_cleaning_up() -> None:
    """Trophies go home after Warlord, captives stay while Tyrant was not scored; the lowest marker flips."""
    t = table(3).marker(WARLORD).trophies(MELANIE, DANIEL, SHIP, 2).captives(MELANIE, LUKAS, 1).score()
    assert t.trophies_of(MELANIE, DANIEL, SHIP) == 0
    assert t.left(DANIEL, SHIP) == 15
    assert t.captives_of(MELANIE, LUKAS) == 1
    assert t.game.marker_at == [NOTHING] * 3
    assert t.game.marker_side == [1, 0, 0]


def test_page_19_boxed_tokens_count_like_a_third_player() -> None:
    """2p-02: two Weapons, two Relics and two Psionics lie on the boxes; weapons count as trophies."""
    t = table(2)
    t.game.boxed = [0, 0, 2, 2, 2]
    t.marker(WARLORD).trophies(MELANIE, DANIEL, SHIP, 1)
    assert t.score().power() == [3, 0]  # second behind the box


def test_page_19_two_player_mulligan() -> None:
    """Only the player without initiative, once, from the cards that were not dealt."""
    t = table(2)
    t.hand(MELANIE).hand(DANIEL).rounds()
    t.answer(tuple(range(20)))  # the deck is shuffled: seat 0 gets the top six
    assert t.asked() == "Chapter.again_hand"
    assert t.seat() == DANIEL
    old = t.game.hands[DANIEL]
    t.answer(1)
    assert not set(old) & set(t.game.hands[DANIEL])
    assert t.is_chance()  # the rest is shuffled to the discard pile


def test_page_20_a_special_action_may_replace_a_battle_that_a_weapon_gave() -> None:
    """Abduct (Battle) with a pip that a Weapon opened to battle."""
    t = table(3).give(MELANIE, CourtEnforcers).tokens(MELANIE, WEAPON, WEAPON).agents(DANIEL, 0, 1)
    t.turn(MELANIE, MOVING).spend(MELANIE, 0).to_pips().use(CourtEnforcers)
    assert t.captives_of(MELANIE, DANIEL) == 1


def test_page_20_admin_union_takes_an_administration_card_at_round_end() -> None:
    """The card shown on the page: attach it, take the action card into the hand, discard the Union."""
    lead = admin(3)
    t = table(3).give(MELANIE, AdminUnion).hand(MELANIE, lead, construct(4)).hand(DANIEL, ATTACK)
    t.a_ship_each().round().answer(lead).to_prelude().use(AdminUnion)
    t.fill(spending=DONE, action=DONE).follow(COPY, ATTACK).fill(action=DONE)
    assert sorted(t.game.hands[MELANIE]) == sorted([lead, construct(4)])
    assert AdminUnion.printed in t.game.court_discard


def test_page_22_outrage_without_agents_uses_a_stand_in() -> None:
    """The next agent that comes home goes to the marked slot."""
    t = the_battle_without_agents()
    assert t.is_outraged(MELANIE, RELIC)
    assert t.game.stand_ins[MELANIE] == 1
    t.game.stack = []
    t.marker(3, 2).marker(1, 1)  # Tyrant: captives come home
    t.score()
    assert t.game.stand_ins[MELANIE] == 0
    assert t.left(MELANIE, AGENT) == 9


def the_battle_without_agents() -> Table:
    t = table(3).captives(DANIEL, MELANIE, 10).ships(MELANIE, hexa(2), 1).city(LUKAS, hexa(2), DAMAGED)
    t.attack(MELANIE).fight(raid=1, faces=(R_BUILDING_KEY,))
    return t


def test_page_22_a_player_without_ships_and_starports_comes_back_at_a_gate() -> None:
    t = table(3).city(DANIEL, arrow(3)).turn(DANIEL, ADMIN).to_pips().done()
    assert t.asked() == "Turn.system"
    assert t.choices() == [gate(2), gate(3), gate(5), gate(6)]
    t.answer(gate(5))
    assert t.fresh(DANIEL, gate(5)) == 3


def test_page_22_sworn_guardians_forbid_absolutely() -> None:
    """A card that says cannot is stronger: with keys enough only the guardians themselves can be stolen."""
    t = table(3).give(LUKAS, SwornGuardians, MiningInterest).tokens(LUKAS, RELIC, FUEL).city(LUKAS, hexa(5))
    t.ships(MELANIE, hexa(5), 2).attack(MELANIE)
    t.fight(raid=2, faces=(0, 0))
    assert t.choices("loot") == [DONE, loot_card(SwornGuardians.printed)]
