"""Setting up an act (s1.*, s23.*), and what is in the box (comp.*)."""

from __future__ import annotations

import pytest

from arcs.campaign.reach import *
from arcs.campaign.toys import *
from starboard.core.ask import Roll
from starboard.core.state import Shuffle
from starboard.games.arcs.campaign.codes import event_happening, event_symbol
from starboard.games.arcs.campaign.drafting import set_of
from starboard.games.arcs.campaign.edicts import Edicts
from starboard.games.arcs.campaign.fates.fate import Fate, fate_of
from starboard.games.arcs.campaign.setup import PlaceStart, SetUpFates, SetUpFirstAct, SetUpLaterAct

SYMBOL_FACES = {ARROW: 0, CRESCENT: 1, HEX: 2}  # faces of the event die


def laid(
    players: int = 3,
    cluster: int = 1,
    symbol: int = ARROW,
    initiative: int = RED,
    policy: int = 0,
    fates: str = "",
) -> ReachTable:
    """The table of act I is laid out with these dice, up to the first question of a seat: the choice of a fate."""
    t = campaign(players)
    t.game.plan.fix(fates, players)
    t.game.first_regent = NOBODY
    t.game.holder = [NOBODY] * len(t.game.holder)
    t.court_deck([])
    t.call(SetUpFirstAct())
    dice = {"give_initiative": initiative, "lay_policy": policy, "place_empire": cluster - 1}
    dice["place_free_cities"] = SYMBOL_FACES[symbol]
    while t.is_chance():
        frame = t.game.stack[-1]
        is_die = isinstance(t.game.ask, Roll)
        t.answer((dice[frame.steps[frame.step]],) if is_die else t.game.sample())
    return t


def placed(t: ReachTable, planet: int = NOWHERE, piece: int = CITY) -> ReachTable:
    """A seat puts its pieces on a planet, by default on the first."""
    t.fill(planet=t.choices()[0] if planet == NOWHERE else planet)
    t.fill(piece=piece)
    while t.asked().startswith(("Store", "Arrange")):
        t.answer(t.choices()[0])
    return t


def with_fates(t: ReachTable) -> ReachTable:
    """Everybody takes the first fate."""
    while t.asked() == "ChooseFates.fate":
        t.answer(t.choices()[0])
    return t


def blighted(t: ReachTable) -> list[int]:
    return [system for system in t.game.board.systems if has_blight(t.game, system)]


def imperial(t: ReachTable) -> list[int]:
    return [system for system in t.game.board.systems if t.fresh(EMPIRE, system)]


# -- the box ------------------------------------------------


def test_comp_blight_and_comp_imperial_ships_there_are_24_and_15() -> None:
    t = campaign()
    assert (t.left(BLIGHT, SHIP), t.left(EMPIRE, SHIP)) == (24, 15)


def test_comp_free_cities_and_starports_never_run_out_fre_supply() -> None:
    t = campaign()
    assert t.left(FREE, CITY) >= 28
    assert t.left(FREE, STARPORT) >= 14


def test_comp_event_cards_and_comp_campaign_court() -> None:
    deck = campaign().game.mode.action_deck(4)
    assert [card for card in deck if SUIT_OF[card] == EVENT] == [FIRST_EVENT, FIRST_EVENT + 1, FIRST_EVENT + 2]
    court = [DECK.cards[card] for card in range(FIRST_CC, THE_COUNCIL)]
    assert [card.code for card in court] == [f"CC{number:02}" for number in range(1, 16)]
    assert [card.kind for card in court] == [GUILD] * 10 + [VOX] * 5


def test_comp_number_die_names_a_cluster_and_comp_event_die_each_happening_with_each_symbol_once() -> None:
    assert len(campaign().game.board.clusters) == NUMBER_DIE
    faces = [(event_happening(face), event_symbol(face)) for face in range(EVENT_DIE)]
    assert sorted(faces) == [(what, symbol) for what in (CRISIS, EDICTS) for symbol in (ARROW, CRESCENT, HEX)]


