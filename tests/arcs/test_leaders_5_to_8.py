"""Leaders of the base box, LEAD05 to LEAD08. A number after a code is a line of the card's rulings."""

from __future__ import annotations

from arcs.prelude import *


def somewhere() -> Table:
    """A table where Red has a ship on the map."""
    return table().ships(RED, gate(6), 1)


# -- LEAD05 Rebel --------------------------------------------------------------------------------------------------


def test_lead05_committed_adds_two_dice() -> None:
    t = table().give(RED, Rebel).ships(RED, gate(2), 1).ships(BLUE, gate(2), 1).attack()
    assert t.choices("assault") == [0, 1, 2, 3]


def test_lead05_1_between_two_and_ships_plus_two_dice() -> None:
    t = table().give(RED, Rebel).ships(RED, gate(2), 2).ships(BLUE, gate(2), 1).city(BLUE, hexa(3))
    t.attack()
    assert t.choices("assault") == [0, 1, 2, 3, 4]
    assert t.answer(0).choices("skirmish") == [2, 3, 4]


def test_lead05_o_04_caps_can_leave_fewer_dice_than_the_mandatory_ones() -> None:
    """O-04: as many as possible. Six of a type and no raid dice leave at most twelve."""
    t = table().give(RED, Rebel).ships(RED, gate(2), 12).ships(BLUE, gate(2), 1).city(BLUE, hexa(2))
    t.attack()
    assert max(t.choices("assault")) == 6
    assert max(t.answer(6).choices("skirmish")) == 6


def test_lead05_disorganized_moves_two_ships_at_most() -> None:
    t = table().give(RED, Rebel).ships(RED, gate(2), 3, 2).move().answer(gate(3))
    assert t.choices("fresh") == [0, 1, 2]
    t.answer(1)
    assert t.choices("damaged") == [0, 1]


def test_lead05_2_predictive_sensors_two_from_each_system_force_beams_without_limit() -> None:
    t = table().give(BLUE, Rebel, PredictiveSensors).ships(RED, gate(2), 1).ships(BLUE, gate(2), 1)
    t.ships(BLUE, hexa(2), 3).ships(BLUE, gate(3), 4).attack()
    for start in (hexa(2), gate(3)):
        assert t.answer(start).choices("ships") == [1, 2]
        t.answer(2)
    assert t.fresh(BLUE, gate(2)) == 5
    t = table().give(RED, Rebel, ForceBeams).starport(RED, hexa(2)).ships(RED, hexa(2), 4).turn(RED, MOVING).to_pips()
    t.use(ForceBeams).fill(end=gate(2))
    assert t.choices("ships") == [1, 2, 3, 4]


def test_lead05_3_a_catapult_carries_two_ships_at_most() -> None:
    t = table().give(RED, Rebel).starport(RED, hexa(2)).ships(RED, hexa(2), 4).move()
    t.answer(gate(2))
    assert t.choices("fresh") == [1, 2]
    t.answer(2, gate(3))
    assert t.choices("fresh") == [1, 2]


# -- LEAD06 Warrior ------------------------------------------------------------------------------------------------


def warrior() -> Table:
    return table().give(RED, Warrior).ships(RED, gate(2), 2).ships(BLUE, gate(2), 1)


def test_lead06_tactical_moves_after_the_battle() -> None:
    t = copying(warrior(), AGGRESSION).answer(BATTLE).fight(assault=0, skirmish=0)
    assert t.asked() == "MayMove.start"
    t.answer(gate(2)).fill(end=gate(3), fresh=1)
    assert t.fresh(RED, gate(3)) == 1
    assert t.abilities(Warrior) == [0]


def test_lead06_tactical_moves_before_the_battle() -> None:
    t = copying(table().give(RED, Warrior).ships(RED, gate(2), 2).ships(BLUE, gate(3), 1), AGGRESSION)
    assert BATTLE not in t.choices("action")
    t.use(Warrior)
    assert t.asked() == "Move.fresh"  # the only system, and the only neighbour with a rival
    t.answer(2)
    assert t.asked() == "Battle.assault"
    assert t.fight().asked() == ""  # no second move after the battle, and the pip is spent


