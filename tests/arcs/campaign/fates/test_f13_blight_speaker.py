"""Fate 13, the Blight Speaker: its two acts, its resolutions and its cards, in printed order."""

from __future__ import annotations

import pytest

from arcs.campaign.reach import *
from starboard.games.arcs.campaign import court_cards as cc
from starboard.games.arcs.campaign.crises import Crises
from starboard.games.arcs.campaign.drafting import set_aside, set_of
from starboard.games.arcs.campaign.fates.f01_steward_cards import ImperialProtectors, NavyReprisal
from starboard.games.arcs.campaign.fates.f13_blight_speaker import BlightSpeaker
from starboard.games.arcs.campaign.fates.f13_blight_speaker_cards import (
    BlightFury,
    BlightHunger,
    BlightHunters,
    BlightLooms,
    BlightPanic,
    BlightPurge,
    BlightReapers,
    SporeShips,
)
from starboard.games.arcs.campaign.fates.fate import fate_of
from starboard.games.arcs.odds import odds

QUIET = (cc.MiningInterest, cc.ShippingInterest, cc.Skirmishers, cc.LatticeSpies)  # a row without Vox cards
PURGES = [BlightPurge.printed, *BlightPurge.copies]


def speaker(act: int = 2, players: int = 3) -> ReachTable:
    """Red is the Blight Speaker; the setup of the act is not done. Nobody is a Regent, so that control is plain."""
    t = campaign(players).in_act(act).fate(RED, BlightSpeaker).court(*QUIET[: 3 if players == 2 else 4])
    return t.outlaw(*range(players)).first_regent(NOBODY)


def lying_at_court(t: ReachTable, card: type[Card], slot: int = 1) -> ReachTable:
    """A card of the set lies at Court instead of what lay there."""
    t.game.court[slot] = card.printed
    t.game.courtly.append(card.printed)
    return t


def crises(t: ReachTable, number: int = 0, face: int = 0) -> ReachTable:
    t.call(Crises())
    if t.is_chance():
        t.answer((number, face))
    return t


def blight_at(t: ReachTable, system: int) -> tuple[int, int]:
    return t.fresh(BLIGHT, system), t.damaged(BLIGHT, system)


def conserved(t: ReachTable, before: dict[str, int]) -> bool:
    after = TITLE.census(t.game)
    return {key: after[key] for key in before if key.startswith(("ships", "cities", "agents"))} == {
        key: count for key, count in before.items() if key.startswith(("ships", "cities", "agents"))
    }


# -- the set ------------------------------------------------


def test_the_set_has_10_cards_with_ids_316_to_325_in_printed_order() -> None:
    assert list(set_of(BLIGHT_SPEAKER)) == list(range(316, 326))
    assert [type(DECK.cards[card]) for card in set_of(BLIGHT_SPEAKER)] == [
        SporeShips, BlightFury, BlightHunters, BlightReapers, BlightPurge, BlightPurge, BlightPurge,
        BlightPanic, BlightLooms, BlightHunger,
    ]  # fmt: skip
    guilds = [DECK.cards[card] for card in set_of(BLIGHT_SPEAKER) if is_guild(card)]
    assert [(card.suit, card.keys, card.protected) for card in guilds] == [
        (PSIONIC, 0, True), (WEAPON, 2, False), (MATERIAL, 2, False),
    ]  # fmt: skip
    assert [DECK.cards[card].kind for card in (BlightFury.printed, BlightHunger.printed)] == [LORE, LORE]


# -- act II ------------------------------------------------


def setting_up(t: ReachTable) -> ReachTable:
    t.game.stack = []
    fate_of(BLIGHT_SPEAKER).set_up(t.game, RED, 2)
    t.game.run()
    return t


def test_act_ii_setup_takes_spore_ships_scraps_two_ships_and_replenishes_to_eight() -> None:
    t = speaker().ships(RED, gate(1), 5, 1)
    before = TITLE.census(t.game)
    setting_up(t)
    assert t.holds(RED, SporeShips)
    assert len(set_aside(t.game, BLIGHT_SPEAKER)) == 9
    assert t.asked() == "ScrapShips.ship"
    assert t.choices() == [DONE, lost_ship(gate(1), FRESH), lost_ship(gate(1), DAMAGED)]
    t.answer(DONE, lost_ship(gate(1), DAMAGED))
    assert (t.fresh(RED, gate(1)), t.damaged(RED, gate(1)), t.left(RED, SHIP)) == (5, 0, 8)
    for system in (gate(2), gate(2), hexa(4)):
        assert t.asked() == "Replenish.system"
        t.answer(system)
    assert t.asked() == ""
    assert (t.fresh(RED, gate(2)), t.fresh(RED, hexa(4)), t.left(RED, SHIP)) == (2, 1, 5)
    assert conserved(t, before), "scrapped ships are out of the game, and counted there"