def test_comp_chapter_tile_has_three_chapters_in_acts_i_and_ii_and_four_in_act_iii_str_acts() -> None:
    for act, chapters in ((1, 3), (2, 3), (3, 4)):
        over = [campaign().in_act(act, n).game.mode.is_over(campaign().in_act(act, n).game) for n in range(1, 5)]
        assert over.index(True) + 1 == chapters
    t = campaign().in_act(1, 1)
    t.game.power[RED] = 99
    assert not t.game.mode.is_over(t.game), "Power ends no act"


def test_comp_first_regent_the_tile_holds_the_trust_for_whoever_has_it() -> None:
    t = campaign().trust(RELIC, RELIC)
    give_tile(t.game, BLUE)
    assert (t.game.first_regent, in_trust(t.game)) == (BLUE, 2)


def test_comp_first_regent_the_trust_has_no_limit_and_no_raid_cost() -> None:
    t = campaign().trust(FUEL, FUEL, FUEL, WEAPON, WEAPON, RELIC, RELIC).tokens(RED, PSIONIC).tokens(BLUE, PSIONIC)
    t.game.policy = POLICY_OF_PEACE
    t.call(Edicts()).answer(POLICY_OF_PEACE)
    assert (in_trust(t.game), t.game.trust[PSIONIC]) == (9, 2), "a play area has six slots"
    t.outlaw(BLUE).ships(RED, gate(2), 1).ships(BLUE, gate(2), 3).attack(BLUE)
    t.fight(raid=1, faces=(R_TWO_KEYS_INTERCEPT,)).fill(condition=FRESH)
    assert (t.asked(), in_trust(t.game)) == ("Turn.action", 9), "two keys, and nothing to spend them on"


def test_comp_flagship_and_comp_objective_marker_one_each_per_seat() -> None:
    t = campaign(4)
    assert t.game.flagship_at == [NOWHERE] * 4
    assert t.game.objective == [0] * 4
    assert len(t.game.hull) == 4 * 12


def test_comp_fates_24_of_three_tiers_each_with_ids_of_its_own() -> None:
    fates = [DECK.cards[FIRST_FATE + number] for number in range(1, 25)]
    assert [fate.tier for fate in fates if isinstance(fate, Fate)] == [0] * 8 + [1] * 8 + [2] * 8
    assert FIRST_OF_FATE[1] == FIRST_FATE + 25
    assert list(FIRST_OF_FATE) == sorted(set(FIRST_OF_FATE))


@pytest.mark.parametrize("number", [number for number in range(1, FATES + 1) if fate_of(number).ready])
def test_comp_fates_each_has_the_cards_of_its_own_set(number: int) -> None:
    """The number of the fate stands on each card before its own."""
    codes = [DECK.cards[card].code for card in set_of(number)]
    assert {int(code[1:-2]) for code in codes} == {number}
    outside = [card for card in DECK.cards[FIRST_OF_FATE[1] : REGENT_TITLE] if card.id not in set_of(number)]
    assert not [card.code for card in outside if card.code.startswith("F") and card.code[1:-2] == str(number)]


def test_comp_reference_cards_and_comp_rules_booklet_what_lies_there_binds_every_seat() -> None:
    assert [DECK.cards[card].code for card in range(THE_COUNCIL, THE_EMPIRE)] == [f"AID0{n}" for n in range(1, 6)]
    t = campaign()
    booklet = [card for card, holder in enumerate(t.game.holder) if holder == BOOKLET]
    assert booklet == [POLICY_OF_WAR, POLICY_OF_PEACE, POLICY_OF_ESCALATION, THE_EMPIRE, THE_FREE_STATES, THE_BLIGHT]


