"""Prompts, choices and log lines in both languages."""

from __future__ import annotations

from typing import Final

from starboard.core.text import Text

PROMPTS: Final[dict[str, Text]] = {
    "=done": Text("Fertig", "Done"),
    # chance
    "Shuffle.order": Text("Ein Stapel wird gemischt.", "A pile is shuffled."),
    "SetUp.start": Text("Der Startsitz wird ausgelost.", "The start seat is drawn."),
    "SetUp.halves": Text("Die Lage der Startplättchen wird ausgelost.", "Chance turns the start tiles."),
    "DealCharacters.order": Text("Die Figuren werden ausgelost.", "The characters are dealt."),
    # setup
    "ChooseCharacters.character": Text("Welche Figur spielst du?", "Which character do you play?"),
    "ChooseCharacters.character=": Text("{it:character}", "{it:character}"),
    # phase 1
    "ChangeOfPlan.plan": Text(
        "Phase 1: Für 1 Credit zwei Karten ziehen und danach zwei ablegen?",
        "Phase 1: pay 1 credit to draw two cards and then discard two?",
    ),
    "ChangeOfPlan.plan=0": Text("Beim Plan bleiben", "Stay with the plan"),
    "ChangeOfPlan.plan=1": Text("Plan ändern (1 Credit)", "Change the plan (1 credit)"),
    "ChangeOfPlan.card": Text("Welche Karte legst du ab? Noch {left:n}.", "Which card do you discard? {left:n} to go."),
    "ChangeOfPlan.card=": Text("{it:card} ablegen", "Discard {it:card}"),
    # drawing
    "Draw.source": Text("Woher ziehst du? Noch {left:n}.", "Where do you draw from? {left:n} to go."),
    "Draw.source=": Text("Offen: {it:card}", "Open: {it:card}"),
    "Draw.source=deck": Text("Vom Stapel {it:deck}", "From the {it:deck} deck"),
    # phase 2
    "NewContacts.tile": Text(
        "Phase 2: Welches Plättchen legst du an (1 Credit)?", "Phase 2: which tile do you lay (1 credit)?"
    ),
    "NewContacts.tile=": Text("{it:tile}", "{it:tile}"),
    "NewContacts.tile=refresh": Text("Neue Auswahl aufdecken (1 Credit)", "Open a new offer (1 credit)"),
    "NewContacts.tile=-1": Text("Nichts anlegen", "Lay nothing"),
    "NewContacts.spot": Text(
        "{tile:tile}: Welches Feld am Plan wird belegt?", "{tile:tile}: which hex beside the map is covered?"
    ),
    "NewContacts.spot=": Text("{it:hex}", "{it:hex}"),
    "NewContacts.other": Text(
        "{tile:tile}: Welches Feld neben {spot:hex} wird noch belegt?",
        "{tile:tile}: which hex beside {spot:hex} is covered as well?",
    ),
    "NewContacts.other=": Text("{it:hex}", "{it:hex}"),
    "NewContacts.half": Text("Welche Gilde liegt auf {spot:hex}?", "Which guild lies on {spot:hex}?"),
    "NewContacts.half=": Text("{it:place}", "{it:place}"),
    # phase 3
    "Infiltrate.deed": Text(
        "Phase 3: Was tust du mit deinen Agenten? Bisher gesetzt oder gezogen: {placed:n}.",
        "Phase 3: what do you do with your agents? Placed or moved so far: {placed:n}.",
    ),
    "Infiltrate.deed=-1": Text("Phase beenden", "End the phase"),
    "Infiltrate.deed=place": Text(
        "Agent aus dem Vorrat setzen ({price:price})", "Place an agent from the supply ({price:price})"
    ),
    "Infiltrate.deed=move": Text(
        "Agent auf dem Plan versetzen ({price:price})", "Move an agent on the map ({price:price})"
    ),
    "Infiltrate.deed=turn": Text("Plättchen drehen (1 Credit)", "Turn a tile (1 credit)"),
    "Infiltrate.deed=return": Text("Agent zurücknehmen", "Take an agent back"),
    "PlaceAgent.source": Text("Welchen Agenten versetzt du?", "Which agent do you move?"),
    "PlaceAgent.source=": Text("Agent auf {it:place}", "Agent on {it:place}"),
    "PlaceAgent.place": Text("Wohin kommt der Agent? Kosten: {cost:n}.", "Where does the agent go? Cost: {cost:n}."),
    "PlaceAgent.place=": Text("{it:place}", "{it:place}"),
    "TurnTile.tile": Text("Welches Plättchen drehst du?", "Which tile do you turn?"),
    "TurnTile.tile=": Text("{it:tile}", "{it:tile}"),
    "ReturnAgent.place": Text("Welchen Agenten nimmst du zurück?", "Which agent do you take back?"),
    "ReturnAgent.place=": Text("Agent auf {it:place}", "Agent on {it:place}"),
    "KeepNetwork.keep": Text(
        "Dein Netzwerk ist zerrissen. Welcher Teil bleibt?", "Your network is torn. Which part stays?"
    ),
    "KeepNetwork.keep=": Text("{it:place} – ganzer Teil: {group:place}", "{it:place} – whole part: {group:place}"),
    # phase 4
    "GainSupport.card": Text("Phase 4: Welche Karte wertest du?", "Phase 4: which card do you score?"),
    "GainSupport.card=": Text("{it:card} werten", "Score {it:card}"),
    "GainSupport.card=-1": Text("Keine weitere werten", "Score no more"),
    "Network.guild": Text("{card:card}: Support welcher Gilde?", "{card:card}: support of which guild?"),
    "Network.guild=": Text("{it:guild}", "{it:guild}"),
    "Slander.victim": Text("{card:card}: Wen verleumdest du?", "{card:card}: whom do you slander?"),
    "Slander.victim=": Text("{it:seat}", "{it:seat}"),
    "Slander.guild": Text(
        "{victim:seat} verliert Support welcher Gilde?", "{victim:seat} loses support of which guild?"
    ),
    "Slander.guild=": Text("{it:guild}", "{it:guild}"),
    "Slander.keep": Text(
        "Marker der Gilde {guild:guild} für 1 Credit behalten?", "Keep the {guild:guild} marker for 1 credit?"
    ),
    "Slander.keep=0": Text("Zurück in den Vorrat", "Back to the supply"),
    "Slander.keep=1": Text("Behalten (1 Credit)", "Keep it (1 credit)"),
}