def test_act_ii_setup_with_eight_ships_left_on_the_map_places_none() -> None:
    t = setting_up(speaker().ships(RED, gate(1), 10)).answer(lost_ship(gate(1), FRESH), lost_ship(gate(1), FRESH))
    assert t.asked() == ""
    assert t.left(RED, SHIP) == 5


def test_act_ii_setup_never_scraps_a_flagship() -> None:
    t = speaker().flagship(RED, gate(1))
    t.game.left[RED * PIECES + SHIP] = 0
    setting_up(t)
    assert t.asked() == "", "nothing else is left to scrap, nor to place"
    assert t.fresh(RED, gate(1)) == 1


def test_codes_of_lost_ships_and_turned_dice_hold_what_was_put_in() -> None:
    for system in range(SYSTEMS):
        for condition in (FRESH, DAMAGED):
            code = lost_ship(system, condition)
            assert (lost_system(code), lost_condition(code)) == (system, condition)
    for source in range(SLOTS):
        for up in (0, 1):
            assert (turned_by(turned(source, up)), is_turned_up(turned(source, up))) == (source, up)
    assert [turned_cluster(cluster, turned(0, 1)) for cluster in (0, 5)] == [1, 0]
    assert [turned_cluster(cluster, turned(0, 0)) for cluster in (0, 5)] == [5, 4]


@pytest.mark.parametrize(("players", "start"), [(2, 18), (3, 16), (4, 14)])
def test_act_ii_starts_by_players(players: int, start: int) -> None:
    assert speaker(players=players).game.objective[RED] == start


def test_act_ii_an_ambition_won_advances_by_each_blight_beside_own_ships() -> None:
    t = speaker().ships(RED, gate(1), 3).blight(gate(1), 1, 2).ships(RED, hexa(4), 0, 1).blight(hexa(4), 1)
    t.blight(gate(5), 4).ships(BLUE, gate(5), 1).captives(RED, BLUE, 1).marker(TYRANT)
    t.score()
    assert t.game.objective[RED] == 16 - 4, "fresh and damaged, beside any ship"


def test_act_ii_each_ambition_won_advances_and_second_places_and_ties_do_not() -> None:
    t = speaker().ships(RED, gate(1), 1).blight(gate(1), 1).captives(RED, BLUE, 1).marker(TYRANT)
    t.trophies(RED, BLUE, SHIP, 1).marker(WARLORD, 1)
    t.score()
    assert t.game.objective[RED] == 16 - 2
    t = speaker().ships(RED, gate(1), 1).blight(gate(1), 1).captives(BLUE, GOLD, 2).captives(RED, GOLD, 1)
    t.marker(TYRANT).trophies(RED, GOLD, SHIP, 1).trophies(BLUE, GOLD, SHIP, 1).marker(WARLORD, 1)
    t.score()
    assert t.game.objective[RED] == 16


def test_act_ii_a_flagship_is_a_ship_to_be_beside() -> None:
    t = speaker().flagship(RED, gate(1)).blight(gate(1), 1).captives(RED, BLUE, 1).marker(TYRANT)
    t.score()
    assert t.game.objective[RED] == 15


def test_act_ii_resolution_success() -> None:
    t = speaker()
    fate_of(BLIGHT_SPEAKER).resolve(t.game, RED, 2, True)
    assert t.holds(RED, BlightFury)
    assert {BlightHunters.printed, BlightReapers.printed, *PURGES} <= set(t.game.court_deck)
    assert t.game.scrapped == [BlightPanic.printed, BlightLooms.printed]


def test_act_ii_resolution_failure() -> None:
    t = speaker()
    fate_of(BLIGHT_SPEAKER).resolve(t.game, RED, 2, False)
    assert {PURGES[2], BlightPanic.printed, BlightLooms.printed} <= set(t.game.court_deck)
    assert t.game.scrapped == [
        BlightFury.printed, BlightHunters.printed, BlightReapers.printed, PURGES[0], PURGES[1],
    ]  # fmt: skip


# -- act III ------------------------------------------------


def test_act_iii_setup_takes_blight_hunger() -> None:
    t = speaker(3)
    fate_of(BLIGHT_SPEAKER).set_up(t.game, RED, 3)
    assert t.holds(RED, BlightHunger)
    assert t.game.objective[RED] == 0


def grand(t: ReachTable) -> int:
    return fate_of(BLIGHT_SPEAKER).grand(t.game, RED)


