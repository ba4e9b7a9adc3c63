"""A table for tests: positions and play in the words of the rules.

``t = Table(4); t.troop(RED, "S-LEG-6"); t.act(RED, HIT, HIT).attack_ark(hits=2)``
"""

from __future__ import annotations

from typing import Final

from starboard.core.ask import CHANCE, DONE, Answer, Ask, Roll
from starboard.core.state import NOBODY, NOTHING, Line
from starboard.games.arche import ids
from starboard.games.arche.action_phase import ActionPhase
from starboard.games.arche.cards import CARDS
from starboard.games.arche.codes import ATTACK_ARK, attack_base, buy, slot_at, use
from starboard.games.arche.dice_phase import DicePhase
from starboard.games.arche.queries import price
from starboard.games.arche.state import Arche
from starboard.games.arche.title import TITLE
from starboard.games.arche.turn import EffectPhase, Turn
from starboard.games.arche.verbs import refresh

RED, BLUE, GREEN, GOLD = 0, 1, 2, 3
NEUTRAL: Final = NOBODY
QUIET: Final = ("F-ORD", "F-SHA", "F-NOM", "F-TEC")  # factions without permanent or mandatory effects

CODES: Final = {card.code: number for number, card in enumerate(CARDS)}


def number(code: str) -> int:
    return CODES[code]


def codes(cards: list[int]) -> list[str]:
    return [CARDS[card].code for card in cards]


