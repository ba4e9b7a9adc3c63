"""The rules of the campaign in short, for whoever knows those of the base game."""

from __future__ import annotations

from typing import Final

from starboard.core.text import Text

CAMPAIGN: Final = (
    (
        Text("Die Kampagne: Akte und Schicksale", "The campaign: acts and fates"),
        Text(
            "Drei Akte mit 3, 3 und 4 Kapiteln; ein Akt für sich ist auch ein Spiel. Jede Person folgt einem "
            "Schicksal mit eigenen Karten und einem Vorhaben, das bei deinem Namen steht. Jede Annäherung zählt es "
            "herunter; fehlt am Ende des Akts etwas, kostet es so viel Macht. Wer es erfüllt, darf das Schicksal "
            "behalten, sonst wird ein neues gewählt. Im letzten Akt bringen Höhere Ambitionen Macht, und manche "
            "Schicksale können das Spiel sofort gewinnen.",
            "Three acts of 3, 3 and 4 chapters; one act by itself is a game as well. Each player follows a fate with "
            "cards of its own and an objective, which stands beside your name. Every advance counts it down; what is "
            "missing at the end of the act costs that much Power. Whoever meets it may keep the fate, otherwise a new "
            "one is chosen. In the last act grand ambitions bring Power, and some fates can win the game at once.",
        ),
    ),
    (
        Text("Imperium, Regenten, Gesetzlose", "Empire, Regents, Outlaws"),
        Text(
            "Wo ein intaktes Imperiales Schiff steht, kontrolliert das Imperium. Regenten nutzen diese Kontrolle und "
            "seine Schiffe, wo sie selbst Figuren haben, und dürfen einander dort nicht angreifen. Gesetzlose sind "
            "frei und dürfen das Imperium angreifen. Der Erste Regent hütet die Treuhand (Ressourcen, die für ihn "
            "zählen) und setzt die Politik durch.",
            "Where a fresh Imperial ship stands, the Empire controls. Regents use that control and its ships where "
            "they have pieces of their own, and may not attack each other there. Outlaws are free, and may attack the "
            "Empire. The First Regent keeps the Trust (tokens that count for that player) and enforces the Policy.",
        ),
    ),
    (
        Text("Verderbnis und Freistaaten", "Blight and Free States"),
        Text(
            "Verderbnis ist zäh: Zwei Treffer beschädigen oder zerstören sie. In Krisen trifft sie die Schiffe in "
            "ihrem System, zuerst die Imperialen; an einem Tor beendet sie jede Katapultbewegung. Freie Städte und "
            "Raumhäfen gehören niemandem: Wer das System kontrolliert, besteuert und nutzt sie.",
            "Blight is tough: it takes two hits to damage or to destroy it. In Crises it hits the ships in its "
            "system, Imperial ones first; in a gate it ends every catapult move. Free cities and starports are "
            "nobody's: whoever controls the system taxes and uses them.",
        ),
    ),
    (
        Text("Ende der Runde: Rat und Ereignisse", "End of the round: Council and events"),
        Text(
            "Wird der Imperiale Rat am Hof gesichert oder eine Ereigniskarte gespielt, kommt am Ende der Runde erst "
            "vielleicht ein Gipfeltreffen, dann entweder Krisen (die Verderbnis und die Krisenkarten schlagen zu) "
            "oder Erlasse (das Imperium fordert nach seiner Politik).",
            "If the Imperial Council is secured at Court or an Event card is played, the end of the round brings "
            "first, perhaps, a Summit, and then either Crises (the Blight and the Crisis cards strike) or Edicts (the "
            "Empire demands by its Policy).",
        ),
    ),
    (
        Text("Gipfeltreffen und Gefallen", "Summits and Favors"),
        Text(
            "Wer es einberuft, darf zuerst die Seite wechseln und mit Gefallen etwas erzwingen. Dann dürfen alle "
            "Abmachungen vorschlagen: Ressourcen, Gefangene, Trophäen, Gefallen, Figuren auf der Karte. Was "
            "angenommen wird, geschieht sofort. Ein Gefallen ist ein Agent einer anderen Person auf deinem Schicksal: "
            "ein Versprechen, das du in einem späteren Gipfeltreffen einfordern kannst.",
            "Whoever calls it may first change sides, and force something with Favors. Then everybody may propose "
            "deals: tokens, captives, trophies, Favors, pieces on the map. What is agreed happens at once. A Favor is "
            "an agent of another player on your fate: a promise that you can call in at a later Summit.",
        ),
    ),
)