def test_act_iii_first_ambition_no_rival_wins_warlord() -> None:
    assert grand(speaker(3)) == 1, "nobody does: it is not declared"
    assert grand(speaker(3).trophies(BLUE, GOLD, SHIP, 1)) == 1, "still not declared"
    assert grand(speaker(3).trophies(BLUE, GOLD, SHIP, 1).marker(WARLORD)) == 0
    assert grand(speaker(3).trophies(RED, GOLD, SHIP, 1).marker(WARLORD)) == 1, "the Speaker is no rival"
    tied = speaker(3).trophies(BLUE, RED, SHIP, 1).trophies(GOLD, RED, SHIP, 1).marker(WARLORD)
    assert grand(tied) == 1, "a tie is no win"


def test_act_iii_with_two_players_the_box_is_no_rival() -> None:
    t = speaker(3, 2).trophies(BLUE, RED, SHIP, 1).marker(WARLORD)
    t.game.boxed[WEAPON] = 2
    t.game.supply[WEAPON] -= 2
    assert grand(t) == 1


def test_act_iii_second_ambition_more_pieces_on_the_hunger_than_the_chapter_counts() -> None:
    t = speaker(3).in_act(3, 2).trophies(BLUE, GOLD, SHIP, 1).marker(WARLORD).give(RED, BlightHunger)
    for owner in (EMPIRE, BLUE):
        pieces_home(t.game, owner, SHIP, -1)
        stow(t.game, BlightHunger.printed, owner, SHIP)
    assert grand(t) == 0
    pieces_home(t.game, RED, SHIP, -1)
    stow(t.game, BlightHunger.printed, RED, SHIP)
    assert grand(t) == 1


def test_act_iii_both_are_scored_before_the_hunger_is_emptied() -> None:
    t = speaker(3).give(RED, BlightHunger).ships(BLUE, gate(1), 0, 2).blight(gate(1), 1)
    crises(t)
    t.score()
    assert t.power()[RED] == POWER_OF_BOTH[1]
    assert t.game.stowed == []
    assert t.left(BLUE, SHIP) == SHIPS_EACH


def test_act_iii_spawning_and_winning_advance_nothing_any_more() -> None:
    t = speaker(3).give(RED, SporeShips).ships(RED, gate(1), 1).blight(gate(1), 1).turn(RED, BUILDING).to_pips()
    t.use(SporeShips)
    assert t.game.objective[RED] == 0
    assert not t.told("objective")


# -- 02 Spore Ships ------------------------------------------------


def spawning(t: ReachTable) -> ReachTable:
    t.give(RED, SporeShips)
    t.turn(RED, BUILDING).to_pips()
    return t


def test_f1302_spawn_damages_a_fresh_blight_and_adds_a_damaged_one() -> None:
    t = spawning(speaker().ships(RED, gate(1), 1).blight(gate(1), 2, 1).ships(RED, hexa(2), 1).blight(hexa(2), 1))
    before = TITLE.census(t.game)
    t.use(SporeShips)
    assert t.choices("system") == [gate(1), hexa(2)]
    t.answer(gate(1))
    assert blight_at(t, gate(1)) == (1, 3)
    assert t.game.objective[RED] == 15
    assert conserved(t, before)


def test_f1302_spawn_needs_fresh_blight_under_own_control() -> None:
    t = spawning(
        speaker().ships(RED, gate(1), 1).ships(BLUE, gate(1), 1).blight(gate(1), 1)
        .ships(RED, hexa(2), 1).blight(hexa(2), 0, 1).blight(hexa(3), 1)
    )  # fmt: skip
    assert ("F1302", 0) not in t.offers()
    assert refused(t)["Spore Ships – Spawn: breed Blight"][0] == "No system that you control has fresh Blight."


def test_f1302_a_regent_spawns_where_presence_gives_control() -> None:
    t = campaign().in_act(2).fate(RED, BlightSpeaker).court(*QUIET).imperial(gate(1), 1).blight(gate(1), 1)
    t = spawning(t.ships(RED, gate(1), 0, 1)).use(SporeShips)
    assert blight_at(t, gate(1)) == (0, 2)


def test_f1302_an_empty_supply_takes_from_trophies_and_without_those_there_is_no_spawn() -> None:
    t = speaker().ships(RED, gate(1), 1).blight(gate(1), 23).trophies(BLUE, BLIGHT, SHIP, 1)
    t = spawning(t).use(SporeShips)
    assert blight_at(t, gate(1)) == (22, 2)
    assert t.trophies_of(BLUE, BLIGHT, SHIP) == 0
    t = spawning(speaker().starport(RED, hexa(5)).ships(RED, gate(1), 1).blight(gate(1), 24))
    assert ("F1302", 0) not in t.offers()
    assert refused(t)["Spore Ships – Spawn: breed Blight"][1] == "bli.supply"


def test_f1302_somebody_else_who_spawns_advances_nobody() -> None:
    t = speaker().give(BLUE, SporeShips).ships(BLUE, gate(1), 1).blight(gate(1), 1)
    t.turn(BLUE, BUILDING).to_pips().use(SporeShips)
    assert blight_at(t, gate(1)) == (0, 2)
    assert t.game.objective[RED] == 16


