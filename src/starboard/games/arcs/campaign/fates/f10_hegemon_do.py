"""What the Hegemon's setup and cards do when that takes more than a line, and their words."""

from __future__ import annotations

from typing import Final

from starboard.core.ask import DONE, Ask
from starboard.core.procedure import Procedure, Ref
from starboard.core.text import Text
from starboard.games.arcs.campaign.codes import (
    SUPPLY_SHIP,
    ceded_condition,
    ceded_ship,
    ceded_system,
    fitting,
)
from starboard.games.arcs.campaign.flagship_setup import GainFlagship
from starboard.games.arcs.campaign.ids import BANNER, DEFENSE_ARRAY, IN_SUPPLY, SLIPSTREAM
from starboard.games.arcs.campaign.state import Reach
from starboard.games.arcs.campaign.tokens import (
    bring_tokens,
    shift_token,
    systems_of_tokens,
    take_token,
    token_owner,
    tokens_at,
)
from starboard.games.arcs.campaign.verbs import enter_booklet, return_ships, take_cards
from starboard.games.arcs.cards.card import Reason
from starboard.games.arcs.cards.guild_psionic import pass_card, tell_swap
from starboard.games.arcs.codes import owner_of_captive
from starboard.games.arcs.ids import (
    BLIGHT,
    DAMAGED,
    EMPIRE,
    FRESH,
    NOBODY,
    NOTHING,
    NOWHERE,
    SHIP,
    STARPORT,
)
from starboard.games.arcs.queries import (
    captives_held,
    controls,
    damaged_at,
    exposed,
    has_figures_at,
    is_seat,
    owners,
    pieces_left,
    rivals,
    ships_at,
)
from starboard.games.arcs.slots import Gains
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.verbs import note_sight, place_ships, remove_pieces

BANNERS: Final = 8
ESCORT: Final = 6  # ships besides the Flagship that the setup fills up to
SCRAPPED_SHIPS: Final = 4


class RaiseBanners(Procedure):
    """The setup of act II: the Flagship, ships beside it, ships out of the game, Banners and cards."""

    steps = ("gain_flagship", "muster", "choose_ship", "scrap", "take_banners")
    fields = ("seat", "planting", "law", "song", "scrapped", "ship")

    def __init__(self, seat: int = NOBODY, planting: int = NOTHING, law: int = NOTHING, song: int = NOTHING) -> None:
        super().__init__()
        self.seat = seat
        self.planting = planting
        self.law = law
        self.song = song
        self.scrapped = 0  # ships so far
        self.ship = SUPPLY_SHIP

    def wording(self, game: Reach, field: str, choice: int, values: dict[str, Ref]) -> str:
        if choice == SUPPLY_SHIP:
            return "supply"
        values["system"], values["state"] = ceded_system(choice), ceded_condition(choice)
        return ""

    def gain_flagship(self, game: Reach) -> None:
        game.call(GainFlagship(self.seat, (fitting(DEFENSE_ARRAY, STARPORT), fitting(SLIPSTREAM, STARPORT))))

    def muster(self, game: Reach) -> None:
        """Up to six ships besides the Flagship, where it is."""
        ships = sum([ships_at(game, self.seat, system) for system in game.board.systems]) - 1
        if ships < ESCORT:
            place_ships(game, self.seat, game.flagship_at[self.seat], ESCORT - ships)

    def choose_ship(self, game: Reach) -> Ask | None:
        ships = scrappable(game, self.seat)
        if self.scrapped == SCRAPPED_SHIPS or not ships:
            self.go_to("take_banners")
            return None
        return Ask(self.seat, "ship", ships)

    def scrap(self, game: Reach) -> None:
        self.go_to("choose_ship")
        self.scrapped += 1
        if self.ship != SUPPLY_SHIP:
            return_ships(game, self.seat, ceded_system(self.ship), 1, ceded_condition(self.ship))
        remove_pieces(game, self.seat, SHIP, 1)
        game.tell("hegemon_scraps", (self.seat,))

    def take_banners(self, game: Reach) -> None:
        bring_tokens(game, BANNER, BANNERS)
        enter_booklet(game, self.law)
        take_cards(game, self.seat, [self.planting, self.song])


def scrappable(game: Reach, seat: int) -> list[int]:
    """Ships of a seat, of its supply or of a system, but never the Flagship."""
    found: list[int] = []
    for system in game.board.systems:
        for condition in (FRESH, DAMAGED):
            if exposed(game, seat, system, condition):
                found.append(ceded_ship(system, condition))
    return [*found, SUPPLY_SHIP] if pieces_left(game, seat, SHIP) else found


