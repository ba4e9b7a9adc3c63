"""The Court of the campaign, CC01 to CC15, in printed order. The ten Guild cards do what those of the base game do;
what they steal and count may lie in the Trust, too."""

from __future__ import annotations

from typing import Final

from starboard.core.ask import DONE, Ask
from starboard.core.procedure import Procedure, Ref
from starboard.core.text import Text
from starboard.games.arcs.actions.attack import harm
from starboard.games.arcs.actions.hits import answer_hit
from starboard.games.arcs.campaign.court import bury_from_court, open_council, slot_of
from starboard.games.arcs.campaign.ids import COUNCIL_SLOT, FIRST_CC
from starboard.games.arcs.campaign.queries import has_blight, planets_of, reach, systems_of
from starboard.games.arcs.campaign.state import Reach
from starboard.games.arcs.campaign.verbs import place_blight, replace_by_free
from starboard.games.arcs.cards import guild_fuel, guild_material, guild_psionic, guild_relic, guild_weapon, vox
from starboard.games.arcs.cards.card import DECK, VoxCard
from starboard.games.arcs.codes import system_of
from starboard.games.arcs.ids import (
    AGENT,
    BLIGHT,
    CITY,
    DAMAGED,
    MARKER_FIRST,
    MARKERS,
    NOBODY,
    NOTHING,
    NOWHERE,
)
from starboard.games.arcs.queries import (
    agents_on,
    controls,
    damaged_at,
    guild_cards,
    has_pieces_at,
    open_court,
    pieces_left,
    places_of,
    turn_order,
)
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.text import BUILDING_THERE
from starboard.games.arcs.verbs import (
    agents_home,
    bury_card,
    destroy_ship,
    discard_card,
    lift_agents,
    repair_ship,
    shift_agents,
)
from starboard.games.arcs.wording import word_court, word_place


class MiningInterest(guild_material.MiningInterest):
    printed = FIRST_CC
    code = "CC01"


class ConstructionUnion(guild_material.ConstructionUnion):
    printed = FIRST_CC + 1
    code = "CC02"


class Gatekeepers(guild_fuel.Gatekeepers):
    printed = FIRST_CC + 2
    code = "CC03"


class ShippingInterest(guild_fuel.ShippingInterest):
    printed = FIRST_CC + 3
    code = "CC04"


class Skirmishers(guild_weapon.Skirmishers):
    printed = FIRST_CC + 4
    code = "CC05"


class ArmsUnion(guild_weapon.ArmsUnion):
    printed = FIRST_CC + 5
    code = "CC06"


class LatticeSpies(guild_psionic.LatticeSpies):
    printed = FIRST_CC + 6
    code = "CC07"


class SilverTongues(guild_psionic.SilverTongues):
    printed = FIRST_CC + 7
    code = "CC08"


class SwornGuardians(guild_relic.SwornGuardians):
    printed = FIRST_CC + 8
    code = "CC09"


class ElderBroker(guild_relic.ElderBroker):
    printed = FIRST_CC + 9
    code = "CC10"


class PopulistDemands(vox.PopulistDemands):
    printed = FIRST_CC + 10
    code = "CC11"
    text = Text(
        "Krise: Der ausliegende Ambitionsmarker mit der meisten Macht wird wieder verfügbar; die Karte bleibt. Sobald "
        "gesichert: Du darfst eine beliebige Ambition bekunden, ohne Nullmarker. Begrabe diese Karte.",
        "Crisis: The placed ambition marker worth most Power becomes available again; the card stays. When secured: "
        "You may declare any ambition, without the zero marker. Bury this card.",
    )

    def crisis(self, game: Arcs, owner: int) -> None:
        values = [MARKER_FIRST[game.marker_side[marker]][marker] for marker in range(MARKERS)]
        placed = [(values[marker], marker) for marker in range(MARKERS) if game.marker_at[marker] != NOTHING]
        if placed:
            marker = max(placed)[1]
            game.tell("marker_back", (game.marker_at[marker],))
            game.marker_at[marker] = NOTHING

    def after_effect(self, game: Arcs) -> None:
        bury_vox(game, self.id)


