"""Why something is not among the choices: a rule for everything that a seat could expect."""

from __future__ import annotations

import pytest

from arcs.prelude import *
from starboard.core.codec import digest
from starboard.core.text import EN, LANGUAGES, Nouns, render


def source(t: Table, what: str) -> str:
    return refused(t)[what][1]


# -- standard actions ----------------------------------------------------------------------------------


def test_tax_without_a_city_in_reach() -> None:
    """TAX-01"""
    t = table().ships(RED, hexa(2), 1).ships(BLUE, hexa(2), 1).city(BLUE, hexa(2)).turn(RED, ADMIN).to_pips()
    assert source(t, "Tax") == "TAX-01"


def test_tax_once_each_city_was_taxed() -> None:
    """TAX-02"""
    t = table().city(RED, arrow(3)).turn(RED, ADMIN).to_pips()
    assert "Tax" not in refused(t)
    t.answer(TAX, 0)
    assert source(t, "Tax") == "TAX-02"


def test_influence_without_an_agent() -> None:
    t = table().agents(RED, 0, 10).ships(RED, gate(2), 1).turn(RED, MOVING).to_pips()
    assert t.left(RED, AGENT) == 0
    assert source(t, "Influence") == "INFLUENCE-01"


def test_repair_without_damage_and_battle_without_a_weapon() -> None:
    t = table().ships(RED, gate(2), 1).ships(BLUE, gate(2), 1).turn(RED, ADMIN).to_pips()
    assert source(t, "Repair") == "REPAIR-01"
    assert source(t, "Battle") == "PRELUDE-05"


def test_battle_without_a_rival() -> None:
    t = table().ships(RED, gate(2), 1).ships(BLUE, gate(3), 1).turn(RED, ATTACK).to_pips()
    assert source(t, "Battle") == "BATTLE-01"


def test_secure_without_a_majority() -> None:
    t = table().ships(RED, gate(2), 1).agents(RED, 0, 1).agents(BLUE, 0, 1).turn(RED, ATTACK).to_pips()
    assert source(t, "Secure") == "SECURE-01"


def test_move_without_a_ship() -> None:
    t = table().starport(RED, arrow(3)).turn(RED, MOVING).to_pips()
    assert source(t, "Move") == "MOVE-01"


def test_build_says_it_piece_by_piece() -> None:
    t = table().tokens(RED, FUEL).ships(RED, gate(2), 0, 1).turn(RED, BUILDING).to_pips()
    words = refused(t)
    assert words["Build: ship"] == ("You have no starport.", "p. 12")
    assert words["Build: city"][1] == words["Build: starport"][1] == "BUILD-01"


def test_build_a_ship_with_used_starports() -> None:
    """BUILD-03"""
    t = table().starport(RED, arrow(3)).ships(RED, hexa(2), 1).build().answer(0)
    t.answer(BUILD)
    assert t.asked() == "Build.piece"
    assert t.choices() == [CITY, STARPORT]
    assert refused(t) == {"Build: ship": ("Each of your starports has built this turn.", "BUILD-03")}


def test_build_a_city_without_any_left() -> None:
    t = table().starport(RED, arrow(3)).ships(RED, hexa(2), 1).cities_off_board(RED, 5).build()
    assert source(t, "Build: city") == "FINE-02"


def test_raid_dice_against_a_defender_with_a_building_elsewhere() -> None:
    """BATTLE-03"""
    t = table().ships(RED, gate(2), 2).ships(BLUE, gate(2), 1).city(BLUE, hexa(2)).attack()
    assert source(t, "Raid dice") == "BATTLE-03"


# -- before any action ---------------------------------------------------------------------------------


def test_a_leader_is_told_what_the_card_names() -> None:
    """p. 9, ROUND-07"""
    t = table().hand(RED, ADMIN).turn(RED, ATTACK)
    assert refused(t)["Declare another ambition"] == ("This card names Tyrant only.", "p. 9")
    assert source(t, "Seize the initiative") == "ROUND-07"


