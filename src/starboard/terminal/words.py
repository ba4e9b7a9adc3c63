"""What the table in the terminal says."""

from __future__ import annotations

from typing import Final

from starboard.core.text import Text

HELP: Final = Text(
    "Zahl: diese Antwort wählen    board: Tafel zeigen       log: was bisher geschah\n"
    "undo: Antwort zurücknehmen    save DATEI / load DATEI   why: was nicht geht, und warum\n"
    "about N: Wahl N erklären      lang: Deutsch/Englisch    rules: die Regeln in Kürze\n"
    "help: diese Hilfe             quit: aufhören",
    "a number: choose that answer  board: show the board     log: what happened so far\n"
    "undo: take an answer back     save FILE / load FILE     why: what cannot be done, and why\n"
    "about N: explain choice N     lang: German/English      rules: the rules in short\n"
    "help: this help               quit: stop",
)
HAND_OVER: Final = Text(
    "{0} ist am Zug. Bitte den Platz tauschen, dann Eingabetaste.", "{0} is next. Swap places, then Enter."
)
NO_UNDO: Final = Text(
    "Hier lässt sich nichts zurücknehmen: seither hat jemand entschieden oder Neues gesehen.",
    "Nothing can be taken back here: somebody has decided or seen something new since.",
)
UNDONE: Final = Text("Zurückgenommen.", "Taken back.")
SAVED: Final = Text("Gespeichert: {0}", "Saved: {0}")
LOADED: Final = Text("Geladen: {0}", "Loaded: {0}")
WHICH_FILE: Final = Text(
    "Bitte eine Datei nennen, zum Beispiel: {0} spiel.json", "Name a file, for example: {0} game.json"
)
NOT_UNDERSTOOD: Final = Text("Bitte eine Zahl von 1 bis {0}, oder help.", "A number from 1 to {0}, please, or help.")
NO_REFUSALS: Final = Text("Dazu ist nichts zu sagen.", "There is nothing to say to that.")
NOTHING_MORE: Final = Text("Mehr ist dazu nicht zu sagen: {0}", "There is no more to say: {0}")
INPUT_ENDED: Final = Text(
    "Die Eingabe ist zu Ende; das Spiel bleibt offen.", "The input has ended; the game stays open."
)
GOOD_BYE: Final = Text("Bis bald.", "See you.")
WON: Final = Text("Gewonnen: {0}", "Won: {0}")
SCORES: Final = Text("Punkte: {0}", "Scores: {0}")
LANGUAGE_NOW: Final = Text("Ab jetzt auf Deutsch.", "In English from now on.")
YOUR_CHOICE: Final = Text("Wahl", "choice")