class CouncilIntrigue(VoxCard):
    printed = FIRST_CC + 11
    code = "CC12"
    worth = 0.8
    name = Text("Ratsintrige", "Council Intrigue")
    text = Text(
        "Krise: Der Imperiale Rat tagt; alle Agenten von hier kommen auf ihn. Begrabe diese Karte. Sobald gesichert: "
        "Der Imperiale Rat tagt; du darfst deine Agenten von hier auf andere Hofkarten setzen, auch auf den Rat. "
        "Begrabe diese Karte.",
        "Crisis: The Imperial Council is in session; all agents from here move onto it. Bury this card. When secured: "
        "The Imperial Council is in session; you may move your agents from here onto other Court cards, the Council "
        "included. Bury this card.",
    )

    def crisis(self, game: Arcs, owner: int) -> None:
        position = reach(game)
        open_council(position)
        slot = slot_of(position, self.id)
        if game.court[slot] == self.id:  # an attached card bears no agents
            for seat in range(game.players):
                shift_agents(game, seat, slot, COUNCIL_SLOT, agents_on(game, slot, seat))
        bury_from_court(position, self.id)

    def agents_go(self, game: Arcs, owner: int, slot: int) -> bool:
        open_council(reach(game))
        game.call(MoveAgents(owner, slot))
        return True

    def when_secured(self, game: Arcs, owner: int) -> None:
        open_council(reach(game))

    def after_effect(self, game: Arcs) -> None:
        bury_vox(game, self.id)


class MoveAgents(Procedure):
    """Agents of a seat on one Court card go to others, one by one; those left over go home."""

    steps = ("choose_card", "move")
    fields = ("seat", "start", "slot")

    def __init__(self, seat: int = NOBODY, start: int = NOTHING) -> None:
        super().__init__()
        self.seat = seat
        self.start = start
        self.slot = DONE

    def wording(self, game: Arcs, field: str, choice: int, values: dict[str, Ref]) -> str:
        return word_court(game, choice, values)

    def choose_card(self, game: Arcs) -> Ask | None:
        if not agents_on(game, self.start, self.seat):
            self.stop()
            return None
        return Ask(self.seat, "slot", [DONE, *[slot for slot in open_court(game) if slot != self.start]])

    def move(self, game: Arcs) -> None:
        if self.slot == DONE:
            agents_home(game, self.seat, lift_agents(game, self.seat, self.start))
        else:
            shift_agents(game, self.seat, self.start, self.slot, 1)
            self.again()


class DiplomaticFiasco(VoxCard):
    printed = FIRST_CC + 12
    code = "CC13"
    worth = 0.8
    name = Text("Diplomatisches Fiasko", "Diplomatic Fiasco")
    text = Text(
        "Krise: Wer mehr Gildenkarten als Agenten im Vorrat hat, wirft reihum Gildenkarten ab, bis es gleich viele "
        "sind. Begrabe diese Karte. Sobald gesichert: Deine Rivalen führen die Krise aus. Begrabe diese Karte.",
        "Crisis: Whoever has more Guild cards than agents in supply discards Guild cards, in turn order, until the "
        "numbers match. Bury this card. When secured: Your rivals resolve the Crisis. Bury this card.",
    )

    def crisis(self, game: Arcs, owner: int) -> None:
        """Agents on it return first, then supplies are counted."""
        bury_from_court(reach(game), self.id)
        game.call(Fiasco(tuple(turn_order(game))))

    def when_secured(self, game: Arcs, owner: int) -> None:
        game.call(Fiasco(tuple([seat for seat in turn_order(game) if seat != owner])))

    def after_effect(self, game: Arcs) -> None:
        bury_vox(game, self.id)