def test_a_one_names_no_ambition() -> None:
    t = table(4).ships(RED, gate(2), 1).turn(RED, aggro(1))
    assert t.asked() == "Turn.action"  # the stage before answered itself; the person wonders all the same
    assert source(t, "Declare an ambition") == "p. 9"


def test_all_markers_are_placed() -> None:
    """ROUND-11"""
    t = table().ships(RED, gate(2), 1).marker(TYCOON, 0).marker(TYRANT, 1).marker(TYRANT, 2).turn(RED, ATTACK)
    assert source(t, "Declare an ambition") == "ROUND-11"


def test_a_lead_card_declares_once() -> None:
    """ROUND-11"""
    t = table().ships(RED, gate(2), 1).turn(RED, ATTACK).answer(TYRANT)
    assert refused(t)["Declare an ambition"] == ("The lead card has declared one already.", "ROUND-11")


def test_a_follower_neither_declares_nor_seizes_twice() -> None:
    t = table().hand(BLUE, ADMIN).ships(BLUE, gate(2), 1)
    t.game.seized, t.game.initiative = 1, GOLD
    t.turn(BLUE, MOVING, PIVOT, lead=ATTACK)
    assert source(t, "Declare an ambition") == "ROUND-11"
    assert refused(t)["Seize the initiative"] == ("It was seized this round already.", "ROUND-07")


def test_a_follower_without_cards_cannot_seize() -> None:
    t = table().ships(BLUE, gate(2), 1).turn(BLUE, MOVING, PIVOT, lead=ATTACK)
    assert refused(t)["Seize the initiative"] == ("You have no hand card left for it.", "ROUND-07")


def test_a_card_says_why_it_does_not_declare() -> None:
    """bc25"""
    what = "Declare an ambition with Galactic Bards"
    t = table(4).give(BLUE, GalacticBards).ships(BLUE, gate(2), 1).turn(BLUE, MOVING, COPY, lead=ATTACK)
    assert refused(t)[what] == ("Not when you copy.", "bc25")
    t = table(4).give(BLUE, GalacticBards).ships(BLUE, gate(2), 1)
    t.game.declared = 1
    t.turn(BLUE, MOVING, PIVOT, lead=ATTACK)
    assert refused(t)[what] == ("One was declared this round already.", "bc25")


# -- Prelude ----------------------------------------------------------------------------------------------


def test_an_outraged_token_has_no_action() -> None:
    """PRELUDE-04; a Loyal card lifts it."""
    t = table().tokens(RED, MATERIAL).outrage(RED, MATERIAL).turn(RED, ATTACK).to_prelude()
    assert source(t, "The action of Material") == "PRELUDE-04"
    t = table().give(RED, LoyalEngineers).tokens(RED, MATERIAL).outrage(RED, MATERIAL).turn(RED, ATTACK).to_prelude()
    assert "The action of Material" not in refused(t)


def test_a_card_secured_in_this_prelude_is_locked() -> None:
    """CC-02"""
    t = table().court(Gatekeepers).tokens(RED, RELIC, FUEL).agents(RED, 0, 1).turn(RED, BUILDING).spend(RED, 0)
    t.answer(SECURE)
    assert source(t, "Gatekeepers – Discard this card: 1 ship into each gate") == "CC-02"


def test_cards_say_why_their_prelude_is_closed() -> None:
    t = table().give(RED, AdminUnion, LatticeSpies, RelicFence).tokens(RED, FUEL, FUEL).ships(RED, gate(2), 1)
    t.turn(RED, ATTACK).spend(RED, 0).done()
    words = refused(t)
    assert words["Admin Union – Put this card beside a played action card"][1] == "bc04"
    assert words["Lattice Spies – Discard this card: seize the initiative"][1] == "bc16"
    assert "Relic Fence – Discard 1 token: gain 1 Relic" not in words
    t.use(RelicFence).answer(1)
    assert refused(t)["Relic Fence – Discard 1 token: gain 1 Relic"] == ("Used already this turn.", "bc24")


# -- special actions -------------------------------------------------------------------------------------------


