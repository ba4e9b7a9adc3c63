"""How often each ability of leaders and lore was used in random games of Arcs.

    python bench/arcs_abilities.py --games 1000 --players 2 3 4

Most abilities say in the log that they did something. Those that only change what may be chosen are counted where
an open question has other choices than it would have without the card.
"""

from __future__ import annotations

import argparse
from typing import Final

from starboard.core.ask import CHANCE, DONE, Answer, Ask
from starboard.core.chance import Stream, derive
from starboard.core.game import MAX_SEED
from starboard.core.state import Line
from starboard.games.arcs.actions.battle import Battle
from starboard.games.arcs.cards.card import DECK
from starboard.games.arcs.cards.leaders import Demagogue, Rebel, Upstart
from starboard.games.arcs.cards.leaders_pack import Anarchist, Corsair
from starboard.games.arcs.cards.lore import AncientHoldings, GateStations, HiddenHarbors
from starboard.games.arcs.cards.lore_ambitions import (
    CLEARING,
    EmpathsBond,
    KeepersSolidarity,
    KeepersTrust,
    WarlordsCruelty,
)
from starboard.games.arcs.cards.lore_pack import RaiderExosuits
from starboard.games.arcs.ids import BATTLE, CARDS, FIRST_LEADER, INFLUENCE, NOBODY, OFFER, TAX, is_gate
from starboard.games.arcs.queries import stealable_cards, stealable_tokens
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.title import TITLE

Ability = tuple[int, int]  # card, number

DICE: Final = ("Battle.assault",)
LOOT: Final = ("Raid.loot", "Steal.loot", "Battle.raiders")
TAXING: Final = ("Tax.place", "Turn.action", "TokenAction.action")
SECURING: Final = ("Secure.slot", "Turn.action", "TokenAction.action")
SILENT: Final[dict[Ability, tuple[str, ...]]] = {
    (Upstart.id, 1): TAXING,
    (Rebel.id, 0): DICE,
    (Rebel.id, 1): ("Move.fresh", "Move.damaged"),
    (Demagogue.id, 1): SECURING,
    (Corsair.id, 1): DICE,
    (Anarchist.id, 2): TAXING,
    (HiddenHarbors.id, 1): DICE,
    (AncientHoldings.id, 0): ("Store.slot",),
    (RaiderExosuits.id, 0): DICE,
    (EmpathsBond.id, 1): ("Build.place", "Build.piece", "Move.end"),
    (KeepersTrust.id, 1): LOOT,
    (KeepersSolidarity.id, 0): LOOT,
    (WarlordsCruelty.id, 1): TAXING,
}


class Counter:
    def __init__(self) -> None:
        self.games: dict[int, int] = {}  # how often a card was in play
        self.uses: dict[Ability, int] = {}

    def count(self, ability: Ability) -> None:
        self.uses[ability] = self.uses.get(ability, 0) + 1

    def read(self, line: Line) -> None:
        if line.key == "ability":
            _, card, ability = line.refs
            assert isinstance(card, int)
            assert isinstance(ability, int)
            self.count((card, ability - DECK.first_ability[card]))
        elif line.key == "roll_again" and isinstance(line.refs[1], int) and line.refs[1] >= FIRST_LEADER:
            self.count((line.refs[1], len(DECK.cards[line.refs[1]].offers)))
        elif line.key == "tax" and isinstance(line.refs[1], int) and is_gate(line.refs[1]):
            self.count((GateStations.id, 1))

    def compare(self, game: Arcs) -> None:
        """Abilities that only change the choices of the open question."""
        assert game.ask is not None
        name = f"{type(game.stack[-1]).__name__}.{game.ask.field}"
        for ability, questions in SILENT.items():
            if name in questions and game.holder[ability[0]] != NOBODY:
                without = game.copy()
                assert isinstance(without, Arcs)
                without.holder[ability[0]] = NOBODY
                without.derive()
                without.ask_again()
                if choices(without) != choices(game):
                    self.count(ability)


