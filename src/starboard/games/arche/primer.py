"""The rules in short: what somebody reads who sits down at Arche for the first time."""

from __future__ import annotations

from typing import Final

from starboard.core.text import Text

PRIMER: Final = (
    (
        Text("Worum es geht", "What it is about"),
        Text(
            "Sammle Paragon. Sobald jemand das Ziel erreicht, wird die Runde zu Ende gespielt, dann gewinnt, wer am "
            "meisten hat; bei Gleichstand mehr Ressourcen, dann die höhere Basis.",
            "Collect paragon. Once somebody reaches the target the round is finished, and whoever has most wins; ties "
            "go to more resources, then to the higher base.",
        ),
    ),
    (
        Text("Ein Zug", "A turn"),
        Text(
            "Erst bringt deine Basis ihr Einkommen, und Karten mit dem Wort Effektphase wirken. Dann nimmst du sechs "
            "Würfel: Ressourcen, Paragon und Angriff, wie du sie mischst. Nach jedem Wurf legst du beiseite, was du "
            "behältst, und wirfst den Rest neu, zweimal. Zuletzt handelst du, so oft und in welcher Reihenfolge du "
            "willst.",
            "First your base brings its income, and cards that say effect phase work. Then you take six dice: "
            "resource, paragon and attack, mixed as you like. After each throw put aside what you keep and roll the "
            "rest again, twice. Last you act, as often and in whatever order you want.",
        ),
    ),
    (
        Text("Handeln", "Acting"),
        Text(
            "Löse Würfel ein. Kaufe offene Karten: Soldaten kommen oben auf deinen Kampftrupp, Zivilisten und Gebäude "
            "auf ein Ausbaufeld, Ereignisse geschehen sofort; deine eigene Fraktion kostet 1 weniger. Rüste die Basis "
            "auf, lege für 1 eine offene Karte ab, ordne für 2 um, nutze Karten, greif an. Nur die oberste Karte "
            "eines Stapels wirkt.",
            "Turn in dice. Buy open cards: soldiers go on top of your combat troop, civilians and buildings on an "
            "expansion slot, events happen at once; your own faction costs 1 less. Upgrade the base, discard an open "
            "card for 1, rearrange for 2, use cards, attack. Only the top card of a stack works.",
        ),
    ),
    (
        Text("Die Arche und Angriffe", "The Ark and attacks"),
        Text(
            "Ein Angriff hat die Stärke deines obersten Soldaten mal der eingesetzten Angriffswürfel, und 1 mehr je "
            "kritischem Treffer. Dein Trupp greift den Soldaten in der Arche an; der Schaden bleibt liegen. Fällt er, "
            "zieht dein Soldat ein. Von der Arche aus greifst du Basen an, raubst Paragon und zerstörst Ausbauten; "
            "wer angegriffen wird, darf mit dem obersten Soldaten abwehren. Zerstörte Soldaten, Raub und die Arche am "
            "Ende jedes Zuges bringen Paragonwürfel.",
            "An attack has the strength of your top soldier times the attack dice you put in, and 1 more for each "
            "critical hit. Your troop attacks the soldier in the Ark; the damage stays. When it falls, your soldier "
            "moves in. From the Ark you attack bases, loot paragon and destroy expansions; whoever is attacked may "
            "block with the top soldier. Destroyed soldiers, loot, and the Ark at the end of every turn bring paragon "
            "dice.",
        ),
    ),
)