@pytest.mark.parametrize("seat", [RED, BLUE, GOLD, WHITE])
def test_comp_rules_booklet_a_law_binds_each_seat_as_long_as_it_lies_there(seat: int) -> None:
    """str.booklet: here the truce with the Empire."""
    t = campaign(4).ships(seat, gate(2), 2).imperial(gate(2), 1)
    assert BATTLE not in t.copy().turn(seat, ATTACK).to_pips().choices("action")
    scrap_card(t.game, THE_EMPIRE)
    assert BATTLE in t.turn(seat, ATTACK).to_pips().choices("action")


# -- act I: the table (p. 4-5) ------------------------------------------------


def test_s1_t_a_the_whole_map_is_in_play_and_no_court_card_of_the_base_game() -> None:
    t = laid()
    assert len(t.game.board.systems) == 24
    assert t.game.supply == [5] * RESOURCES
    court = [card for card in [*t.game.court, *t.game.court_deck] if DECK.cards[card].kind in (GUILD, VOX)]
    assert sorted(court) == list(range(FIRST_CC, THE_COUNCIL))


@pytest.mark.parametrize("seat", [RED, BLUE, GOLD, WHITE])
def test_s1_t_b_chance_gives_the_initiative(seat: int) -> None:
    assert laid(4, initiative=seat).initiative() == seat


@pytest.mark.parametrize("players", [2, 3, 4])
def test_s1_t_b_among_those_who_play(players: int) -> None:
    die = campaign(players).call(SetUpFirstAct()).game.ask
    assert isinstance(die, Roll)
    assert die.sides == (players,)


@pytest.mark.parametrize(("players", "numbers", "events"), [(2, 20, 2), (3, 20, 2), (4, 28, 3)])
def test_s1_t_c_s1_t_d_s1_t_e_the_action_deck(players: int, numbers: int, events: int) -> None:
    deck = campaign(players).game.mode.action_deck(players)
    assert len([card for card in deck if SUIT_OF[card] != EVENT]) == numbers
    assert len([card for card in deck if SUIT_OF[card] == EVENT]) == events, "two.events"
    if players < 4:
        assert {NUMBER_OF[card] for card in deck if SUIT_OF[card] != EVENT} == {2, 3, 4, 5, 6}


def test_s1_t_f_s1_t_g_s1_t_h_markers_are_low_the_chapter_is_1_and_no_lead_card_is_zeroed() -> None:
    t = laid()
    values = [(MARKER_FIRST[side][m], MARKER_SECOND[side][m]) for m, side in enumerate(t.game.marker_side)]
    assert values == [(2, 0), (3, 2), (5, 3)]
    assert t.game.marker_at == [NOTHING] * MARKERS
    assert (t.game.act, t.game.chapter, t.game.zeroed) == (1, 1, 0)


@pytest.mark.parametrize(("players", "row"), [(2, 3), (3, 4), (4, 4)])
def test_s1_t_i_s1_t_k_the_council_in_session_and_a_row_without_lore(players: int, row: int) -> None:
    t = laid(players)
    assert t.game.court[0] == THE_COUNCIL
    assert t.game.council == IN_SESSION
    assert len(t.game.court) == 1 + row, "two.court"
    assert all([FIRST_CC <= card < THE_COUNCIL for card in t.game.court[1:]]), "s1.t.j: lore comes after dealing"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_s1_t_j_a_lore_card_per_player_lies_unseen_in_the_court_deck(players: int) -> None:
    t = laid(players)
    lore = [card for card in t.game.court_deck if DECK.cards[card].kind == LORE]
    assert len(lore) == players
    assert not any(t.game.court_open)
    for seat in (RED, SPECTATOR):
        view = t.view(seat)
        assert view.court_deck == [UNKNOWN] * len(t.game.court_deck)
        assert view.lore_deck == [UNKNOWN] * len(t.game.lore_deck)
    dealt = {tuple(sorted([c for c in w.court_deck if DECK.cards[c].kind == LORE])) for w in t.worlds(RED, 20)}
    assert len(dealt) > 5, "which lore it is differs from world to world"
    assert {len(lore) for lore in dealt} == {players}


