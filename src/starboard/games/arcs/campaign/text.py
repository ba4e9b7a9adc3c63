"""What players read in the campaign besides its cards. In our own words; the glossary has the terms."""

from __future__ import annotations

from typing import Final

from starboard.core.procedure import Ref
from starboard.core.state import Line
from starboard.core.text import Text
from starboard.games.arcs.codes import is_gate
from starboard.games.arcs.ids import BLIGHT, CENTRE, SEATS
from starboard.games.arcs.state import Arcs


def word_planet(game: Arcs, system: int, values: dict[str, Ref]) -> str:
    """A planet among systems to choose from: what it yields is said too, but nothing else on the table glows for it."""
    if system >= CENTRE or is_gate(system):
        return ""
    values["yields"] = (game.kind_of[system],)
    return "planet"


def planets(question: str) -> dict[str, Text]:
    """The words of choices that ``word_planet`` words."""
    return {
        f"{question}=": Text("{it:system}", "{it:system}"),
        f"{question}=planet": Text("{it:system} ({yields:coming})", "{it:system} ({yields:coming})"),
    }


TERM: Final = (
    Text("Die Kampagne", "The campaign"),
    Text("Akt", "Act"),
    Text("Imperialer Rat", "Imperial Council"),
    Text("Politik", "Policy"),
    Text("Imperiale Treuhand", "Imperial Trust"),
    Text("Kartenheft", "Rules booklet"),
    Text("Zuletzt gewürfelt", "Last roll"),
    Text("Titel", "Title"),
    Text("Vorhaben, noch", "Objective, to go"),
    Text("Gefallen", "Favors"),
    Text("Angelegte Karten", "Attached cards"),
    Text("Verhandlungen", "Negotiations"),
    Text("Erster Regent", "First Regent"),
    Text("tagt", "in session"),
    Text("beschlossen", "decided"),
    Text("unter einer Karte", "tucked under a card"),
    Text("Figuren auf Karten", "Pieces on cards"),
)
UPGRADE: Final = (
    Text("Schlupfantrieb", "Slipstream Drive"),
    Text("Traktorstrahl", "Tractor Beam"),
    Text("Kontrollanlage", "Control Array"),
    Text("Verteidigungsanlage", "Defense Array"),
    Text("Schiffskran", "Ship Crane"),
    Text("Rumpf", "Hull"),
)
SOWN: Final = (Text("Agenten auf fremden Aufschreifeldern", "Agents on Outrage slots of others"),)
MOTION: Final = (  # of a Call to Order, as ``summit`` numbers them
    Text("Gefallen einfordern", "Call in Favors"),
    Text("Eine Petition an den Rat richten", "Petition the Council"),
    Text("Das Imperium verlassen", "Leave the Empire"),
    Text("Das Imperium wiederbeleben", "Revive the Empire"),
)
SUMMIT: Final = (Text("Kein Gipfeltreffen", "No Summit"), Text("Ein Gipfeltreffen einberufen", "Call a Summit"))
HAPPENING: Final = (Text("Krisen", "Crises"), Text("Erlasse", "Edicts"))
NOUNS: Final = {
    **{"term": TERM, "hull": UPGRADE * (2 * SEATS), "sown": SOWN},
    **{"motion": MOTION, "summit": SUMMIT, "happening": HAPPENING},
}

OF_BLIGHT: Final = (  # what is told of ships, where they are the Blight's: it has none
    *("ship_damaged", "ship_destroyed", "captive_ships"),
)


def told_of_blight(line: Line) -> Line:
    """A line about ships, with words of its own where the Blight is meant."""
    owner = 2 if line.key == "captive_ships" else 0
    if line.key in OF_BLIGHT and line.refs[owner] == BLIGHT:
        return Line(f"{line.key}_of_blight", line.refs, line.only)
    return line


