"""The first 4 leaders of the Leaders & Lore pack, in printed order."""

from __future__ import annotations

from typing import Final

from starboard.core.ask import Ask
from starboard.core.procedure import Procedure
from starboard.core.text import Text
from starboard.games.arcs.actions.battle import Battle
from starboard.games.arcs.actions.build import Build, arrive
from starboard.games.arcs.actions.hits import RazedCities, destroy_building
from starboard.games.arcs.actions.secure import TakeCourtCard
from starboard.games.arcs.actions.tax import Tax, captive_owner, city_types, tell_like_own
from starboard.games.arcs.cards.card import DECK, DICE, Leader
from starboard.games.arcs.cards.leaders_shared import NO, MayInfluence, demoted
from starboard.games.arcs.codes import bits_of, has_bit, is_damaged, owner_of, piece_of, system_of
from starboard.games.arcs.declare import Declare
from starboard.games.arcs.ids import (
    AGENT,
    CITY,
    FUEL,
    INFLUENCE,
    MATERIAL,
    NOBODY,
    NOTHING,
    NOWHERE,
    PSIONIC,
    RAID,
    RELIC,
    RESOURCES,
    SHIP,
    STARPORT,
    TYCOON,
    WEAPON,
)
from starboard.games.arcs.pieces import Pieces
from starboard.games.arcs.queries import tokens_had
from starboard.games.arcs.slots import gain
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.verbs import capture_agent, damage_building, give_card, place_ships, remove_pieces


class Archivist(Leader):
    """Two more lore out of five; Tycoon is demoted."""

    printed = 39
    code = "LEAD09"
    pack = True
    worth = 0.8
    name = Text("Archivar", "Archivist")
    text = Text(
        "Gelehrt: Ziehe nach dem Aufbau 5 der übrigen Mythen, behalte 2 zusätzlich und lege 3 aus dem Spiel. "
        "Akademisch: Für den ersten Platz beim Magnaten erhältst du nur den Wert des zweiten und keinen Städtebonus, "
        "für andere Plätze nichts.",
        "Learned: After setup draw 5 of the lore left over, keep 2 more and scrap 3. Academic: For first place in "
        "Tycoon you get only the second value and no city bonus, for any other place nothing.",
    )
    abilities = (Text("Gelehrt", "Learned"), Text("Akademisch", "Academic"))
    spoken = (("place_power", 1),)
    pieces = Pieces((CITY, CITY), (3, 3, 2), (RELIC, RELIC))

    def setup(self, game: Arcs, owner: int) -> None:
        self.works(game, owner)
        game.call(LearnLore(owner))

    def place_power(self, game: Arcs, owner: int, ambition: int, sole: bool, power: int, second: int) -> int:
        return demoted(sole, second) if ambition == TYCOON else power


class LearnLore(Procedure):
    """Look at cards of the lore deck, keep two, scrap the rest unseen by the others."""

    steps = ("look", "choose_card", "keep", "scrap")
    fields = ("seat", "count", "lore")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.count = 0  # cards on top of the deck that only this seat sees
        self.lore = NOTHING

    def unveil(self, state: Arcs, view: Arcs, seat: int) -> None:
        if seat == self.seat and self.count:
            view.lore_deck[-self.count :] = state.lore_deck[-self.count :]

    def look(self, game: Arcs) -> None:
        self.count = min(5, len(game.lore_deck))
        game.curtain += 1
        for card in self.drawn(game):
            game.tell("see_lore", (card,), self.seat)

    def drawn(self, game: Arcs) -> list[int]:
        return sorted(game.lore_deck[len(game.lore_deck) - self.count :])

    def choose_card(self, game: Arcs) -> Ask:
        return Ask(self.seat, "lore", self.drawn(game))

    def keep(self, game: Arcs) -> None:
        game.lore_deck.remove(self.lore)
        self.count -= 1
        give_card(game, self.lore, self.seat)
        game.tell("draft", (self.seat, self.lore))
        if self.count > 3:
            self.go_to("choose_card")

    def scrap(self, game: Arcs) -> None:
        """Out of the game: under the rest of the deck, from which nobody draws again."""
        first = len(game.lore_deck) - self.count
        game.lore_deck = game.lore_deck[first:] + game.lore_deck[:first]
        game.tell("scrap_lore", (self.seat, self.count))
        self.count = 0


