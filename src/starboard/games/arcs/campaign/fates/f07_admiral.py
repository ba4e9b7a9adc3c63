"""Fate 7, the Admiral, and the ids of its cards, in printed order.

Setup, objective and resolution cards are methods of the fate and have no id; neither has the second Martial Law, which
only reminds of the first. The 15 others have 247 to 261."""

from __future__ import annotations

from typing import Final

from starboard.core.text import Text
from starboard.games.arcs.actions.attack import Attack
from starboard.games.arcs.actions.battle import Battle
from starboard.games.arcs.campaign.fates.fate import Fate, fate_card
from starboard.games.arcs.campaign.ids import ADMIRAL, FIRST_OF_FATE, POWER_OF_ONE, STEWARD
from starboard.games.arcs.campaign.queries import empire_controls, holder_of_fate, is_regent, reach
from starboard.games.arcs.campaign.state import Reach
from starboard.games.arcs.campaign.verbs import advance, enter_booklet, give_tile, join_court, scrap_card, take_cards
from starboard.games.arcs.ids import EMPIRE, NOBODY, NOTHING, SYSTEMS
from starboard.games.arcs.queries import controls, is_seat, rivals
from starboard.games.arcs.scoring import is_winning
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.verbs import mix_into_court

FIRST: Final = FIRST_OF_FATE[ADMIRAL]
OFFICERS: Final = FIRST
FOUNDRIES: Final = FIRST + 1
HONOR_GUARD: Final = FIRST + 2
ROGUES: Final = (FIRST + 3, FIRST + 4)
ENFORCERS: Final = (FIRST + 5, FIRST + 6)
DEFECTORS: Final = (FIRST + 7, FIRST + 8)  # of act I
CHAOS: Final = FIRST + 9
MORE_DEFECTORS: Final = (FIRST + 10, FIRST + 11)  # of act II
UPRISINGS: Final = (FIRST + 12, FIRST + 13)
MARTIAL_LAW: Final = FIRST + 14

PLANETS_TO_HOLD: Final = 9