def test_f1302_blight_does_not_end_catapult_moves_but_rivals_do() -> None:
    t = speaker().give(RED, SporeShips).starport(RED, arrow(2)).ships(RED, arrow(2), 2).blight(gate(2), 1)
    t.move().fill(start=arrow(2), end=gate(2), fresh=2)
    assert t.asked() == "Move.end"
    t = speaker().give(RED, SporeShips).starport(RED, arrow(2)).ships(RED, arrow(2), 2).blight(gate(2), 1)
    t.ships(BLUE, gate(2), 1).move().fill(start=arrow(2), end=gate(2), fresh=2)
    assert t.asked() == "Turn.action"
    t = speaker().give(BLUE, SporeShips).starport(RED, arrow(2)).ships(RED, arrow(2), 2).blight(gate(2), 1)
    t.move().fill(start=arrow(2), end=gate(2), fresh=2)
    assert t.asked() == "Turn.action", "they help their owner only"


def test_f1302_is_protected_and_lost_by_outrage_of_its_suit() -> None:
    t = speaker().give(RED, SporeShips)
    assert stealable_cards(t.game, RED, BLUE) == []
    provoke_outrage(t.game, RED, PSIONIC)
    assert not t.holds(RED, SporeShips)


# -- 04 Blight Fury ------------------------------------------------


def furious(t: ReachTable) -> ReachTable:
    t.give(RED, BlightFury)
    return t


def test_f1304_blight_under_own_control_moves_along_or_alone() -> None:
    t = furious(speaker(3)).ships(RED, gate(1), 2).blight(gate(1), 1, 2)
    alone = t.copy().move().fill(start=gate(1), end=gate(2), fresh=0, damaged=0, ships=[1, 1])
    assert (blight_at(alone, gate(2)), alone.fresh(RED, gate(1))) == ((1, 1), 2)
    t.move().fill(start=gate(1), end=gate(2), fresh=1, damaged=0, ships=[1, 2])
    assert (blight_at(t, gate(2)), t.fresh(RED, gate(2)), t.fresh(RED, gate(1))) == ((1, 2), 1, 1)


def test_f1304_blight_that_moves_alone_is_no_ship_at_gate_ports() -> None:
    t = furious(speaker(3)).ships(RED, gate(1), 1).blight(gate(1), 1)
    t.give(BLUE, GatePorts).starport(BLUE, gate(2)).ships(BLUE, gate(2), 1)
    alone = t.copy().move().fill(end=gate(2), fresh=0)
    assert (blight_at(alone, gate(2)), alone.left(RED, AGENT)) == ((1, 0), 10)
    assert t.move().fill(end=gate(2), fresh=1, ships=1).left(RED, AGENT) == 9


def test_f1304_any_number_of_blight_moves_with_all_own_ships() -> None:
    t = furious(speaker(3)).ships(RED, gate(1), 15).blight(gate(1), 20)
    t.move().fill(start=gate(1), end=gate(2), fresh=15, ships=20)
    assert (t.fresh(RED, gate(2)), blight_at(t, gate(2))) == (15, (20, 0))


def test_f1304_foreign_blight_stays_and_at_least_one_ship_or_blight_moves() -> None:
    t = furious(speaker(3)).ships(RED, gate(1), 1).ships(BLUE, gate(1), 1).blight(gate(1), 1).blight(gate(5), 1)
    t.move()
    assert t.asked() == "Move.end", "only from where own ships are"
    t.answer(gate(2))
    assert (t.asked(), blight_at(t, gate(1))) == ("Turn.action", (1, 0))
    t = furious(speaker(3)).ships(RED, gate(1), 1).blight(gate(1), 1)
    t.move().fill(end=gate(2), fresh=0)
    assert blight_at(t, gate(2)) == (1, 0), "if no ship goes the Blight must"


def test_f1304_without_it_nobody_moves_or_repairs_blight() -> None:
    t = speaker(3).ships(RED, gate(1), 1).blight(gate(1), 1, 1)
    t.move().fill(end=gate(2), fresh=1)
    assert blight_at(t, gate(1)) == (1, 1)
    t = speaker(3).ships(RED, gate(1), 1).blight(gate(1), 1, 1).starport(RED, hexa(5)).turn(RED, BUILDING).to_pips()
    assert t.choices() == [DONE, BUILD]


