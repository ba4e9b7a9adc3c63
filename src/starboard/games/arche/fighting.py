"""Attacks and what they bring (7.10, 8)."""

from __future__ import annotations

from typing import Optional

from starboard.core.ask import DONE, Ask, Roll
from starboard.core.procedure import Procedure
from starboard.core.state import NOBODY, NOTHING
from starboard.games.arche.ids import (
    BLOCK_RESISTANCE,
    CRITICAL,
    ENTRY_BONUS,
    FOR_CARD,
    FOR_KILL,
    HIT,
    LOOT_BONUS,
    LOOT_GUARD,
    PARAGON,
    SYMBOLS,
)
from starboard.games.arche.queries import (
    active_expansions,
    attackers_of_bases,
    base_resistance,
    power,
    total,
)
from starboard.games.arche.state import Arche
from starboard.games.arche.verbs import (
    destroy_expansion,
    discard,
    gain_paragon,
    leave_ark,
    refresh,
    spend_die,
    take_paragon,
)


class AttackArk(Procedure):
    """The active soldier of the troop attacks the soldier in the Ark (8.1-8.3). It cannot be blocked."""

    steps = ("choose_hits", "choose_criticals", "strike", "enter")
    fields = ("hits", "criticals")

    def __init__(self) -> None:
        super().__init__()
        self.hits = 0
        self.criticals = 0

    def choose_hits(self, game: Arche) -> Ask:
        return ask_hits(game)

    def choose_criticals(self, game: Arche) -> Ask:
        return ask_criticals(game, self.hits)

    def strike(self, game: Arche) -> None:
        seat = game.turn
        soldier = game.troops[seat][-1]
        damage = power(game, seat, soldier, self.hits, self.criticals)
        spend_attack_dice(game, self.hits, self.criticals)
        game.ark_life -= damage
        game.tell("log.attack_ark", (seat, soldier, game.ark_card, damage))
        if game.ark_life > 0:
            game.tell("log.ark_life", (game.ark_card, game.ark_life))
            self.stop()
            return
        leave_ark(game)
        game.call(RollParagon(seat, game.catalog[soldier].paragon, FOR_KILL))

    def enter(self, game: Arche) -> None:
        """Life is resistance plus the number of players, up to the cap (8.3)."""
        seat = game.turn
        soldier = game.troops[seat].pop()
        life = game.catalog[soldier].resistance + game.rules.ark_bonus + total(game, seat, ENTRY_BONUS)
        game.ark_card = soldier
        game.ark_owner = seat
        game.ark_life = min(game.rules.ark_cap, life)
        refresh(game, seat)
        game.tell("log.enter_ark", (seat, soldier, game.ark_life))


class AttackBase(Procedure):
    """A soldier attacks the base of another player (8.4)."""

    steps = (
        "choose_soldier",
        "choose_hits",
        "choose_criticals",
        "choose_tactic",
        "declare",
        "choose_blocker",
        "be_blocked",
        "break_in",
        "loot",
    )
    fields = ("defender", "soldier", "hits", "criticals", "tactical", "power", "blocker")

    def __init__(self, defender: int = NOBODY) -> None:
        super().__init__()
        self.defender = defender
        self.soldier = NOTHING
        self.hits = 0
        self.criticals = 0
        self.tactical = 0
        self.power = 0
        self.blocker = NOTHING

    def choose_soldier(self, game: Arche) -> Ask:
        return Ask(game.turn, "soldier", attackers_of_bases(game, game.turn))

    def choose_hits(self, game: Arche) -> Ask:
        return ask_hits(game)

    def choose_criticals(self, game: Arche) -> Ask:
        return ask_criticals(game, self.hits)

    def choose_tactic(self, game: Arche) -> Optional[Ask]:
        """A tactical attack is announced together with the attack (11.9)."""
        if game.tactical and game.troops[self.defender]:
            return Ask(game.turn, "tactical", [0, 1])
        return None

    def declare(self, game: Arche) -> None:
        """Power is declared before any block; dice cannot be added or taken back (11.8)."""
        seat = game.turn
        self.power = power(game, seat, self.soldier, self.hits, self.criticals)
        spend_attack_dice(game, self.hits, self.criticals)
        game.tactical -= self.tactical
        game.tell("log.attack_base", (seat, self.soldier, self.defender, self.power))
        if self.tactical:
            game.tell("log.tactical", (seat,))

    def choose_blocker(self, game: Arche) -> Optional[Ask]:
        troop = game.troops[self.defender]
        if troop and not self.tactical:
            return Ask(self.defender, "blocker", [DONE, troop[-1]])
        return None

    def be_blocked(self, game: Arche) -> None:
        """The base stays untouched; the blocker dies if the power reaches its resistance (8.4)."""
        if self.blocker == NOTHING:
            return
        resistance = game.catalog[self.blocker].resistance + total(game, self.defender, BLOCK_RESISTANCE)
        game.tell("log.block", (self.defender, self.blocker, resistance))
        self.stop()
        if self.power >= resistance:
            discard(game, game.troops[self.defender].pop())
            refresh(game, self.defender)
            game.tell("log.blocker_falls", (self.blocker,))
            game.call(RollParagon(game.turn, game.catalog[self.soldier].paragon, FOR_KILL))

    def break_in(self, game: Arche) -> None:
        resistance = base_resistance(game, self.defender)
        if self.power < resistance:
            game.tell("log.base_holds", (self.defender, resistance))
            self.stop()
            return
        game.tell("log.base_hit", (self.defender, resistance))
        game.call(Destroy(self.defender))

    def loot(self, game: Arche) -> None:
        dice = game.catalog[self.soldier].paragon + total(game, game.turn, LOOT_BONUS)
        game.call(Loot(self.defender, dice))


