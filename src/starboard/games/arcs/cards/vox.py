"""The 6 Vox cards, in printed order. They take effect when secured and never enter a play area."""

from __future__ import annotations

from typing import Final

from starboard.core.ask import DONE, Ask
from starboard.core.procedure import Procedure, Ref
from starboard.core.text import Text
from starboard.games.arcs.cards.card import VoxCard
from starboard.games.arcs.codes import piece_of, system_of
from starboard.games.arcs.declare import Declare
from starboard.games.arcs.effects import DrawCards, PlaceOneEach, Steal
from starboard.games.arcs.ids import (
    AMBITIONS,
    CITY,
    NOBODY,
    NOTHING,
    NOWHERE,
    RESOURCES,
)
from starboard.games.arcs.queries import (
    can_declare,
    can_seize,
    controls,
    declarable,
    distinct,
    is_guild,
    turn_order,
)
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.text import BUILDING_THERE
from starboard.games.arcs.verbs import discard_card, mix_into_court, provoke_outrage, return_building, seize_initiative
from starboard.games.arcs.wording import word_place


class MassUprising(VoxCard):
    """Put a ship into each system of a cluster."""

    printed = 25
    code = "bc26"
    worth = 0.8
    name = Text("Massenaufstand", "Mass Uprising")
    text = Text(
        "Sobald gesichert: Wähle ein Cluster und platziere in jedem seiner 4 Sektoren 1 Schiff.",
        "When secured: Choose a cluster and put 1 ship into each of its 4 systems.",
    )

    def when_secured(self, game: Arcs, owner: int) -> None:
        game.call(Uprising(owner))

    def after_effect(self, game: Arcs) -> None:
        discard_card(game, self.id)


class Uprising(Procedure):
    steps = ("choose_cluster", "place")
    fields = ("seat", "cluster")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.cluster = NOWHERE

    def choose_cluster(self, game: Arcs) -> Ask:
        return Ask(self.seat, "cluster", game.board.clusters)

    def place(self, game: Arcs) -> None:
        first = self.cluster * 4
        game.call(PlaceOneEach(self.seat, (first, first + 1, first + 2, first + 3)))


class PopulistDemands(VoxCard):
    """Declare any ambition, without the zero marker."""

    printed = 26
    code = "bc27"
    worth = 0.8
    name = Text("Forderungen des Volkes", "Populist Demands")
    text = Text(
        "Sobald gesichert: Du darfst eine beliebige Ambition bekunden. Der Nullmarker wird nicht platziert.",
        "When secured: You may declare any ambition. The zero marker is not placed.",
    )

    def when_secured(self, game: Arcs, owner: int) -> None:
        if can_declare(game, owner):
            game.call(DeclareAny(owner))

    def after_effect(self, game: Arcs) -> None:
        discard_card(game, self.id)


class DeclareAny(Procedure):
    steps = ("choose_ambition", "declare")
    fields = ("seat", "ambition")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.ambition = DONE

    def choose_ambition(self, game: Arcs) -> Ask:
        return Ask(self.seat, "ambition", [DONE, *declarable(game, self.seat, list(range(AMBITIONS)))])

    def declare(self, game: Arcs) -> None:
        if self.ambition != DONE:
            game.call(Declare(self.seat, self.ambition))


class OutrageSpreads(VoxCard):
    """Name a type; everybody provokes Outrage of it."""

    printed = 27
    code = "bc28"
    worth = 0.8
    name = Text("Der Aufschrei greift um sich", "Outrage Spreads")
    text = Text(
        "Sobald gesichert: Du darfst eine Ressourcenart nennen. Alle, auch du, verursachen einen Aufschrei dieser Art.",
        "When secured: You may name a resource type. Everybody, you included, provokes Outrage of that type.",
    )

    def when_secured(self, game: Arcs, owner: int) -> None:
        game.call(SpreadOutrage(owner))

    def after_effect(self, game: Arcs) -> None:
        discard_card(game, self.id)


class SpreadOutrage(Procedure):
    steps = ("choose_type", "provoke")
    fields = ("seat", "resource")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.resource = DONE

    def choose_type(self, game: Arcs) -> Ask:
        return Ask(self.seat, "resource", [DONE, *range(RESOURCES)])

    def provoke(self, game: Arcs) -> None:
        if self.resource != DONE:
            for seat in turn_order(game):
                provoke_outrage(game, seat, self.resource)


class SongOfFreedom(VoxCard):
    """Return a city you control; then you may seize. Shuffled back into the Court deck."""

    printed = 28
    code = "bc29"
    worth = 0.8
    name = Text("Lied der Freiheit", "Song of Freedom")
    text = Text(
        "Sobald gesichert: Du darfst eine Stadt, die du kontrollierst, ihrem Besitzer zurückgeben. Wenn du das tust, "
        "darfst du die Initiative ergreifen. Mische diese Karte in den Hofstapel.",
        "When secured: You may return a city you control to its owner. If you do, you may seize the initiative. "
        "Shuffle this card into the Court deck.",
    )

    def when_secured(self, game: Arcs, owner: int) -> None:
        game.call(FreeCity(owner))

    def after_effect(self, game: Arcs) -> None:
        mix_into_court(game, [self.id])


