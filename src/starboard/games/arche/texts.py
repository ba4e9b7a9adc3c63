"""Everything the game says: prompts, choices and the log. Kinds in braces are named in ``title``."""

from __future__ import annotations

from typing import Final

from starboard.core.text import Text

TEXTS: Final[dict[str, Text]] = {
    "=done": Text("Fertig", "Done"),
    # -- setup and phases ----------------------------------------------------------------------------
    "Prepare.card": Text("Welche Fraktion behältst du?", "Which faction do you keep?"),
    "Prepare.card=": Text("{it:card}", "{it:card}"),
    "EffectPhase.card": Text("Welche Karte handelst du als nächste ab?", "Which card do you resolve next?"),
    "EffectPhase.card=": Text("{it:card}", "{it:card}"),
    "DicePhase.resource": Text(
        "Würfelvorrat: Wie viele Ressourcenwürfel nimmst du?", "Dice pool: how many resource dice do you take?"
    ),
    "DicePhase.resource=": Text("{it:resource_dice}", "{it:resource_dice}"),
    "DicePhase.paragon": Text(
        "Würfelvorrat: Wie viele Paragonwürfel nimmst du? Der Rest sind Angriffswürfel.",
        "Dice pool: how many paragon dice do you take? The rest are attack dice.",
    ),
    "DicePhase.paragon=": Text("{it:paragon_dice}", "{it:paragon_dice}"),
    "DicePhase.card": Text("Willst du vor dem Wurf eine Karte nutzen?", "Do you use a card before you roll?"),
    "DicePhase.card=": Text("{it:card}", "{it:card}"),
    "DicePhase.card=-1": Text("Würfeln", "Roll the dice"),
    "DicePhase.keep": Text(
        "Welchen Würfel legst du in den Aktionsvorrat?", "Which die do you move to the action pool?"
    ),
    "DicePhase.keep=": Text("Behalten: {it:face}", "Keep {it:face}"),
    "DicePhase.keep=all": Text("Alle behalten", "Keep all"),
    "DicePhase.keep=-1": Text("Die übrigen neu werfen", "Roll the others again"),
    # -- the action phase ----------------------------------------------------------------------------
    "ActionPhase.action": Text("Was tust du?", "What do you do?"),
    "ActionPhase.action=": Text("{it:face} eintauschen", "Turn in {it:face}"),
    "ActionPhase.action=-1": Text("Aktionsphase beenden", "End the action phase"),
    "ActionPhase.action=resources": Text("Alle Ressourcenwürfel eintauschen", "Turn in all resource dice"),
    "ActionPhase.action=paragon": Text("Alle Paragonwürfel eintauschen", "Turn in all paragon dice"),
    "ActionPhase.action=ark": Text(
        "{target:card} in der Arche angreifen ({life:life})", "Attack {target:card} in the Ark ({life:life})"
    ),
    "ActionPhase.action=base": Text(
        "Die Basis von {rival:seat} angreifen (Widerstand {resistance:n})",
        "Attack the base of {rival:seat} (resistance {resistance:n})",
    ),
    "ActionPhase.action=upgrade": Text(
        "Basis auf {level:level} ausbauen ({price:resources})", "Upgrade the base to {level:level} ({price:resources})"
    ),
    "ActionPhase.action=reorganise": Text("Reorganisieren ({price:resources})", "Reorganise ({price:resources})"),
    "ActionPhase.action=discard": Text(
        "Eine offene Karte abwerfen ({price:resources})", "Discard an open card ({price:resources})"
    ),
    "ActionPhase.action=buy": Text("{card:card} kaufen ({price:resources})", "Buy {card:card} ({price:resources})"),
    "ActionPhase.action=use": Text("{card:card} nutzen", "Use {card:card}"),
    "ActionPhase.action=use for": Text("{card:card} nutzen ({price:resources})", "Use {card:card} ({price:resources})"),
    "Buy.slot": Text("Auf welches Ausbaufeld kommt {card:card}?", "On which expansion slot do you put {card:card}?"),
    "Buy.slot=": Text("{it:slot}", "{it:slot}"),
    "Buy.slot=cover": Text("{it:slot}, über {top:card}", "{it:slot}, covering {top:card}"),
    "DiscardOpen.card": Text("Welche offene Karte wirfst du ab?", "Which open card do you discard?"),
    "DiscardOpen.card=": Text("{it:card}", "{it:card}"),
    "Reorganise.card": Text(
        "Reorganisieren: Welche Karte legst du auf einen Stapel? Jede nur einmal.",
        "Reorganise: which card do you put on top of a stack? Each only once.",
    ),
    "Reorganise.card=": Text("{it:card}", "{it:card}"),
    "Reorganise.slot": Text("Wohin kommt {card:card}?", "Where do you put {card:card}?"),
    "Reorganise.slot=": Text("{it:slot}", "{it:slot}"),
    "Reorganise.slot=cover": Text("{it:slot}, über {top:card}", "{it:slot}, covering {top:card}"),
    # -- fighting ------------------------------------------------------------------------------------
    "AttackArk.hits": Text(
        "Angriff auf die Arche: Wie viele Angriffssymbole setzt du ein?",
        "Attack on the Ark: how many attack symbols do you use?",
    ),
    "AttackArk.hits=": Text("{it:hits}", "{it:hits}"),
    "AttackArk.criticals": Text("Wie viele kritische Treffer setzt du ein?", "How many critical hits do you use?"),
    "AttackArk.criticals=": Text("{it:criticals}", "{it:criticals}"),
    "AttackBase.soldier": Text("Wer greift an?", "Who attacks?"),
    "AttackBase.soldier=": Text("{it:card}", "{it:card}"),
    "AttackBase.hits": Text(
        "Angriff auf die Basis von {defender:seat}: Wie viele Angriffssymbole setzt du ein?",
        "Attack on the base of {defender:seat}: how many attack symbols do you use?",
    ),
    "AttackBase.hits=": Text("{it:hits}", "{it:hits}"),
    "AttackBase.criticals": Text("Wie viele kritische Treffer setzt du ein?", "How many critical hits do you use?"),
    "AttackBase.criticals=": Text("{it:criticals}", "{it:criticals}"),
    "AttackBase.tactical": Text("Ist es ein taktischer Angriff?", "Is it a tactical attack?"),
    "AttackBase.tactical=0": Text("Nein, er kann abgeblockt werden", "No, it can be blocked"),
    "AttackBase.tactical=1": Text("Ja, er kann nicht abgeblockt werden", "Yes, it cannot be blocked"),
    "AttackBase.blocker": Text(
        "{soldier:card} greift deine Basis mit Stärke {power:n} an. Blockst du ab?",
        "{soldier:card} attacks your base with power {power:n}. Do you block?",
    ),
    "AttackBase.blocker=": Text("Mit {it:card} abblocken", "Block with {it:card}"),
    "AttackBase.blocker=-1": Text("Nicht abblocken", "Do not block"),
    "Destroy.card": Text("Welche Ausbaukarte vernichtest du?", "Which expansion card do you destroy?"),
    "Destroy.card=": Text("{it:card}", "{it:card}"),
    # -- card effects --------------------------------------------------------------------------------
    "TakeResources.victim": Text(
        "Wem nimmst du etwas weg (höchstens {most:resources})?", "From whom do you take up to {most:resources}?"
    ),
    "TakeResources.victim=": Text("{it:seat}", "{it:seat}"),
    "TakeParagon.victim": Text(
        "Wem nimmst du etwas weg (höchstens {most:paragon})?", "From whom do you take up to {most:paragon}?"
    ),
    "TakeParagon.victim=": Text("{it:seat}", "{it:seat}"),
    "Harvesting.face": Text(
        "Abernten: Welche Leerseite gibst du für {each:resources} ab?",
        "Harvest: which blank die do you turn in for {each:resources}?",
    ),
    "Harvesting.face=": Text("{it:face}", "{it:face}"),
    # -- the log -------------------------------------------------------------------------------------
    "log.keep_faction": Text("Du behältst {0:card}.", "You keep {0:card}."),
    "log.faction": Text("{0:seat} spielt: {1:card}.", "{0:seat} plays {1:card}."),
    "log.neutral": Text(
        "In der Arche steht {0:card}, neutral ({1:life}).", "{0:card} holds the Ark, neutral ({1:life})."
    ),
    "log.start": Text("{0:seat} beginnt.", "{0:seat} starts."),
    "log.turn": Text("Runde {1:n}: {0:seat} ist am Zug.", "Round {1:n}: {0:seat} takes a turn."),
    "log.resources": Text("{0:seat} erhält {1:resources}.", "{0:seat} gains {1:resources}."),
    "log.paragon": Text("{0:seat} erhält {1:paragon}.", "{0:seat} gains {1:paragon}."),
    "log.target": Text(
        "{0:seat} hat das Siegziel von {1:n} Paragon erreicht. Das Ende naht.",
        "{0:seat} has reached the target of {1:n} paragon. The end is near.",
    ),
    "log.take_resources": Text(
        "{2:seat} verliert {1:resources} an {0:seat}.",
        "{0:seat} takes {1:resources} from {2:seat}.",
    ),
    "log.take_paragon": Text(
        "{2:seat} verliert {1:paragon} an {0:seat}.",
        "{0:seat} takes {1:paragon} from {2:seat}.",
    ),
    "log.lose_resources": Text("{0:seat} verliert {1:resources}.", "{0:seat} loses {1:resources}."),
    "log.resolve": Text("{0:seat} handelt ab: {1:card}.", "{0:seat} resolves {1:card}."),
    "log.use": Text("{0:seat} nutzt {1:card}.", "{0:seat} uses {1:card}."),
    "log.no_effect": Text(
        "{0:card} bleibt ohne Wirkung: Dafür wäre die Kontrolle der Arche nötig.",
        "{0:card} has no effect: that would take control of the Ark.",
    ),
    "log.pool": Text(
        "{0:seat} nimmt {1:resource_dice}, {2:paragon_dice} und {3:attack_dice}.",
        "{0:seat} takes {1:resource_dice}, {2:paragon_dice} and {3:attack_dice}.",
    ),
    "log.roll": Text("{0:seat} würfelt: {1:faces}.", "{0:seat} rolls: {1:faces}."),
    "log.convert": Text(
        "{0:seat} dreht einen Würfel: {1:face} wird {2:face}.",
        "{0:seat} turns a die from {1:face} to {2:face}.",
    ),
    "log.buy": Text("{0:seat} kauft {1:card} für {2:resources}.", "{0:seat} buys {1:card} for {2:resources}."),
    "log.discard_open": Text(
        "{0:seat} wirft {1:card} für {2:resources} ab.",
        "{0:seat} discards {1:card} for {2:resources}.",
    ),
    "log.reorganise": Text("{0:seat} reorganisiert die Basis.", "{0:seat} reorganises the base."),
    "log.move": Text("{0:seat} legt {1:card} obenauf.", "{0:seat} puts {1:card} on top."),
    "log.recruit": Text("{0:seat} rekrutiert {1:card}.", "{0:seat} recruits {1:card}."),
    "log.reshuffle": Text("Neu gemischt: {0:deck}.", "Reshuffled: {0:deck}."),
    "log.upgrade": Text(
        "{0:seat} baut die Basis für {2:resources} auf {1:level} aus.",
        "{0:seat} upgrades the base to {1:level} for {2:resources}.",
    ),
    "log.attack_ark": Text(
        "{0:seat} greift die Arche an: {1:card} gegen {2:card}, Stärke {3:n}.",
        "{0:seat} attacks the Ark: {1:card} against {2:card}, power {3:n}.",
    ),
    "log.ark_life": Text("{0:card} in der Arche hat jetzt {1:life}.", "{0:card} in the Ark now has {1:life}."),
    "log.ark_falls": Text("{0:card} in der Arche ist vernichtet.", "{0:card} in the Ark is destroyed."),
    "log.enter_ark": Text(
        "{0:seat} betritt die Arche: {1:card} ({2:life}).",
        "{0:seat} enters the Ark: {1:card} ({2:life}).",
    ),
    "log.attack_base": Text(
        "{0:seat} greift die Basis von {2:seat} an: {1:card}, Stärke {3:n}.",
        "{0:seat} attacks the base of {2:seat}: {1:card}, power {3:n}.",
    ),
    "log.tactical": Text(
        "{0:seat} greift taktisch an: Abblocken ist nicht möglich.",
        "{0:seat} attacks tactically: no block is possible.",
    ),
    "log.block": Text(
        "{0:seat} blockt ab: {1:card}, Widerstand {2:n}.",
        "{0:seat} blocks with {1:card}, resistance {2:n}.",
    ),
    "log.blocker_falls": Text("{0:card} ist vernichtet.", "{0:card} is destroyed."),
    "log.base_holds": Text(
        "Die Basis von {0:seat} hält stand (Widerstand {1:n}).",
        "The base of {0:seat} holds (resistance {1:n}).",
    ),
    "log.base_hit": Text(
        "Die Basis von {0:seat} ist getroffen (Widerstand {1:n}).",
        "The base of {0:seat} is hit (resistance {1:n}).",
    ),
    "log.destroy": Text(
        "{0:seat} vernichtet {1:card} von {2:seat}.",
        "{0:seat} destroys {1:card} of {2:seat}.",
    ),
    "log.loot_roll": Text(
        "{0:seat} wirft {1:paragon_dice} für die Beute: {2:paragon}.",
        "{0:seat} rolls {1:paragon_dice} for loot: {2:paragon}.",
    ),
    "log.paragon_roll": Text(
        "{0:seat} wirft {1:paragon_dice} {2:reason}.",
        "{0:seat} rolls {1:paragon_dice} {2:reason}.",
    ),
    "log.end": Text("Das Spiel ist zu Ende.", "The game is over."),
    "log.last_round": Text("Das Spiel endet mit Runde {0:n}.", "The game ends with round {0:n}."),
    # -- why something cannot be done ----------------------------------------------------------------
    "why.buy": Text("{card:card} kaufen", "Buy {card:card}"),
    "why.use": Text("{card:card} nutzen", "Use {card:card}"),
    "why.upgrade": Text("Die Basis ausbauen", "Upgrade the base"),
    "why.reorganise": Text("Reorganisieren", "Reorganise"),
    "why.attack_ark": Text("Die Arche angreifen", "Attack the Ark"),
    "why.attack_base": Text("Eine Basis angreifen", "Attack a base"),
    "why.price": Text(
        "Es kostet {price:resources}, du hast {wealth:resources}.",
        "It costs {price:resources}; you have {wealth:resources}.",
    ),
    "why.slot": Text(
        "Kein Ausbaufeld ist frei oder trägt Karten dieser Art.",
        "No expansion slot is free or holds cards of this kind.",
    ),
    "why.used": Text("Jede Karte wirkt einmal je Zug.", "Each card works once per turn."),
    "why.idle": Text("Jetzt würde es nichts bewirken.", "It would change nothing now."),
    "why.top": Text("Die höchste Ausbaustufe ist erreicht.", "The highest level is reached."),
    "why.once": Text("Je Runde ist nicht mehr Ausbau erlaubt.", "No further upgrade is allowed this round."),
    "why.nothing": Text("Es gibt nichts umzuordnen.", "There is nothing to rearrange."),
    "why.dice": Text(
        "Dein Aktionsvorrat zeigt weder Angriffssymbol noch kritischen Treffer.",
        "Your action pool shows neither attack symbol nor critical hit.",
    ),
    "why.troop": Text("Dein Kampftrupp ist leer.", "Your combat troop is empty."),
    "why.own": Text("Dort steht dein eigener Soldat.", "Your own soldier is there."),
    "why.outside": Text("Nur aus der Arche werden Basen angegriffen.", "Bases are attacked from the Ark only."),
}