@pytest.mark.parametrize(("players", "departs"), [(2, True), (3, False), (4, False)])
def test_s1_t_l_with_two_players_guild_envoys_depart(players: int, departs: bool) -> None:
    assert (laid(players).game.holder[GUILD_ENVOYS_DEPART] == BOOKLET) == departs


@pytest.mark.parametrize("policy", [0, 1, 2])
def test_s1_t_m_chance_says_which_policy_is_on_top_of_the_three(policy: int) -> None:
    t = laid(policy=policy)
    assert t.game.policy == POLICY_OF_WAR + policy
    assert all([t.game.holder[POLICY_OF_WAR + number] == BOOKLET for number in range(3)])


@pytest.mark.parametrize(("rolled", "next_one"), [(1, 2), (3, 4), (6, 1)])
def test_s1_t_n_the_rolled_cluster_and_the_next_are_imperial(rolled: int, next_one: int) -> None:
    t = laid(cluster=rolled)
    wanted = [system for cluster in (rolled, next_one) for system in systems_of(t.game, cluster - 1)]
    assert imperial(t) == sorted(wanted)
    assert len(wanted) == 8
    assert [t.fresh(EMPIRE, system) for system in wanted] == [1] * 8


def test_s1_t_o_a_free_city_on_each_planet_of_the_symbol_outside_the_imperial_clusters() -> None:
    t = laid(cluster=1, symbol=HEX)
    free = [system for system in t.game.board.systems if t.places(system, FREE)]
    assert free == [hexa(3), hexa(4), hexa(5), hexa(6)]


def test_s1_t_p_one_damaged_blight_in_each_of_the_16_other_systems_gates_too() -> None:
    t = laid(cluster=1)
    others = [system for system in t.game.board.systems if system not in imperial(t)]
    assert blighted(t) == others
    assert len(others) == 16
    assert [t.damaged(BLIGHT, system) for system in others] == [1] * 16


def test_s1_t_q_two_players_tokens_of_the_imperial_planets_lie_on_the_boxes() -> None:
    t = laid(2, cluster=1)  # weapon, fuel, material and psionic, weapon, relic
    assert [t.game.boxed[r] for r in (MATERIAL, FUEL, WEAPON, RELIC, PSIONIC)] == [1, 1, 2, 1, 1]
    assert t.game.supply == [4, 4, 3, 4, 4]
    assert [boxed_count(t.game, a) for a in (TYCOON, TYRANT, WARLORD, KEEPER, EMPATH)] == [2, 0, 2, 1, 1]
    assert laid(3).game.boxed == [0] * RESOURCES


# -- act I: the players (p. 6) ------------------------------------------------


def test_s1_p_a_each_seat_has_15_ships_5_cities_5_starports_10_agents() -> None:
    t = laid(4)
    assert [[t.left(seat, piece) for piece in (SHIP, CITY, STARPORT, AGENT)] for seat in range(4)] == [
        [15, 5, 5, 10]
    ] * 4


def test_s1_p_c_fates_are_set_up_in_turn_order_before_pieces_are_placed() -> None:
    t = campaign()
    t.game.fate[:3] = [FOUNDER, STEWARD, MAGNATE]
    t.game.initiative, t.game.first_regent = GOLD, NOBODY
    t.call(SetUpFates())
    assert [line.refs[0] for line in t.told("objective_set")] == [GOLD, RED, BLUE]
    assert t.game.first_regent == BLUE, "the Steward's setup"


def test_s1_p_d_s1_p_e_objectives_start_at_the_number_for_so_many_players_two_fates_and_power_at_0() -> None:
    for players, number in ((2, 20), (3, 17), (4, 14)):
        t = campaign(players)
        t.game.fate[:players] = [STEWARD] * players
        t.call(SetUpFates())
        assert t.game.objective[:players] == [number] * players
        assert t.power() == [0] * players


