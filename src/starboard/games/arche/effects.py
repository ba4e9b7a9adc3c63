"""The 16 operations that resolve once (9.4). A card is a line of data; an operation is a class here."""

from __future__ import annotations

from starboard.core.text import Text
from starboard.games.arche.actions import RecruitTop, Reorganise
from starboard.games.arche.card import Effect
from starboard.games.arche.choices import Harvesting, TakeParagon, TakeResources
from starboard.games.arche.fighting import Destroy, RollParagon
from starboard.games.arche.ids import (
    BLANKS,
    FOR_CARD,
    SOLDIER,
)
from starboard.games.arche.queries import active_expansions, may_reorganise
from starboard.games.arche.state import Arche
from starboard.games.arche.verbs import gain_paragon, gain_resources
from starboard.games.arche.words import DIE, FACE, life, resources

# -- gains ------------------------------------------------------------------------------------------


class GainResources(Effect):
    def __init__(self, n: int) -> None:
        self.n = n

    def resolve(self, game: Arche) -> None:
        gain_resources(game, game.turn, self.n)

    def text(self) -> Text:
        words = resources(self.n)
        return Text(f"Erhalte {words.de}.", f"Gain {words.en}.")


class GainParagon(Effect):
    def __init__(self, n: int) -> None:
        self.n = n

    def resolve(self, game: Arche) -> None:
        gain_paragon(game, game.turn, self.n)

    def text(self) -> Text:
        return Text(f"Erhalte {self.n} Paragon.", f"Gain {self.n} paragon.")


class RollForParagon(Effect):
    def __init__(self, n: int) -> None:
        self.n = n

    def resolve(self, game: Arche) -> None:
        game.call(RollParagon(game.turn, self.n, FOR_CARD))

    def text(self) -> Text:
        dice = "paragon die" if self.n == 1 else "paragon dice"
        return Text(
            f"Wirf {self.n} Paragonwürfel und erhalte das Ergebnis.", f"Roll {self.n} {dice} and gain the result."
        )


# -- against others ---------------------------------------------------------------------------------


class StealResources(Effect):
    def __init__(self, n: int) -> None:
        self.n = n

    def useful(self, game: Arche) -> bool:
        return any([game.resources[rival] > 0 for rival in game.others(game.turn)])

    def resolve(self, game: Arche) -> None:
        if self.useful(game):
            game.call(TakeResources(self.n))

    def text(self) -> Text:
        words = resources(self.n)
        if self.n == 1:
            return Text(f"Nimm jemandem {words.de} weg.", f"Take {words.en} from one opponent.")
        return Text(f"Nimm jemandem bis zu {words.de} weg.", f"Take up to {words.en} from one opponent.")


class StealParagon(Effect):
    def __init__(self, n: int) -> None:
        self.n = n

    def useful(self, game: Arche) -> bool:
        return any([game.paragon[rival] > 0 for rival in game.others(game.turn)])

    def resolve(self, game: Arche) -> None:
        if self.useful(game):
            game.call(TakeParagon(self.n))

    def text(self) -> Text:
        if self.n == 1:
            return Text("Nimm jemandem 1 Paragon weg.", "Take 1 paragon from one opponent.")
        return Text(
            f"Nimm jemandem bis zu {self.n} Paragon weg.",
            f"Take up to {self.n} paragon from one opponent.",
        )


class OpponentsLoseResources(Effect):
    def __init__(self, n: int) -> None:
        self.n = n

    def useful(self, game: Arche) -> bool:
        return any([game.resources[rival] > 0 for rival in game.others(game.turn)])

    def resolve(self, game: Arche) -> None:
        for rival in game.others(game.turn):
            lost = min(self.n, game.resources[rival])
            game.resources[rival] -= lost
            game.tell("log.lose_resources", (rival, lost))

    def text(self) -> Text:
        words = resources(self.n)
        if self.n == 1:
            return Text(f"Alle anderen verlieren {words.de}.", f"Every opponent loses {words.en}.")
        return Text(f"Alle anderen verlieren bis zu {words.de}.", f"Every opponent loses up to {words.en}.")


class DestroyExpansion(Effect):
    def useful(self, game: Arche) -> bool:
        return any([len(active_expansions(game, rival)) > 0 for rival in game.others(game.turn)])

    def resolve(self, game: Arche) -> None:
        game.call(Destroy())

    def text(self) -> Text:
        return Text(
            "Vernichte eine aktive Ausbaukarte einer anderen Basis.",
            "Destroy one active expansion card of another base.",
        )


# -- the Ark ----------------------------------------------------------------------------------------


class HealArk(Effect):
    """MEDIZIN n (9.3)."""

    def __init__(self, n: int) -> None:
        self.n = n

    def useful(self, game: Arche) -> bool:
        return game.ark_owner == game.turn and game.ark_life < game.rules.ark_cap

    def resolve(self, game: Arche) -> None:
        if self.useful(game):
            game.ark_life = min(game.rules.ark_cap, game.ark_life + self.n)
            game.tell("log.ark_life", (game.ark_card, game.ark_life))

    def text(self) -> Text:
        words = life(self.n)
        return Text(
            f"Medizin: Dein Soldat in der Arche erhält {words.de} (bis zum Höchstwert).",
            f"Medicine: your soldier in the Ark regains {words.en} (up to the cap).",
        )