def choices(game: Arcs) -> object:
    """What may be chosen; before a roll all pools that may be rolled and all that could be raided."""
    top = game.stack[-1]
    if isinstance(top, Battle):
        loot = stealable_tokens(game, top.defender, top.attacker) + stealable_cards(game, top.defender, top.attacker)
        return top.legal_pools(game), loot
    return game.ask.choices if game.ask is not None else []


def pick(ask: Ask, stream: Stream, eager: bool) -> Answer:
    """At random; an eager player gets somewhere: see below."""
    if not eager:
        return ask.sample(stream)
    if ask.field == "raiders":
        return ask.choices[-1]  # likes to raid
    if ask.field in ("assault", "skirmish") and stream.below(2):
        return ask.choices[0]
    if ask.field == "action" and stream.below(2):
        for wish in (BATTLE, INFLUENCE, TAX):  # likes to fight, then to scheme
            if wish in ask.choices and stream.below(2):
                return wish
    if ask.choices[0] == DONE and stream.below(10) > (5 if ask.field == "spending" else 0):
        # Seldom leaves out what could be done, keeps some tokens and nearly all lore.
        choices = [choice for choice in ask.choices[1:] if not clears_outrage(choice) or stream.below(100) == 0]
        return choices[stream.below(len(choices))] if choices else DONE
    return ask.choices[0] if ask.field == "spending" else ask.sample(stream)


def clears_outrage(choice: int) -> bool:
    card, number = divmod(choice - OFFER, 8)
    return (
        0 <= card < CARDS
        and number < len(DECK.cards[card].abilities)
        and DECK.cards[card].abilities[number] is CLEARING
    )


def play(counter: Counter, players: int, seed: int, options: dict[str, object], eager: bool) -> None:
    game = TITLE.new(TITLE.setup("leaders", players, seed, options))
    assert isinstance(game, Arcs)
    log: list[Line] = []
    game.log = log
    stream = Stream(derive(seed, "abilities"))
    met = [False] * CARDS
    while game.ask is not None:
        if game.ask.seat == CHANCE:
            game.play(game.sample())
        else:
            counter.compare(game)
            game.play(pick(game.ask, stream, eager))
        for card in range(FIRST_LEADER, CARDS):
            met[card] = met[card] or game.holder[card] != NOBODY
    for line in log:
        counter.read(line)
    for card in range(FIRST_LEADER, CARDS):
        counter.games[card] = counter.games.get(card, 0) + met[card]


def show(counters: dict[int, Counter]) -> int:
    """The table; returns how many abilities were never used."""
    never = 0
    print(f"{'':34}" + "".join([f"{f'{players} players':>20}" for players in counters]))
    for card in range(FIRST_LEADER, CARDS):
        for number, name in enumerate(DECK.cards[card].abilities):
            title = f"{DECK.cards[card].code:7}{DECK.cards[card].name.en}, {name.en}"
            cells = []
            for counter in counters.values():
                uses, games = counter.uses.get((card, number), 0), counter.games[card]
                never += uses == 0
                cells.append(f"{uses if uses else 'NEVER':>9} in {games:>4} g.")
            print(f"{title:44}" + " ".join([f"{cell:>20}" for cell in cells]))
    return never


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--lore", type=int, default=1)
    parser.add_argument("--pools", default="both")
    parser.add_argument("--plain", action="store_true", help="purely random answers, as `starboard check` gives")
    given = parser.parse_args()
    options: dict[str, object] = {"lore": given.lore, "pools": given.pools}
    counters = {players: Counter() for players in given.players}
    for players, counter in counters.items():
        for number in range(given.games):
            seed = derive(given.seed, "game", number) & MAX_SEED
            play(counter, players, seed, options, not given.plain)
    never = show(counters)
    print(f"{given.games} games each; {never} abilities never used")


if __name__ == "__main__":
    main()