def test_s1_p_f_everyone_is_a_regent_and_the_tile_goes_with_the_initiative_if_no_fate_took_it() -> None:
    t = with_fates(laid(3, initiative=GOLD, fates=f"{PARTISAN} {ADVOCATE} {MAGNATE}"))
    assert t.game.first_regent == GOLD
    assert t.game.outlaw == [0] * SEATS


def test_s1_p_g_three_ships_a_building_and_a_token_on_a_planet_with_an_imperial_ship_rivals_or_not() -> None:
    t = with_fates(laid(3, cluster=1, initiative=GOLD))
    assert (t.asked(), t.seat()) == ("PlaceStart.planet", GOLD)
    assert t.choices() == [system for system in imperial(t) if not is_gate(system)]
    placed(t, arrow(1), STARPORT)
    assert t.fresh(GOLD, arrow(1)) == 3
    assert t.building_at(arrow(1)) == building(GOLD, STARPORT, FRESH)
    assert t.count(GOLD, WEAPON) == 1
    assert arrow(1) in t.choices("planet"), "Gold's pieces there do not matter: a slot is free"
    assert t.seat() == RED, "in turn order"
    placed(t, arrow(1))
    assert arrow(1) not in t.choices("planet"), "both slots are taken"
    assert t.seat() == BLUE


def test_s1_p_h_once_more_in_reverse_turn_order() -> None:
    t = with_fates(laid(3, initiative=BLUE))
    order = []
    while t.asked() == "PlaceStart.planet":
        order.append(t.seat())
        placed(t)
    assert order == [BLUE, GOLD, RED, RED, GOLD, BLUE]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_s1_p_i_free_cities_fill_the_empty_slots_of_imperial_planets(players: int) -> None:
    t = with_fates(laid(players, cluster=5))
    while t.asked().startswith("PlaceStart"):
        placed(t)
    for planet in [system for system in imperial(t) if not is_gate(system)]:
        assert empty_places(t.game, planet) == []
    own = sum([len(t.places(s, seat)) for s in imperial(t) for seat in range(players)])
    free = sum([len(t.places(s, FREE)) for s in imperial(t)])
    assert (own, free) == (2 * players, 8 - 2 * players), "with four players there may be none left"


def test_s1_p_j_s1_p_k_everybody_draws_6_and_the_rest_is_a_shuffled_face_down_discard_pile() -> None:
    t = campaign(3)
    t.call(Chapter())
    t.game.settle()
    assert [len(hand) for hand in t.game.hands[:3]] == [6, 6, 6]
    assert len(t.game.discard) == t.game.jumbled == 22 - 18
    assert t.view(RED).discard == [UNKNOWN] * 4


def test_s1_p_k_the_discard_pile_is_shuffled_once_the_hands_are_dealt() -> None:
    t = campaign(3)
    t.call(Chapter()).answer(t.game.sample())
    assert [len(hand) for hand in t.game.hands[:3]] == [6, 6, 6]
    shuffling = t.game.stack[-1]
    assert isinstance(shuffling, Shuffle)
    assert (t.is_chance(), shuffling.which) == (True, ACTION_DISCARD)


def test_evc_mulligan_two_players_events_are_kept_and_so_many_cards_drawn_as_discarded() -> None:
    for seed in range(12):
        t = campaign(2)
        t.game.seed = seed
        t.call(Chapter())
        t.game.settle()
        before = list(t.game.hands[BLUE])
        t.answer(1)
        kept = [card for card in before if SUIT_OF[card] == EVENT]
        assert [card for card in t.game.hands[BLUE] if card in before] == kept
        assert len(t.game.hands[BLUE]) == 6


# -- acts II and III (p. 7) ------------------------------------------------


