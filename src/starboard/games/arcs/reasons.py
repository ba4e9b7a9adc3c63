"""What people could expect and the reasons why it is not possible now, in words, each with its rule."""

from __future__ import annotations

from typing import Final

from starboard.core.game import Refusal
from starboard.core.procedure import Ref
from starboard.core.text import Phrase, Text
from starboard.games.arcs.cards import catalogue
from starboard.games.arcs.cards.card import DECK, Reason, Why
from starboard.games.arcs.ids import NOTHING
from starboard.games.arcs.text import OFFER

WHAT: Final = {
    "action": Text("{0:action}", "{0:action}"),
    "tax_at": Text("Besteuern: {0:system}", "Tax: {0:system}"),
    "attack": Text("Angreifen: {0:seat}", "Attack: {0:seat}"),
    "build": Text("Bauen: {0:piece}", "Build: {0:piece}"),
    "declare": Text("Eine Ambition bekunden", "Declare an ambition"),
    "declare_with": Text("Eine Ambition bekunden mit {0:card}", "Declare an ambition with {0:card}"),
    "declare_this": Text("{0:ambition} bekunden", "Declare {0:ambition}"),
    "declare_other": Text("Eine andere Ambition bekunden", "Declare another ambition"),
    "seize": Text("Die Initiative ergreifen", "Seize the initiative"),
    "seize_with": Text("Die Initiative mit einer Handkarte ergreifen", "Seize the initiative with a hand card"),
    "token": Text("Die Aktion von {0:resource}", "The action of {0:resource}"),
    "prelude": Text("Ressourcen ausgeben oder Karten nutzen", "Spend tokens or use cards"),
    "surpass": Text("Übertreffen mit {0:action_card}", "Surpass with {0:action_card}"),
    "pivot": Text("Abweichen mit {0:action_card}", "Pivot with {0:action_card}"),
    "pass": Text("Verzichten", "Pass"),
    "raid": Text("Überfall-Würfel", "Raid dice"),
    "court": Text("{0:card}", "{0:card}"),
}

