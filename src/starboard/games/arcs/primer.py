"""The rules in short: what somebody reads who sits down at Arcs for the first time."""

from __future__ import annotations

from typing import Final

from starboard.core.text import Text

GAME: Final = (
    (
        Text("Worum es geht", "What it is about"),
        Text(
            "Alle führen ein Sternenreich. Macht bringen Ambitionen, die ihr selbst ausruft. Wer am Ende eines "
            "Kapitels die Zielmarke erreicht (33, 30 oder 27 Macht mit zwei, drei oder vier Personen) oder nach fünf "
            "Kapiteln am meisten Macht hat, gewinnt.",
            "Everybody leads a realm among the stars. Power comes from ambitions that you declare yourselves. Whoever "
            "reaches the goal at the end of a chapter (33, 30 or 27 Power with two, three or four players), or has "
            "most Power after five chapters, wins.",
        ),
    ),
    (
        Text("Eine Runde", "A round"),
        Text(
            "Wer die Initiative hat, führt eine Karte an, die Primuskarte: Farbe, Zahl und Aktionssterne. Reihum "
            "spielen die anderen je eine Karte: gleiche Farbe und höher (übertreffen: so viele Aktionen, wie deine "
            "Karte Aktionssterne hat), eine andere Farbe offen (abweichen: eine Aktion deiner Karte) oder irgendeine "
            "verdeckt (kopieren: eine Aktion der Primuskarte). Sofort danach handelst du. Die Initiative bekommt, wer "
            "sie ergreift, indem er eine zweite Karte verdeckt dazulegt, sonst, wer am höchsten übertroffen hat. Sind "
            "alle Karten gespielt, endet das Kapitel.",
            "Whoever has the initiative leads a card: suit, number and pips. In turn the others play one card each: "
            "the same suit and higher (surpass: as many actions as your card has pips), another suit face up (pivot: "
            "one action of your card), or any card face down (copy: one action of the lead card). You act at once. "
            "The initiative goes to whoever seizes it by adding a second card face down, otherwise to whoever "
            "surpassed highest. When all cards are played the chapter ends.",
        ),
    ),
    (
        Text("Ambitionen", "Ambitions"),
        Text(
            "Nur wer anführt, darf die Ambition seiner Karte bekunden (mit der 7 irgendeine): Ein Marker mit zwei "
            "Werten kommt auf ihr Feld, und die Primuskarte zählt als 0. Am Ende des Kapitels bekommt für jeden "
            "Marker, wer am meisten hat, den ersten Wert und wer am zweitmeisten hat, den zweiten; bei Gleichstand an "
            "der Spitze bekommen die Gleichen den zweiten, bei Gleichstand dahinter niemand etwas. Magnat zählt "
            "Baustoff und Treibstoff, Tyrann Gefangene, Kriegsherr Trophäen, Wächter Relikte, Empath Psi; "
            "Gildenkarten zählen mit ihrer Art mit. Was nie bekundet wird, bringt nichts.",
            "Only whoever leads may declare the ambition of the card (with a 7 any of them): a marker with two values "
            "goes to its box, and the lead card counts as 0. At the end of the chapter, for each marker, whoever has "
            "most takes the first value and whoever has second most takes the second; if several are tied for most, "
            "they take the second; a tie for second brings nothing. Tycoon counts Material and Fuel, Tyrant captives, "
            "Warlord trophies, Keeper Relics, Empath Psionic; Guild cards count by their suit. What nobody declares "
            "brings nothing.",
        ),
    ),
    (
        Text("Aktionen", "Actions"),
        Text(
            "Die Farbe einer Karte sagt, was sie kann. Besteuern: nimm von einer Stadt eine Ressource ihres Planeten. "
            "Bauen: ein Schiff an einem Raumhafen oder ein Gebäude, wo du Figuren hast. Bewegen: Schiffe ins "
            "benachbarte System; von deinem Raumhafen aus weiter durch Tore, die kein Rivale kontrolliert. "
            "Reparieren. Beeinflussen: ein Agent auf eine Karte am Hof. Sichern: nimm eine Karte, auf der du die "
            "meisten Agenten hast; fremde dort werden Gefangene. Kämpfen.",
            "The suit of a card says what it can do. Tax: take a token of its planet from a city. Build: a ship at a "
            "starport, or a building where you have pieces. Move: ships to a neighbouring system; from a starport of "
            "yours on through gates that no rival controls. Repair. Influence: an agent on a card at Court. Secure: "
            "take a card on which you have most agents; those of others there become captives. Battle.",
        ),
    ),
    (
        Text("Auftakt und Ressourcen", "Prelude and tokens"),
        Text(
            "Vor der ersten Aktion darfst du Ressourcen ausgeben: Baustoff baut oder repariert, Treibstoff bewegt, "
            "ein Relikt sichert, Psi macht eine Aktion der Primuskarte, eine Waffe erlaubt in diesem Zug Kämpfen. "
            "Städte, die du baust, öffnen Felder für Ressourcen; die Schlüssel auf einem Feld sind der Preis, es zu "
            "plündern.",
            "Before your first action you may spend tokens: Material builds or repairs, Fuel moves, a Relic secures, "
            "Psionic takes an action of the lead card, a Weapon allows Battle this turn. Cities that you build open "
            "slots for tokens; the keys on a slot are the price of raiding it.",
        ),
    ),
    (
        Text("Kampf", "Battle"),
        Text(
            "Nimm bis zu einen Würfel je eigenes Schiff im System: Angriff trifft hart und gefährdet dich, Geplänkel "
            "ist sicher, Überfall stiehlt mit Schlüsseln und zerstört Gebäude, nur gegen jemanden mit Gebäuden dort. "
            "Der erste Treffer beschädigt, der zweite zerstört; zerstörte Figuren sind Trophäen. Nur intakte Schiffe "
            "kontrollieren ein System. Wer eine Stadt zerstört, erregt Aufschrei: Ressourcen und Gildenkarten ihrer "
            "Art sind verloren.",
            "Take up to one die per ship of yours in the system: assault hits hard and endangers you, skirmish is "
            "safe, raid steals with keys and destroys buildings, only against somebody with buildings there. The "
            "first hit damages, the second destroys; destroyed pieces are trophies. Only fresh ships control a "
            "system. Whoever destroys a city provokes Outrage: tokens and Guild cards of its kind are lost.",
        ),
    ),
)
LEADERS: Final = (
    (
        Text("Machthaber und Mythen", "Leaders and lore"),
        Text(
            "Jede Person hat zusätzlich einen Machthaber, der mit eigenen Dingen beginnt und etwas besser und etwas "
            "schlechter kann als andere, und Mythen mit je einer Fähigkeit. Sie bleiben das ganze Spiel.",
            "Each player also has a leader, who begins with things of their own and is better at something and worse "
            "at something else, and lore cards with one ability each. They stay for the whole game.",
        ),
    ),
)