class Table:
    """A game after setup: quiet factions, RED starts, everybody has 1 resource, the Ark holds a neutral S-WAT-3."""

    def __init__(self, players: int = 2, **options: object) -> None:
        given = {name.replace("_", "-"): value for name, value in options.items()}
        self.setup = TITLE.setup("standard", players, 7, given)
        state = TITLE.new(self.setup)
        assert isinstance(state, Arche)
        self.game = state
        self.log: list[Line] = []
        self.game.log = self.log
        self.finish_setup()
        for seat in range(players):
            self.faction(seat, QUIET[seat])
            self.game.resources[seat] = 1
        self.ark(NEUTRAL, "S-WAT-3", 4)

    def finish_setup(self) -> None:
        """Everybody keeps the first faction card; RED is the start player."""
        while not (isinstance(self.ask, Roll) and self.ask.field == "roll"):
            self.game.play(self.game.sample() if self.ask.seat == CHANCE else self.ask.choices[0])
        self.game.play((RED,))

    # -- laying out -------------------------------------------------------------------------------

    def take(self, code: str) -> int:
        """Lift a card from wherever it lies in the decks or the open fields."""
        card = number(code)
        game = self.game
        for pile in [*game.decks, *game.discards, *game.troops, *game.slots]:
            if card in pile:
                pile.remove(card)
        if card in game.market:
            game.market[game.market.index(card)] = game.decks[CARDS[card].kind].pop()
        return card

    def faction(self, seat: int, code: str) -> Table:
        """Give a faction to a seat; another seat that had it gets this seat's in exchange."""
        game, card = self.game, number(code)
        old = game.faction[seat]
        if card in game.faction:
            game.faction[game.faction.index(card)] = old
        elif card in game.box:
            game.box[game.box.index(card)] = old
        game.faction[seat] = card
        return self.refresh()

    def refresh(self) -> Table:
        for seat in range(self.game.rules.players):
            refresh(self.game, seat)
        return self

    def troop(self, seat: int, *soldiers: str) -> Table:
        """Soldiers of the combat troop from bottom to top."""
        for code in soldiers:
            self.game.troops[seat].append(self.take(code))
        return self.refresh()

    def slot(self, seat: int, place: int, *cards: str) -> Table:
        """Expansion cards on a slot (1 is the first) from bottom to top."""
        for code in cards:
            self.game.slots[self.place(seat, place)].append(self.take(code))
        return self.refresh()

    def place(self, seat: int, place: int) -> int:
        return slot_at(seat, place - 1)

    def ark(self, owner: int, soldier: str, life: int) -> Table:
        game = self.game
        if game.ark_card != NOTHING:
            game.decks[ids.SOLDIER].insert(0, game.ark_card)
        game.ark_card, game.ark_owner, game.ark_life = self.take(soldier), owner, life
        return self.refresh()

    def open(self, *cards: str) -> Table:
        """Lay cards on the open fields of their kind, from the first field on."""
        game = self.game
        filled = [0] * ids.DECKS
        for code in cards:
            card = self.take(code)
            kind = CARDS[card].kind
            field = game.rules.field_kinds.index(kind) + filled[kind]
            filled[kind] += 1
            game.decks[kind].insert(0, game.market[field])
            game.market[field] = card
        return self

    def own(self, seat: int, resources: int = 1, paragon: int = 0, level: int = 1) -> Table:
        game = self.game
        game.resources[seat], game.paragon[seat], game.level[seat] = resources, paragon, level
        return self

    def deck(self, kind: int, *top: str) -> Table:
        """Put cards on top of a deck; the last one named is drawn first."""
        for code in top:
            self.game.decks[kind].append(self.take(code))
        return self

    # -- phases -----------------------------------------------------------------------------------

    def begin(self, seat: int, step: str) -> Turn:
        turn = Turn()
        turn.go_to(step)
        self.game.turn = seat
        self.game.stack = [turn]
        self.game.ask = None
        return turn

    def effect_phase(self, seat: int) -> Table:
        self.begin(seat, "dice_phase")
        self.game.call(EffectPhase())
        return self.run()

    def dice_phase(self, seat: int) -> Table:
        self.begin(seat, "action_phase")
        self.game.call(DicePhase())
        return self.run()

    def act(self, seat: int, *dice: int) -> Table:
        """The action phase of a seat with these faces in the action pool. (Without anything to do it ends itself.)"""
        self.begin(seat, "control_ark")
        for face in dice:
            self.game.action[face] += 1
            self.game.supply[ids.DIE_OF[face]] -= 1
        self.game.call(ActionPhase())
        return self.run()

    def run(self) -> Table:
        self.game.run()
        return self

    # -- asking and answering ---------------------------------------------------------------------

    @property
    def ask(self) -> Ask:
        assert self.game.ask is not None, "the game is over"
        return self.game.ask

    @property
    def asked(self) -> str:
        """Which question is open, such as ``ActionPhase.action``."""
        return f"{type(self.game.stack[-1]).__name__}.{self.ask.field}"

    @property
    def choices(self) -> list[int]:
        return self.ask.choices

    def choose(self, answer: Answer) -> Table:
        self.game.answer(answer)
        return self

    def done(self) -> Table:
        return self.choose(DONE)

    def card(self, code: str) -> Table:
        return self.choose(number(code))

    def roll(self, *symbols: int) -> Table:
        """Answer a roll of paragon dice with what each shows (0, 1 or 2)."""
        assert isinstance(self.ask, Roll), f"no dice are rolled: {self.ask!r}"
        faces = [ids.SYMBOLS[face] for face in self.game.rules.die_faces[ids.PARAGON]]
        return self.choose(tuple([faces.index(shown) for shown in symbols]))

    def throw(self, *faces: int) -> Table:
        """Answer the roll of the dice pool with faces: resource dice first, then paragon, then attack dice."""
        kinds = [die for die in range(len(ids.DICE)) for _ in range(self.game.pool[die])]
        sides = [self.game.rules.die_faces[die].index(face) for die, face in zip(kinds, faces, strict=True)]
        return self.choose(tuple(sides))

    # -- actions ----------------------------------------------------------------------------------

    def can(self, action: int) -> bool:
        return action in self.choices

    def can_buy(self, code: str) -> bool:
        return self.can(buy(number(code)))

    def can_use(self, code: str) -> bool:
        return self.can(use(number(code)))

    def buy(self, code: str, slot: int = 0) -> Table:
        """Buy an open card; ``slot`` counts from 1 and is needed where there is a choice."""
        self.choose(buy(number(code)))
        if slot:
            self.choose(self.place(self.game.turn, slot))
        return self

    def use(self, code: str) -> Table:
        return self.choose(use(number(code)))

    def attack_ark(self, hits: int = 0, criticals: int = 0) -> Table:
        self.choose(ATTACK_ARK)
        return self.choose_dice(hits, criticals)

    def attack_base(self, rival: int, hits: int = 0, criticals: int = 0) -> Table:
        self.choose(attack_base(rival))
        return self.choose_dice(hits, criticals)

    def choose_dice(self, hits: int, criticals: int) -> Table:
        """Questions with one answer are not asked."""
        if self.game.ask is not None and self.ask.field == "hits":
            self.choose(hits)
        if self.game.ask is not None and self.ask.field == "criticals":
            self.choose(criticals)
        return self

    def end(self) -> Table:
        """End the action phase."""
        return self.done()

    # -- looking ----------------------------------------------------------------------------------

    def price(self, seat: int, code: str) -> int:
        return price(self.game, seat, number(code))

    def active_soldier(self, seat: int) -> str:
        return CARDS[self.game.troops[seat][-1]].code

    def stack(self, seat: int, place: int) -> list[str]:
        return codes(self.game.slots[self.place(seat, place)])

    def told(self, key: str) -> list[tuple[object, ...]]:
        """What the log says under a key."""
        return [tuple(line.refs) for line in self.log if line.key == key]