class Destroy(Procedure):
    """Choose an active expansion card of a player (NOBODY: of any opponent) and destroy it."""

    steps = ("choose_card", "destroy")
    fields = ("victim", "card")

    def __init__(self, victim: int = NOBODY) -> None:
        super().__init__()
        self.victim = victim
        self.card = NOTHING

    def choose_card(self, game: Arche) -> Optional[Ask]:
        victims = game.others(game.turn) if self.victim == NOBODY else [self.victim]
        cards = sorted([card for victim in victims for card in active_expansions(game, victim)])
        if not cards:
            self.stop()
            return None
        return Ask(game.turn, "card", cards)

    def destroy(self, game: Arche) -> None:
        for victim in game.others(game.turn):
            if self.card in active_expansions(game, victim):
                destroy_expansion(game, game.turn, victim, self.card)
                return


class Loot(Procedure):
    """Roll for paragon and take it from the base that was broken into (8.4, 9.5)."""

    steps = ("roll", "take")
    fields = ("victim", "dice", "faces")

    def __init__(self, victim: int = NOBODY, dice: int = 0) -> None:
        super().__init__()
        self.victim = victim
        self.dice = dice
        self.faces: tuple[int, ...] = ()

    def roll(self, game: Arche) -> Optional[Ask]:
        if self.dice == 0:
            self.stop()
            return None
        return Roll("faces", (6,) * self.dice)

    def take(self, game: Arche) -> None:
        rolled = paragon_shown(game, self.faces)
        game.tell("log.loot_roll", (game.turn, self.dice, rolled))
        most = max(0, rolled - total(game, self.victim, LOOT_GUARD))
        take_paragon(game, game.turn, self.victim, most)


class RollParagon(Procedure):
    """Roll paragon dice and gain what they show. These dice come from no pool (8.7)."""

    steps = ("roll", "gain")
    fields = ("seat", "dice", "reason", "faces")

    def __init__(self, seat: int = NOBODY, dice: int = 0, reason: int = FOR_CARD) -> None:
        super().__init__()
        self.seat = seat
        self.dice = dice
        self.reason = reason
        self.faces: tuple[int, ...] = ()

    def roll(self, game: Arche) -> Optional[Ask]:
        if self.dice == 0:
            self.stop()
            return None
        return Roll("faces", (6,) * self.dice)

    def gain(self, game: Arche) -> None:
        game.tell("log.paragon_roll", (self.seat, self.dice, self.reason))
        gain_paragon(game, self.seat, paragon_shown(game, self.faces))


def ask_hits(game: Arche) -> Ask:
    """How many attack symbols to use; none only if a critical hit can stand alone (7.10)."""
    least = 0 if game.action[CRITICAL] else 1
    return Ask(game.turn, "hits", list(range(least, game.action[HIT] + 1)))


def ask_criticals(game: Arche, hits: int) -> Ask:
    least = 0 if hits else 1
    return Ask(game.turn, "criticals", list(range(least, game.action[CRITICAL] + 1)))


def spend_attack_dice(game: Arche, hits: int, criticals: int) -> None:
    for _ in range(hits):
        spend_die(game, HIT)
    for _ in range(criticals):
        spend_die(game, CRITICAL)


def paragon_shown(game: Arche, sides: tuple[int, ...]) -> int:
    faces = game.rules.die_faces[PARAGON]
    return sum([SYMBOLS[faces[side]] for side in sides])