class DamageArk(Effect):
    """Only attacks change the owner of the Ark: 1 life always remains (11.2)."""

    def __init__(self, n: int) -> None:
        self.n = n

    def useful(self, game: Arche) -> bool:
        return game.ark_owner != game.turn and game.ark_life > 1

    def resolve(self, game: Arche) -> None:
        if self.useful(game):
            game.ark_life = max(1, game.ark_life - self.n)
            game.tell("log.ark_life", (game.ark_card, game.ark_life))

    def text(self) -> Text:
        words = life(self.n)
        return Text(
            f"Ein fremder Soldat in der Arche verliert {words.de}, behält aber mindestens 1.",
            f"A soldier in the Ark that is not yours loses {words.en} but keeps at least 1.",
        )


# -- the action pool --------------------------------------------------------------------------------


class Harvest(Effect):
    """ABERNTEN: blank dice become resources (9.3)."""

    def __init__(self, n: int, most: int) -> None:
        self.n = n
        self.most = most

    def useful(self, game: Arche) -> bool:
        return any([game.action[face] > 0 for face in BLANKS])

    def resolve(self, game: Arche) -> None:
        game.call(Harvesting(self.n, self.most))

    def text(self) -> Text:
        words = resources(self.n)
        if self.most == 1:
            return Text(
                f"Abernten: Gib 1 Leerseite deines Aktionsvorrats für {words.de} ab.",
                f"Harvest: turn in 1 blank die of your action pool for {words.en}.",
            )
        return Text(
            f"Abernten: Gib bis zu {self.most} Leerseiten deines Aktionsvorrats für je {words.de} ab.",
            f"Harvest: turn in up to {self.most} blank dice of your action pool for {words.en} each.",
        )


class ConvertDie(Effect):
    """Turn one die of the action pool from one face to another."""

    def __init__(self, die: int, before: int, after: int) -> None:
        self.die = die
        self.before = before
        self.after = after

    def useful(self, game: Arche) -> bool:
        return game.action[self.before] > 0

    def resolve(self, game: Arche) -> None:
        if self.useful(game):
            game.action[self.before] -= 1
            game.action[self.after] += 1
            game.tell("log.convert", (game.turn, self.before, self.after))

    def text(self) -> Text:
        before, after, die = FACE[self.before], FACE[self.after], DIE[self.die]
        return Text(
            f"Drehe 1 {die.de} deines Aktionsvorrats von „{before.de}“ auf „{after.de}“.",
            f"Turn 1 {die.en} of your action pool from “{before.en}” to “{after.en}”.",
        )


# -- the dice pool ----------------------------------------------------------------------------------


class AddDice(Effect):
    """Never more of a kind than exist (6.2, 11.4)."""

    def __init__(self, die: int, n: int) -> None:
        self.die = die
        self.n = n

    def useful(self, game: Arche) -> bool:
        return game.supply[self.die] > 0

    def resolve(self, game: Arche) -> None:
        added = min(self.n, game.supply[self.die])
        game.supply[self.die] -= added
        game.pool[self.die] += added

    def text(self) -> Text:
        die = DIE[self.die]
        plural = "" if self.n == 1 else "s"
        return Text(
            f"Nimm {self.n} {die.de} zusätzlich in deinen Würfelvorrat (soweit vorhanden).",
            f"Add {self.n} {die.en}{plural} to your dice pool (as far as there are any).",
        )


class ExtraReroll(Effect):
    def __init__(self, n: int) -> None:
        self.n = n

    def resolve(self, game: Arche) -> None:
        game.rerolls += self.n

    def text(self) -> Text:
        if self.n == 1:
            return Text("Du hast 1 weiteren Wiederholungswurf.", "You have 1 more reroll.")
        return Text(f"Du hast {self.n} weitere Wiederholungswürfe.", f"You have {self.n} more rerolls.")


# -- the rest ---------------------------------------------------------------------------------------


class TacticalAttack(Effect):
    """TAKTISCHER ANGRIFF (9.3, 11.9)."""

    def __init__(self, n: int) -> None:
        self.n = n

    def resolve(self, game: Arche) -> None:
        game.tactical += self.n

    def text(self) -> Text:
        if self.n == 1:
            return Text(
                "Taktischer Angriff: In diesem Zug kann 1 deiner Angriffe auf Basen nicht abgeblockt werden.",
                "Tactical attack: this turn 1 of your attacks on bases cannot be blocked.",
            )
        return Text(
            f"Taktischer Angriff: In diesem Zug können {self.n} deiner Angriffe auf Basen nicht abgeblockt werden.",
            f"Tactical attack: this turn {self.n} of your attacks on bases cannot be blocked.",
        )


class ReorganiseFree(Effect):
    def useful(self, game: Arche) -> bool:
        return may_reorganise(game, game.turn)

    def resolve(self, game: Arche) -> None:
        game.call(Reorganise())

    def text(self) -> Text:
        return Text("Reorganisiere einmal kostenlos.", "Reorganise once without paying.")


class RecruitFromDeck(Effect):
    def useful(self, game: Arche) -> bool:
        return len(game.decks[SOLDIER]) + len(game.discards[SOLDIER]) > 0

    def resolve(self, game: Arche) -> None:
        game.call(RecruitTop())

    def text(self) -> Text:
        return Text(
            "Lege die oberste Karte des Soldatenstapels oben auf deinen Kampftrupp.",
            "Put the top card of the soldier deck on top of your combat troop.",
        )
