"""Fate 20, the Guardian: a new ambition, and Material and Fuel that are kept like captives."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Optional

from starboard.core.ask import Ask
from starboard.core.procedure import Procedure, Ref
from starboard.core.text import Text
from starboard.games.arcs.actions.raid import Raid
from starboard.games.arcs.campaign.articles import Article
from starboard.games.arcs.campaign.deals import texts_of
from starboard.games.arcs.campaign.fates.fate import Fate, fate_card
from starboard.games.arcs.campaign.flagship_setup import Resettle
from starboard.games.arcs.campaign.ids import FIRST_OF_FATE, GUARDIAN, LAW
from starboard.games.arcs.campaign.queries import counting_controller, reach
from starboard.games.arcs.campaign.state import Reach
from starboard.games.arcs.campaign.verbs import advance, enter_booklet, take_cards
from starboard.games.arcs.cards.card import NOT, Card, Lore, Reason
from starboard.games.arcs.codes import owner_of, system_of
from starboard.games.arcs.ids import (
    EDENGUARD,
    FUEL,
    MATERIAL,
    NOBODY,
    NOWHERE,
    SEATS,
    TYCOON,
    TYRANT,
)
from starboard.games.arcs.queries import controls, is_declared, is_seat, token_is_guarded
from starboard.games.arcs.slots import Store
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.verbs import provoke_outrage

if TYPE_CHECKING:
    from starboard.games.arcs.sheet import CardSheet

FIRST: Final = FIRST_OF_FATE[GUARDIAN]
VAULT: Final = FIRST
IRE: Final = FIRST + 1
EDEN: Final = FIRST + 2
SPLENDOR: Final = (MATERIAL, FUEL)  # what the Guardian protects
# The ledger: 1 for Tyrant and 2 for Edenguard, if won this chapter; then by seat Material and Fuel among its captives.
WON: Final = 0
CAPTURED: Final = (1, 1 + SEATS)


class Guardian(Fate):
    printed = fate_card(GUARDIAN)
    code = "FATE20"
    number = GUARDIAN
    ready = True
    name = Text("Beschützer", "Guardian")
    text = Text(
        "Bewahrt Bau- und Treibstoff vor der Gier: mit einer neuen Ambition und gefangenen Ressourcen.",
        "Guards Material and Fuel against greed: with a new ambition and captured resources.",
    )
    start = ((), (), (20, 18, 16))
    aims = (
        NOT,
        NOT,
        Text(
            "Am Ende des Kapitels: 1 für jeden Bau- und Treibstoff unter deinen Gefangenen, wenn du Tyrann gewonnen "
            "hast oder es nicht bekundet war; 1 für jeden Bau- und Treibstoffplaneten, den du kontrollierst, wenn du "
            "Edenhüter gewonnen hast oder es nicht bekundet war. Mit dem Marker auf 0 und mindestens 1 Macht gewinnst "
            "du dann.",
            "At the end of a chapter: 1 for each Material and Fuel among your captives if you won Tyrant or it was not "
            "declared; 1 for each Material and Fuel planet that you control if you won Edenguard or it was not "
            "declared. With the marker at 0 and at least 1 Power you win then.",
        ),
    )
    memory = ("won", *[f"material {seat}" for seat in range(SEATS)], *[f"fuel {seat}" for seat in range(SEATS)])
    unknown = (0,) * len(memory)

    def set_up(self, game: Reach, owner: int, act: int) -> None:
        game.call(PrepareGuardian(owner))

    def when_won(self, game: Arcs, owner: int, ambition: int, power: int) -> None:
        row = reach(game).ledger[GUARDIAN - 1]
        row[WON] += {TYRANT: 1, EDENGUARD: 2}.get(ambition, 0)

    def chapter_end(self, game: Reach, owner: int) -> None:
        """Give Back to the Land, and Guard the Reach's Splendor."""
        won = game.ledger[GUARDIAN - 1][WON]
        game.ledger[GUARDIAN - 1][WON] = 0
        if won in (1, 3) or not is_declared(game, TYRANT):
            advance(game, owner, sum([captured(game, owner, resource) for resource in SPLENDOR]))
        if won >= 2 or not is_declared(game, EDENGUARD):
            advance(game, owner, splendid_planets(game, owner))

    def census(self, game: Reach) -> dict[str, int]:
        """Tokens among captives lie nowhere else."""
        counts = [sum([captured(game, seat, kind) for seat in range(game.players)]) for kind in SPLENDOR]
        return {f"tokens {kind}": count for kind, count in zip(SPLENDOR, counts)}

    def notes(self, game: Reach, seat: int) -> list[CardSheet]:
        """Tokens among a seat's captives."""
        if seat == NOBODY:
            return []
        return [{"card": f"resource:{kind}"} for kind in SPLENDOR for _ in range(captured(game, seat, kind))]

    def outlook(self, game: Reach, seat: int) -> float:
        """What the end of the chapter would bring the objective; captives are sure only while Tyrant is undeclared."""
        tokens = sum([captured(game, seat, kind) for kind in SPLENDOR])
        hope = 0.3 * splendid_planets(game, seat) + (0.2 if is_declared(game, TYRANT) else 0.4) * tokens
        return min(hope, 0.5 * game.objective[seat])


