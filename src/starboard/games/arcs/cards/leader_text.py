"""What players read at the draft and at questions of leaders. In our own words."""

from __future__ import annotations

from typing import Final

from starboard.core.text import Text

NOTHING_MORE: Final = Text("Nein", "No")
COURT_CARD: Final = Text("{card:card}", "{card:card}")

LEADER_PROMPTS: Final = {
    "Draft.card": Text("Welchen Machthaber oder Mythos nimmst du?", "Which leader or lore do you take?"),
    "Draft.card=leader": Text("Machthaber: {it:card}", "Leader: {it:card}"),
    "Draft.card=lore": Text("Mythos: {it:card}", "Lore: {it:card}"),
    "LearnLore.lore": Text(
        "Welchen Mythos behältst du? (Noch zu sehen: {count:n}; 3 kommen aus dem Spiel)",
        "Which lore do you keep? (Still shown: {count:n}; 3 leave the game)",
    ),
    "LearnLore.lore=": Text("{it:card}", "{it:card}"),
    "MayInfluence.court": Text(
        "{card:card}: Auf welche Hofkarte setzt du noch einen Agenten?",
        "{card:card}: on which Court card do you put one more agent?",
    ),
    "MayInfluence.court=": COURT_CARD,
    "MayInfluence.court=-1": NOTHING_MORE,
    "MayMove.start": Text("{card:card}: Von wo bewegst du noch Schiffe?", "{card:card}: from where do you move ships?"),
    "MayMove.start=": Text("{it:system}", "{it:system}"),
    "MayMove.start=-1": NOTHING_MORE,
    "InfluenceThenSecure.court": Text(
        "Auf welche Hofkarte setzt du einen Agenten, bevor du sicherst?",
        "On which Court card do you put an agent before you secure?",
    ),
    "InfluenceThenSecure.court=": COURT_CARD,
    "MayTakeToken.resource": Text("{card:card}: Welche Ressource nimmst du?", "{card:card}: which token do you take?"),
    "MayTakeToken.resource=": Text("{it:resource}", "{it:resource}"),
    "MayTakeToken.resource=-1": Text("Keine", "None"),
    "GiveGuildCard.gift": Text(
        "Welche Gildenkarte verschenkst du, um zu bekunden?", "Which Guild card do you give away to declare?"
    ),
    "GiveGuildCard.gift=": Text("{it:card}", "{it:card}"),
    "PlaceAgents.court": Text(
        "{card:card}: Auf welche Hofkarte setzt du einen Agenten?",
        "{card:card}: on which Court card do you put an agent?",
    ),
    "PlaceAgents.court=": COURT_CARD,
    "HitAndRepeat.wish": Text(
        "{card:card}: {place:place} beschädigen und die Aktion dort wiederholen?",
        "{card:card}: hit {place:place} and repeat the action there?",
    ),
    "HitAndRepeat.wish=0": NOTHING_MORE,
    "HitAndRepeat.wish=1": Text("Treffer und Wiederholung", "Hit and repeat"),
    "HitAndRepeat.resource": Text("Welche Ressource nimmst du?", "Which resource do you take?"),
    "HitAndRepeat.resource=": Text("{it:resource}", "{it:resource}"),
    "ReshapePlanet.token_slot": Text(
        "{card:card}: Welche Ressource legst du auf {system:system}?",
        "{card:card}: which token do you lay on {system:system}?",
    ),
    "ReshapePlanet.token_slot=": Text("{token:token}", "{token:token}"),
    "ReshapePlanet.token_slot=pile": Text("{resource:resource} vom Kartell", "{resource:resource} of the Cartel"),
    "ReshapePlanet.token_slot=-1": Text("Keine", "None"),
    "DiscardOne.token_slot": Text("Welche Ressource wirfst du ab?", "Which token do you discard?"),
    "DiscardOne.token_slot=": Text("{token:token}", "{token:token}"),
}
LEADER_LOG: Final = {
    "ability": Text("{0:seat}: {1:card} – {2:ability}.", "{0:seat}: {1:card} – {2:ability}."),
    "draft": Text("{0:seat} nimmt {1:card}.", "{0:seat} takes {1:card}."),
    "see_lore": Text("Du siehst {0:card}.", "You see {0:card}."),
    "scrap_lore": Text("{0:seat} legt Mythen ungesehen aus dem Spiel: {1:n}.", "{0:seat} scraps lore unseen: {1:n}."),
    "gift": Text("{0:seat} schenkt {1:card} an {2:seat}.", "{0:seat} gives {1:card} to {2:seat}."),
    "reshape": Text(
        "{0:system} ist jetzt von der Art {1:resource}.", "{0:system} is of type {1:resource} from now on."
    ),
}