def test_lead06_tactical_may_be_left_out_and_needs_a_copy_or_pivot() -> None:
    t = copying(warrior(), AGGRESSION).answer(BATTLE).fight().done()
    assert t.asked() == ""
    t = warrior().turn(RED, ATTACK).to_pips()
    assert t.offers() == []
    assert t.answer(BATTLE).fight().asked() == "Turn.action"


def test_lead06_tactical_works_for_a_battle_by_a_spent_weapon() -> None:
    """A Weapon adds battle to the pip of any suit; the pip still is that of a copy."""
    t = warrior().tokens(RED, WEAPON).turn(RED, ATTACK, COPY, admin(4)).spend(RED, 0).to_pips()
    assert t.offers() == [("LEAD06", 0)]
    assert t.answer(BATTLE).fight().asked() == "MayMove.start"


def test_lead06_tactical_is_not_for_what_replaces_battle_or_a_prelude_battle() -> None:
    t = copying(warrior().give(RED, GalacticRifles).ships(BLUE, gate(3), 1), AGGRESSION).use(GalacticRifles)
    assert t.fill(dice=0).asked() == ""
    t = warrior().tokens(RED, PSIONIC).turn(RED, MOVING, COPY, aggro(4)).spend(RED, 0)
    assert t.offers() == []
    assert t.answer(BATTLE).fight().asked() == "Turn.spending" or t.asked() == "Turn.action"


def test_lead06_1_other_ships_may_move_and_catapult() -> None:
    t = copying(warrior().starport(RED, hexa(5)).ships(RED, hexa(5), 1), AGGRESSION).answer(BATTLE).fight()
    t.answer(hexa(5), gate(5), gate(6)).done()
    assert t.fresh(RED, gate(6)) == 1
    assert t.fresh(RED, gate(2)) == 2


def test_lead06_1_a_catapult_before_the_battle_flies_on_until_it_can_fight() -> None:
    t = table().give(RED, Warrior).starport(RED, hexa(2)).ships(RED, hexa(2), 1).ships(BLUE, gate(6), 1)
    t = copying(t, AGGRESSION).use(Warrior)
    assert t.fresh(RED, gate(2)) == 1  # the only way to the rival leads through this gate
    assert t.choices("end") == [gate(3), gate(6)]  # nobody to fight here, so it must go on, either way round
    t.answer(gate(6))
    assert t.fresh(RED, gate(6)) == 1
    assert t.asked() == "Battle.assault"


def test_lead06_2_moving_first_commits_to_a_battle() -> None:
    """Only what leaves a battle possible is offered: the last ship beside the rival cannot leave."""
    t = copying(table().give(RED, Warrior).ships(RED, gate(2), 1).ships(BLUE, gate(2), 1), AGGRESSION)
    assert t.offers() == []
    t = copying(table().give(RED, Warrior).ships(RED, gate(2), 2).ships(BLUE, gate(2), 1), AGGRESSION).use(Warrior)
    t.answer(gate(3))
    assert t.asked() == "Battle.assault"  # one ship had to stay, so one went
    assert (t.fresh(RED, gate(2)), t.fresh(RED, gate(3))) == (1, 1)


def test_lead06_violent_demotes_empath() -> None:
    t = table().give(RED, Warrior).marker(EMPATH).tokens(RED, PSIONIC, PSIONIC).tokens(BLUE, PSIONIC)
    assert t.score().power() == [3, 3, 0]
    t = table().give(RED, Warrior).marker(EMPATH).tokens(RED, PSIONIC).tokens(BLUE, PSIONIC, PSIONIC)
    assert t.score().power() == [0, 5, 0]


# -- LEAD07 Feastbringer -------------------------------------------------------------------------------------------


def test_lead07_charismatic_influences_after_securing() -> None:
    t = table().give(RED, Feastbringer).court(MiningInterest).agents(RED, 0, 1)
    t = copying(t, AGGRESSION).answer(SECURE)
    assert t.asked() == "MayInfluence.court"
    t.answer(1)
    assert t.on_court(1, RED) == 1
    assert t.holds(RED, MiningInterest)