def splendid_planets(game: Reach, seat: int) -> int:
    """Material and Fuel planets that a seat controls, for ambitions and objectives."""
    planets = [system for system in game.board.planets if game.kind_of[system] in SPLENDOR]
    return [counting_controller(game, planet) for planet in planets].count(seat)


def captured(game: Reach, seat: int, resource: int) -> int:
    """Tokens of a type among a seat's captives."""
    row = game.ledger[GUARDIAN - 1]
    return row[CAPTURED[resource] + seat] if row and resource in SPLENDOR else 0


def capture_token(game: Reach, seat: int, resource: int, count: int) -> None:
    """So many tokens come to a seat's captives, or fewer are there."""
    game.ledger[GUARDIAN - 1][CAPTURED[resource] + seat] += count


def captured_kinds(game: Reach, seat: int) -> list[int]:
    """The types of the tokens among a seat's captives."""
    return [kind for kind in SPLENDOR if captured(game, seat, kind)]


def keep_token(game: Reach, seat: int, resource: int) -> None:
    """A token that has left where it was comes to a seat's captives."""
    game.tell("guardian_captures", (seat, resource))
    capture_token(game, seat, resource, 1)


def free_token(game: Reach, seat: int, resource: int) -> None:
    """A captured token lies in the supply until it is known where it goes."""
    capture_token(game, seat, resource, -1)
    game.supply[resource] += 1


class PrepareGuardian(Procedure):
    """F2001: whoever has a Flagship may resettle; then Outrage, and what was on the boxes goes back."""

    steps = ("choose", "resettle", "provoke", "clear_boxes", "take")
    fields = ("seat", "wish")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.wish = 0

    def choose(self, game: Reach) -> Ask | None:
        return None if game.flagship_at[self.seat] == NOWHERE else Ask(self.seat, "wish", [0, 1])

    def resettle(self, game: Reach) -> None:
        if self.wish:
            game.call(Resettle(self.seat))

    def provoke(self, game: Reach) -> None:
        provoke_outrage(game, self.seat, FUEL)
        provoke_outrage(game, self.seat, MATERIAL)

    def clear_boxes(self, game: Reach) -> None:
        """Two players: the third one leaves what the Guardian protects (two.resources)."""
        for resource in SPLENDOR:
            game.supply[resource] += game.boxed[resource]
            game.boxed[resource] = 0

    def take(self, game: Reach) -> None:
        take_cards(game, self.seat, [VAULT, IRE])
        enter_booklet(game, EDEN)