class Overseer(Leader):
    """Hit a building to use it twice, once per turn; fewer ships and agents."""

    printed = 40
    code = "LEAD10"
    pack = True
    worth = 1.0
    name = Text("Aufseher", "Overseer")
    text = Text(
        "Rücksichtslos, einmal pro Zug: Hast du eine Stadt besteuert oder mit einem Raumhafen ein Schiff gebaut, "
        "darfst du diesem Gebäude 1 Treffer zufügen und die Aktion damit kostenlos wiederholen. Wird eine Stadt so "
        "zerstört, verursachst du einen Aufschrei; war es die eines Rivalen, raubst du auch den Hof aus. Verhasst: "
        "2 deiner Schiffe und 3 deiner Agenten kommen aus dem Spiel.",
        "Ruthless, once per turn: After you tax a city or build a ship with a starport you may hit that building once "
        "and repeat the action with it for free. A city destroyed this way provokes Outrage; a rival's also lets you "
        "ransack the Court. Hated: 2 of your ships and 3 of your agents leave the game.",
    )
    abilities = (Text("Rücksichtslos", "Ruthless"), Text("Verhasst", "Hated"))
    pieces = Pieces((CITY, STARPORT), (3, 3, 2), (FUEL, MATERIAL))

    def after_tax(self, game: Arcs, owner: int, tax: Tax) -> None:
        if not game.uses[self.id] and game.buildings[tax.place]:
            game.call(HitAndRepeat(owner, self.id, tax.place))

    def after_build(self, game: Arcs, owner: int, build: Build) -> None:
        if not game.uses[self.id] and build.piece == SHIP:
            game.call(HitAndRepeat(owner, self.id, build.place))

    def setup(self, game: Arcs, owner: int) -> None:
        self.works(game, owner, 1)
        remove_pieces(game, owner, SHIP, 2)
        remove_pieces(game, owner, AGENT, 3)


class HitAndRepeat(Procedure):
    """Hit the city just taxed or the starport that just built, and use it once more for nothing."""

    steps = ("choose", "note", "hit", "answer_for_city", "choose_type", "repeat")
    fields = ("seat", "card", "place", "wish", "what", "owner", "captive", "types", "razed", "resource")

    def __init__(self, seat: int = NOBODY, card: int = NOTHING, place: int = NOWHERE) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.place = place
        self.wish = 0
        self.what = NOTHING  # city or starport
        self.owner = NOBODY
        self.captive = NOBODY  # whose agent the second tax captures
        self.types = 0  # bits of the city's types, for it may be gone by then
        self.razed: tuple[int, ...] = ()
        self.resource = NOTHING

    def choose(self, game: Arcs) -> Ask:
        return Ask(self.seat, "wish", [0, 1])

    def note(self, game: Arcs) -> None:
        if not self.wish:
            self.stop()
            return
        game.uses[self.card] += 1
        DECK.cards[self.card].works(game, self.seat)
        value = game.buildings[self.place]
        self.what = piece_of(value)
        self.owner = owner_of(value)
        if self.what != STARPORT:
            self.captive = captive_owner(game, self.seat, self.place)
            if self.captive == NOBODY:
                tell_like_own(game, self.seat, self.place)
            self.types = bits_of(list(city_types(game, self.place)))

    def hit(self, game: Arcs) -> None:
        if is_damaged(game.buildings[self.place]):
            self.razed = destroy_building(game, self.place, self.seat)
        else:
            damage_building(game, self.place)

    def answer_for_city(self, game: Arcs) -> None:
        """Outrage for any city, ransacking for a rival's, before the second token comes."""
        if self.razed:
            game.call(RazedCities(self.seat, self.owner, self.razed, 1 if self.owner != self.seat else 0))

    def choose_type(self, game: Arcs) -> Ask | None:
        types = [resource for resource in range(RESOURCES) if has_bit(self.types, resource)]
        return Ask(self.seat, "resource", types) if types else None

    def repeat(self, game: Arcs) -> None:
        system = system_of(self.place)
        if self.what == STARPORT:
            place_ships(game, self.seat, system, 1, arrive(game, self.seat, SHIP, system))
            return
        if self.captive != NOBODY:
            capture_agent(game, self.seat, self.captive)
        if self.resource != NOTHING:
            gain(game, self.seat, self.resource)