REASONS: Final = {
    # -- before any action
    "no_marker": Reason(Text("Alle Ambitionsmarker liegen aus.", "All ambition markers are placed."), "ROUND-11"),
    "declared": Reason(
        Text("Die Primuskarte hat schon eine bekundet.", "The lead card has declared one already."), "ROUND-11"
    ),
    "leader_only": Reason(Text("Nur mit der Primuskarte.", "Only with the lead card."), "ROUND-11"),
    "one": Reason(Text("Eine 1 nennt keine Ambition.", "A 1 names no ambition."), "p. 9"),
    "names": Reason(Text("Diese Karte nennt nur {0:ambition}.", "This card names {0:ambition} only."), "p. 9"),
    "forbidden": Reason(Text("Eine deiner Karten verbietet es.", "One of your cards forbids it."), "FINE-05"),
    "holds": Reason(Text("Du hast die Initiative.", "You hold the initiative."), "ROUND-07"),
    "seized": Reason(
        Text("Sie wurde in dieser Runde schon ergriffen.", "It was seized this round already."), "ROUND-07"
    ),
    "no_card": Reason(Text("Du hast keine Handkarte mehr dafür.", "You have no hand card left for it."), "ROUND-07"),
    # -- Prelude
    "outraged": Reason(Text("Ein Aufschrei sperrt sie.", "An Outrage blocks it."), "PRELUDE-04"),
    "locked": Reason(Text("Erst in diesem Auftakt gesichert.", "Secured in this very Prelude."), "CC-02"),
    "not_yet": Reason(
        Text(
            "Der Auftakt kommt, wenn deine Karte liegt; wer verzichtet, hat keinen.",
            "The Prelude comes once your card is played; whoever passes has none.",
        ),
        "ROUND-01, ROUND-04",
    ),
    # -- card abilities; what only cards of one file say stands in that file
    "card": Reason(Text("Die Karte lässt es jetzt nicht zu.", "The card does not allow it now.")),
    "replaces": Reason(
        Text(
            "Ersetzt {0:action}, und das gibt diese Karte nicht her.",
            "Replaces {0:action}, which this card does not give.",
        ),
        "PRELUDE-07",
    ),
    "no_captive": Reason(Text("Du hast keine Gefangenen.", "You have no captives.")),
    "too_late": Reason(Text("Nur vor jeder anderen Aktion.", "Only before any other action.")),
    "used": Reason(Text("In diesem Zug schon genutzt.", "Used already this turn.")),
    # -- standard actions
    "taxed": Reason(
        Text("Jede deiner Städte ist in diesem Zug schon besteuert.", "Each of your cities was taxed this turn."),
        "TAX-02",
    ),
    "no_city": Reason(
        Text(
            "Du hast keine Stadt und kontrollierst keine eines Rivalen.",
            "You have no city and control none of a rival's.",
        ),
        "TAX-01",
    ),
    "no_starport": Reason(Text("Du hast keinen Raumhafen.", "You have no starport."), "p. 12"),
    "starports_used": Reason(
        Text("Jeder deiner Raumhäfen hat in diesem Zug schon gebaut.", "Each of your starports has built this turn."),
        "BUILD-03",
    ),
    "none_left": Reason(
        Text("Du hast keine Figur mehr übrig: {0:piece}.", "You have none left: {0:piece}."), "FINE-02"
    ),
    "no_slot": Reason(
        Text("Kein freies Baufeld, wo du eine Figur hast.", "No empty slot where you have a piece."), "BUILD-01"
    ),
    "no_presence": Reason(Text("Du hast nichts auf der Karte.", "You have nothing on the map."), "BUILD-01"),
    "no_ship": Reason(Text("Du hast kein Schiff auf der Karte.", "You have no ship on the map."), "MOVE-01"),
    "no_damage": Reason(Text("Nichts von dir ist beschädigt.", "Nothing of yours is damaged."), "REPAIR-01"),
    "no_agent": Reason(Text("Du hast keinen Agenten im Vorrat.", "You have no agent in your supply."), "INFLUENCE-01"),
    "no_court": Reason(Text("Am Hof liegt keine Karte.", "There is no card at Court."), "SECURE-03"),
    "closed": Reason(
        Text("Ist jetzt weder zu beeinflussen noch zu sichern.", "It can be neither influenced nor secured now.")
    ),
    "no_majority": Reason(
        Text(
            "Auf keiner Hofkarte hast du mehr Agenten als jeder Rivale.",
            "On no Court card have you more agents than each rival.",
        ),
        "SECURE-01",
    ),
    "no_rival": Reason(
        Text("Kein Rivale steht, wo du Schiffe hast.", "No rival is where you have ships."), "BATTLE-01"
    ),
    "no_weapon": Reason(
        Text("Du hast im Auftakt keine Waffe ausgegeben.", "You spent no Weapon in the Prelude."), "PRELUDE-05"
    ),
    "no_raid": Reason(
        Text(
            "Der Verteidiger hat hier kein Gebäude, aber anderswo.",
            "The defender has no building here but has one elsewhere.",
        ),
        "BATTLE-03",
    ),
    # -- following
    "too_low": Reason(
        Text("Nicht höher als die Primuskarte ({0:n}).", "Not higher than the lead card ({0:n})."), "ROUND-05"
    ),
    "other_suit": Reason(Text("Andere Farbe als die Primuskarte.", "Another suit than the lead card."), "p. 10"),
    "same_suit": Reason(Text("Gleiche Farbe wie die Primuskarte.", "The same suit as the lead card."), "p. 10"),
    "must_play": Reason(
        Text("Wer folgt und Karten hat, muss eine spielen.", "Whoever follows and has cards must play one."), "ROUND-03"
    ),
    **catalogue.REASONS,
}


def words(text: Text, ref: int) -> Phrase:
    values: dict[str, Ref] = {"0": ref}
    return Phrase(text, values)


def refuse(what: str, key: str, ref: int = NOTHING, about: int = NOTHING) -> Refusal:
    """``ref`` is what the reason refers to, ``about`` what is refused."""
    reason = REASONS[key]
    return Refusal(words(WHAT[what], about), words(reason.text, ref), reason.source)


def refuse_court_card(card: int, key: str) -> Refusal:
    """A card at Court, by its own rule."""
    return Refusal(words(WHAT["court"], card), words(REASONS[key].text, NOTHING), DECK.cards[card].code)


def refuse_offer(card: int, number: int, why: Why) -> Refusal:
    """An ability of a card; a reason without a source is the card's own."""
    reason = REASONS[why.key]
    source = reason.source or DECK.cards[card].code
    what = Phrase(OFFER, {"card": card, "offer": (card, number)})
    return Refusal(what, words(reason.text, why.ref), source)


def refuse_declaration(card: int, why: Why) -> Refusal:
    reason = REASONS[why.key]
    return Refusal(
        words(WHAT["declare_with"], card), words(reason.text, why.ref), reason.source or DECK.cards[card].code
    )
