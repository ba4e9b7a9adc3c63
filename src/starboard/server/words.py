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
    "undone": Text("{0:seat} nimmt zurück. Entscheidungen: {1:n}.", "{0:seat} takes back. Decisions: {1:n}."),
    "undo asked": Text(
        "{0:seat} möchte zurücknehmen. Entscheidungen: {1:n}.", "{0:seat} would like to take back. Decisions: {1:n}."
    ),
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
    "not-playing": Text("Hier läuft gerade keine Partie.", "No game is being played here right now."),
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
    "storage": Text(
        "Der Zug konnte nicht gespeichert werden und gilt nicht. Bitte noch einmal versuchen.",
        "The move could not be stored and does not count. Please try again.",
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
}


class Refused(Exception):
    """A request that is not carried out; ``code`` is for programs, ``reason`` names the sentence for people."""

    def __init__(self, code: str, reason: str = "", detail: str = "", status: int = 0) -> None:
        super().__init__(f"{code}: {reason} {detail}")
        self.code = code
        self.text = ERRORS[reason or code]
        self.detail = detail
        self.status = status or STATUS[code]