class GreenVault(Lore):
    """Material and Fuel that you take may go to your captives, where they are frozen."""

    printed = VAULT
    code = "F2002"
    frozen = True
    takes_demanded = True
    worth = 1.5
    name = Text("Grünes Gewölbe", "Green Vault")
    text = Text(
        "Nimmst du Bau- oder Treibstoff, auch durch Steuern oder für die Treuhand, darfst du ihn zu deinen Gefangenen "
        "legen. Dort ist er eingefroren und zählt für Tyrann und Magnat; wird Tyrann gewertet, kehrt er in den Vorrat "
        "zurück. Verlierst du diese Karte, bleiben sie gefangen, sind aber nicht mehr eingefroren.",
        "When you take Material or Fuel, by taxing or for the Trust too, you may put it among your captives. It is "
        "frozen there and counts for Tyrant and Tycoon; if Tyrant is scored it returns to the supply. If you lose this "
        "card, they stay captives but are frozen no more.",
    )
    abilities = (Text("Ins Gewölbe", "Into the vault"),)

    def token_places(self, game: Arcs, owner: int, resource: int) -> bool:
        return resource in SPLENDOR

    def hold_token(self, game: Arcs, owner: int, resource: int) -> None:
        self.works(game, owner)
        keep_token(reach(game), owner, resource)

    def loot(self, game: Arcs, owner: int, thief: int, raid: Optional[Raid]) -> list[int]:
        """Captives have no raid cost: only cards steal them (ter.frozen, ter.hold)."""
        if raid is not None:
            return []
        found = captured_kinds(reach(game), owner)
        return [kind for kind in found if not token_is_guarded(game, owner, thief, kind)]

    def give_loot(self, game: Arcs, thief: int, resource: int) -> None:
        victim = game.holder[self.id]
        free_token(reach(game), victim, resource)
        game.tell("steal_token", (thief, resource, victim))
        game.call(Store(thief, resource))


class IreOfTheTycoons(Lore):
    """Neither declare Tycoon nor gain by it; own cities on Material and Fuel planets are taxed under control only."""

    printed = IRE
    code = "F2003"
    refusal = "ire"
    name = Text("Zorn der Magnaten", "Ire of the Tycoons")
    text = Text(
        "Du kannst Magnat nicht bekunden und erhältst keine Macht dafür. Eigene Städte auf Bau- und Treibstoffplaneten "
        "kannst du nur besteuern, wo du kontrollierst. Edenhüter darfst du anstelle von Magnat bekunden.",
        "You cannot declare Tycoon and gain no Power from it. You cannot tax your own cities on Material and Fuel "
        "planets that you do not control. You may still declare Edenguard in place of Tycoon.",
    )
    abilities = (
        Text("Kein Magnat", "No Tycoon"),
        Text("Keine Macht des Magnaten", "No Power of the Tycoon"),
        Text("Steuern nur unter Kontrolle", "Taxes under control only"),
    )
    silent = ((0, ("Turn.opening",)), (2, ("Tax.place", "Turn.action", "TokenAction.action")))
    spoken = (("place_power", 1),)

    def forbids_ambition(self, game: Arcs, owner: int, ambition: int) -> bool:
        return ambition == TYCOON

    def place_power(self, game: Arcs, owner: int, ambition: int, sole: bool, power: int, second: int) -> int:
        return 0 if ambition == TYCOON else power

    def forbids_tax(self, game: Arcs, owner: int, place: int) -> bool:
        value, system = game.buildings[place], system_of(place)
        if not value or owner_of(value) != owner or game.kind_of[system] not in SPLENDOR:
            return False
        return not controls(game, owner, system)