def test_f1304_blight_never_catapults_not_even_a_step() -> None:
    """Where it goes along the move is a plain one, and ends."""
    t = furious(speaker(3)).starport(RED, arrow(2)).ships(RED, arrow(2), 2).blight(arrow(2), 1)
    along = t.copy().move().fill(start=arrow(2), end=gate(2), fresh=1, ships=1)
    assert along.asked() == "Turn.action"
    assert (blight_at(along, gate(2)), along.fresh(RED, gate(2))) == ((1, 0), 1)
    t.move().fill(start=arrow(2), end=gate(2), fresh=1, ships=0)
    assert t.asked() == "Move.end"
    t.fill(end=[gate(3), crescent(3)])
    assert t.fresh(RED, crescent(3)) == 1


def test_f1304_a_move_that_must_be_a_catapult_leaves_blight_behind() -> None:
    """Slipstream Drives, as the Seeker Golem: the ships fly wherever they start."""
    t = furious(speaker(3)).ships(RED, gate(1), 1).blight(gate(1), 1)
    t.game.active = RED
    t.call(Move(RED, gate(1), catapult=1)).fill(end=gate(2))
    assert (t.asked(), blight_at(t, gate(1))) == ("Move.end", (1, 0))


def test_f1304_blight_under_own_control_is_repaired() -> None:
    t = furious(speaker(3)).ships(RED, gate(1), 1).blight(gate(1), 0, 2).blight(gate(2), 0, 1)
    t.turn(RED, BUILDING).act(REPAIR)
    assert blight_at(t, gate(1)) == (1, 1)
    assert blight_at(t, gate(2)) == (0, 1)


def test_f1304_a_regent_herds_where_presence_gives_control() -> None:
    t = campaign().in_act(3).fate(RED, BlightSpeaker).imperial(gate(1), 1).ships(RED, gate(1), 1).blight(gate(1), 1)
    furious(t).move().fill(start=gate(1), end=gate(2), fresh=1, ships=[1, 1])
    assert (t.fresh(EMPIRE, gate(2)), blight_at(t, gate(2))) == (1, (1, 0))


def test_f1304_blight_is_not_loyal() -> None:
    t = furious(speaker(3)).blight(gate(1), 3)
    assert not has_pieces_at(t.game, RED, gate(1))
    assert t.controller(gate(1)) == NOBODY
    t = furious(speaker(3)).ships(RED, gate(1), 1).blight(gate(1), 2).ships(BLUE, gate(1), 0, 1).attack()
    t.fill(defender=BLUE)
    assert t.choices("assault") == [0, 1], "it does not fight along"


def angry(t: ReachTable, *tokens: int) -> ReachTable:
    furious(t).tokens(RED, *tokens)
    t.turn(RED, ATTACK).to_pips().use(BlightFury)
    return t


def test_f1304_anger_brings_blight_crises_to_the_rolled_cluster() -> None:
    t = speaker(3).ships(BLUE, gate(2), 2).blight(gate(2), 1).ships(RED, hexa(2), 1).blight(hexa(2), 0, 1)
    t.ships(GOLD, gate(3), 1).blight(gate(3), 1)
    angry(t).answer((1,))
    assert t.asked() == "Turn.action", "without a Psionic the die stays as it is"
    assert (t.damaged(BLUE, gate(2)), t.fresh(BLUE, gate(2))) == (1, 0)
    assert t.damaged(RED, hexa(2)) == 1, "own ships too"
    assert t.fresh(GOLD, gate(3)) == 1
    assert t.abilities(BlightFury) == [0]


def test_f1304_each_psionic_turns_the_die_by_one_and_6_and_1_are_neighbours() -> None:
    t = speaker(3).ships(BLUE, gate(2), 1).blight(gate(2), 1).cities_off_board(RED, 3)
    angry(t, PSIONIC, FUEL, PSIONIC).answer((5,))
    assert t.choices("payment") == [DONE, turned(0, 0), turned(0, 1), turned(2, 0), turned(2, 1)]
    t.answer(turned(2, 1))
    assert t.choices("payment") == [DONE, turned(0, 0), turned(0, 1)]
    t.answer(turned(0, 1))
    assert t.asked() == "Turn.action"
    assert t.left(BLUE, SHIP) == 15, "from 6 past 1 to 2"
    assert t.slots(RED)[:3] == [NOTHING, FUEL, NOTHING]
    assert t.game.supply[PSIONIC] == 5


def test_f1304_in_a_prelude_what_is_spent_waits_outside_the_supply() -> None:
    t = furious(speaker(3)).blight(gate(2), 1).ships(RED, gate(4), 1).cities_off_board(RED, 3)
    t.tokens(RED, PSIONIC, PSIONIC, FUEL).turn(RED, ATTACK)
    t.spend(RED, 0).use(BlightFury).answer((0,)).answer(turned(1, 0))
    assert (t.game.spent[PSIONIC], t.game.supply[PSIONIC]) == (2, 3)
    t.to_pips()
    assert (t.game.spent[PSIONIC], t.game.supply[PSIONIC]) == (0, 5)


