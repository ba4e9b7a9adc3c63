"""What the terms on the campaign's panels mean, in a sentence or two; in the order of ``text.TERM``."""

from __future__ import annotations

from typing import Final

from starboard.core.text import Text
from starboard.games.arcs.explanations import PLAYS
from starboard.games.arcs.ids import MIRROR, SEATS


def armor(de: str, en: str) -> Text:
    return Text(
        f"Panzerung, am {de}, über der intakten Verbesserung: Sie nimmt Treffer vor ihr.",
        f"Armor, at {en}, over a fresh Upgrade: it takes hits before that.",
    )


TERM: Final = (
    Text("Was für alle gilt, neben dem Spielplan.", "What holds for everybody, beside the map."),
    Text(
        "Drei Akte mit 3, 3 und 4 Kapiteln. Nach jedem wird abgerechnet, und Schicksale können wechseln.",
        "Three acts of 3, 3 and 4 chapters. After each, objectives are settled and fates may change.",
    ),
    Text(
        "Wer ihn am Hof sichert, entscheidet am Ende der Runde über Gipfeltreffen und Krisen oder Erlasse.",
        "Whoever secures it at Court decides at the end of the round about a Summit and Crises or Edicts.",
    ),
    Text(
        "Was der Erste Regent fordert und tut, wenn Erlasse ausgeführt werden.",
        "What the First Regent demands and does when edicts are resolved.",
    ),
    Text(
        "Ressourcen, die vor dem Ersten Regenten liegen und für ihn zählen, aber nicht ausgegeben werden.",
        "Resources before the First Regent: they count for that player but cannot be spent.",
    ),
    Text(
        "Gesetze, Erlasse und Gipfelkarten, die alle binden. Die Zahl eines Erlasses sagt nur, wann er an der "
        "Reihe ist: die kleinste zuerst.",
        "Laws, edicts and Summit cards that bind everybody. The number of an edict only says when its turn comes: the "
        "lowest first.",
    ),
    Text(
        "Der Zahlenwürfel nennt einen Cluster, der Ereigniswürfel ein Symbol: zusammen dieser Planet.",
        "The number die names a cluster, the event die a symbol: together this planet.",
    ),
    Text("Regent oder gesetzlos.", "Regent or Outlaw."),
    Text(
        "Was dem Vorhaben noch fehlt. Bei 0 ist es erfüllt; was am Ende des Akts fehlt, kostet so viel Macht.",
        "What the objective still lacks. At 0 it is met; what is missing at the end of the act costs that much Power.",
    ),
    Text(
        "Ein Agent eines Rivalen auf deinem Schicksal. Berufst du ein Gipfeltreffen ein, gibst du ihn zurück und "
        "erzwingst dafür etwas von diesem Rivalen.",
        "An agent of a rival on your fate. When you call a Summit you may return it to force something from that "
        "rival.",
    ),
    Text(
        "Sie liegen auf einer Karte am Hof und werden mit ihr gesichert.",
        "They lie on a card at Court and are secured with it.",
    ),
    Text(
        "Alle dürfen Abmachungen vorschlagen; was angenommen wird, geschieht sofort.",
        "Everybody may propose deals; what is agreed happens at once.",
    ),
    Text(
        "Ihm gehört die Treuhand, er setzt die Politik durch, und außerhalb von Zügen zählt für ihn, was das Imperium "
        "kontrolliert.",
        "Owns the Trust, enforces the Policy, and outside turns what the Empire controls counts for that player.",
    ),
    Text("Der Rat kann beeinflusst und gesichert werden.", "The Council can be influenced and secured."),
    Text("Der Rat kann weder beeinflusst noch gesichert werden.", "The Council can be neither influenced nor secured."),
    Text(
        "Der Rat wurde in dieser Runde gesichert und wird an ihrem Ende ausgeführt.",
        "The Council was secured this round and is resolved at its end.",
    ),
    Text(
        "Sie liegen auf einer Karte, nicht unter Trophäen, bis die Karte sie zurückgibt.",
        "They lie on a card, not among trophies, until the card returns them.",
    ),
)
UPGRADE: Final = (
    Text(
        "Am Treibstoff-Planeten. Einmal pro Zug im Auftakt eine Katapultbewegung mit dem Flaggschiff.",
        "At a Fuel planet. Once per turn in the Prelude a catapult move with the Flagship.",
    ),
    Text(
        "Am Relikt-Planeten. Gegen das Flaggschiff gibt es keine Überfall-Würfel.",
        "At a Relic planet. No raid dice against the Flagship.",
    ),
    Text(
        "Am Psi-Planeten. Von einem Tor aus besteuerst du alle Städte des Clusters wie eigene.",
        "At a Psionic planet. From a gate you tax all cities of the cluster like your own.",
    ),
    Text(
        "Am Waffen-Planeten. Das Flaggschiff fängt mit 1 Treffer je intaktem Raumhafen der Ablage ab.",
        "At a Weapon planet. The Flagship intercepts with 1 hit for each fresh starport on its board.",
    ),
    Text(
        "Am Baustoff-Planeten. Am Flaggschiff baust du 2 Schiffe pro Zug.",
        "At a Material planet. You build 2 ships per turn at the Flagship.",
    ),
    Text("An jedem Planeten. Ohne Vorteil, nimmt aber Treffer.", "At any planet. No benefit, but it takes hits."),
)
ARMOR: Final = (
    armor("Relikt-Planeten", "a Relic planet"),
    armor("Waffen-Planeten", "a Weapon planet"),
    armor("Baustoff-Planeten", "a Material planet"),
    armor("Psi-Planeten", "a Psionic planet"),
    armor("Treibstoff-Planeten", "a Fuel planet"),
    Text(
        "Panzerung, an jedem Planeten, über dem intakten Rumpf: Sie nimmt Treffer vor ihm.",
        "Armor, at any planet, over a fresh Hull: it takes hits before that.",
    ),
)
SOWN: Final = (
    Text(
        "Sie gelten dort als Aufschrei und kehren hierher zurück, wenn er getilgt wird.",
        "They count as Outrage there and come back here when it is cleared.",
    ),
)
MOTION: Final = (
    Text(
        "Du gibst Gefallen eines Rivalen zurück; dafür gibt er dir, was du verlangst.",
        "You return Favors of a rival; for these the rival gives you what you demand.",
    ),
    Text("Der Imperiale Rat tagt wieder.", "The Imperial Council is in session again."),
    Text("Du bist kein Regent mehr, sondern gesetzlos.", "You are no longer a Regent but an Outlaw."),
    Text(
        "Es gibt keine Regenten mehr: Du wirst wieder Regent.", "There are no Regents left: you become a Regent again."
    ),
)
SUMMIT: Final = (
    Text("Es geht ohne Verhandlungen weiter.", "Things go on without Negotiations."),
    Text(
        "Zuerst die Tagesordnung, für dich allein: eine Petition, der Wechsel der Seite, eingeforderte Gefallen. Dann "
        "Verhandlungen: Alle dürfen Abmachungen vorschlagen.",
        "First the Call to Order, for you alone: a petition, a change of sides, Favors called in. Then Negotiations: "
        "everybody may propose deals.",
    ),
)
HAPPENING: Final = (
    Text(
        "Die Verderbnis schlägt zu, und die Krisenkarten am Hof tun, was auf ihnen steht.",
        "The Blight strikes, and the Crisis cards at Court do what they say.",
    ),
    Text(
        "Die Erlasse im Kartenheft werden ausgeführt, die kleinste Zahl zuerst: die Politik, und was seither dazukam.",
        "The edicts in the rules booklet are resolved, the lowest number first: the Policy, and what has joined it.",
    ),
)
EVENT: Final = Text(
    "Zählt wie die Primuskarte: ihre Aktionen, so viele, wie sie Sterne hat; keine, wenn der Rat in dieser "
    "Runde gesichert wurde. Am Ende der Runde darf, wer die Initiative hat, ein Gipfeltreffen einberufen; dann "
    "entscheiden Würfel über Krise oder Erlass.",
    "Acts as the lead card does: its actions, as many as it has pips; none if the Council was secured this "
    "round. At the end of the round whoever holds the initiative may call a Summit; then dice decide on a "
    "Crisis or an Edict.",
)
EXPLAINED: Final = {
    "play": (*PLAYS[:MIRROR], EVENT),
    **{"term": TERM, "hull": (*UPGRADE, *ARMOR) * SEATS, "sown": SOWN},
    **{"motion": MOTION, "summit": SUMMIT, "happening": HAPPENING},
}
