"""Everything players read in Arcs but the cards, which bring their own texts. In our own words."""

from __future__ import annotations

from typing import Final

from starboard.core.text import Text

RESOURCE: Final = (
    Text("Baustoff", "Material"),
    Text("Treibstoff", "Fuel"),
    Text("Waffen", "Weapon"),
    Text("Relikt", "Relic"),
    Text("Psi", "Psionic"),
    Text("leer", "empty"),
    Text("Krieger-Golem", "warrior Golem"),
    Text("Beschützer-Golem", "protector Golem"),
    Text("Sucher-Golem", "seeker Golem"),
    Text("Ernter-Golem", "harvester Golem"),
)
AMBITION: Final = (
    Text("Magnat", "Tycoon"),
    Text("Tyrann", "Tyrant"),
    Text("Kriegsherr", "Warlord"),
    Text("Wächter", "Keeper"),
    Text("Empath", "Empath"),
    Text("Edenhüter", "Edenguard"),
    Text("Verderbnisbrut", "Blightkin"),
)
AMBITION_COUNTS: Final = (
    Text(
        "Zählt Baustoff und Treibstoff auf Ressourcen und Gildenkarten.",
        "Counts Material and Fuel on tokens and Guild cards.",
    ),
    Text("Zählt Gefangene.", "Counts captives."),
    Text("Zählt Trophäen.", "Counts trophies."),
    Text("Zählt Relikte auf Ressourcen und Gildenkarten.", "Counts Relics on tokens and Guild cards."),
    Text("Zählt Psi auf Ressourcen und Gildenkarten.", "Counts Psionic on tokens and Guild cards."),
    Text(
        "Zählt Planeten für Bau- und Treibstoff, die du kontrollierst.",
        "Counts Material and Fuel planets that you control.",
    ),
    Text(
        "Zählt Sektoren mit intakter Verderbnis, die du kontrollierst.",
        "Counts systems with fresh Blight that you control.",
    ),
)
SUIT: Final = (
    Text("Verwaltung", "Administration"),
    Text("Aggression", "Aggression"),
    Text("Konstruktion", "Construction"),
    Text("Mobilisierung", "Mobilization"),
    Text("Ereignis", "Event"),
    Text("Eifer", "Zeal"),
    Text("Weisheit", "Wisdom"),
)
ACTION: Final = (
    Text("Besteuern", "Tax"),
    Text("Bauen", "Build"),
    Text("Bewegen", "Move"),
    Text("Reparieren", "Repair"),
    Text("Beeinflussen", "Influence"),
    Text("Sichern", "Secure"),
    Text("Kämpfen", "Battle"),
)
PIECE: Final = (Text("Schiff", "ship"), Text("Stadt", "city"), Text("Raumhafen", "starport"), Text("Agent", "agent"))
NEUTRAL: Final = (Text("Imperium", "Empire"), Text("Freistaaten", "Free States"), Text("Verderbnis", "Blight"))
PLAY: Final = (  # how a card is played
    Text("Anführen", "Lead"),
    Text("Übertreffen", "Surpass"),
    Text("Kopieren", "Copy"),
    Text("Abweichen", "Pivot"),
    Text("Ereignis", "Event"),
)
PLACE: Final = (Text("Tor", "Gate"), Text("Pfeil", "Arrow"), Text("Sichel", "Crescent"), Text("Hex", "Hex"))
SHIP_STATE: Final = (Text("ein intaktes Schiff", "a fresh ship"), Text("ein beschädigtes Schiff", "a damaged ship"))
DIE: Final = (Text("Angriff", "assault"), Text("Geplänkel", "skirmish"), Text("Überfall", "raid"))
SYMBOL: Final = (
    Text("Treffer", "hit"),
    Text("Flamme", "own hit"),
    Text("Fadenkreuz", "intercept"),
    Text("Gebäudetreffer", "building hit"),
    Text("Schlüssel", "key"),
)
BLANK: Final = Text("leer", "blank")
NO_DICE: Final = Text("keine Würfel", "no dice")
SETUP_NAMES: Final = {
    "frontiers": Text("Grenzland", "Frontiers"),
    "mix-up": Text("Durcheinander", "Mix Up"),
    "mix-up-1": Text("Durcheinander 1", "Mix Up 1"),
    "mix-up-2": Text("Durcheinander 2", "Mix Up 2"),
    "mix-up-3": Text("Durcheinander 3", "Mix Up 3"),
    "homelands": Text("Heimatwelten", "Homelands"),
    "reach": Text("Die ganze Karte", "The whole map"),
    "core-conflict": Text("Streit um das Zentrum", "Core Conflict"),
}