# -- Banners ------------------------------------------------


def banners_left(game: Reach) -> int:
    """Banners that can still be planted."""
    return tokens_at(game, BANNER, IN_SUPPLY)


def is_foreign(game: Reach, seat: int, system: int) -> bool:
    """Whether anybody but the seat has ships or buildings in a system; Blight is neither."""
    others = [owner for owner in owners(game) if owner not in (seat, BLIGHT)]
    return any([has_figures_at(game, owner, system) for owner in others])


def plant_banner(game: Reach, seat: int) -> None:
    system = game.flagship_at[seat]
    shift_token(game, BANNER, IN_SUPPLY, system)
    game.tell("banner_planted", (seat, system))


class CallSpirits(Procedure):
    """F1004: two tokens of the type of a planet with a Banner."""

    steps = ("choose_type", "gain")
    fields = ("seat", "resource")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.resource = NOTHING

    def choose_type(self, game: Reach) -> Ask:
        types = {game.kind_of[system] for system in systems_of_tokens(game, BANNER)}
        return Ask(self.seat, "resource", sorted(types))

    def gain(self, game: Reach) -> None:
        game.call(Gains(self.seat, (self.resource, self.resource)))


class CallBodies(Procedure):
    """F1004: two fresh ships at a Banner."""

    steps = ("choose_system", "place")
    fields = ("seat", "system")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.system = NOWHERE

    def choose_system(self, game: Reach) -> Ask:
        return Ask(self.seat, "system", systems_of_tokens(game, BANNER))

    def place(self, game: Reach) -> None:
        place_ships(game, self.seat, self.system, 2)


class SeizeBanners(Procedure):
    """F1009: Banners that the seat controls become its trophies, as many as it likes. Its own would just go home, so
    they are not offered (C-131)."""

    steps = ("choose_banner", "take")
    fields = ("seat", "system")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.system = DONE

    def choose_banner(self, game: Reach) -> Ask | None:
        banners = [system for system in systems_of_tokens(game, BANNER) if controls(game, self.seat, system)]
        if not banners or token_owner(game, BANNER) == self.seat:
            self.stop()
            return None
        return Ask(self.seat, "system", [DONE, *banners])

    def take(self, game: Reach) -> None:
        if self.system != DONE:
            self.again()
            game.tell("banner_taken", (self.seat, self.system))
            take_token(game, self.seat, BANNER, self.system)


# -- captives ------------------------------------------------


def managed(game: Arcs, seat: int) -> list[int]:
    """Rivals of whom a seat holds a captive, be it agent or ship."""
    held = [owner_of_captive(captive) for captive in captives_held(game, seat)]
    return [rival for rival in rivals(game, seat) if rival in held]


def pacified(game: Reach, seat: int) -> list[tuple[int, int]]:
    """Others with damaged ships in systems that a seat controls, and where. Blight are no ships."""
    prey = [owner for owner in owners(game) if owner != seat and (is_seat(owner) or owner == EMPIRE)]
    held = [system for system in game.board.systems if controls(game, seat, system)]
    return [(owner, system) for system in held for owner in prey if damaged_at(game, owner, system)]


class Manipulate(Procedure):
    """F1006: see the hand of a rival, take a card of it and give one back, the same one if nothing else is liked."""

    steps = ("choose_rival", "look", "choose_theirs", "take", "choose_mine", "give")
    fields = ("seat", "rival", "theirs", "mine")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.rival = NOBODY
        self.theirs = NOTHING
        self.mine = NOTHING

    def veil(self, seat: int) -> None:
        if seat != self.seat:
            self.mine = self.theirs = NOTHING

    def unveil(self, state: Arcs, view: Arcs, seat: int) -> None:
        """The hand lies open to the one who looks."""
        if seat == self.seat and self.step > self.steps.index("look"):
            view.hands[self.rival] = state.hands[self.rival][:]

    def imagine(self, world: Arcs, seat: int) -> None:
        if seat != self.seat and self.step > self.steps.index("take"):
            self.theirs = min(world.hands[self.seat])

    def choose_rival(self, game: Reach) -> Ask:
        return Ask(self.seat, "rival", managed(game, self.seat))

    def look(self, game: Reach) -> None:
        game.curtain += 1
        game.tell("look", (self.seat, self.rival))
        for card in game.hands[self.rival]:
            note_sight(game, self.seat, card, self.rival)
            game.tell("see_card", (self.rival, card), self.seat)

    def choose_theirs(self, game: Reach) -> Ask | None:
        """Nothing can be taken of an empty hand, and nothing is given for it."""
        if not game.hands[self.rival]:
            self.stop()
            return None
        return Ask(self.seat, "theirs", sorted(game.hands[self.rival]))

    def take(self, game: Reach) -> None:
        pass_card(game, self.rival, self.seat, self.theirs)

    def choose_mine(self, game: Reach) -> Ask:
        return Ask(self.seat, "mine", sorted(game.hands[self.seat]))

    def give(self, game: Reach) -> None:
        pass_card(game, self.seat, self.rival, self.mine)
        tell_swap(game, self.seat, self.rival, self.mine, self.theirs)


