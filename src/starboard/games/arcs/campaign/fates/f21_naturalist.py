"""Fate 21, the Naturalist, its three cards in printed order, and what they do."""

from __future__ import annotations

from typing import Final

from starboard.core.ask import Ask
from starboard.core.procedure import Ref
from starboard.core.text import Text
from starboard.games.arcs.campaign.blight import is_herding, may_herd, most_of_herd
from starboard.games.arcs.campaign.fates.fate import Fate, fate_card
from starboard.games.arcs.campaign.flagship_setup import MayResettle
from starboard.games.arcs.campaign.ids import FIRST_OF_FATE, LAW, NATURALIST
from starboard.games.arcs.campaign.number_die import TurnedDie, questions
from starboard.games.arcs.campaign.queries import (
    counting_controller,
    has_blight,
    has_blight_left,
    reach,
    systems_of,
    winner_of,
)
from starboard.games.arcs.campaign.state import Reach
from starboard.games.arcs.campaign.stock import cards_with
from starboard.games.arcs.campaign.verbs import advance, enter_booklet, place_blight, take_back_agent, take_cards
from starboard.games.arcs.cards.card import NOT, Card, GuildCard, Lore, Reason, Why
from starboard.games.arcs.codes import kept_token
from starboard.games.arcs.ids import (
    AGENT,
    BLIGHT,
    BLIGHTKIN,
    BUILD,
    EMPATH,
    NOBODY,
    NOWHERE,
    PSIONIC,
)
from starboard.games.arcs.queries import agents_on, fresh_at, is_declared, pieces_left, spendable_as
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.turn import Turn
from starboard.games.arcs.verbs import remove_pieces

FIRST: Final = FIRST_OF_FATE[NATURALIST]
SOCIETY: Final = FIRST
GUIDES: Final = FIRST + 1
AMBITION: Final = FIRST + 2


class Naturalist(Fate):
    """Tends the Blight where it is in control."""

    printed = fate_card(NATURALIST)
    code = "FATE21"
    number = NATURALIST
    ready = True
    name = Text("Naturforscher", "Naturalist")
    text = Text(
        "Lebt mit der Verderbnis: mit einer neuen Ambition, und indem er sie bewegt und pflegt.",
        "Lives with the Blight: with a new ambition, moving and mending it.",
    )
    start = ((), (), (18, 16, 14))
    aims = (
        NOT,
        NOT,
        Text(
            "Am Ende jedes Kapitels, wenn du Verderbnisbrut gewonnen hast oder sie nicht bekundet war: 1 für jeden "
            "Sektor mit intakter Verderbnis, den du kontrollierst. Am Ende eines Kapitels gewinnst du mit dem "
            "Marker auf 0 und mindestens 1 Macht.",
            "At the end of each chapter, if you won Blightkin or it was not declared: 1 for each system with fresh "
            "Blight that you control. At the end of a chapter you win with the marker at 0 and at least 1 Power.",
        ),
    )

    def set_up(self, game: Reach, owner: int, act: int) -> None:
        take_cards(game, owner, [SOCIETY, GUIDES])
        enter_booklet(game, AMBITION)
        game.call(MayResettle(owner))

    def chapter_end(self, game: Reach, owner: int) -> None:
        """Live in the Garden."""
        if not is_declared(game, BLIGHTKIN) or winner_of(game, BLIGHTKIN) == owner:
            advance(game, owner, gardens(game, owner))

    def outlook(self, game: Reach, seat: int) -> float:
        """What the chapter's end would bring now may be gone by then."""
        return 0.3 * min(gardens(game, seat), game.objective[seat])


def gardens(game: Reach, seat: int) -> int:
    """Systems with fresh Blight that a seat controls, for ambitions and objectives: what the Empire controls is the
    First Regent's (emp.privilege)."""
    fresh = [system for system in game.board.systems if fresh_at(game, BLIGHT, system)]
    return [counting_controller(game, system) for system in fresh].count(seat)


class BlightSociety(Lore):
    """Move and repair Blight you control, pay for harming it, and calm it where your ships are."""

    printed = SOCIETY
    code = "F2102"
    worth = 1.5
    name = Text("Bund mit der Verderbnis", "Blight Society")
    text = Text(
        "Du darfst Verderbnis, die du kontrollierst, bewegen und reparieren; sie katapultiert nie und gehört dir "
        "nicht. Für jede Aktion, in der du Verderbnis beschädigt oder zerstört hast, verschrottest du 1 Agenten aus "
        "deinem Vorrat. Brechen Krisen der Verderbnis aus, darfst du 1 Psi ausgeben: In Sektoren mit deinen Schiffen "
        "fallen sie aus.",
        "You may move and repair Blight that you control; it never catapults and is not yours. For each action in "
        "which you damaged or destroyed Blight, scrap 1 agent from your supply. When Blight Crises break out you may "
        "spend 1 Psionic: they do not happen in systems with your ships.",
    )
    abilities = (Text("Lenken", "Herding"), Text("Trauer", "Grief"), Text("Besänftigen", "Calming"))
    silent = ((0, ("Move.start", "Move.ships", "Move.fresh", "Repair.system", "Repair.piece")),)
    spoken = (("calms_blight", 2),)

    def commands(self, game: Arcs, owner: int, ally: int, system: int, action: int) -> bool:
        return ally == BLIGHT and may_herd(game, owner, system, action)

    def leads(self, game: Arcs, owner: int, ally: int, action: int) -> bool:
        return ally == BLIGHT and is_herding(action)

    def most_companions(self, game: Arcs, owner: int, ally: int, own: int, most: int) -> int:
        return most_of_herd(ally, most)

    def before_action(self, game: Arcs, owner: int) -> None:
        game.uses[self.id] = 0

    def when_hit(self, game: Arcs, owner: int, victim: int) -> None:
        """At most one agent for an action, Prelude actions included, or for any other effect (C-76)."""
        paid = game.active != NOBODY and game.uses[self.id]
        if victim == BLIGHT and not paid and pieces_left(game, owner, AGENT):
            game.uses[self.id] = 1
            self.works(game, owner, 1)
            remove_pieces(game, owner, AGENT, 1)

    def calms_blight(self, game: Arcs, owner: int) -> list[int]:
        held = cards_with(reach(game), owner, PSIONIC)
        return [*spendable_as(game, owner, PSIONIC), *[kept_token(card, PSIONIC) for card in held]]


