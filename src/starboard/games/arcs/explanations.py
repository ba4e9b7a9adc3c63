"""What tokens, suits, actions, pieces, slots and dice are for, in a sentence or two (p. 4-15)."""

from __future__ import annotations

from typing import Final

from starboard.core.text import Text
from starboard.games.arcs.ids import SUIT_ACTIONS
from starboard.games.arcs.text import ACTION

RESOURCE: Final = (
    Text("Im Auftakt ausgegeben: Bauen oder Reparieren.", "Spent in the Prelude: Build or Repair."),
    Text("Im Auftakt ausgegeben: Bewegen.", "Spent in the Prelude: Move."),
    Text(
        "Im Auftakt ausgegeben: In diesem Zug ist Kämpfen eine weitere Möglichkeit der gespielten Karte.",
        "Spent in the Prelude: this turn Battle is one more action of the played card.",
    ),
    Text("Im Auftakt ausgegeben: Sichern.", "Spent in the Prelude: Secure."),
    Text("Im Auftakt ausgegeben: eine Aktion der Primuskarte.", "Spent in the Prelude: an action of the lead card."),
)
ACTIONS: Final = (
    Text(
        "Nimm von einer Stadt eine Ressource ihres Planeten. Eine fremde Stadt musst du kontrollieren; dort nimmst du "
        "auch einen Agenten gefangen.",
        "Take a token of its planet from a city. A rival city needs your control; there you capture an agent.",
    ),
    Text(
        "Baue ein Schiff an einem deiner Raumhäfen, oder eine Stadt oder einen Raumhafen auf einem freien Gebäudefeld "
        "bei deinen Figuren.",
        "Build a ship at one of your starports, or a city or starport on a free building slot where you have pieces.",
    ),
    Text(
        "Bewege Schiffe aus einem System in ein benachbartes; von deinem Raumhafen aus geht es weiter.",
        "Move ships from a system to the next; from a starport of yours they go on.",
    ),
    Text("Mach eine beschädigte Figur wieder intakt.", "Make a damaged piece fresh again."),
    Text("Setze einen Agenten auf eine Karte am Hof.", "Put an agent on a card at Court."),
    Text(
        "Nimm eine Karte vom Hof, auf der du allein die meisten Agenten hast; die anderen Agenten dort werden deine "
        "Gefangenen.",
        "Take a card from the Court on which you alone have most agents; the other agents there become your captives.",
    ),
    Text(
        "Greif in einem System mit deinen Schiffen jemanden an: höchstens ein Würfel je Schiff.",
        "Attack somebody in a system with your ships: at most one die per ship.",
    ),
)
PIECES: Final = (
    Text(
        "Bewegt sich, kämpft und kontrolliert: Wer die meisten intakten Schiffe hat, kontrolliert das System.",
        "Moves, fights and controls: whoever has most fresh ships controls the system.",
    ),
    Text(
        "Wird besteuert. Jede gebaute Stadt öffnet Ressourcenfelder oder bringt einen Bonus.",
        "Is taxed. Each city that is built opens token slots or brings a bonus.",
    ),
    Text("Hier werden Schiffe gebaut, und von hier fliegen sie weiter.", "Ships are built here and fly further."),
    Text("Wirbt am Hof um Karten und kann gefangen werden.", "Woos cards at Court, and can be captured."),
)
PLAYS: Final = (  # how a card is played
    Text(
        "Die erste Karte der Runde: Die anderen richten sich nach ihrer Farbe und Zahl. So viele Aktionen, wie sie "
        "Sterne hat; sie darf ihre Ambition bekunden.",
        "The first card of the round: the others go by its suit and number. As many actions as it has pips, and it "
        "may declare its ambition.",
    ),
    Text(
        "Die Farbe der Primuskarte, aber eine höhere Zahl: so viele Aktionen, wie deine Karte Sterne hat. Wer am "
        "höchsten übertrifft, bekommt die Initiative, wenn niemand sie ergreift.",
        "The suit of the lead card and a higher number: as many actions as your card has pips. Whoever surpasses "
        "highest takes the initiative unless somebody seizes it.",
    ),
    Text(
        "Irgendeine Karte, verdeckt: eine Aktion der Primuskarte.",
        "Any card, face down: one action of the lead card.",
    ),
    Text(
        "Eine Karte anderer Farbe, offen: eine Aktion dieser Karte.",
        "A card of another suit, face up: one action of that card.",
    ),
    Text(
        "Zählt wie die Primuskarte: ihre Aktionen, so viele, wie sie Sterne hat.",
        "Acts as the lead card does: its actions, as many as it has pips.",
    ),
)
DICE: Final = (
    Text("Viele Treffer, aber auch Treffer auf eigene Schiffe.", "Many hits, and hits on own ships as well."),
    Text("Trifft jedes zweite Mal, ohne Gefahr.", "Hits every other time, without danger."),
    Text(
        "Schlüssel zum Stehlen und Treffer auf Gebäude, dafür Gefahr für die eigenen Schiffe.",
        "Keys to steal with and hits on buildings, at a risk for own ships.",
    ),
)
SLOT: Final = Text(
    "Hält eine Ressource. Wer sie bei einem Überfall stiehlt, zahlt so viele Schlüssel.",
    "Holds a token. Whoever steals it in a raid pays that many keys.",
)
SETUP: Final = Text(
    "Die Aufbaukarte: welche Cluster nicht mitspielen und wo alle beginnen.",
    "The setup card: which clusters are out of play, and where everybody starts.",
)


def explain_suit(suit: int) -> Text:
    actions = [ACTION[action] for action in SUIT_ACTIONS[suit]] or [Text("keine eigenen", "none of its own")]
    german, english = " oder ".join([a.de for a in actions]), " or ".join([a.en for a in actions])
    return Text(f"Aktionen: {german}.", f"Actions: {english}.")