BUILDING_THERE: Final = Text("{what:piece} von {owner:seat}, {it:place}", "{what:piece} of {owner:seat}, {it:place}")
TRAIT: Final = (  # what tells a building from another one of its kind there
    Text("intakt", "fresh"),
    Text("beschädigt", "damaged"),
    Text("neben den Baufeldern", "beside the slots"),
    Text("schon genutzt", "used already"),
)

OFFER: Final = Text("{card:card} – {offer:offer}", "{card:card} – {offer:offer}")  # an ability in a menu

PROMPTS: Final = {
    "Draft.card": Text("Welchen Machthaber oder Mythos nimmst du?", "Which leader or lore do you take?"),
    "Draft.card=leader": Text("Machthaber: {it:card}", "Leader: {it:card}"),
    "Draft.card=lore": Text("Mythos: {it:card}", "Lore: {it:card}"),
    "Chapter.again_hand": Text(
        "Willst du alle 6 Handkarten gegen neue tauschen?", "Do you exchange your whole hand for 6 new cards?"
    ),
    "Chapter.again_hand=0": Text("Hand behalten", "Keep the hand"),
    "Chapter.again_hand=1": Text("6 neue Karten ziehen", "Draw 6 new cards"),
    "Round.card": Text("Welche Karte spielst du als Primuskarte?", "Which card do you lead?"),
    "Round.card=": Text("{it:action_card} ausspielen", "Lead {it:action_card}"),
    "Round.card=-1": Text("Auf die Initiative verzichten", "Pass the initiative"),
    "Follow.choice": Text("Welche Karte spielst du, und wie?", "Which card do you play, and how?"),
    "Follow.choice=surpass": Text("{how:play} mit {card:action_card}", "{how:play} with {card:action_card}"),
    "Follow.choice=copy": Text("{how:play}, verdeckt {card:action_card}", "{how:play}, face down {card:action_card}"),
    "Follow.choice=mirror": Text("{card:action_card} spielen", "Play {card:action_card}"),
    "Follow.choice=pivot": Text("{how:play} mit {card:action_card}", "{how:play} with {card:action_card}"),
    "Turn.opening": Text("Vor deinen Aktionen: bekunden oder ergreifen?", "Before your actions: declare or seize?"),
    "Turn.opening=-1": Text("Weiter zum Auftakt", "Go on to the Prelude"),
    "Turn.opening=": Text("Ambition bekunden: {it:ambition}", "Declare {it:ambition}"),
    "Turn.opening=seize": Text(
        "Initiative ergreifen, verdeckt {card:action_card}", "Seize the initiative, face down {card:action_card}"
    ),
    "Turn.opening=outrage": Text(
        "Initiative ergreifen durch einen Aufschrei: {resource:resource}",
        "Seize the initiative by an Outrage: {resource:resource}",
    ),
    "Turn.spending": Text("Auftakt: Ressourcen ausgeben oder Karten nutzen?", "Prelude: spend tokens or use cards?"),
    "Turn.spending=-1": Text("Auftakt beenden", "End the Prelude"),
    "Turn.spending=discard": Text("Eine Karte einfach abwerfen", "Discard a card for nothing"),
    "Turn.spending=discard one": Text("{card:card} einfach abwerfen", "Discard {card:card} for nothing"),
    "Turn.discard": Text("Welche Karte wirfst du einfach ab?", "Which card do you discard for nothing?"),
    "Turn.discard=": Text("{it:card}", "{it:card}"),
    "Turn.spending=own": Text("{token:token} ausgeben", "Spend {token:token}"),
    "Turn.spending=one of": Text("{token:token} ausgeben (Feld {number:n})", "Spend {token:token} (slot {number:n})"),
    "=beside": Text("{it:place}, neben den Baufeldern", "{it:place}, beside the slots"),
    "=free": Text("{it:place}", "{it:place}"),
    "=free one": Text("{it:place} ({traits:traits})", "{it:place} ({traits:traits})"),
    "=there": BUILDING_THERE,
    "=one there": Text(f"{BUILDING_THERE.de} ({{traits:traits}})", f"{BUILDING_THERE.en} ({{traits:traits}})"),
    "Turn.spending=as": Text(
        "{token:token} als {resource:resource} ausgeben", "Spend {token:token} as {resource:resource}"
    ),
    "Turn.spending=one of as": Text(
        "{token:token} als {resource:resource} ausgeben (Feld {number:n})",
        "Spend {token:token} as {resource:resource} (slot {number:n})",
    ),
    "Turn.action": Text("Aktion wählen (Aktionssterne übrig: {pips:n})", "Choose an action (pips left: {pips:n})"),
    "Turn.action=-1": Text("Zug beenden (ungenutzte Aktionssterne: {pips:n})", "End the turn (unused pips: {pips:n})"),
    "Turn.action=": Text("{it:action}", "{it:action}"),
    "Turn.system": Text(
        "Du hast keine Schiffe und Raumhäfen mehr: An welchem Tor kehrst du mit 3 Schiffen zurück?",
        "You have no ships and starports left: at which gate do you return with 3 ships?",
    ),
    "Turn.system=": Text("{it:system}", "{it:system}"),
    "TokenAction.action": Text("Was tust du mit {resource:resource}?", "What do you do with {resource:resource}?"),
    "TokenAction.action=-1": Text("Nichts weiter", "Nothing more"),
    "TokenAction.action=": Text("{it:action}", "{it:action}"),
    "Tax.place": Text("Welche Stadt besteuerst du?", "Which city do you tax?"),
    "Tax.place=": BUILDING_THERE,
    "Tax.resource": Text("Welche Ressource nimmst du?", "Which resource do you take?"),
    "Tax.resource=": Text("{it:resource}", "{it:resource}"),
    "Build.piece": Text("Was baust du?", "What do you build?"),
    "Build.piece=": Text("{it:piece}", "{it:piece}"),
    "Build.place": Text("Wo baust du? ({piece:piece})", "Where do you build? ({piece:piece})"),
    "Build.place=": Text("{it:place}", "{it:place}"),
    "Move.start": Text("Von wo bewegst du Schiffe?", "From where do you move ships?"),
    "Move.start=": Text("{it:system}", "{it:system}"),
    "Move.end": Text("Wohin, von {start:system}?", "Where to, from {start:system}?"),
    "Move.end=": Text("{it:system}", "{it:system}"),
    "Move.end=-1": Text("Hier stehen bleiben", "Stop here"),
    "Move.fresh": Text(
        "Wie viele intakte Schiffe ziehen nach {end:system}?", "How many fresh ships go to {end:system}?"
    ),
    "Move.fresh=": Text("{it:n} intakt", "{it:n} fresh"),
    "Move.damaged": Text(
        "Wie viele beschädigte Schiffe ziehen nach {end:system}?", "How many damaged ships go to {end:system}?"
    ),
    "Move.damaged=": Text("{it:n} beschädigt", "{it:n} damaged"),
    "Move.ships": Text(
        "Wie viele Schiffe von {ally:seat} ziehen mit nach {end:system}? ({condition:ship_state}: je 1)",
        "How many ships of {ally:seat} go along to {end:system}? (each {condition:ship_state})",
    ),
    "Move.ships=": Text("{ally:seat}, {condition:ship_state}: {it:n}", "{ally:seat}, {condition:ship_state}: {it:n}"),
    "Move.tokens": Text("Wie viele Marker ziehen nach {end:system}?", "How many tokens go to {end:system}?"),
    "Move.tokens=": Text("Marker: {it:n}", "tokens: {it:n}"),
    "Repair.system": Text("Wo reparierst du?", "Where do you repair?"),
    "Repair.system=": Text("{it:system}", "{it:system}"),
    "Repair.piece": Text("Was reparierst du in {system:system}?", "What do you repair at {system:system}?"),
    "Repair.piece=": Text("{it:piece}", "{it:piece}"),
    "Repair.piece=ally": Text("{what:piece}, {ally:seat}", "{what:piece}, {ally:seat}"),
    "Influence.slot": Text("Auf welche Hofkarte setzt du einen Agenten?", "On which Court card do you put an agent?"),
    "Influence.slot=": Text("{card:card}", "{card:card}"),
    "Secure.slot": Text("Welche Hofkarte sicherst du?", "Which Court card do you secure?"),
    "Secure.slot=": Text("{card:card}", "{card:card}"),
    "TakeCourtCard.taken": Text("Welche Karte kommt zuerst?", "Which card comes first?"),
    "TakeCourtCard.taken=": Text("{it:card}", "{it:card}"),
    "Ransack.slot": Text(
        "Du raubst den Hof aus: Welche Karte nimmst du?", "You ransack the Court: which card do you take?"
    ),
    "Ransack.slot=": Text("{card:card}", "{card:card}"),
    "Battle.system": Text("Wo kämpfst du?", "Where do you battle?"),
    "Battle.system=": Text("{it:system}", "{it:system}"),
    "Battle.defender": Text("Gegen wen kämpfst du in {system:system}?", "Whom do you battle at {system:system}?"),
    "Battle.defender=": Text("{it:seat}", "{it:seat}"),
    "Battle.ships": Text(
        "Wie viele Schiffe von {ally:seat} greifen mit an? ({condition:ship_state}: je 1)",
        "How many ships of {ally:seat} attack along? (each {condition:ship_state})",
    ),
    "Battle.ships=": Text("{it:n}", "{it:n}"),
    "Scoring.window": Text("Was kommt nach der Wertung als Nächstes?", "What comes next after scoring?"),
    "Scoring.window=": Text("{card:card}", "{card:card}"),
    "Battle.window": Text("Was geschieht zuerst?", "What happens first?"),
    "Battle.window=": Text("{card:card}", "{card:card}"),
    "Battle.assault": Text(
        "Wie viele Angriff-Würfel gegen {defender:seat}?", "How many assault dice against {defender:seat}?"
    ),
    "Battle.assault=": Text("{it:n} Angriff", "{it:n} assault"),
    "Battle.skirmish": Text("Wie viele Geplänkel-Würfel?", "How many skirmish dice?"),
    "Battle.skirmish=": Text("{it:n} Geplänkel", "{it:n} skirmish"),
    "Battle.raiders": Text("Wie viele Überfall-Würfel?", "How many raid dice?"),
    "Battle.raiders=": Text("{it:n} Überfall", "{it:n} raid"),
    "RollAgain.effect": Text("Willst du Würfel neu werfen?", "Do you roll dice again?"),
    "RollAgain.effect=-1": Text("Wurf behalten", "Keep the roll"),
    "RollAgain.effect=any": Text("{card:card}: beliebige Würfel", "{card:card}: any dice"),
    "RollAgain.effect=": Text("{card:card}: {die:die}", "{card:card}: {die:die}"),
    "RollAgain.die": Text("Welchen Würfel wirfst du neu?", "Which die do you roll again?"),
    "RollAgain.die=": Text("{face:face}", "{face:face}"),
    "HitShips.condition": Text(
        "Treffer in {system:system}: welches Schiff von {owner:seat}?",
        "Hit at {system:system}: which ship of {owner:seat}?",
    ),
    "HitShips.condition=": Text("{it:ship_state}", "{it:ship_state}"),
    "HitShips.condition=ally": Text("{state:ship_state}, {ally:seat}", "{state:ship_state}, {ally:seat}"),
    "HitBuildings.place": Text(
        "Gebäudetreffer: welches Gebäude von {defender:seat}?", "Building hit: which building of {defender:seat}?"
    ),
    "HitBuildings.place=": BUILDING_THERE,
    "Raid.loot": Text(
        "Überfall auf {defender:seat} (Schlüssel: {keys:n}): Was stiehlst du?",
        "Raid on {defender:seat} (keys: {keys:n}): what do you steal?",
    ),
    "Raid.loot=token": Text("{token:token} ({cost:n} Schlüssel)", "{token:token} ({cost:n} keys)"),
    "Raid.loot=kept": Text("{resource:resource} ({cost:n} Schlüssel)", "{resource:resource} ({cost:n} keys)"),
    "Raid.loot=card": Text("{card:card} ({cost:n} Schlüssel)", "{card:card} ({cost:n} keys)"),
    "Store.slot": Text(
        "Auf welches Feld legst du {resource:resource}?", "Into which slot do you put {resource:resource}?"
    ),
    "Store.slot=": Text("{slot:slot}", "{slot:slot}"),
    "Store.slot=card": Text("Auf {card:card}", "Onto {card:card}"),
    "Store.slot=9": Text("Alle Ressourcen neu anordnen", "Rearrange all tokens"),
    "Arrange.pick": Text("Neu anordnen: Was kommt auf {slot:slot}?", "Rearrange: what goes into {slot:slot}?"),
    "Arrange.pick=": Text("{token:token}", "{token:token}"),
    "Arrange.pick=coming": Text("{coming:coming}", "{coming:coming}"),
    "Tidy.wish": Text("Willst du deine Ressourcen neu anordnen?", "Do you rearrange your tokens?"),
    "Tidy.wish=0": Text("So lassen", "Leave them"),
    "Tidy.wish=1": Text("Neu anordnen", "Rearrange"),
    "PlaceInOne.system": Text("Wo platzierst du {count:n} Schiffe?", "Where do you put {count:n} ships?"),
    "PlaceInOne.system=": Text("{it:system}", "{it:system}"),
    "PlaceOneEach.system": Text(
        "Deine Schiffe reichen nicht: Wo platzierst du das nächste?",
        "Your ships do not suffice: where do you put the next one?",
    ),
    "PlaceOneEach.system=": Text("{it:system}", "{it:system}"),
    "Steal.loot": Text("Was stiehlst du?", "What do you steal?"),
    "Steal.loot=-1": Text("Nichts stehlen", "Steal nothing"),
    "Steal.loot=token": Text("{token:token} von {owner:seat}", "{token:token} of {owner:seat}"),
    "Steal.loot=kept": Text("{resource:resource} ({card:card})", "{resource:resource} ({card:card})"),
    "Steal.loot=card": Text("{card:card} von {owner:seat}", "{card:card} of {owner:seat}"),
    "FillSlots.source": Text(
        "Noch {count:n}: Nimmst du {resource:resource}?", "{count:n} to go: do you take {resource:resource}?"
    ),
    "FillSlots.source=supply": Text("Aus dem Vorrat nehmen", "Take one from the supply"),
    "FillSlots.source=token": Text("{token:token} von {owner:seat} stehlen", "Steal {token:token} of {owner:seat}"),
    "FillSlots.source=kept": Text(
        "{resource:resource} stehlen ({card:card})", "Steal {resource:resource} ({card:card})"
    ),
    "Declare.card": Text("Was geschieht zuerst?", "What happens first?"),
    "Declare.card=": Text("{it:card}", "{it:card}"),
    "=done": Text("Fertig", "Done"),
    "=offer": OFFER,
}