LINES: Final[dict[str, Text]] = {
    "start": Text("{0:seat} beginnt jede Runde.", "{0:seat} begins every round."),
    "plays": Text("{0:seat} spielt {1:character}.", "{0:seat} plays {1:character}."),
    "round": Text("Runde {0:n}", "Round {0:n}"),
    "turn": Text("{0:seat} ist am Zug.", "It is the turn of {0:seat}."),
    "rebuilt": Text(
        "Ablage und Stapel {0:deck} werden neu gemischt.", "The {0:deck} deck is rebuilt from its discards."
    ),
    "draws": Text("{0:seat} zieht eine Karte: {1:deck}.", "{0:seat} draws a card: {1:deck}."),
    "drawn": Text("Deine neue Karte: {0:card}.", "Your new card: {0:card}."),
    "takes_open": Text("{0:seat} nimmt die offene Karte {1:card}.", "{0:seat} takes the open card {1:card}."),
    "opens_card": Text("Offen liegt nun {0:card}.", "{0:card} now lies open."),
    "changes_plan": Text(
        "{0:seat} zahlt 1 Credit und ändert den Plan.", "{0:seat} pays 1 credit and changes the plan."
    ),
    "discards": Text("{0:seat} legt {1:card} ab.", "{0:seat} discards {1:card}."),
    "opens_tile": Text("Neues Plättchen: {0:tile}.", "New tile: {0:tile}."),
    "refreshes": Text("{0:seat} zahlt 1 Credit für neue Plättchen.", "{0:seat} pays 1 credit for new tiles."),
    "lays": Text(
        "{0:seat} legt {1:tile} an: {2:place} auf {3:hex}, die andere Hälfte auf {4:hex}.",
        "{0:seat} lays {1:tile}: {2:place} on {3:hex}, the other half on {4:hex}.",
    ),
    "places": Text("{0:seat} setzt einen Agenten: {1:place}.", "{0:seat} places an agent: {1:place}."),
    "moves": Text(
        "{0:seat} versetzt einen Agenten: {1:place} → {2:place}.", "{0:seat} moves an agent: {1:place} → {2:place}."
    ),
    "drives_out": Text(
        "{0:seat} vertreibt den Agenten von {1:seat}: {2:place}.",
        "{0:seat} drives out an agent of {1:seat}: {2:place}.",
    ),
    "turns": Text("{0:seat} dreht {1:tile} für 1 Credit.", "{0:seat} turns {1:tile} for 1 credit."),
    "takes_back": Text("{0:seat} nimmt einen Agenten zurück: {1:place}.", "{0:seat} takes an agent back: {1:place}."),
    "breaks_off": Text(
        "{0:seat} verliert die Verbindung, ein Agent kehrt heim: {1:place}.",
        "{0:seat} loses the connection, an agent goes home: {1:place}.",
    ),
    "scores": Text("{0:seat} wertet {1:card}.", "{0:seat} scores {1:card}."),
    "event_credits": Text(
        "{0:seat} bekommt {1:credits} durch das Ereignis {2:event}.",
        "{0:seat} gets {1:credits} from the event {2:event}.",
    ),
    "event_cards": Text(
        "{0:seat} bekommt {1:extra_cards} durch das Ereignis {2:event}.",
        "{0:seat} gets {1:extra_cards} from the event {2:event}.",
    ),
    "gains": Text("{0:seat} gewinnt Support: {1:guild}.", "{0:seat} gains support: {1:guild}."),
    "no_marker": Text("Für {0:seat} liegt kein passender Marker mehr im Vorrat.", "No marker is left for {0:seat}."),
    "slanders": Text("{0:seat} verleumdet {1:seat}: {2:guild}.", "{0:seat} slanders {1:seat}: {2:guild}."),
    "nothing_lost": Text(
        "{0:seat} hat dort nichts zu verlieren: {1:guild}.", "{0:seat} has nothing to lose: {1:guild}."
    ),
    "keeps": Text(
        "{0:seat} zahlt 1 Credit und behält den Marker: {1:guild}.",
        "{0:seat} pays 1 credit and keeps the marker: {1:guild}.",
    ),
    "gives_back": Text("Der Marker geht in den Vorrat: {0:guild}.", "The marker goes to the supply: {0:guild}."),
    "income": Text("{0:seat} wertet nichts und bekommt {1:credits}.", "{0:seat} scores nothing and gets {1:credits}."),
    "exposed": Text(
        "Der Agent von {0:seat} ist enttarnt und kehrt heim: {1:place}.",
        "An agent of {0:seat} is exposed and goes home: {1:place}.",
    ),
    "opens_event": Text("Kommendes Ereignis: {0:event}.", "Coming event: {0:event}."),
    "strikes": Text("Sofort! Statt {0:event} kommt {1:event}.", "At once! Instead of {0:event} comes {1:event}."),
    "points": Text("{0:seat} erhält Punkte für {2:guild}: {1:n}.", "{0:seat} gains points for {2:guild}: {1:n}."),
    "over": Text("Die zehnte Runde ist vorbei, das Spiel endet.", "The tenth round is over, the game ends."),
}

