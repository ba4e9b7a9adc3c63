"""A campaign is saved and loaded where it is least at rest: the position is the same, and goes on the same way."""

from __future__ import annotations

from arcs.campaign.reach import *
from arcs.campaign.toys import *
from starboard.core import codec
from starboard.core.chance import Stream
from starboard.games.arcs.actions.battle import Battle
from starboard.games.arcs.campaign.council import CouncilDecides
from starboard.games.arcs.campaign.negotiations import PROPOSE
from starboard.games.arcs.campaign.summit import Summit
from starboard.games.arcs.title import TITLE

ANSWERS = 40


class Shelter(Toy):
    """Blight defends whoever it stands beside."""

    def joins_defence(self, game: Arcs, owner: int, system: int) -> tuple[int, ...]:
        return (BLIGHT,)


def check_save(t: ReachTable) -> None:
    """The loaded position is the saved one, asks the same, and both go the same way under the same answers."""
    game = t.game
    again = codec.load(TITLE, TITLE.setup("campaign", game.players, 1), codec.dump(game))
    assert codec.digest(again) == codec.digest(game)
    stream = Stream(7)
    for _ in range(ANSWERS):
        if game.ask is None:
            break
        assert again.ask is not None
        assert (again.ask.seat, again.ask.field) == (game.ask.seat, game.ask.field)
        answer = game.sample() if game.ask.seat == CHANCE else game.ask.sample(stream)
        game.play(answer)
        again.play(answer)
        assert codec.digest(again) == codec.digest(game)


def test_in_the_middle_of_a_deal() -> None:
    t = campaign(3).favors(RED, BLUE, 2).call(Summit(RED))
    t.answer(DONE).answer(PROPOSE)
    assert t.asked() == "Deal.pair"
    check_save(t)


def test_in_the_middle_of_a_council() -> None:
    t = campaign(3).outlaw(RED).first_regent(BLUE).trust(RELIC, FUEL).call(CouncilDecides(RED)).answer(0)
    assert t.asked() == "CouncilDecides.token"
    check_save(t)


def test_in_a_battle_with_three_owners_on_a_side(toys: None) -> None:
    stand_in(Shelter())
    t = campaign(2).outlaw(BLUE).ships(RED, gate(2), 2).imperial(gate(2), 1).blight(gate(2), 1).ships(BLUE, gate(2), 6)
    t.fate(RED, Shelter).attack(BLUE).answer(RED).answer(3)
    battle = t.game.stack[-1]
    assert isinstance(battle, Battle)
    assert (battle.defender, sorted(battle.guards)) == (RED, sorted([EMPIRE, BLIGHT]))
    check_save(t)
