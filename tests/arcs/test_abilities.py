"""What counts as a use of an ability in the table of ``starboard check --table``."""

from __future__ import annotations

from arcs.prelude import *
from starboard.games.arcs.abilities import abilities, name, used_by, used_in


def test_abilities_of_all_cards_of_the_pools_are_listed() -> None:
    listed = abilities(started("leaders", 2, 1))
    for card in range(FIRST_LEADER, CARDS):
        assert [number for other, number in listed if other == card] == list(range(len(DECK.cards[card].abilities)))
    small = {card for card, _ in abilities(started("leaders", 2, 1, pools="base"))}
    assert Elder.printed in small
    assert EmpathsVision.printed not in small
    assert max([card for card, _ in abilities(started("base", 2, 1))]) < FIRST_LEADER


def test_abilities_are_named_by_card_and_ability() -> None:
    assert name((Elder.printed, 1)).en == "Elder, Just"
    assert name((Elder.printed, 1)).de == "Ältester, Gerecht"
    assert name((MassUprising.printed, 0)).en == "Mass Uprising"


def test_silent_abilities_exist_and_name_questions_that_exist() -> None:
    for card in DECK.cards:
        for number, questions in card.silent:
            assert number < len(card.abilities)
            for question in questions:
                assert question in TITLE.texts, f"{type(card).__name__} is silent at {question}, which nobody asks"


def test_the_log_tells_of_abilities_rolls_and_vox_cards() -> None:
    assert used_in(Line("ability", (0, Elder.printed, ability(Elder.printed, 1)))) == [(Elder.printed, 1)]
    assert used_in(Line("roll_again", (0, EmpathsVision.printed, 2))) == [(EmpathsVision.printed, 1)]
    assert used_in(Line("secure", (0, MassUprising.printed))) == [(MassUprising.printed, 0)]
    assert used_in(Line("secure", (0, MiningInterest.printed))) == []
    assert used_in(Line("gain", (0, FUEL))) == []


def test_offers_of_guild_cards_count_when_they_are_chosen() -> None:
    game = started("base", 2, 1)
    while game.ask is not None and game.ask.field != "action":
        game.play(game.sample() if game.ask.seat < 0 else game.ask.choices[-1])
    assert used_by(game, offer(MiningInterest.printed, 1)) == [(MiningInterest.printed, 1)]
    assert used_by(game, BATTLE) == []


def test_a_silent_ability_counts_where_it_changes_what_may_be_chosen() -> None:
    """Rebel must add two dice to those of its ships, so the pools differ; nobody else's do."""
    found = {True: 0, False: 0}
    for cards in ("LEAD05 L01 LEAD01 L02", "LEAD03 L01 LEAD01 L02"):
        game = started("leaders", 2, 1, cards=cards)
        for _ in range(2000):
            if game.ask is None:
                break
            answer = game.sample()
            if game.ask.seat >= 0:
                answer = BATTLE if BATTLE in game.ask.choices else answer
                found["LEAD05" in cards] += used_by(game, answer).count((Rebel.printed, 0))
            game.play(answer)
    assert found[True] > 0
    assert found[False] == 0


def test_in_the_campaign_every_card_of_every_fate_could_be_used() -> None:
    listed = {card for card, _ in abilities(started("campaign", 2, 1))}
    assert {85, 126, 368} <= listed, "a card of the Court, the Steward's and the Guardian's"
    assert FIRST_LEADER not in listed