def test_lead07_charismatic_influences_before_securing() -> None:
    t = somewhere().give(RED, Feastbringer).court(MiningInterest).agents(RED, 0, 1).agents(BLUE, 0, 1)
    t.agents(BLUE, 1, 1).agents(BLUE, 2, 1).agents(BLUE, 3, 1)
    t = copying(t, AGGRESSION)
    assert SECURE not in t.choices("action")
    t.use(Feastbringer)
    assert t.holds(RED, MiningInterest)
    assert t.captives_of(RED, BLUE) == 1
    assert t.asked() == ""


def test_lead07_charismatic_needs_a_copy_or_pivot_and_may_be_left_out() -> None:
    t = somewhere().give(RED, Feastbringer).court(MiningInterest).agents(RED, 0, 1).turn(RED, ATTACK).to_pips()
    assert t.offers() == []
    assert t.answer(SECURE).asked() == "Turn.action"
    t = copying(somewhere().give(RED, Feastbringer).court(MiningInterest).agents(RED, 0, 1), AGGRESSION)
    t.answer(SECURE).done()
    assert t.asked() == ""


def test_lead07_1_influence_and_secure_may_concern_different_cards() -> None:
    t = table().give(RED, Feastbringer).court(MiningInterest).agents(RED, 0, 1)
    t = copying(t, AGGRESSION).use(Feastbringer).answer(2).fill(slot=0)
    assert t.holds(RED, MiningInterest)
    assert t.on_court(2, RED) == 1


def test_lead07_2_influencing_first_commits_to_securing() -> None:
    """Only a card that one more agent makes securable is offered."""
    t = table().give(RED, Feastbringer).court(MiningInterest).agents(BLUE, 0, 1).agents(BLUE, 1, 1)
    t.agents(BLUE, 2, 1).agents(BLUE, 3, 1)
    assert copying(t, AGGRESSION).offers() == []
    t = table().give(RED, Feastbringer).court(MiningInterest).agents(BLUE, 0, 1).agents(RED, 0, 1).agents(BLUE, 1, 2)
    t.agents(BLUE, 2, 2)
    t = copying(t, AGGRESSION).use(Feastbringer)
    assert t.choices("court") == [0, 3]


def test_lead07_3_no_guild_card_no_declaration_of_any_kind() -> None:
    t = table().give(RED, Feastbringer).turn(RED, ADMIN)
    assert t.asked() == "Turn.action"
    t = somewhere().give(RED, Feastbringer).court(PopulistDemands).secure(RED, PopulistDemands)
    assert t.asked() == "Turn.action"
    t = table().give(RED, Feastbringer, TycoonsAmbition).marker(TYCOON).turn(RED, ADMIN)
    assert t.asked() == "Turn.action"


def test_lead07_generous_gives_a_guild_card_to_the_weakest_rival() -> None:
    t = table().give(RED, Feastbringer, MiningInterest, ShippingInterest)
    t.game.power[BLUE] = 4
    t.turn(RED, ADMIN).answer(TYRANT)
    assert t.asked() == "GiveGuildCard.gift"
    t.answer(ShippingInterest.printed)
    assert t.holds(GOLD, ShippingInterest)
    assert t.holds(RED, MiningInterest)
    assert TYRANT in t.game.marker_at


def test_lead07_4_of_tied_rivals_the_first_in_turn_order_gets_it() -> None:
    t = table(4).give(RED, Feastbringer, MiningInterest)
    t.game.power[BLUE] = 1
    t.turn(RED, ADMIN).answer(TYRANT)
    assert t.holds(GOLD, MiningInterest)
    t = table(4).give(BLUE, Feastbringer, MiningInterest).turn(BLUE, ADMIN).answer(TYRANT)
    assert t.holds(GOLD, MiningInterest)
    t = table(4).give(GOLD, Feastbringer, MiningInterest).turn(GOLD, ADMIN).answer(TYRANT)
    assert t.holds(WHITE, MiningInterest)