class FreeCity(Procedure):
    steps = ("choose_city", "free_city", "choose_seizing", "seize")
    fields = ("seat", "place", "seizing")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.place = DONE
        self.seizing = 0

    def wording(self, game: Arcs, field: str, choice: int, values: dict[str, Ref]) -> str:
        return word_place(game, choice, values) if field == "place" else ""

    def choose_city(self, game: Arcs) -> Ask:
        cities = [
            place
            for place, value in enumerate(game.buildings)
            if value and piece_of(value) == CITY and controls(game, self.seat, system_of(place))
        ]
        return Ask(self.seat, "place", [DONE, *distinct(game, cities)])

    def free_city(self, game: Arcs) -> None:
        if self.place == DONE:
            self.stop()
        else:
            return_building(game, self.place)

    def choose_seizing(self, game: Arcs) -> Ask | None:
        return Ask(self.seat, "seizing", [0, 1]) if can_seize(game, self.seat) else None

    def seize(self, game: Arcs) -> None:
        if self.seizing:
            seize_initiative(game, self.seat)


class GuildStruggle(VoxCard):
    """You may steal a Guild card; then all discarded Guild cards return to the deck."""

    printed = 29
    code = "bc30"
    worth = 0.8
    name = Text("Kampf der Gilden", "Guild Struggle")
    text = Text(
        "Sobald gesichert: Du darfst einem Rivalen 1 Gildenkarte stehlen. Mische danach alle abgeworfenen Gildenkarten "
        "in den Hofstapel.",
        "When secured: You may steal 1 Guild card from a rival. Then shuffle all discarded Guild cards into the Court "
        "deck.",
    )

    def when_secured(self, game: Arcs, owner: int) -> None:
        game.call(Struggle(owner))

    def after_effect(self, game: Arcs) -> None:
        discard_card(game, self.id)


class Struggle(Procedure):
    steps = ("steal", "reshuffle")
    fields = ("seat",)

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat

    def steal(self, game: Arcs) -> None:
        game.call(Steal(self.seat, NOTHING, 1, 1))

    def reshuffle(self, game: Arcs) -> None:
        guilds = [card for card in game.court_discard if is_guild(card)]
        game.court_discard = [card for card in game.court_discard if not is_guild(card)]
        game.tell("reshuffle", (len(guilds),))
        mix_into_court(game, guilds)


class CallToAction(VoxCard):
    """Draw the bottom card of the action discard pile."""

    printed = 30
    code = "bc31"
    worth = 0.8
    name = Text("Ruf zu den Waffen", "Call to Action")
    text = Text(
        "Sobald gesichert: Nimm die unterste Karte des Ablagestapels der Aktionskarten auf die Hand.",
        "When secured: Take the bottom card of the action discard pile into your hand.",
    )

    def when_secured(self, game: Arcs, owner: int) -> None:
        game.call(DrawCards(owner, 1))

    def after_effect(self, game: Arcs) -> None:
        discard_card(game, self.id)


TEXTS: Final = {
    "Uprising.cluster": Text("In welchem Cluster platzierst du Schiffe?", "In which cluster do you put ships?"),
    "Uprising.cluster=": Text("{it:cluster}", "{it:cluster}"),
    "DeclareAny.ambition": Text("Welche Ambition bekundest du?", "Which ambition do you declare?"),
    "DeclareAny.ambition=": Text("{it:ambition}", "{it:ambition}"),
    "DeclareAny.ambition=-1": Text("Keine", "None"),
    "SpreadOutrage.resource": Text(
        "Für welche Ressourcenart verursachen alle einen Aufschrei?", "Of which type does everybody provoke Outrage?"
    ),
    "SpreadOutrage.resource=": Text("{it:resource}", "{it:resource}"),
    "SpreadOutrage.resource=-1": Text("Keine", "None"),
    "FreeCity.place": Text("Welche Stadt gibst du zurück?", "Which city do you return?"),
    "FreeCity.place=": BUILDING_THERE,
    "FreeCity.place=-1": Text("Keine", "None"),
    "FreeCity.seizing": Text("Ergreifst du die Initiative?", "Do you seize the initiative?"),
    "FreeCity.seizing=0": Text("Nein", "No"),
    "FreeCity.seizing=1": Text("Initiative ergreifen", "Seize the initiative"),
    "reshuffle": Text("Gildenkarten zurück in den Hofstapel: {0:n}.", "Guild cards back into the Court deck: {0:n}."),
}