LOG: Final = {
    "draft": Text("{0:seat} nimmt {1:card}.", "{0:seat} takes {1:card}."),
    "setup_card": Text("Aufbaukarte: {0:setup_card}.", "Setup card: {0:setup_card}."),
    "chapter": Text("Kapitel {0:n} beginnt.", "Chapter {0:n} begins."),
    "initiative": Text("{0:seat} hat die Initiative.", "{0:seat} has the initiative."),
    "mulligan": Text("{0:seat} nimmt eine neue Hand.", "{0:seat} takes a new hand."),
    "pass": Text("{0:seat} verzichtet auf die Initiative.", "{0:seat} passes the initiative."),
    "all_passed": Text("Alle haben verzichtet: Das Kapitel endet.", "Everybody passed: the chapter ends."),
    "lead": Text("{0:seat} spielt {1:action_card} als Primuskarte.", "{0:seat} leads {1:action_card}."),
    "surpass": Text("{0:seat} übertrifft mit {1:action_card}.", "{0:seat} surpasses with {1:action_card}."),
    "pivot": Text("{0:seat} weicht ab mit {1:action_card}.", "{0:seat} pivots with {1:action_card}."),
    "mirror": Text("{0:seat} spielt {1:action_card}.", "{0:seat} plays {1:action_card}."),
    "copy": Text("{0:seat} kopiert.", "{0:seat} copies."),
    "copy_card": Text("Deine verdeckte Karte: {0:action_card}.", "Your face-down card: {0:action_card}."),
    "seize": Text("{0:seat} ergreift die Initiative.", "{0:seat} seizes the initiative."),
    "declare": Text("{0:seat} bekundet {1:ambition}.", "{0:seat} declares {1:ambition}."),
    "spend": Text("{0:seat} gibt {1:resource} aus.", "{0:seat} spends {1:resource}."),
    "use": Text("{0:seat} nutzt {1:card}.", "{0:seat} uses {1:card}."),
    "ability": Text("{0:seat}: {1:card} – {2:ability}.", "{0:seat}: {1:card} – {2:ability}."),
    "tax": Text("{0:seat} besteuert {1:system}.", "{0:seat} taxes {1:system}."),
    "gain": Text("{0:seat} erhält {1:resource}.", "{0:seat} gains {1:resource}."),
    "gain_none": Text(
        "{0:seat} geht leer aus: {1:resource} ist nicht im Vorrat.",
        "{0:seat} gains nothing: no {1:resource} in the supply.",
    ),
    "capture": Text("{0:seat} nimmt einen Agenten von {1:seat} gefangen.", "{0:seat} captures an agent of {1:seat}."),
    "build": Text("{0:seat} baut: {1:piece}, {2:system}.", "{0:seat} builds: {1:piece}, {2:system}."),
    "place_ships": Text(
        "{0:seat} platziert Schiffe: {1:n} in {2:system}.", "{0:seat} places ships: {1:n} at {2:system}."
    ),
    "move": Text(
        "{0:seat} bewegt Schiffe: {1:n} von {2:system} nach {3:system}.",
        "{0:seat} moves ships: {1:n} from {2:system} to {3:system}.",
    ),
    "move_along": Text(
        "Schiffe von {0:seat} ziehen mit: {1:n} von {2:system} nach {3:system}.",
        "Ships of {0:seat} go along: {1:n} from {2:system} to {3:system}.",
    ),
    "repair": Text("{0:seat} repariert: {1:piece}, {2:system}.", "{0:seat} repairs: {1:piece}, {2:system}."),
    "repair_along": Text(
        "{0:seat} repariert für {1:seat}: {2:piece}, {3:system}.",
        "{0:seat} repairs for {1:seat}: {2:piece}, {3:system}.",
    ),
    "influence": Text("{0:seat} beeinflusst {1:card}.", "{0:seat} influences {1:card}."),
    "secure": Text("{0:seat} sichert {1:card}.", "{0:seat} secures {1:card}."),
    "captives": Text(
        "{0:seat} nimmt Agenten von {1:seat} gefangen: {2:n}.", "{0:seat} captures agents of {1:seat}: {2:n}."
    ),
    "agent_trophies": Text(
        "{0:seat} nimmt Agenten von {1:seat} als Trophäen: {2:n}.",
        "{0:seat} takes agents of {1:seat} as trophies: {2:n}.",
    ),
    "ransack": Text("{0:seat} raubt den Hof aus: {1:card}.", "{0:seat} ransacks the Court: {1:card}."),
    "court": Text("Neu am Hof: {0:card}.", "New at Court: {0:card}."),
    "battle": Text("{0:seat} kämpft gegen {1:seat} in {2:system}.", "{0:seat} battles {1:seat} at {2:system}."),
    "roll": Text("{0:seat} würfelt: {1:dice}.", "{0:seat} rolls: {1:dice}."),
    "roll_again": Text("{0:seat} wirft mit {1:card} neu: {2:dice}.", "{0:seat} rolls again with {1:card}: {2:dice}."),
    "intercept": Text("{0:seat} fängt {1:seat} ab (Treffer: {2:n}).", "{0:seat} intercepts {1:seat} (hits: {2:n})."),
    "ship_damaged": Text(
        "Ein Schiff von {0:seat} in {1:system} ist beschädigt.", "A ship of {0:seat} at {1:system} is damaged."
    ),
    "ship_destroyed": Text(
        "Ein Schiff von {0:seat} in {1:system} ist zerstört.", "A ship of {0:seat} at {1:system} is destroyed."
    ),
    "building_damaged": Text(
        "Beschädigt: {1:piece} von {0:seat}, {2:system}.", "Damaged: {1:piece} of {0:seat}, {2:system}."
    ),
    "building_destroyed": Text(
        "Zerstört: {1:piece} von {0:seat}, {2:system}.", "Destroyed: {1:piece} of {0:seat}, {2:system}."
    ),
    "building_returned": Text(
        "Zurückgegeben: {1:piece} von {0:seat}, {2:system}.", "Returned: {1:piece} of {0:seat}, {2:system}."
    ),
    "outrage": Text("{0:seat} verursacht einen Aufschrei: {1:resource}.", "{0:seat} provokes Outrage: {1:resource}."),
    "outrage_sown": Text(
        "{2:seat} setzt einen Agenten auf ein Aufschreifeld von {0:seat}: {1:resource}.",
        "{2:seat} puts an agent on an Outrage slot of {0:seat}: {1:resource}.",
    ),
    "outrage_cleared": Text(
        "Der Aufschrei gegen {0:seat} ist vorbei: {1:resource}.", "The Outrage against {0:seat} is over: {1:resource}."
    ),
    "discard_token": Text("{0:seat} wirft ab: {1:resource}.", "{0:seat} discards {1:resource}."),
    "discard_card": Text("Abgeworfen: {0:card}.", "Discarded: {0:card}."),
    "steal_token": Text("{0:seat} stiehlt {1:resource} von {2:seat}.", "{0:seat} steals {1:resource} from {2:seat}."),
    "steal_card": Text("{0:seat} stiehlt {1:card} von {2:seat}.", "{0:seat} steals {1:card} from {2:seat}."),
    "release": Text("{0:seat} gibt einen Gefangenen von {1:seat} zurück.", "{0:seat} returns a captive of {1:seat}."),
    "draw": Text("{0:seat} zieht eine Aktionskarte.", "{0:seat} draws an action card."),
    "draw_card": Text("Du ziehst {0:action_card}.", "You draw {0:action_card}."),
    "score": Text(
        "Wertung {0:ambition}: {1:n} für den ersten, {2:n} für den zweiten Platz.",
        "Scoring {0:ambition}: {1:n} for first, {2:n} for second place.",
    ),
    "count": Text("{0:seat} zählt {1:n} für {2:ambition}.", "{0:seat} counts {1:n} for {2:ambition}."),
    "count_of_box": Text(
        "Was auf dem Feld {0:ambition} liegt, zählt {1:n}.", "What lies on the box {0:ambition} counts {1:n}."
    ),
    "city_bonus": Text(
        "{0:seat} erhält für gebaute Städte zusätzlich {1:n} ({2:ambition}).",
        "{0:seat} gains {1:n} more for cities built ({2:ambition}).",
    ),
    "power": Text("{0:seat} erhält Macht für {2:ambition}: {1:n}.", "{0:seat} gains Power for {2:ambition}: {1:n}."),
    "flip": Text("Ein Ambitionsmarker ist jetzt {0:n} wert.", "An ambition marker is now worth {0:n}."),
}
TEXTS: Final = {**PROMPTS, **LOG}