def test_lead07_5_a_card_given_away_no_longer_works_for_that_declaration() -> None:
    keeper = admin(5)
    t = table().give(RED, Feastbringer, SecretOrder).turn(RED, keeper).answer(KEEPER)
    assert t.holds(BLUE, SecretOrder)
    assert t.game.zeroed == 1
    t = table().give(RED, Feastbringer, Farseers).hand(BLUE, MOVING).turn(RED, keeper).answer(KEEPER)
    assert t.holds(BLUE, Farseers)
    assert t.asked() != "LookAndSwap.rival"
    t = table().give(RED, Feastbringer, SecretOrder, MiningInterest).turn(RED, keeper).answer(KEEPER)
    t.answer(MiningInterest.printed)
    assert t.game.zeroed == 0


def test_lead07_5_the_rival_may_use_the_card_in_the_next_prelude() -> None:
    t = table().give(RED, Feastbringer, LatticeSpies).turn(RED, ADMIN).answer(TYRANT).end_turn()
    t.turn(BLUE, MOVING, PIVOT, ADMIN).to_prelude()
    assert t.offers() == [("bc16", 0)]


def test_lead07_6_two_cities_at_setup_open_slots_3_and_4() -> None:
    t = table().give(RED, Feastbringer).city(RED, hexa(2)).city(RED, hexa(3))
    assert open_slots(t.game, RED) == [0, 1, 2, 3]
    assert Feastbringer.pieces.buildings == (CITY, CITY)


# -- LEAD08 Demagogue ----------------------------------------------------------------------------------------------


def test_lead08_bold_puts_one_agent_on_each_of_any_number_of_cards() -> None:
    t = table().give(RED, Demagogue).turn(RED, ADMIN).answer(TYRANT)
    assert t.asked() == "PlaceAgents.court"
    t.answer(1)
    assert t.choices() == [DONE, 0, 2, 3]
    t.answer(3).done()
    assert [t.on_court(slot, RED) for slot in range(4)] == [0, 1, 0, 1]
    assert t.abilities(Demagogue) == [0]


def test_lead08_bold_may_be_left_out_and_comes_with_every_declaration() -> None:
    t = table().give(RED, Demagogue).court(PopulistDemands, MiningInterest).agents(RED, 0, 1)
    t.turn(RED, ATTACK).act(SECURE).fill(ambition=WARLORD)
    assert t.asked() == "PlaceAgents.court"
    assert t.done().left(RED, AGENT) == 10


def test_lead08_paranoid_secures_no_guild_card_with_one_agent() -> None:
    t = somewhere().give(RED, Demagogue).court(MiningInterest).agents(RED, 0, 1).turn(RED, ATTACK).to_pips()
    assert SECURE not in t.choices("action")
    t = table().give(RED, Demagogue).court(MiningInterest).agents(RED, 0, 2).turn(RED, ATTACK).act(SECURE)
    assert t.holds(RED, MiningInterest)


def test_lead08_paranoid_exempts_vox_cards_and_ransacking() -> None:
    t = table().give(RED, Demagogue).court(MassUprising).agents(RED, 0, 1).turn(RED, ATTACK).act(SECURE)
    assert t.asked() == "Uprising.cluster"
    t = table().give(RED, Demagogue).court(MiningInterest).agents(BLUE, 0, 1).agents(RED, 0, 1)
    t.ships(RED, hexa(2), 2).city(BLUE, hexa(2), DAMAGED).attack()
    t.fight(assault=1, faces=(A_TWO_HITS,))
    assert t.holds(RED, MiningInterest)


def test_lead08_1_bold_needs_agents_in_the_supply() -> None:
    t = somewhere().give(RED, Demagogue).captives(BLUE, RED, 9).turn(RED, MOVING).answer(TYRANT, 0)
    assert t.asked() == "Turn.action"
    t = somewhere().give(RED, Demagogue).captives(BLUE, RED, 10).turn(RED, MOVING).answer(TYRANT)
    assert t.asked() == "Turn.action"