class Fiasco(Procedure):
    """Seats discard Guild cards until they have no more of them than agents; protected ones count and stay."""

    steps = ("next_seat", "choose_card", "discard")
    fields = ("waiting", "seat", "card")

    def __init__(self, waiting: tuple[int, ...] = ()) -> None:
        super().__init__()
        self.waiting = waiting
        self.seat = NOBODY
        self.card = NOTHING

    def next_seat(self, game: Reach) -> None:
        if not self.waiting:
            self.stop()
            return
        self.seat, self.waiting = self.waiting[0], self.waiting[1:]

    def choose_card(self, game: Reach) -> Ask | None:
        held = guild_cards(game, self.seat)
        loose = [card for card in held if not DECK.cards[card].protected]
        if not loose or len(held) <= pieces_left(game, self.seat, AGENT):
            self.again()
            return None
        return Ask(self.seat, "card", loose)

    def discard(self, game: Reach) -> None:
        discard_card(game, self.card)
        self.go_to("choose_card")


class SongOfFreedom(vox.SongOfFreedom):
    printed = FIRST_CC + 13
    code = "CC14"
    text = Text(
        "Krise: Wer die meiste Macht hat, ersetzt eine eigene Stadt auf der Karte durch eine Freistaaten-Stadt; diese "
        "Karte bleibt. Sobald gesichert: Du darfst eine Stadt einer Person, die du kontrollierst, durch eine "
        "Freistaaten-Stadt ersetzen und dann die Initiative ergreifen. Mische diese Karte in den Hofstapel.",
        "Crisis: Whoever has most Power replaces one of their cities on the map by a Free city; this card stays. When "
        "secured: You may replace a player's city that you control by a Free city and may then seize the initiative. "
        "Shuffle this card into the Court deck.",
    )

    def crisis(self, game: Arcs, owner: int) -> None:
        order = turn_order(game)
        power = [game.power[seat] for seat in order]
        game.call(LoseCity(order[power.index(max(power))]))

    def when_secured(self, game: Arcs, owner: int) -> None:
        game.call(Liberate(owner))


class LoseCity(Procedure):
    """A seat turns a city of its own into a Free one, if it has any on the map."""

    steps = ("choose_city", "replace")
    fields = ("seat", "place")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.place = NOWHERE

    def wording(self, game: Arcs, field: str, choice: int, values: dict[str, Ref]) -> str:
        return word_place(game, choice, values)

    def choose_city(self, game: Reach) -> Ask | None:
        cities = places_of(game, self.seat, CITY)
        if not cities:
            self.stop()
            return None
        return Ask(self.seat, "place", cities)

    def replace(self, game: Reach) -> None:
        replace_by_free(game, self.place)


class Liberate(vox.FreeCity):
    """A city that the seat controls, its own or a rival's, becomes a Free one."""

    def choose_city(self, game: Arcs) -> Ask:
        cities = sorted([place for seat in range(game.players) for place in places_of(game, seat, CITY)])
        held = [place for place in cities if controls(game, self.seat, system_of(place))]
        return Ask(self.seat, "place", [DONE, *held])

    def free_city(self, game: Arcs) -> None:
        if self.place == DONE:
            self.stop()
        else:
            replace_by_free(reach(game), self.place)


class BlightLooms(VoxCard):
    printed = FIRST_CC + 14
    code = "CC15"
    worth = 0.8
    name = Text("Die Verderbnis naht", "Blight Looms")
    text = Text(
        "Krise: Alle Verderbnis im erwürfelten Cluster wird repariert; auf jeden Planeten des erwürfelten Symbols ohne "
        "Verderbnis kommt 1 beschädigte. Begrabe diese Karte. Sobald gesichert: Du darfst alle beschädigte Verderbnis "
        "in einem Cluster zerstören, in dem du Figuren hast. Begrabe diese Karte.",
        "Crisis: All Blight in the rolled cluster is repaired; each planet of the rolled symbol without Blight gets 1 "
        "damaged one. Bury this card. When secured: You may destroy all damaged Blight in a cluster where you have "
        "pieces. Bury this card.",
    )

    def crisis(self, game: Arcs, owner: int) -> None:
        position = reach(game)
        for system in systems_of(position, position.number_rolled):
            for _ in range(damaged_at(game, BLIGHT, system)):
                repair_ship(game, BLIGHT, system)
        game.tell("blight_repaired", (position.number_rolled,))
        for planet in planets_of(position, position.symbol_rolled):
            if not has_blight(position, planet):
                place_blight(position, planet)
        bury_from_court(position, self.id)

    def when_secured(self, game: Arcs, owner: int) -> None:
        game.call(Cleanse(owner))

    def after_effect(self, game: Arcs) -> None:
        bury_vox(game, self.id)