class EdenguardAmbition(Card):
    """An ambition more, which may be declared wherever Tycoon may. It also knows the tokens among anybody's captives,
    for others than the holder of the vault may have some: it counts them, and they are demanded."""

    printed = EDEN
    kind = LAW
    code = "F2004"
    name = Text("Ambition Edenhüter", "Edenguard Ambition")
    text = Text(
        "Es gibt eine weitere Ambition: Edenhüter zählt die Planeten für Bau- und Treibstoff, die man kontrolliert; "
        "für den Ersten Regenten auch die des Imperiums. Wer Magnat bekunden würde, darf stattdessen Edenhüter "
        "bekunden.",
        "There is another ambition: Edenguard counts the Material and Fuel planets that one controls; for the First "
        "Regent those of the Empire too. Whoever would declare Tycoon may declare Edenguard instead.",
    )

    def more_ambitions(self, game: Arcs, named: list[int]) -> list[int]:
        return [*named, EDENGUARD] if TYCOON in named else named

    def ambition_count(self, game: Arcs, owner: int, ambition: int, count: int) -> int:
        position = reach(game)
        if ambition == EDENGUARD:
            return count + splendid_planets(position, owner)
        return count + sum([captured(position, owner, kind) for kind in SPLENDOR]) if ambition == TYRANT else count

    def tokens_had(self, game: Arcs, owner: int, resource: int, count: int) -> int:
        """What lies before a seat counts wherever it lies (ter.count)."""
        return count + captured(reach(game), owner, resource) if is_seat(owner) else count

    def demanded(self, game: Arcs, owner: int, wanted: tuple[int, ...]) -> list[int]:
        """They are captives as well as resources, frozen or not."""
        return [kind for kind in captured_kinds(reach(game), owner) if not wanted or kind in wanted]

    def drop_token(self, game: Arcs, owner: int, resource: int) -> None:
        free_token(reach(game), owner, resource)

    def hold_token(self, game: Arcs, owner: int, resource: int) -> None:
        keep_token(reach(game), owner, resource)

    def when_released(self, game: Arcs, owner: int) -> None:
        position = reach(game)
        for kind in SPLENDOR:
            game.supply[kind] += captured(position, owner, kind)
            if position.ledger[GUARDIAN - 1]:
                capture_token(position, owner, kind, -captured(position, owner, kind))


class GiveCaptured(Article):
    """A token among captives, which stays a captive. Where the vault is they are frozen: those cannot be given
    (neg.transfer)."""

    key = "captured"
    card = EDEN

    def things(self, game: Reach, giver: int, taker: int) -> list[int]:
        return [] if game.holder[VAULT] == giver else captured_kinds(game, giver)

    def do(self, game: Reach, giver: int, taker: int, thing: int) -> None:
        capture_token(game, giver, thing, -1)
        capture_token(game, taker, thing, 1)

    def name(self, game: Reach, giver: int, thing: int, values: dict[str, Ref]) -> str:
        values["resource"] = thing
        return self.key


ARTICLES: Final[tuple[Article, ...]] = (GiveCaptured(),)
REASONS: Final = {
    "ire": Reason(
        Text(
            "Zorn der Magnaten: Du bekundest Magnat nicht, und auf Bau- und Treibstoffplaneten besteuerst du eigene "
            "Städte nur, wo du kontrollierst.",
            "Ire of the Tycoons: you do not declare Tycoon, and on Material and Fuel planets you tax own cities only "
            "where you control.",
        ),
        "F2003",
    ),
}
TEXTS: Final = {
    **texts_of(
        {
            "article captured": Text(
                "{giver:seat} gibt {resource:resource} aus den Gefangenen, an {taker:seat}",
                "{giver:seat} gives captured {resource:resource} to {taker:seat}",
            )
        }
    ),
    "guardian_captures": Text(
        "{0:seat} legt {1:resource} zu den Gefangenen.", "{0:seat} puts {1:resource} among the captives."
    ),
    "PrepareGuardian.wish": Text(
        "Gibst du dein Flaggschiff auf und siedelst wieder an?", "Do you give up your Flagship and settle again?"
    ),
    "PrepareGuardian.wish=0": Text("Das Flaggschiff behalten", "Keep the Flagship"),
    "PrepareGuardian.wish=1": Text("Ansiedeln", "Settle"),
}
