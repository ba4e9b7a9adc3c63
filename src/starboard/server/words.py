"""Everything the server itself says, in both languages."""

from __future__ import annotations

from typing import Final

from starboard.core.text import Text

LOG: Final = {
    "joined": Text("{0:seat} nimmt Platz.", "{0:seat} takes a seat."),
    "started": Text("Die Partie beginnt.", "The game begins."),
    "left": Text("{0:seat} geht; ein Bot springt ein.", "{0:seat} leaves; a bot stands in."),
    "returned": Text("{0:seat} ist zurück.", "{0:seat} is back."),
    "replaced": Text("{0:seat} ist nicht da; ein Bot springt ein.", "{0:seat} is away; a bot stands in."),
    "undone": Text("{0:seat} nimmt zurück.", "{0:seat} takes back."),
    "undo asked": Text("{0:seat} möchte zurücknehmen.", "{0:seat} would like to take back."),
    "undo refused": Text("{0:seat} lehnt die Rücknahme ab.", "{0:seat} declines to take back."),
    "scores checked": Text(
        "Geprüft sind Züge und Punkte, nicht die Stellung am Ende: Sie stammt aus einer anderen Fassung.",
        "Moves and scores were checked, not the final position: it comes from another version.",
    ),
    "moves checked": Text(
        "Geprüft sind die Züge. Punkte und Stellung am Ende nennt die Aufzeichnung nicht in dieser Fassung.",
        "The moves were checked. The record does not name scores and final position for this version.",
    ),
    "carried in part": Text(
        "Weiter geht die Aufzeichnung hier nicht: Was dann gewählt wurde, erlauben die heutigen Regeln nicht.",
        "The record goes no further here: the rules of today do not allow what was chosen then.",
    ),
    "undo withdrawn": Text("{0:seat} zieht die Bitte zurück.", "{0:seat} withdraws the request."),
}