TEXTS: Final = {
    "RaiseBanners.ship": Text("Welches Schiff geht aus dem Spiel?", "Which ship goes out of the game?"),
    "RaiseBanners.ship=": Text("{state:ship_state}, {system:system}", "{state:ship_state}, {system:system}"),
    "RaiseBanners.ship=supply": Text("Eines aus dem Vorrat", "One of the supply"),
    "CallSpirits.resource": Text("Welche Ressource bringen die Geister?", "Which tokens do the spirits bring?"),
    "CallSpirits.resource=": Text("{it:resource}", "{it:resource}"),
    "CallBodies.system": Text("Bei welchem Banner erscheinen 2 Schiffe?", "At which Banner do 2 ships appear?"),
    "CallBodies.system=": Text("{it:system}", "{it:system}"),
    "SeizeBanners.system": Text("Welches Banner wird deine Trophäe?", "Which Banner becomes your trophy?"),
    "SeizeBanners.system=": Text("{it:system}", "{it:system}"),
    "SeizeBanners.system=-1": Text("Keines mehr", "No more"),
    "Manipulate.rival": Text("Wessen Hand siehst du dir an?", "Whose hand do you look at?"),
    "Manipulate.rival=": Text("{it:seat}", "{it:seat}"),
    "Manipulate.theirs": Text("Welche Karte nimmst du von {rival:seat}?", "Which card do you take of {rival:seat}?"),
    "Manipulate.theirs=": Text("{it:action_card}", "{it:action_card}"),
    "Manipulate.mine": Text("Welche Karte gibst du {rival:seat}?", "Which card do you give to {rival:seat}?"),
    "Manipulate.mine=": Text("{it:action_card}", "{it:action_card}"),
    "hegemon_scraps": Text("{0:seat} nimmt ein Schiff aus dem Spiel.", "{0:seat} takes a ship out of the game."),
    "banners_scrapped": Text(
        "Endgültig aus dem Spiel sind alle Banner, die nicht auf der Karte stehen: {0:n}.",
        "Out of the game for good are all Banners that are not on the map: {0:n}.",
    ),
    "banner_planted": Text("{0:seat} pflanzt ein Banner: {1:system}.", "{0:seat} plants a Banner: {1:system}."),
    "banner_taken": Text(
        "{0:seat} nimmt ein Banner als Trophäe: {1:system}.", "{0:seat} takes a Banner as a trophy: {1:system}."
    ),
}

REASONS: Final = {
    "banner_gate": Reason(Text("Dein Flaggschiff ist an einem Tor.", "Your Flagship is at a gate.")),
    "banner_there": Reason(Text("Hier steht schon ein Banner.", "A Banner is here already.")),
    "banner_foreign": Reason(
        Text(
            "Beim Flaggschiff steht ein Schiff oder Gebäude, das nicht deines ist.",
            "A ship or building that is not yours is where your Flagship is.",
        )
    ),
    "no_banner": Reason(Text("Du hast kein Banner mehr übrig.", "You have no Banner left.")),
    "no_banner_planted": Reason(Text("Auf der Karte steht kein Banner.", "No Banner is on the map.")),
    "no_managed_rival": Reason(
        Text("Du hast von keinem Rivalen einen Gefangenen.", "You hold no captive of any rival.")
    ),
    "no_damaged_prey": Reason(
        Text(
            "In keinem Sektor, den du kontrollierst, ist ein fremdes Schiff beschädigt.",
            "In no system that you control is a ship of somebody else damaged.",
        )
    ),
}
