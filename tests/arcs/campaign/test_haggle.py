"""How bots negotiate: they agree to what helps them, propose what helps both, and leave it at that."""

from __future__ import annotations

from arcs.campaign.reach import *
from starboard.games.arcs.campaign import haggle
from starboard.games.arcs.campaign.codes import article, article_giver, article_taker
from starboard.games.arcs.campaign.deals import after, is_possible
from starboard.games.arcs.campaign.haggle import GAIN, answer, best_deal, gains_by
from starboard.games.arcs.campaign.negotiations import AGREE, REFUSE, Deal, Negotiations
from starboard.games.arcs.campaign.summit import Summit

PROMISE, RESOURCE = 0, 1


def asked_for_consent(t: ReachTable, *articles: int) -> int:
    """What Blue, asked by Red, says to a deal."""
    deal = Deal(0, RED)
    deal.articles, deal.waiting = articles, (BLUE,)
    deal.go_to("ask_consent")
    t.game.stack = [Negotiations(RED, (4, 4, 4, 4)), deal]
    t.game.run()
    assert t.game.ask is not None
    found = answer(t.game, t.game.ask)
    assert found is not None
    return found


def test_a_bot_takes_a_gift_and_keeps_its_own() -> None:
    t = campaign(3).tokens(RED, RELIC, RELIC)
    assert asked_for_consent(t, article(RESOURCE, RED, BLUE, 0)) == AGREE
    t = campaign(3).tokens(BLUE, RELIC, RELIC)
    assert asked_for_consent(t, article(RESOURCE, BLUE, RED, 0)) == REFUSE


def test_a_bot_proposes_only_what_helps_both() -> None:
    deals = 0
    for seed in range(8):
        game = started("campaign", 3, seed)
        game.wander(Stream(seed), 120)
        assert isinstance(game, Reach)
        for seat in range(3):
            plan = best_deal(game, seat)
            if not plan:
                continue
            deals += 1
            for number, code in enumerate(plan):
                assert is_possible(after(game, plan[:number]), code)
            sides = [article_giver(plan[0]), article_taker(plan[0])]
            assert min(gains_by(game, plan, sides)) > GAIN
    assert deals


def test_bots_end_a_summit_and_close_what_they_propose() -> None:
    closed = 0
    for seed in range(6):
        game = started("campaign", 3, seed)
        game.wander(Stream(seed), 120)
        assert isinstance(game, Reach)
        game.log = []
        game.stack = [Negotiations(0, (4, 4, 4, 4))]
        game.run()
        while game.ask is not None:
            said = answer(game, game.ask)
            game.answer(game.ask.choices[0] if said is None else said)
        closed += len([line for line in game.log if line.key == "deal_closed"])
    assert closed


def test_eager_players_close_deals() -> None:
    closed = 0
    stream = Stream(7)
    for seed in range(10):
        game = started("campaign", 3, seed)
        game.wander(Stream(seed), 120)
        assert isinstance(game, Reach)
        game.log = []
        game.stack = [Summit(0)]
        game.run()
        while game.ask is not None:
            said = haggle.eager_answer(game, game.ask, stream)
            game.answer(
                DONE if said is None and DONE in game.ask.choices else game.ask.choices[0] if said is None else said
            )
        closed += len([line for line in game.log if line.key == "deal_closed"])
    assert closed >= 5


def test_bots_do_not_swap_promises() -> None:
    """What a Favor brings its holder it costs whoever owes it; each swap would only use up agents."""
    t = campaign(3)
    both = article(PROMISE, RED, BLUE, 0), article(PROMISE, BLUE, RED, 0)
    assert asked_for_consent(t, *both) == REFUSE
    assert best_deal(campaign(3).game, RED) == ()