def test_f1304_anger_obeys_what_stops_crises_and_needs_blight_somewhere() -> None:
    t = speaker(3).booklet(ImperialProtectors).imperial(gate(2), 1).blight(gate(2), 1)
    angry(t).answer((1,))
    assert t.fresh(EMPIRE, gate(2)) == 1
    t = furious(speaker(3)).ships(RED, gate(1), 1).turn(RED, ATTACK).to_pips()
    assert ("F1304", 0) not in t.offers()
    assert refused(t)["Blight Fury – Anger: Blight Crises in a cluster"][0] == "There is no Blight anywhere."


def test_f1304_who_may_roll_any_dice_again_may_roll_this_one_again() -> None:
    t = speaker(3).give(RED, EmpathsVision).marker(EMPATH).ships(BLUE, gate(3), 1).blight(gate(3), 1)
    angry(t).answer((1,))
    assert t.asked() == "Anger.wish"
    t.answer(1).answer((2,))
    assert t.left(BLUE, SHIP) == 15
    assert t.abilities(EmpathsVision) == [1]


# -- 05 Blight Hunters ------------------------------------------------


@pytest.mark.parametrize(("hits", "left"), [(1, (0, 1)), (2, (0, 0))])
def test_f1305_one_hit_is_a_stage(hits: int, left: tuple[int, int]) -> None:
    t = speaker().give(RED, BlightHunters).ships(RED, gate(2), 6).blight(gate(2), 1).attack()
    t.fight(skirmish=hits, faces=(S_HIT,) * hits)
    assert blight_at(t, gate(2)) == left
    assert t.trophies_of(RED, BLIGHT, SHIP) == (1 if left == (0, 0) else 0)


def test_f1305_helps_its_owner_only_and_odds_know_it() -> None:
    t = speaker().give(BLUE, BlightHunters).ships(RED, gate(2), 2).blight(gate(2), 1).attack()
    t.fight(skirmish=1, faces=(S_HIT,))
    assert blight_at(t, gate(2)) == (1, 0)
    t = speaker().give(RED, BlightHunters).ships(RED, gate(2), 6).blight(gate(2), 1)
    assert odds(t.game, RED, BLIGHT, gate(2), 0, 2, 0).ships_destroyed == pytest.approx(1 / 4)


# -- 06 Blight Reapers ------------------------------------------------


def reaping(t: ReachTable) -> ReachTable:
    t.give(RED, BlightReapers)
    t.turn(RED, ADMIN).to_pips()
    return t


def test_f1306_harvest_destroys_damaged_blight_for_a_token_of_the_planet() -> None:
    t = reaping(speaker().ships(RED, hexa(2), 1).blight(hexa(2), 1, 2)).use(BlightReapers)
    t.fill(slot=0)
    assert blight_at(t, hexa(2)) == (1, 1)
    assert t.count(RED, RELIC) == 1
    assert t.trophies_of(RED, BLIGHT, SHIP) == 0
    assert t.left(BLIGHT, SHIP) == 22


def test_f1306_at_a_gate_any_type_that_the_supply_has() -> None:
    t = reaping(speaker().ships(RED, gate(2), 1).blight(gate(2), 0, 1).supply(FUEL, 0)).use(BlightReapers)
    assert t.choices("resource") == [MATERIAL, WEAPON, RELIC, PSIONIC]
    t.answer(PSIONIC).fill(slot=0)
    assert t.count(RED, PSIONIC) == 1


def test_f1306_an_empty_supply_gives_nothing() -> None:
    t = reaping(speaker().ships(RED, hexa(2), 1).blight(hexa(2), 0, 1).supply(RELIC, 0)).use(BlightReapers)
    assert (blight_at(t, hexa(2)), t.count(RED, RELIC)) == ((0, 0), 0)
    t = speaker().ships(RED, gate(2), 1).blight(gate(2), 0, 1)
    for resource in range(RESOURCES):
        t.supply(resource, 0)
    t = reaping(t).use(BlightReapers)
    assert (t.asked(), blight_at(t, gate(2))) == ("Turn.action", (0, 0))


def test_f1306_harvest_needs_damaged_blight_under_own_control() -> None:
    t = reaping(speaker().ships(RED, hexa(2), 1).blight(hexa(2), 1).blight(hexa(3), 0, 1))
    assert ("F1306", 0) not in t.offers()
    why = refused(t)["Blight Reapers – Harvest: destroy Blight for a token"][0]
    assert why == "No system that you control has damaged Blight."


# -- 07 to 09 Blight Purge ------------------------------------------------