class Corsair(Leader):
    """Rolls raid dice again; never more assault than skirmish dice."""

    printed = 41
    code = "LEAD11"
    pack = True
    worth = 0.6
    name = Text("Korsar", "Corsair")
    text = Text(
        "Trickreich: Greifst du an, darfst du nach dem Wurf einmal bis zu so viele Überfall-Würfel neu werfen, wie du "
        "verschiedene Ressourcenarten hast. Vorsichtig: Du kannst nie mehr Angriff- als Geplänkel-Würfel wählen.",
        "Tricky: When you attack you may roll up to as many raid dice again, once, as you have different types of "
        "tokens. Wary: You can never collect more assault than skirmish dice.",
    )
    abilities = (Text("Trickreich", "Tricky"), Text("Vorsichtig", "Wary"))
    silent = ((1, DICE),)
    pieces = Pieces((STARPORT, NOTHING), (4, 3, 2), (FUEL, WEAPON))

    def rerolls(self, game: Arcs, owner: int, die: int, dice: int, fresh: int, victim: int) -> int:
        if victim == NOBODY or die != RAID:
            return 0
        return sum([tokens_had(game, owner, resource) > 0 for resource in range(RESOURCES)])

    def allows_pool(self, game: Arcs, owner: int, battle: Battle, assault: int, skirmish: int, raid: int) -> bool:
        return assault <= skirmish


class Noble(Leader):
    """A card from the Court deck for each new ambition; influences twice; only sole first places count."""

    printed = 42
    code = "LEAD12"
    pack = True
    worth = 1.5
    name = Text("Aristokrat", "Noble")
    text = Text(
        "Gut vernetzt: Bekundest du eine Ambition ohne Marker, sichere die oberste Karte des Hofstapels. "
        "Einflussreich: Kopierst du oder weichst du ab, um zu beeinflussen, darfst du noch einmal beeinflussen. "
        "Stolz: Du erhältst Macht nur für alleinige erste Plätze.",
        "Connected: When you declare an ambition that held no marker, secure the top card of the Court deck. "
        "Influential: When you copy or pivot to influence you may influence once more. Proud: You gain Power for sole "
        "first places only.",
    )
    abilities = (Text("Gut vernetzt", "Connected"), Text("Einflussreich", "Influential"), Text("Stolz", "Proud"))
    spoken = (("place_power", 2),)
    pieces = Pieces((CITY, STARPORT), (3, 3, 2), (PSIONIC, PSIONIC))

    def follows_declaring(self, game: Arcs, owner: int, declare: Declare) -> bool:
        return declare.new == 1 and bool(game.court_deck)

    def after_declaring(self, game: Arcs, owner: int, declare: Declare) -> None:
        self.works(game, owner)
        game.call(TakeCourtCard(owner))

    def after_pip(self, game: Arcs, owner: int, action: int) -> None:
        if action == INFLUENCE:
            game.call(MayInfluence(owner, self.id, 1))

    def place_power(self, game: Arcs, owner: int, ambition: int, sole: bool, power: int, second: int) -> int:
        return power if sole else 0


TEXTS: Final = {
    "LearnLore.lore": Text(
        "Welchen Mythos behältst du? (Noch zu sehen: {count:n}; 3 kommen aus dem Spiel)",
        "Which lore do you keep? (Still shown: {count:n}; 3 leave the game)",
    ),
    "LearnLore.lore=": Text("{it:card}", "{it:card}"),
    "HitAndRepeat.wish": Text(
        "{card:card}: {place:place} beschädigen und die Aktion dort wiederholen?",
        "{card:card}: hit {place:place} and repeat the action there?",
    ),
    "HitAndRepeat.wish=0": NO,
    "HitAndRepeat.wish=1": Text("Treffer und Wiederholung", "Hit and repeat"),
    "HitAndRepeat.resource": Text("Welche Ressource nimmst du?", "Which resource do you take?"),
    "HitAndRepeat.resource=": Text("{it:resource}", "{it:resource}"),
    "see_lore": Text("Du siehst {0:card}.", "You see {0:card}."),
    "scrap_lore": Text("{0:seat} legt Mythen ungesehen aus dem Spiel: {1:n}.", "{0:seat} scraps lore unseen: {1:n}."),
}