def test_cards_say_why_their_action_is_closed() -> None:
    t = table().give(RED, MiningInterest, PrisonWardens).supply(MATERIAL, 0).ships(RED, hexa(2), 1)
    t.turn(RED, BUILDING).to_pips()
    words = refused(t)
    assert words["Mining Interest – Manufacture: gain 1 Material"] == ("No Material in the supply.", "PRELUDE-12")
    assert words["Prison Wardens – Pressgang: captives for tokens"] == ("You have no captives.", "bc12")
    replaced = words["Prison Wardens – Execute: captives to trophies"]
    assert replaced == ("Replaces Influence, which this card does not give.", "PRELUDE-07")


def test_trade_and_abduct_say_what_is_missing() -> None:
    t = table().give(RED, ElderBroker, CourtEnforcers).ships(RED, gate(2), 1).turn(RED, ADMIN).to_pips()
    assert source(t, "Elder Broker – Trade: exchange tokens with a rival") == "bc23"
    t.turn(RED, ATTACK).to_pips()
    assert "(1)" in refused(t)["Court Enforcers – Abduct: capture agents at Court"][0]


def test_a_token_says_what_it_cannot_do() -> None:
    t = table().tokens(RED, MATERIAL).starport(RED, arrow(3)).turn(RED, ATTACK).spend(RED, 0)
    assert t.asked() == "TokenAction.action"
    assert REPAIR not in t.choices()
    assert refused(t) == {"Repair": ("Nothing of yours is damaged.", "REPAIR-01")}


# -- the round ------------------------------------------------------------------------------------------------------


def test_following_says_why_not_to_surpass_pivot_or_pass() -> None:
    """ROUND-03, ROUND-05, p. 10"""
    low, high = aggro(2), aggro(5)
    t = table().hand(RED, ATTACK).hand(BLUE, low, high, MOVING).ships(RED, gate(2), 1).round()
    t.answer(ATTACK).to_pips().done()
    words = refused(t)
    assert words["Surpass with Aggression 2"] == ("Not higher than the lead card (3).", "ROUND-05")
    assert "Surpass with Aggression 5" not in words
    assert words["Surpass with Mobilization 3"][1] == words["Pivot with Aggression 5"][1] == "p. 10"
    assert words["Pass"][1] == "ROUND-03"


def test_leading_says_when_the_prelude_comes() -> None:
    t = table().hand(RED, ATTACK).round()
    assert refused(t) == {}
    t = table().hand(RED, ATTACK).tokens(RED, FUEL).round()
    assert source(t, "Spend tokens or use cards") == "ROUND-01, ROUND-04"


# -- in general --------------------------------------------------------------------------------------------------------


def test_only_the_asked_seat_is_told() -> None:
    t = table().ships(RED, gate(2), 1).turn(RED, ATTACK).to_pips()
    assert TITLE.why_not(t.game, BLUE) == []
    assert TITLE.why_not(t.game, RED) != []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_asking_changes_nothing_and_never_contradicts_the_choices(players: int) -> None:
    """Nothing that is refused is among the choices, and the position stays what it is."""
    game = started("base", players, 11)
    stream, nouns = Stream(5), Nouns(TITLE)
    while game.ask is not None:
        if game.ask.seat == CHANCE:
            game.play(game.sample())
            continue
        seat, before = game.ask.seat, digest(game)
        labels = [render(TITLE.label(game, choice), EN, nouns) for choice in game.ask.choices]
        for refusal in TITLE.why_not(game, seat):
            for language in LANGUAGES:
                assert render(refusal.what, language, nouns)
                assert render(refusal.why, language, nouns)
            assert refusal.source
            assert render(refusal.what, EN, nouns) not in labels
        assert digest(game) == before
        game.play(game.ask.sample(stream))


def test_surpassing_with_a_seven_holds_the_initiative() -> None:
    """ROUND-06: the seizure came by itself, so there is nothing left to seize."""
    t = table(4).hand(BLUE, ADMIN).ships(BLUE, gate(2), 1)
    t.turn(BLUE, aggro(7), SURPASS, lead=ATTACK)
    assert refused(t)["Seize the initiative"] == ("You hold the initiative.", "ROUND-07")