class Cleanse(Procedure):
    """All damaged Blight of a cluster becomes trophies."""

    steps = ("choose_cluster", "destroy")
    fields = ("seat", "cluster")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.cluster = DONE

    def choose_cluster(self, game: Reach) -> Ask | None:
        clusters = [c for c in game.board.clusters if self.is_at(game, c) and self.damaged_in(game, c)]
        return Ask(self.seat, "cluster", [DONE, *clusters])

    def is_at(self, game: Reach, cluster: int) -> bool:
        return any([has_pieces_at(game, self.seat, system) for system in systems_of(game, cluster)])

    def damaged_in(self, game: Reach, cluster: int) -> list[int]:
        return [system for system in systems_of(game, cluster) if damaged_at(game, BLIGHT, system)]

    def destroy(self, game: Reach) -> None:
        if self.cluster != DONE and self.damaged_in(game, self.cluster):
            answer_hit(game, self.seat, BLIGHT)
            for system in self.damaged_in(game, self.cluster):
                for _ in range(damaged_at(game, BLIGHT, system)):
                    destroy_ship(game, BLIGHT, system, DAMAGED, self.seat)
                harm(game, self.seat, BLIGHT, system)


def bury_vox(game: Arcs, card: int) -> None:
    game.tell("bury", (card,))
    bury_card(game, card)


TEXTS: Final = {
    "MoveAgents.slot": Text("Auf welche Hofkarte geht ein Agent?", "To which Court card does an agent go?"),
    "MoveAgents.slot=": Text("{card:card}", "{card:card}"),
    "MoveAgents.slot=-1": Text("Die übrigen zurück in den Vorrat", "The others back to the supply"),
    "Fiasco.card": Text("Welche Gildenkarte wirfst du ab?", "Which Guild card do you discard?"),
    "Fiasco.card=": Text("{it:card}", "{it:card}"),
    "LoseCity.place": Text("Welche deiner Städte wird frei?", "Which of your cities becomes free?"),
    "LoseCity.place=": BUILDING_THERE,
    "Liberate.place": Text("Welche Stadt befreist du?", "Which city do you set free?"),
    "Liberate.place=": BUILDING_THERE,
    "Liberate.place=-1": Text("Keine", "None"),
    "Liberate.seizing": Text("Ergreifst du die Initiative?", "Do you seize the initiative?"),
    "Liberate.seizing=0": Text("Nein", "No"),
    "Liberate.seizing=1": Text("Initiative ergreifen", "Seize the initiative"),
    "Cleanse.cluster": Text(
        "In welchem Cluster zerstörst du beschädigte Verderbnis?", "In which cluster do you destroy damaged Blight?"
    ),
    "Cleanse.cluster=": Text("{it:cluster}", "{it:cluster}"),
    "Cleanse.cluster=-1": Text("In keinem", "In none"),
    "marker_back": Text(
        "Wieder verfügbar: der Marker bei {0:ambition}.", "Available again: the marker at {0:ambition}."
    ),
    "agents_moved": Text(
        "Agenten von {0:seat} gehen auf {2:card}: {1:n}.", "Agents of {0:seat} move to {2:card}: {1:n}."
    ),
    "blight_repaired": Text("Die Verderbnis erholt sich: {0:cluster}.", "The Blight recovers: {0:cluster}."),
}