class SporeGuides(GuildCard):
    """Seed (Build): place a Blight in a cluster of the number die, turned by agents of the Court."""

    printed = GUIDES
    code = "F2103"
    suit = PSIONIC
    protected = True
    worth = 1.2
    name = Text("Sporenführer", "Spore Guides")
    text = Text(
        "Geschützt. Aussäen (Bauen): Wirf den Zahlenwürfel. Für jeden eigenen Agenten, den du vom Hof zurücknimmst, "
        "darfst du ihn um 1 nach oben oder unten drehen (6 und 1 sind benachbart). Platziere in diesem Cluster 1 "
        "beschädigte Verderbnis in einem Sektor ohne Verderbnis.",
        "Protected. Seed (Build): Roll the number die. For each of your agents that you take back from the Court you "
        "may turn it up or down by 1 (6 and 1 are neighbours). Place 1 damaged Blight in a system of that cluster "
        "without Blight.",
    )
    offers = (Text("Aussäen: Verderbnis platzieren", "Seed: place Blight"),)
    replaces = (BUILD,)

    def special_actions(self, game: Arcs, owner: int, action: int, by: int) -> list[int]:
        position = reach(game)
        bare = [system for system in game.board.systems if not has_blight(position, system)]
        return [0] if action == BUILD and bare and has_blight_left(position) else []

    def use(self, game: Arcs, owner: int, number: int, by: int) -> None:
        game.call(Seed(owner))

    def why_not(self, game: Arcs, owner: int, number: int, turn: Turn) -> Why:
        return Why("no_seed" if has_blight_left(reach(game)) else "no_blight_left")


class Seed(TurnedDie):
    """The number die, turned by agents of the Court, names a cluster: a damaged Blight where it has none."""

    steps = (*TurnedDie.steps, "choose_system", "place")
    fields = ("seat", "faces", "wish", "cluster", "payment", "system")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__(seat)
        self.system = NOWHERE

    def sources(self, game: Reach) -> list[int]:
        return [slot for slot in range(len(game.court)) if agents_on(game, slot, self.seat)]

    def word_source(self, game: Reach, source: int, values: dict[str, Ref]) -> None:
        values["card"] = game.court[source]

    def pay_from(self, game: Reach, source: int) -> None:
        take_back_agent(game, self.seat, source)

    def choose_system(self, game: Reach) -> Ask | None:
        bare = [system for system in systems_of(game, self.cluster) if not has_blight(game, system)]
        return Ask(self.seat, "system", bare) if bare else None

    def place(self, game: Reach) -> None:
        if self.system != NOWHERE:
            place_blight(game, self.system)


class BlightkinAmbition(Card):
    """An ambition more, which may be declared wherever Empath may."""

    printed = AMBITION
    kind = LAW
    code = "F2104"
    name = Text("Ambition Verderbnisbrut", "Blightkin Ambition")
    text = Text(
        "Es gibt eine weitere Ambition: Verderbnisbrut zählt die Sektoren mit intakter Verderbnis, die man "
        "kontrolliert; für den Ersten Regenten auch die des Imperiums. Wer Empath bekunden würde, darf stattdessen "
        "Verderbnisbrut bekunden.",
        "There is another ambition: Blightkin counts the systems with fresh Blight that one controls; for the First "
        "Regent those of the Empire too. Whoever would declare Empath may declare Blightkin instead.",
    )

    def more_ambitions(self, game: Arcs, named: list[int]) -> list[int]:
        return [*named, BLIGHTKIN] if EMPATH in named else named

    def ambition_count(self, game: Arcs, owner: int, ambition: int, count: int) -> int:
        return count + gardens(reach(game), owner) if ambition == BLIGHTKIN else count


REASONS: Final = {
    "no_seed": Reason(Text("In jedem Sektor ist schon Verderbnis.", "Every system has Blight already.")),
}
TEXTS: Final = {
    **questions("Seed"),
    "Seed.payment=": Text(
        "Agent zurück von {card:card}: {next:cluster}", "Take back an agent from {card:card}: {next:cluster}"
    ),
    "Seed.system": Text("Wo säst du Verderbnis aus?", "Where do you seed Blight?"),
    "Seed.system=": Text("{it:system}", "{it:system}"),
}