class Admiral(Fate):
    """Enlarges and leads the Imperial fleet."""

    printed = fate_card(ADMIRAL)
    code = "FATE07"
    number = ADMIRAL
    ready = True
    name = Text("Admiral", "Admiral")
    text = Text(
        "Vergrößert und führt die imperiale Flotte, erobert später Planeten und baut die stärkste Marine.",
        "Enlarges and leads the Imperial fleet, later conquers planets and builds the largest navy.",
    )
    start = ((13, 13, 13), (30, 30, 30), ())
    aims = (
        Text(
            "Als Regent: 1 für jedes Imperiale Schiff, das irgendwer platziert, während du eine bekundete Ambition "
            "gewinnen würdest; 1 je Trophäe aus Kämpfen, in denen Imperiale Schiffe mit dir angriffen, vom Hof "
            "geplünderte eingeschlossen.",
            "While a Regent: 1 for each Imperial ship that anybody places while you are winning a declared ambition; 1 "
            "per trophy of battles in which Imperial ships attacked with you, those ransacked from the Court included.",
        ),
        Text(
            "Als Regent: am Ende des Kapitels 1 für jeden Planeten, den das Imperium kontrolliert; 2 je Marker eines "
            "Gesetzlosen, den du im Kampf als Trophäe nimmst, und 2 je Agent eines Regenten, den du gefangen nimmst.",
            "While a Regent: at the end of a chapter 1 for each planet the Empire controls; 2 per piece of an Outlaw "
            "that you take as a trophy in battle, and 2 per agent of a Regent that you capture.",
        ),
        Text(
            "Als Regent kontrollierst du mindestens 9 Planeten, als Erster Regent auch die des Imperiums; als Regent "
            "hast du mehr Schiffe auf der Karte als jeder einzelne Rivale.",
            "As a Regent you control at least 9 planets, as First Regent those of the Empire too; as a Regent you have "
            "more ships on the map than each single rival.",
        ),
    )

    def set_up(self, game: Reach, owner: int, act: int) -> None:
        if act == 1:
            take_cards(game, owner, [OFFICERS])
            enter_booklet(game, FOUNDRIES)
            if holder_of_fate(game, STEWARD) == NOBODY:
                give_tile(game, owner)
        elif act == 2:
            game.courtly.append(CHAOS)
            game.tell("joins_court", (CHAOS,))
            mix_into_court(game, [CHAOS])
        else:
            enter_booklet(game, MARTIAL_LAW)

    def resolve(self, game: Reach, owner: int, act: int, success: bool) -> None:
        if act == 1 and success:
            take_cards(game, owner, [HONOR_GUARD])
            self.settle_court(game, [*ROGUES, *ENFORCERS], [*DEFECTORS])
        elif act == 1:
            self.settle_court(game, [*ENFORCERS, *DEFECTORS], [FOUNDRIES, HONOR_GUARD, *ROGUES])
        else:
            loyal, disloyal = [*UPRISINGS], [*MORE_DEFECTORS]
            self.settle_court(game, loyal if success else disloyal, disloyal if success else loyal)

    def settle_court(self, game: Reach, joining: list[int], scrapped: list[int]) -> None:
        join_court(game, joining)
        for card in scrapped:
            scrap_card(game, card)

    # -- objectives ------------------------------------------------------------------------------------

    def when_placed(self, game: Arcs, owner: int, count: int) -> None:
        """Prove Yourself as a New Admiral: whoever places them."""
        position = reach(game)
        if position.act == 1 and is_regent(position, owner) and wins_something(game, owner):
            advance(position, owner, count)

    def when_trophy(self, game: Arcs, owner: int, whose: int, piece: int, count: int, attack: Attack) -> None:
        """Demonstrate the Navy's Might in an attack; Crush the Empire's Foes in any battle."""
        position = reach(game)
        if not isinstance(attack, Battle) or not is_regent(position, owner):
            return
        if position.act == 1 and attack.attacker == owner and EMPIRE in attack.allies:
            advance(position, owner, count)
        elif position.act == 2 and is_seat(whose) and not is_regent(position, whose):
            advance(position, owner, 2 * count)

    def when_captured(self, game: Arcs, owner: int, whose: int, count: int) -> None:
        """Dominate Rival Regents."""
        position = reach(game)
        if position.act == 2 and is_regent(position, owner) and is_regent(position, whose):
            advance(position, owner, 2 * count)

    def chapter_end(self, game: Reach, owner: int) -> None:
        """Expand the Navy's Holdings, whoever is First Regent."""
        if game.act == 2 and is_regent(game, owner):
            advance(game, owner, imperial_planets(game))

    def grand(self, game: Reach, owner: int) -> int:
        if not is_regent(game, owner):
            return 0
        most = all([fleet_of(game, owner) > fleet_of(game, rival) for rival in rivals(game, owner)])
        return int(planets_held(game, owner) >= PLANETS_TO_HOLD) + int(most)

    def outlook(self, game: Reach, seat: int) -> float:
        """Placing ships pays while something is being won; planets of the Empire pay at the end of chapters."""
        if not is_regent(game, seat):
            return -1.0
        if game.act == 1:
            return 0.5 if wins_something(game, seat) else 0.0
        if game.act == 2:
            return 0.2 * imperial_planets(game)
        nearly = min(planets_held(game, seat), PLANETS_TO_HOLD) / PLANETS_TO_HOLD
        return POWER_OF_ONE[game.chapter] * (0.5 * self.grand(game, seat) + 0.3 * nearly)


def wins_something(game: Arcs, seat: int) -> bool:
    """Leading an ambition that is not declared is not winning it."""
    return any([is_winning(game, seat, ambition) for ambition in game.marker_at if ambition != NOTHING])


def imperial_planets(game: Reach) -> int:
    return sum([empire_controls(game, planet) for planet in game.board.planets])


def planets_held(game: Reach, seat: int) -> int:
    return sum([controls(game, seat, planet) for planet in game.board.planets])


def fleet_of(game: Reach, seat: int) -> int:
    """All ships of a seat on the map, a Flagship too."""
    low, high = seat * SYSTEMS, (seat + 1) * SYSTEMS
    return sum(game.fresh[low:high]) + sum(game.damaged[low:high])