def later(t: ReachTable, act: int = 2, face: int = 0) -> ReachTable:
    """The setup of a later act, with this face of the event die; seats then answer what they like."""
    for seat in range(t.game.players):
        if t.game.fate[seat] == NOTHING:
            t.game.fate[seat] = FOUNDER + seat
    t.in_act(act, 3)
    t.call(SetUpLaterAct())
    while t.is_chance() and not isinstance(t.game.ask, Roll):
        t.answer(t.game.sample())
    t.answer((face,))
    return t


@pytest.mark.parametrize(("act", "values"), [(2, [(4, 2), (3, 2), (5, 3)]), (3, [(4, 2), (6, 3), (5, 3)])])
def test_s23_a_power_stays_and_the_lowest_markers_show_their_high_side(act: int, values: list[tuple[int, int]]) -> None:
    """str.winner: Power is kept across the acts."""
    t = campaign()
    t.game.power[:3] = [3, -2, 5]
    t.game.marker_side = [1, 1, 1]
    later(t, act)
    sides = t.game.marker_side
    assert [(MARKER_FIRST[sides[m]][m], MARKER_SECOND[sides[m]][m]) for m in range(MARKERS)] == values
    assert t.power() == [3, -2, 5]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_s23_b_the_court_is_dealt_anew_and_the_council_is_in_session(players: int) -> None:
    t = campaign(players)
    t.game.council = DECIDED
    t.game.court_deck, t.game.court_open = t.game.court[1:] + t.game.court_deck, [1] * 15
    t.game.court = []
    later(t)
    assert (t.game.council, t.game.court[0]) == (IN_SESSION, THE_COUNCIL)
    assert len(t.game.court) == 1 + COURT_ROW[players]
    assert sorted(t.game.court[1:] + t.game.court_deck) == list(range(FIRST_CC, THE_COUNCIL))
    assert not any(t.game.court_open), "nobody knows the order any more"


def test_s23_b_a_short_deck_leaves_places_empty_o_01() -> None:
    t = campaign()
    t.game.court_deck, t.game.court_open, t.game.court = [FIRST_CC], [1], []
    later(t)
    assert t.game.court == [THE_COUNCIL, FIRST_CC, NOTHING, NOTHING, NOTHING]


def test_s23_c_a_damaged_blight_at_each_gate_with_neither_blight_nor_ships() -> None:
    t = campaign().blight(gate(1), 1).ships(RED, gate(2), 1).imperial(gate(3), 0, 1)
    later(t)
    assert [t.damaged(BLIGHT, gate(n)) for n in range(1, 7)] == [0, 0, 0, 1, 1, 1]
    assert t.fresh(BLIGHT, gate(1)) == 1


def test_s23_d_blight_comes_to_the_rolled_planets_and_spreads_where_it_is_already() -> None:
    t = campaign().blight(crescent(2), 1).blight(arrow(2), 0, 1).ships(RED, crescent(3), 2).ships(RED, gate(2), 1)
    later(t, face=SYMBOL_FACES[CRESCENT])
    assert not has_blight(t.game, gate(2)), "a gate is no planet"
    assert [t.damaged(BLIGHT, crescent(n)) for n in (1, 3, 4, 5, 6)] == [1] * 5, "ships do not keep it away"
    assert (t.fresh(BLIGHT, crescent(2)), t.damaged(BLIGHT, crescent(2))) == (1, 0)
    assert t.damaged(BLIGHT, hexa(2)) == 1, "the planet of the cluster that had none"
    assert t.damaged(BLIGHT, arrow(2)) == 1, "this one had some"
    assert t.damaged(BLIGHT, arrow(1)) == 0


def test_s23_d_either_happening_of_the_event_die_shows_the_same_symbol() -> None:
    t = later(campaign(), face=SYMBOL_FACES[HEX] + SYMBOLS)
    assert [has_blight(t.game, hexa(n)) for n in range(1, 7)] == [True] * 6