TEXTS: Final = {
    "ship_damaged_of_blight": Text("Verderbnis beschädigt: {1:system}.", "Blight is damaged: {1:system}."),
    "ship_destroyed_of_blight": Text("Verderbnis zerstört: {1:system}.", "Blight is destroyed: {1:system}."),
    "captive_ships_of_blight": Text(
        "{0:seat} nimmt Verderbnis gefangen: {1:n}, {3:system}.", "{0:seat} captures Blight: {1:n}, {3:system}."
    ),
    "act": Text("Akt {0:n} beginnt.", "Act {0:n} begins."),
    "fates_dealt_two": Text(
        "Alle ziehen geheim zwei Schicksale und behalten eins.", "Everybody secretly draws two fates and keeps one."
    ),
    "fates_dealt_one": Text(
        "Wer zwei Schicksale zöge, zieht eins: Fertig sind erst {0:n} dieser Stufe (Option beim Aufbau).",
        "Whoever would draw two fates draws one: only {0:n} of this tier are finished (an option of the setup).",
    ),
    "fate": Text("{0:seat} folgt dem Schicksal {1:card}.", "{0:seat} follows the fate {1:card}."),
    "fate_kept": Text("{0:seat} behält das Schicksal {1:card}.", "{0:seat} keeps the fate {1:card}."),
    "objective_set": Text("Vorhaben von {0:seat}: noch {1:n}.", "Objective of {0:seat}: {1:n} to go."),
    "objective": Text(
        "{0:seat} kommt dem Vorhaben um {1:n} näher, noch {2:n}.",
        "{0:seat} advances the objective by {1:n}, {2:n} to go.",
    ),
    "objective_met": Text("{0:seat} hat das Vorhaben erfüllt.", "{0:seat} has met the objective."),
    "objective_failed": Text(
        "{0:seat} hat das Vorhaben verfehlt: Was fehlt, kostet so viel Macht.",
        "{0:seat} has failed the objective: what is missing costs as much Power.",
    ),
    "act_over": Text(
        "Der Akt ist zu Ende: Alle Vorhaben werden abgerechnet.", "The act is over: all objectives are settled."
    ),
    "court_cleared": Text(
        "Der Hof wird geräumt: Karten in den Hofstapel, Agenten nach Hause, die Ablage ist aus dem Spiel.",
        "The Court is cleared: cards to the deck, agents home, its discard pile out of the game.",
    ),
    "spoils_return": Text(
        "Trophäen, Gefangene und alles in der Treuhand gehen in die Vorräte zurück.",
        "Trophies, captives and all that lies in the Trust return to the supplies.",
    ),
    "map_cleared": Text(
        "Die Karte wird geräumt: Zerstört wird alles Beschädigte und jedes Gebäude, bei dem nur Verderbnis steht; die "
        "Verderbnis selbst wird repariert.",
        "The map is cleared: whatever is damaged is destroyed, and every building alone with Blight; the Blight itself "
        "is repaired.",
    ),
    "power_halved": Text(
        "Die meiste Macht nimmt die Initiative; danach verliert die Hälfte, wer mehr als 1 Macht hat.",
        "Most Power takes the initiative; then whoever has more than 1 Power loses half of it.",
    ),
    "fates_chosen": Text(
        "Neue Schicksale: Wer sein Vorhaben verfehlt hat, braucht ein anderes; sonst darf es bleiben.",
        "New fates: whoever failed the objective needs another one; others may keep theirs.",
    ),
    "grand": Text("Höhere Ambitionen von {0:seat}: {1:n} erfüllt.", "Grand ambitions of {0:seat}: {1:n} fulfilled."),
    "final_objective": Text(
        "{0:seat} hat das Finale Vorhaben erfüllt und gewinnt die Kampagne.",
        "{0:seat} has met the final objective and wins the campaign.",
    ),
    "captive_ships": Text(
        "{0:seat} nimmt Schiffe von {2:seat} gefangen: {1:n}, {3:system}.",
        "{0:seat} captures ships of {2:seat}: {1:n}, {3:system}.",
    ),
    "power_gained": Text("{0:seat} erhält {1:n} Macht.", "{0:seat} gains {1:n} Power."),
    "power_lost": Text("{0:seat} verliert {1:n} Macht.", "{0:seat} loses {1:n} Power."),
    "first_regent": Text("{0:seat} wird Erster Regent.", "{0:seat} becomes First Regent."),
    "outlaw": Text("{0:seat} wird gesetzlos.", "{0:seat} becomes an Outlaw."),
    "regent": Text("{0:seat} wird Regent.", "{0:seat} becomes a Regent."),
    "to_trust": Text("{0:seat} gibt {1:resource} in die Treuhand.", "{0:seat} gives {1:resource} to the Trust."),
    "from_trust": Text(
        "{0:seat} erhält {1:resource} aus der Treuhand.", "{0:seat} receives {1:resource} from the Trust."
    ),
    "policy": Text("Die Politik ist jetzt: {0:card}.", "The Policy is now: {0:card}."),
    "favor": Text("{0:seat} schuldet {1:seat} einen Gefallen.", "{0:seat} owes {1:seat} a Favor."),
    "blight": Text("Verderbnis erscheint: {0:system}.", "Blight appears: {0:system}."),
    "stowed_home": Text("Zurück in den Vorrat von {0:seat}: {1:piece}.", "Back to the supply of {0:seat}: {1:piece}."),
    "number_die": Text("Zahlenwürfel von {0:seat}: {1:cluster}.", "The number die of {0:seat}: {1:cluster}."),
    "agent_back": Text("{0:seat} nimmt einen Agenten zurück: {1:card}.", "{0:seat} takes back an agent: {1:card}."),
    "free_building": Text("Freistaaten: {0:piece}, {1:system}.", "Free States: {0:piece}, {1:system}."),
    "takes_card": Text("{0:seat} nimmt {1:card}.", "{0:seat} takes {1:card}."),
    "enters_booklet": Text("Neu im Kartenheft: {0:card}.", "New in the rules booklet: {0:card}."),
    "scrap": Text("{0:card} ist endgültig aus dem Spiel.", "{0:card} is out of the game for good."),
    "tops_court": Text("{0:card} kommt oben auf den Hofstapel.", "{0:card} is put on top of the Court deck."),
    "joins_court": Text("{0:card} kommt in den Hofstapel.", "{0:card} joins the Court deck."),
    "ChooseFates.fate": Text("Welchem Schicksal folgst du?", "Which fate do you follow?"),
    "ChooseFates.fate=": Text("{card:card}", "{card:card}"),
    "PlaceStart.planet": Text(
        "Auf welchen Planeten stellst du 3 Schiffe und eine Stadt oder einen Raumhafen? Du erhältst auch, was er "
        "abwirft.",
        "On which planet do you put 3 ships and a city or a starport? You also gain what it yields.",
    ),
    **planets("PlaceStart.planet"),
    "PlaceStart.piece": Text("Welches Gebäude stellst du auf?", "Which building do you put there?"),
    "PlaceStart.piece=": Text("{it:piece}", "{it:piece}"),
    "Intermission.gate": Text(
        "Du hast keine Schiffe und Raumhäfen mehr: An welchem Tor stehen deine 3 neuen Schiffe?",
        "You have no ships and starports left: at which gate do your 3 new ships stand?",
    ),
    "Intermission.gate=": Text("{it:system}", "{it:system}"),
}