def test_f1307_crisis_everybody_gains_two_power_for_each_blight_trophy() -> None:
    t = lying_at_court(speaker(), BlightPurge).trophies(RED, BLIGHT, SHIP, 2).trophies(GOLD, BLIGHT, SHIP, 1)
    crises(t.trophies(RED, BLUE, SHIP, 3))
    assert t.power() == [4, 0, 2]
    assert (t.trophies_of(RED, BLIGHT, SHIP), t.trophies_of(GOLD, BLIGHT, SHIP)) == (2, 1), "they stay"
    assert t.game.court_deck[0] == BlightPurge.printed


def test_f1307_secured_own_trophies_pay_and_those_of_rivals_return() -> None:
    t = lying_at_court(speaker(), BlightPurge).trophies(RED, BLIGHT, SHIP, 2).trophies(GOLD, BLIGHT, SHIP, 1)
    t.trophies(GOLD, BLUE, SHIP, 1).secure(RED, BlightPurge)
    assert t.power() == [4, 0, 0]
    assert (t.trophies_of(RED, BLIGHT, SHIP), t.trophies_of(GOLD, BLIGHT, SHIP)) == (2, 0)
    assert t.trophies_of(GOLD, BLUE, SHIP) == 1
    assert t.left(BLIGHT, SHIP) == 22
    assert t.game.court_discard == [BlightPurge.printed]


# -- 10 Blight Panic ------------------------------------------------


def test_f1310_crisis_agents_return_by_the_blight_at_home_in_turn_order() -> None:
    t = lying_at_court(speaker(), BlightPanic).city(RED, hexa(2)).starport(RED, hexa(2)).blight(hexa(2), 1, 1)
    t.agents(RED, 0, 1).agents(RED, 2, 2).city(BLUE, hexa(3)).blight(hexa(3), 1).agents(BLUE, 1, 1)
    t.agents(BLUE, 3, 1).ships(GOLD, hexa(4), 1).blight(hexa(4), 1).agents(GOLD, 4, 1)
    crises(t)
    assert (t.asked(), t.seat(), t.choices()) == ("Panic.slot", RED, [0, 2])
    t.answer(2, 2)
    assert (t.asked(), t.seat(), t.choices()) == ("Panic.slot", BLUE, [1, 3])
    t.answer(1)
    assert (t.on_court(0, RED), t.on_court(2, RED), t.on_court(3, BLUE), t.on_court(4, GOLD)) == (1, 0, 1, 1)
    assert t.left(RED, AGENT) == 9
    assert t.game.court_deck[0] == BlightPanic.printed
    assert t.game.court[1] not in (NOTHING, BlightPanic.printed)


def test_f1310_a_flagship_counts_as_home_and_nobody_takes_back_more_than_there_are() -> None:
    t = lying_at_court(speaker(), BlightPanic).flagship(BLUE, gate(1)).blight(gate(1), 3).agents(BLUE, 2, 2)
    crises(t)
    assert t.asked() == ""
    assert t.left(BLUE, AGENT) == 10


def test_f1310_secured_all_damaged_blight_of_a_cluster_with_own_pieces() -> None:
    t = lying_at_court(speaker(), BlightPanic).ships(RED, gate(2), 1).blight(hexa(2), 1, 2).blight(arrow(2), 0, 1)
    t.city(RED, hexa(5)).blight(hexa(3), 0, 1).secure(RED, BlightPanic)
    assert t.choices("cluster") == [1, 4], "it must be done in one of them, even where nothing is damaged"
    t.answer(1)
    assert (blight_at(t, hexa(2)), blight_at(t, arrow(2)), blight_at(t, hexa(3))) == ((1, 0), (0, 0), (0, 1))
    assert t.trophies_of(RED, BLIGHT, SHIP) == 3
    assert t.game.court_deck[0] == BlightPanic.printed


def test_f1310_secured_without_any_piece_does_nothing() -> None:
    t = lying_at_court(speaker(), BlightPanic).blight(hexa(2), 0, 1).secure(RED, BlightPanic)
    assert blight_at(t, hexa(2)) == (0, 1)
    assert t.game.court_deck[0] == BlightPanic.printed


# -- 11 Blight Looms ------------------------------------------------


def test_f1311_is_cc15_once_more() -> None:
    assert issubclass(BlightLooms, cc.BlightLooms)
    t = lying_at_court(speaker(), BlightLooms).blight(hexa(2), 0, 1)
    crises(t, 1, 2)
    assert blight_at(t, hexa(2)) == (1, 0)
    assert [t.damaged(BLIGHT, planet) for planet in planets_of(t.game, HEX)] == [1, 0, 1, 1, 1, 1]
    assert t.game.court_deck[0] == BlightLooms.printed


# -- 13 Blight Hunger ------------------------------------------------