def test_s23_e_two_resources_two_players_tokens_of_two_rolled_clusters_lie_on_the_boxes() -> None:
    t = later(campaign(2))
    t.answer((0,), (3,))
    assert sum(t.game.boxed) == 6
    assert [t.game.boxed[r] for r in (MATERIAL, FUEL, WEAPON, RELIC, PSIONIC)] == [2, 2, 1, 1, 0]


def test_s23_e_the_same_cluster_twice_is_rolled_again_c_06() -> None:
    t = later(campaign(2))
    t.answer((0,), (0,), (0,))
    assert t.game.boxed == [0] * RESOURCES
    t.answer((3,))
    assert [t.game.boxed[r] for r in (MATERIAL, FUEL, WEAPON, RELIC, PSIONIC)] == [2, 2, 1, 1, 0]


def test_s23_e_as_far_as_the_supply_lasts() -> None:
    t = campaign(2)
    t.game.supply[FUEL] = 1
    later(t)
    t.answer((0,), (3,))
    assert (t.game.boxed[FUEL], t.game.supply[FUEL]) == (1, 0)


def test_s23_f_tokens_may_be_rearranged_in_turn_order_by_whoever_has_some() -> None:
    t = campaign().tokens(RED, FUEL).tokens(GOLD, RELIC)
    t.game.initiative = GOLD
    later(t)
    assert (t.asked(), t.seat()) == ("Tidy.wish", GOLD)
    t.answer(1)
    assert t.choices("pick") == [RELIC, 5]
    t.answer(5)
    assert t.slots(GOLD)[:2] == [NOTHING, RELIC]
    assert (t.asked(), t.seat()) == ("Tidy.wish", RED)


@pytest.mark.usefixtures("toys")
def test_s23_f_fates_are_set_up_in_turn_order_once_the_row_is_dealt(monkeypatch: pytest.MonkeyPatch) -> None:
    """What they put on top of the Court deck is drawn first when the Court is filled."""
    seen: list[tuple[int, int, int]] = []

    def set_up(self: Fate, game: Reach, owner: int, act: int) -> None:
        seen.append((owner, act, len([card for card in game.court if card != NOTHING])))

    monkeypatch.setattr(Toy, "set_up", set_up)
    t = campaign().fate(RED, Toy).fate(BLUE, FinalToy, 0).fate(GOLD, SecondFinalToy, 0)
    t.game.initiative = BLUE
    t.game.court = []
    later(t)
    assert seen == [(BLUE, 2, 5), (GOLD, 2, 5), (RED, 2, 5)]


def test_s23_g_in_act_iii_only_fates_of_the_last_tier_have_an_objective() -> None:
    t = campaign()
    t.game.fate[:3] = [STEWARD, PATHFINDER, OVERLORD]
    t.game.objective[:3] = [4, 4, 4]
    later(t, 3)
    assert t.asked() == "PickPolicy.policy"
    while t.game.ask is not None:
        t.answer(t.choices()[0])
    assert t.game.objective[:3] == [0, 0, 20]


def test_s23_g_in_act_ii_everybody_has_an_objective_with_the_number_of_that_act() -> None:
    t = campaign()
    t.game.fate[:3] = [STEWARD, PATHFINDER, PARTISAN]
    t.game.objective[:3] = [0, 3, 0]
    later(t, 2)
    t.game.settle()
    while t.game.ask is not None:
        t.answer(t.choices()[0])
        t.game.settle()
    assert t.game.objective[:3] == [22, 8, 14], "17, none and 11 in act I"


def test_s23_h_chapter_1_again() -> None:
    assert later(campaign()).game.chapter == 1


def test_place_start_with_no_cities_left_offers_starports_only() -> None:
    t = campaign().imperial(arrow(1), 1).cities_off_board(RED, 5)
    t.call(PlaceStart(RED))
    assert t.building_at(arrow(1)) == building(RED, STARPORT, FRESH)