REFUSALS: Final[dict[str, Text]] = {
    "what.score": Text("{0:card} werten", "Score {0:card}"),
    "what.tile": Text("Ein Plättchen anlegen", "Lay a tile"),
    "what.plan": Text("Den Plan ändern", "Change the plan"),
    "what.spot": Text("{0:hex} belegen", "Cover {0:hex}"),
    "what.place": Text("Einen Agenten setzen", "Place an agent"),
    "what.turn": Text("{0:tile} drehen", "Turn {0:tile}"),
    "what.keep": Text("Den Marker behalten", "Keep the marker"),
    "why.credit": Text("Dafür fehlt 1 Credit.", "That takes 1 credit more."),
    "why.guilds": Text("Es fehlen Agenten: {0:guild}.", "Agents are missing: {0:guild}."),
    "why.home": Text(
        "Es fehlt ein Agent auf deiner Heimatbasis oder im Senat.", "No agent is on your home base or in the Senate."
    ),
    "why.rival": Text("Es fehlt ein Agent auf einer fremden Heimatbasis.", "No agent is on an opponent’s home base."),
    "why.hole": Text(
        "Es bliebe ein Loch, das keine Plättchen füllen können.", "It would leave a hole no tiles can fill."
    ),
    "why.others": Text("Dort steht ein Agent von {0:seat}.", "An agent of {0:seat} stands there."),
    "why.agents": Text("Alle fünf Agenten sind auf dem Plan.", "All five agents are on the map."),
}

TEXTS: Final[dict[str, Text]] = {**PROMPTS, **LINES, **REFUSALS}