ERRORS: Final = {
    "malformed": Text(
        "Die Anfrage ist nicht verständlich. Bitte die Seite neu laden.",
        "The request could not be understood. Please reload the page.",
    ),
    "bad-input": Text("Diese Eingabe passt nicht.", "This input does not fit."),
    "setup": Text(
        "Diese Einstellungen passen nicht zum Spiel. Bitte andere wählen.",
        "These settings do not fit the game. Please choose others.",
    ),
    "name": Text("Ein Name hat 1 bis 40 Zeichen.", "A name has 1 to 40 characters."),
    "seats": Text(
        "Die Plätze passen nicht: mindestens einer, jede Farbe nur einmal, Bots, die das Spiel kennt.",
        "The seats do not fit: at least one, each colour once, bots that the game knows.",
    ),
    "no-seat": Text("Diesen Platz gibt es hier nicht.", "There is no such seat here."),
    "colour": Text("Diese Farbe ist schon vergeben.", "This colour is taken already."),
    "pace": Text("Das Tempo geht von 0 bis 2 Sekunden.", "The pace goes from 0 to 2 seconds."),
    "word": Text(
        "Ein eigenes Wort für die Würfel hat höchstens 64 einfache Zeichen.",
        "A word of one's own for the dice has at most 64 plain characters.",
    ),
    "dice-fell": Text("Die ersten Würfel sind schon gefallen.", "The first dice have fallen already."),
    "dice right": Text(
        "Alle {n} Würfe und Mischungen stimmen: So ergibt sie das Geheimnis, dessen Prüfsumme vorher zu sehen war.",
        "All {n} rolls and shuffles are right: the secret whose hash was shown beforehand gives exactly these.",
    ),
    "dice wrong": Text(
        "Die Würfel dieser Partie sind nicht die, die das Geheimnis ergibt.",
        "The dice of this game are not those that the secret gives.",
    ),
    "dice of old": Text(
        "Diese Partie begann, bevor Würfel versiegelt wurden, oder wurde aus älteren Regeln übernommen. "
        "Nachrechnen lässt sie sich nicht.",
        "This game began before dice were sealed, or was carried over from older rules. It cannot be drawn anew.",
    ),
    "away": Text(
        "Als abwesend gilt jemand nach einer Minute bis dreißig Tagen.",
        "Somebody counts as away after a minute to thirty days.",
    ),
    "record": Text(
        "Diese Datei ist keine vollständige Starboard-Aufzeichnung, oder sie gehört zu einer anderen Regelfassung.",
        "This file is not a complete Starboard record, or it belongs to another version of the rules.",
    ),
    "token": Text(
        "Dieser Platz gehört jemand anderem. Bitte den eigenen Link verwenden.",
        "This seat belongs to somebody else. Please use your own link.",
    ),
    "invite": Text("Diese Einladung gilt hier nicht.", "This invitation is not valid here."),
    "no-spectators": Text("An diesem Tisch wird nicht zugeschaut.", "This table admits no spectators."),
    "origin": Text("Diese Anfrage kommt von einer fremden Seite.", "This request comes from another site."),
    "not-found": Text("Das gibt es hier nicht.", "There is no such thing here."),
    "no-table": Text("Diesen Tisch gibt es nicht.", "There is no such table."),
    "no-title": Text("Dieses Spiel gibt es hier nicht.", "There is no such game here."),
    "stale": Text(
        "Die Lage hat sich inzwischen geändert. Bitte noch einmal ansehen.",
        "The position has changed in the meantime. Please look again.",
    ),
    "illegal": Text("Das ist jetzt nicht möglich.", "That is not possible now."),
    "not-asked": Text("Gerade ist jemand anderes gefragt.", "Somebody else is asked right now."),
    "beyond": Text(
        "Dazwischen entscheidet der Zufall oder jemand anderes: Diese Antworten gehen nicht in einem.",
        "Chance or somebody else decides in between: these answers cannot be given at once.",
    ),
    "not-playing": Text("Hier läuft gerade keine Partie.", "No game is being played here right now."),
    "too-long": Text(
        "An diesem Tisch ist zu viel geschehen; mehr wird nicht gespeichert.",
        "Too much has happened at this table; no more is stored.",
    ),
    "nothing-to-undo": Text("Es gibt nichts zurückzunehmen.", "There is nothing to take back."),
    "no-request": Text("Es gibt keine offene Bitte um Rücknahme.", "No request to take back is open."),
    "present": Text("Diese Person ist noch da.", "This person is still here."),
    "not-over": Text(
        "Die Aufzeichnung gibt es nach dem Ende der Partie; vorher würde sie Verdecktes zeigen.",
        "The record is available once the game is over; before that it would show what is hidden.",
    ),
    "full": Text("An diesem Tisch ist kein Platz mehr frei.", "No seat is free at this table."),
    "too-large": Text("Das ist zu groß.", "That is too large."),
    "too-many": Text("Zu viele Anfragen. Bitte kurz warten.", "Too many requests. Please wait a moment."),
    "busy": Text(
        "Hier sind gerade zu viele Tische offen. Bitte später noch einmal versuchen.",
        "Too many tables are open here right now. Please try again later.",
    ),
    "busy of one": Text(
        "Von hier sind schon sehr viele Tische offen. Bitte erst einige zu Ende spielen.",
        "Very many tables are open from here already. Please finish some first.",
    ),
    "storage": Text(
        "Der Zug konnte nicht gespeichert werden und gilt nicht. Bitte noch einmal versuchen.",
        "The move could not be stored and does not count. Please try again.",
    ),
    "unclear": Text(
        "Das Speichern dauert zu lange. Ob der Zug gilt, zeigt sich gleich: Bitte die Seite neu laden.",
        "Storing takes too long. Whether the move counts will show in a moment: please reload the page.",
    ),
    "unreadable": Text(
        "Der Tisch kann gerade nicht gelesen werden. Bitte gleich noch einmal versuchen.",
        "The table cannot be read right now. Please try again in a moment.",
    ),
    "damaged": Text(
        "Was von dieser Partie gespeichert ist, ist beschädigt. Sie kann nicht weitergehen.",
        "What is stored of this game is damaged. It cannot go on.",
    ),
    "bots-failed": Text(
        "Ein Bot kommt hier nicht weiter, und das liegt am Programm. Die Partie ruht, bis der Server neu startet.",
        "A bot cannot go on here, and the program is to blame. The game rests until the server starts anew.",
    ),
    "internal": Text(
        "Hier ist etwas schiefgegangen. Bitte die Seite neu laden.", "Something went wrong. Please reload the page."
    ),
    "old-rules": Text(
        "Diese Partie folgt älteren Regeln, die diese Fassung nicht mehr spielt.",
        "This game follows older rules that this version no longer plays.",
    ),
    "carried in part": Text(
        "Diese Partie folgt älteren Regeln. Zu sehen ist sie bis zur Entscheidung {n}: Was dann gewählt wurde, "
        "erlauben die heutigen Regeln nicht.",
        "This game follows older rules. It can be seen up to decision {n}: the rules of today do not allow what was "
        "chosen then.",
    ),
}

STATUS: Final = {
    "malformed": 400,
    "bad-input": 400,
    "token": 403,
    "origin": 403,
    "not-found": 404,
    "stale": 409,
    "illegal": 409,
    "full": 409,
    "too-large": 413,
    "too-many": 429,
    "internal": 500,
    "storage": 503,
    "busy": 503,
}

RETRY: Final = {"too-many": 1, "storage": 5, "busy": 60}


class Refused(Exception):
    """A request that is not carried out; ``code`` is for programs, ``reason`` names the sentence for people."""

    def __init__(self, code: str, reason: str = "", detail: str = "", status: int = 0, retry: int = 0) -> None:
        super().__init__(f"{code}: {reason} {detail}")
        self.code = code
        self.text = ERRORS[reason or code]
        self.detail = detail
        self.status = status or STATUS[code]
        self.retry = retry or RETRY.get(code, 0)  # seconds until it may be worth another try