def test_f1313_what_blight_crises_destroy_lies_on_it() -> None:
    t = speaker(3).give(RED, BlightHunger).blight(gate(1), 2).imperial(gate(1), 0, 1)
    t.ships(BLUE, gate(1), 0, 2).ships(RED, gate(1), 0, 1).ships(GOLD, gate(1), 3)
    before = TITLE.census(t.game)
    crises(t)
    hunger = BlightHunger.printed
    assert stowed_on(t.game, hunger) == sorted([
        stowed_piece(hunger, EMPIRE, SHIP), *[stowed_piece(hunger, BLUE, SHIP)] * 2, stowed_piece(hunger, RED, SHIP),
        *[stowed_piece(hunger, GOLD, SHIP)] * 2,
    ])  # fmt: skip
    assert not any(t.game.trophies)
    assert conserved(t, before)
    assert len(t.abilities(BlightHunger)) == 6


def test_f1313_buildings_of_flagship_boards_are_pieces_too() -> None:
    t = speaker(3).give(RED, BlightHunger).blight(gate(1), 1)
    t.flagship(BLUE, gate(1), fitting(HULL, CITY), damaged=(HULL,))
    before = TITLE.census(t.game)
    crises(t)
    assert t.game.stowed == [stowed_piece(BlightHunger.printed, BLUE, CITY)]
    assert conserved(t, before)
    t.score()
    assert t.left(BLUE, CITY) == 5


def test_f1313_other_crises_and_battles_do_not_feed_it() -> None:
    t = lying_at_court(speaker(3), NavyReprisal).give(RED, BlightHunger).imperial(gate(1), 2)
    crises(t.ships(BLUE, gate(1), 0, 2))
    assert (t.game.stowed, t.left(BLUE, SHIP)) == ([], SHIPS_EACH)
    t = speaker(3).give(RED, BlightHunger).ships(RED, gate(2), 3).ships(BLUE, gate(2), 0, 1).attack()
    t.fight(skirmish=1, faces=(S_HIT,))
    assert (t.game.stowed, t.trophies_of(RED, BLUE, SHIP)) == ([], 1)


def test_f1313_anger_feeds_it() -> None:
    t = speaker(3).give(RED, BlightHunger).blight(gate(2), 1).ships(BLUE, gate(2), 0, 2)
    angry(t).answer((1,))
    assert len(t.game.stowed) == 2


def test_f1313_without_it_everything_goes_home() -> None:
    t = crises(speaker(3).blight(gate(1), 1).ships(BLUE, gate(1), 0, 2))
    assert (t.game.stowed, t.left(BLUE, SHIP)) == ([], SHIPS_EACH)


def test_f1313_after_scoring_all_return_and_covered_slots_are_seen_to() -> None:
    t = speaker(3).give(RED, BlightHunger).cities_off_board(BLUE, 1).tokens(BLUE, FUEL, FUEL, FUEL)
    for owner, piece in ((BLUE, CITY), (EMPIRE, SHIP)):
        pieces_home(t.game, owner, piece, -1)
        stow(t.game, BlightHunger.printed, owner, piece)
    t.score()
    assert (t.asked(), t.seat()) == ("Tidy.wish", BLUE)
    assert t.left(EMPIRE, SHIP) == IMPERIAL_SHIPS
    assert [line.refs for line in t.told("stowed_home")] == [(BLUE, CITY), (EMPIRE, SHIP)]


def test_f1313_its_pieces_are_shown_with_its_owner() -> None:
    t = crises(speaker(3).give(RED, BlightHunger).blight(gate(1), 1).ships(BLUE, gate(1), 0, 2))
    panel = next(panel for panel in TITLE.sheet(t.game)["panels"] if panel.get("seat") == RED)  # type: ignore[attr-defined]
    names = {
        TITLE.noun(kind, int(value), "en"): row for row in panel["rows"] for kind, value in [row["name"].split(":")]
    }
    (card,) = names["Pieces on cards"]["cards"]
    assert card["card"] == f"card:{BlightHunger.printed}"
    (owner,) = card["cards"]
    assert owner == {"card": f"seat:{BLUE}", "cards": [{"card": f"piece:{SHIP}"}] * 2}


# -- for bots ------------------------------------------------


def test_outlook_likes_blight_beside_own_ships_and_a_fed_hunger() -> None:
    fate = fate_of(BLIGHT_SPEAKER)
    near = speaker().ships(RED, gate(1), 1).blight(gate(1), 2)
    assert fate.outlook(near.game, RED) > fate.outlook(speaker().ships(RED, gate(1), 1).game, RED)
    fed = crises(speaker(3).give(RED, BlightHunger).blight(gate(1), 1).ships(BLUE, gate(1), 0, 2))
    assert fate.outlook(fed.game, RED) > fate.outlook(speaker(3).give(RED, BlightHunger).game, RED)
    beaten = speaker(3).trophies(BLUE, GOLD, SHIP, 1).marker(WARLORD)
    assert fate.outlook(beaten.game, RED) < fate.outlook(speaker(3).game, RED)
