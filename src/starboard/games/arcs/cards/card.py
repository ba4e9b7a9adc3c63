"""What a card can do: a closed list of moments, each called at one visible line of the rules (p. 20).

A card is stateless. What it remembers (used this turn, locked, attached) is ints in the state, keyed by its id.
``owner`` is the seat that holds the card; a moment says itself whose doings it looks at.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple, Optional

from starboard.core.text import Text
from starboard.games.arcs.codes import ability
from starboard.games.arcs.ids import (
    BOOKLET,
    GUILD,
    LEADER,
    LORE,
    NOBODY,
    NOTHING,
    OWNERS,
    RESOURCES,
    SEATS,
    TABLE,
    VOX,
)
from starboard.games.arcs.pieces import DEFAULT_PIECES, Pieces

if TYPE_CHECKING:
    from starboard.core.procedure import Ref
    from starboard.games.arcs.actions.attack import Attack
    from starboard.games.arcs.actions.battle import Battle
    from starboard.games.arcs.actions.build import Build
    from starboard.games.arcs.actions.raid import Raid
    from starboard.games.arcs.actions.tax import Tax
    from starboard.games.arcs.declare import Declare
    from starboard.games.arcs.state import Arcs
    from starboard.games.arcs.turn import Turn

NOT: Final = Text("", "")
PRELUDE: Final = -1  # an ability for the Prelude; others replace a standard action
CLEARING: Final = Text("Besänftigung", "Appeasement")  # several lore cards: discard the card to clear an Outrage

# Questions at which an ability shows (see ``Card.silent``)
DICE: Final = ("Battle.assault",)
LOOT: Final = ("Raid.loot", "Steal.loot", "Battle.raiders")  # a raid that finds nothing asks nothing
TAXING: Final = ("Tax.place", "Turn.action", "TokenAction.action")
SECURING: Final = ("Secure.slot", "Turn.action", "TokenAction.action")


class Reason(NamedTuple):
    """Words why something is not possible now, and where the rule stands: a page of the rulebook, a ruling, or else
    the card itself."""

    text: Text
    source: str = ""


class Why(NamedTuple):
    """The key of a reason, of the card's file or of ``reasons.py``, and what it refers to."""

    key: str
    ref: int = NOTHING


class Card:
    """A Court, leader or lore card. ``offers`` name its abilities where a menu lists them, by number."""

    printed: ClassVar[int] = NOTHING  # the id of the card of this class
    copies: ClassVar[tuple[int, ...]] = ()  # the ids of further cards of this class
    kind: ClassVar[int] = NOTHING
    pack: ClassVar[bool] = False  # whether a leader or lore card comes from the Leaders & Lore pack
    code: ClassVar[str] = ""  # the id of the card in the reference, such as bc08
    name: ClassVar[Text] = NOT
    text: ClassVar[Text] = NOT
    offers: ClassVar[tuple[Text, ...]] = ()
    replaces: ClassVar[tuple[int, ...]] = ()  # for each offer PRELUDE, or the action that it may replace
    contains: ClassVar[tuple[tuple[int, ...], ...]] = ()  # for each offer the standard actions that are part of it
    abilities: ClassVar[tuple[Text, ...]] = ()  # names of what a leader or lore card does, for the log
    # Abilities that only change what may be chosen say nothing in the log: their numbers, each with the questions
    # (as Procedure.field) that would have other choices without the card. Read when uses are counted, never in play.
    silent: ClassVar[tuple[tuple[int, tuple[str, ...]], ...]] = ()
    # Abilities that work through a value or a permission, as (moment, number): asking says nothing, so the step that
    # acts on the answer lets the card speak (see ``says``).
    spoken: ClassVar[tuple[tuple[str, int], ...]] = ()
    gives_up: ClassVar[int] = NOTHING  # the number of the offer that discards the card for an effect
    rolls_again: ClassVar[int] = 0  # the number of the ability that rolls dice again, for a card that has one
    pieces: ClassVar[Pieces] = DEFAULT_PIECES  # what a leader starts with
    suit: ClassVar[int] = NOTHING  # resource icon of a Guild card
    keys: ClassVar[int] = 0  # raid cost of a Guild card
    protected: ClassVar[bool] = False  # a Guild card that cannot be stolen (ter.protected)
    fills: ClassVar[bool] = True  # whether its place at Court is filled once it is gone
    worth: ClassVar[float] = 0.0  # to bots, in points, for who holds it or woos it at Court
    frozen: ClassVar[bool] = False  # whether its owner cannot remove tokens from it (ter.frozen)
    takes_demanded: ClassVar[bool] = False  # whether it holds what its owner takes by an Imperial demand, too
    loot_keys: ClassVar[int] = 0  # what a raid pays for a token that the card gives (see ``loot``)
    refusal: ClassVar[str] = ""  # the key of the reason why what it forbids is not possible, if it has one of its own
    ordered: ClassVar[bool] = False  # whether it matters when ``after_scoring`` comes among others
    comes_first: ClassVar[bool] = False  # whether its Prelude must precede every other action
    once: ClassVar[bool] = False  # whether it speaks once for the table when it binds everybody, not for each seat

    def __init__(self, id: int = NOTHING) -> None:
        self.id = id if id != NOTHING else self.printed

    def about(self) -> Text:
        """What is read when somebody points at it."""
        return self.text

    def works(self, game: Arcs, owner: int, number: int = 0) -> None:
        """Log that an ability did something."""
        game.tell("ability", (owner, self.id, ability(self.id, number)))

    def says(self, game: Arcs, owner: int, moment: str) -> None:
        """Log the ability behind a value or permission that just made a difference."""
        for name, number in self.spoken:
            if name == moment:
                self.works(game, owner, number)

    def clears_outrage(self, number: int) -> bool:
        """Whether an offer gives up this card for the end of an Outrage."""
        return number < len(self.abilities) and self.abilities[number] is CLEARING

    # -- more choices at an existing question (shape 3) ---------------------------------------------------

    def preludes(self, game: Arcs, owner: int, turn: Turn) -> list[int]:
        """Numbers of the abilities that the owner may use in this Prelude."""
        return []

    def special_actions(self, game: Arcs, owner: int, action: int, by: int) -> list[int]:
        """Numbers of the special actions that may replace a standard action now; ``by`` says what pays for it."""
        return []

    def use(self, game: Arcs, owner: int, number: int, by: int) -> None:
        """Carry out the ability with that number: act at once or call a procedure."""

    def declarations(self, game: Arcs, owner: int, turn: Turn) -> list[int]:
        """Ambitions that the owner may declare besides the lead card's, before any action."""
        return []

    def more_ambitions(self, game: Arcs, named: list[int]) -> list[int]:
        """Ambitions that may be declared, with what the card adds in their place; all printed ones name all it adds.
        Asked once for the table."""
        return named

    def rerolls(self, game: Arcs, owner: int, die: int, dice: int, fresh: int, victim: int) -> int:
        """How many of the ``dice`` of a type just rolled the owner may roll again; ``fresh`` own fresh ships are
        there, and ``victim`` defends in the battle: NOBODY if the dice were rolled for something else."""
        return 0

    def building_places(self, game: Arcs, owner: int, piece: int) -> list[int]:
        """Places outside the printed slots where the owner may build a city or starport."""
        return []

    def board(self, game: Arcs, owner: int, system: int) -> list[int]:
        """What stands on a board of the owner's, place by place as ``codes.building`` says, if it counts as being in a
        system; else nothing."""
        return []

    def board_targets(self, game: Arcs, owner: int, system: int) -> list[int]:
        """The places of such a board that can be hit."""
        return []

    def board_places(self, game: Arcs, owner: int, piece: int) -> list[int]:
        """The places of such a board where the owner may build a piece now."""
        return []

    def build_on_board(self, game: Arcs, owner: int, number: int, piece: int) -> None:
        """The owner builds there."""

    def hit_board(self, game: Arcs, owner: int, number: int, taker: int) -> bool:
        """What stands there is hit. Whether it is destroyed: then ``taker`` gets it as a trophy."""
        return False

    def repair_board(self, game: Arcs, owner: int, number: int) -> None:
        """What stands there is repaired."""

    def word_board(self, number: int, values: dict[str, Ref]) -> str:
        """How a choice of such a place reads: see ``Procedure.wording``."""
        return ""

    def targets(self, game: Arcs, owner: int, system: int) -> list[int]:
        """Numbers of things of the owner's in a system, besides ships and buildings, that hits reach like buildings."""
        return []

    def damaged_targets(self, game: Arcs, owner: int) -> list[int]:
        """Systems with a damaged token that the owner may repair like a building: its number is its system."""
        return []

    def commands(self, game: Arcs, owner: int, ally: int, system: int, action: int) -> bool:
        """Whether the owner may move, repair or battle with pieces of an ally in a system, who is no seat."""
        return False

    def leads(self, game: Arcs, owner: int, ally: int, action: int) -> bool:
        """Whether ``commands`` may say so of any system: asked first, once for the whole map."""
        return True

    def calms_blight(self, game: Arcs, owner: int) -> list[int]:
        """Slots whose token the owner may spend so that Blight Crises spare the systems with their ships, and what
        ``codes.kept_token`` makes of cards that hold one."""
        return []

    def joins_defence(self, game: Arcs, owner: int, system: int) -> tuple[int, ...]:
        """Whose ships in a system all defend with the owner."""
        return ()

    def loot(self, game: Arcs, owner: int, thief: int, raid: Optional[Raid]) -> list[int]:
        """Types of tokens that can be stolen from the owner besides those in slots: in a raid, for ``loot_keys`` each,
        or else by a card."""
        return []

    def give_loot(self, game: Arcs, thief: int, resource: int) -> None:
        """Such a token is stolen."""

    def token_places(self, game: Arcs, owner: int, resource: int) -> bool:
        """Whether a token that comes to the owner may go onto this card instead of into a slot."""
        return False

    def hold_token(self, game: Arcs, owner: int, resource: int) -> None:
        """It does; it has left where it was."""

    def demanded(self, game: Arcs, owner: int, wanted: tuple[int, ...]) -> list[int]:
        """Types of tokens that the card holds and an Imperial demand may take of the owner: those that it names, or
        captives if it names none."""
        return []

    def drop_token(self, game: Arcs, owner: int, resource: int) -> None:
        """A token that the card holds for the owner goes to the supply."""

    def why_not(self, game: Arcs, owner: int, number: int, turn: Turn) -> Why:
        """Why an offer is not on the menu. For people who wonder; the rules never ask."""
        return Why("card")

    def why_no_control(self, game: Arcs, owner: int, system: int) -> str:
        """The key of the reason why ``controls`` keeps a system from the owner; "" if it does not."""
        return ""

    def why_no_building(self, game: Arcs, owner: int, piece: int) -> str:
        """The key of the reason why the owner cannot build a piece, if it is this card's doing; else ""."""
        return ""

    def why_no_declaration(self, game: Arcs, owner: int, turn: Turn) -> Why:
        """Why ``declarations`` gives nothing."""
        return Why("card")

    # -- a value passing through every card (shape 1) --------------------------------------------------------

    def controls(self, game: Arcs, owner: int, system: int, who: int) -> int:
        """Who controls a system; asked once for the table."""
        return who

    def overrules(self, game: Arcs, system: int) -> bool:
        """Whether ``controls`` may give a system to somebody without fresh ships there: asked first."""
        return True

    def neighbours(self, game: Arcs, owner: int, system: int, near: list[int]) -> list[int]:
        """The systems next to another for moves of the owner's."""
        return near

    def tokens_had(self, game: Arcs, owner: int, resource: int, count: int) -> int:
        """How many tokens of a type the owner has (PRELUDE-10)."""
        return count

    def ambition_count(self, game: Arcs, owner: int, ambition: int, count: int) -> int:
        """How much of what an ambition counts the owner has."""
        return count

    def seizings(self, game: Arcs, owner: int, ways: list[int]) -> list[int]:
        """How the owner, who follows, may seize the initiative before any action, as ``codes`` says."""
        return ways

    def resource_slots(self, game: Arcs, owner: int) -> int:
        """How many resource slots the card itself gives."""
        return 0

    def city_types(self, game: Arcs, owner: int, place: int, types: tuple[int, ...]) -> tuple[int, ...]:
        """The planet types of a city, of any colour, while the card is in play."""
        return types

    def most_ships(self, game: Arcs, owner: int, most: int) -> int:
        """How many ships the owner may take along in one move."""
        return most

    def most_companions(self, game: Arcs, owner: int, ally: int, own: int, most: int) -> int:
        """How many ships of an ally may go along with so many of the owner's in one move."""
        return most

    def toughness(self, game: Arcs, owner: int, victim: int, hits: int) -> int:
        """How many hits of the owner's damage a fresh ship of somebody's, or destroy a damaged one."""
        return hits

    def trophies_go_to(self, game: Arcs, owner: int, taker: int) -> int:
        """Who takes what the defending owner destroys of the attacker's."""
        return taker

    def lasting_ships(self, game: Arcs, owner: int, system: int) -> int:
        """How many of the owner's fresh ships in a system can neither be hit nor leave the map: one at most."""
        return 0

    def ship_dice(self, game: Arcs, owner: int, system: int, dice: int) -> int:
        """How many dice the owner's ships in a system collect."""
        return dice

    def most_dice(self, game: Arcs, owner: int, battle: Battle, most: int) -> int:
        """How many dice the attacking owner may collect."""
        return most

    def least_dice(self, game: Arcs, owner: int, battle: Battle, least: int) -> int:
        """How many dice the attacking owner must collect."""
        return least

    def most_raid_dice(self, game: Arcs, owner: int, battle: Battle, most: int) -> int:
        """How many raid dice the attacker may collect; asked of the cards of both sides."""
        return most

    def rolled_intercepts(self, game: Arcs, owner: int, battle: Battle, count: int) -> int:
        """Intercepts that count, of those rolled; asked of the attacker's cards."""
        return count

    def added_intercepts(self, game: Arcs, owner: int, battle: Battle, count: int) -> int:
        """Intercepts after those that were not rolled are added; asked of the defender's cards."""
        return count

    def intercept_hits(self, game: Arcs, owner: int, battle: Battle, hits: int) -> int:
        """How many hits an interception deals; asked of the defender's cards."""
        return hits

    def place_power(self, game: Arcs, owner: int, ambition: int, sole: bool, power: int, second: int) -> int:
        """The Power a place brings the owner; ``sole`` for a sole first place, ``second`` the second value."""
        return power

    def movable_tokens(self, game: Arcs, owner: int, system: int) -> int:
        """How many tokens in a system the owner may move, with ships or alone."""
        return 0

    def keeps_captives(self, game: Arcs, owner: int, count: int) -> int:
        """How many captives the owner may keep when they would return at a scoring."""
        return count

    # -- permission (shape 2): "cannot" beats "can" --------------------------------------------------------------

    def is_present(self, game: Arcs, owner: int, system: int) -> bool:
        """Whether the owner has a piece in a system that is neither ship nor building."""
        return False

    def allows_tax(self, game: Arcs, owner: int, place: int) -> bool:
        """Whether the owner may tax this place although the rules would not let them."""
        return False

    def forbids_tax(self, game: Arcs, owner: int, place: int) -> bool:
        return False

    def ignores(self, game: Arcs, owner: int, law: int, place: int) -> bool:
        """Whether a law of the Empire does not bind the owner: at all, or, if a place is given, in taxing that city."""
        return False

    def forbids_command(self, game: Arcs, owner: int) -> bool:
        """Whether the owner, though a Regent, may not command the ships of the Empire."""
        return False

    def taxes_like_own(self, game: Arcs, owner: int, place: int) -> bool:
        """Whether taxing this place takes no captive."""
        return False

    def taxes_often(self, game: Arcs, owner: int) -> bool:
        """Whether the limit of one tax per city and turn does not bind the owner."""
        return False

    def uses_starport(self, game: Arcs, owner: int, place: int) -> bool:
        """Whether the owner may use this rival starport like their own."""
        return False

    def catapults(self, game: Arcs, owner: int, system: int, can: bool) -> bool:
        """Whether moves of the owner from a system are catapult moves."""
        return can

    def passes_gate(self, game: Arcs, owner: int, system: int, along: tuple[int, ...], can: bool) -> bool:
        """Whether ships of the owner that catapult to a gate may fly on; ``along`` says with whose ships they fly."""
        return can

    def ignores_blight(self, game: Arcs, owner: int, system: int) -> bool:
        """Whether Blight in a gate does not end catapult moves of the owner."""
        return False

    def never_catapults(self, game: Arcs, owner: int) -> bool:
        """Whether ships of the owner, moved by somebody else, take no part in catapult moves."""
        return False

    def forbids_harm(self, game: Arcs, owner: int, victim: int, system: int) -> bool:
        """Whether the owner may neither battle nor hit somebody in a system (ter.harm)."""
        return False

    def closes_slots(self, game: Arcs, owner: int) -> bool:
        """Whether the owner may not build in the slots of the map."""
        return False

    def can_be_raided(self, game: Arcs, owner: int, system: int, can: bool) -> bool:
        """Whether attackers of the owner may collect raid dice in a system."""
        return can

    def builds_fresh_ships(self, game: Arcs, owner: int) -> bool:
        return False

    def allows_pool(self, game: Arcs, owner: int, battle: Battle, assault: int, skirmish: int, raid: int) -> bool:
        """Whether the attacking owner may collect just these dice."""
        return True

    def forbids_secure(self, game: Arcs, owner: int, slot: int) -> bool:
        return False

    def stops_crisis(self, game: Arcs, system: int) -> bool:
        """Whether the Blight of a system does nothing in a Crisis."""
        return False

    def consent_of(self, game: Arcs, article: int) -> tuple[int, ...]:
        """Seats that must agree to an article of a deal although it is not their doing; asked once for the table."""
        return ()

    def refuses_trophies(self, game: Arcs, owner: int, whose: int) -> bool:
        """Whether pieces of somebody's do not become trophies of the owner, however they come: they go home."""
        return False

    def forbids_policy(self, game: Arcs, owner: int, policy: int) -> bool:
        """Whether the owner may neither put this Policy on top nor enforce it."""
        return False

    def forbids_offers(self, game: Arcs, owner: int, card: int) -> bool:
        """Whether the owner may not use what a card of theirs offers."""
        return False

    def forbids_ransack(self, game: Arcs, owner: int) -> bool:
        """Whether rivals who battle the owner may not ransack the Court."""
        return False

    def forbids_declaring(self, game: Arcs, owner: int) -> bool:
        return False

    def forbids_ambition(self, game: Arcs, owner: int, ambition: int) -> bool:
        """Whether the owner may not declare this ambition."""
        return False

    def keeps_number(self, game: Arcs, owner: int, ambition: int) -> bool:
        """Whether the owner's declaration leaves the lead card its number."""
        return False

    def spends_any_as(self, game: Arcs, owner: int, resource: int) -> bool:
        """Whether each token of the owner may be paid as that resource, outraged or not."""
        return False

    def guards_token(self, game: Arcs, owner: int, thief: int, resource: int) -> bool:
        """Whether the thief cannot steal a token of that type from the owner."""
        return False

    def guards_card(self, game: Arcs, owner: int, thief: int, card: int) -> bool:
        """Whether the thief cannot steal that Guild card from the owner."""
        return False

    def is_closed(self, game: Arcs) -> bool:
        """Whether this card, lying at Court, can be neither influenced nor secured now."""
        return False

    def survives_outrage(self, game: Arcs, owner: int, resource: int) -> bool:
        """Whether this card stays when its owner provokes Outrage of its suit."""
        return False

    def spares_guilds(self, game: Arcs, owner: int, resource: int) -> bool:
        """Whether the owner keeps the Guild cards of a suit when they provoke Outrage of it."""
        return False

    # -- before and after (shape 4) --------------------------------------------------------------------------------

    def when_secured(self, game: Arcs, owner: int) -> None:
        """A Vox card takes effect; ``owner`` secured it."""

    def after_effect(self, game: Arcs) -> None:
        """Where a Vox card goes once its effect is done."""

    def agents_go(self, game: Arcs, owner: int, slot: int) -> bool:
        """Whether this card, secured by the owner from a Court slot, sees itself to where their agents on it go."""
        return False

    def when_stolen(self, game: Arcs, thief: int) -> bool:
        """Whether the card did something else than go to the thief."""
        return False

    def before_declaring(self, game: Arcs, owner: int, declare: Declare) -> None:
        """The owner is about to place a marker."""

    def follows_declaring(self, game: Arcs, owner: int, declare: Declare) -> bool:
        """Whether ``after_declaring`` may have something to do, now or when others have had their turn."""
        return True

    def after_declaring(self, game: Arcs, owner: int, declare: Declare) -> None:
        """The owner declared an ambition."""

    def when_played(self, game: Arcs, owner: int) -> None:
        """The owner laid an action card, led or following, and has done nothing else yet."""

    def when_initiative(self, game: Arcs, owner: int, surpassing: bool) -> None:
        """The owner got the initiative marker from somebody else: by surpassing, at the end of a round, or in any
        other way."""

    def after_outrage(self, game: Arcs, owner: int, resource: int) -> None:
        """The owner provoked Outrage of a type, had it been there before or not."""

    def after_tax(self, game: Arcs, owner: int, tax: Tax) -> None:
        """The owner taxed a city."""

    def before_build(self, game: Arcs, owner: int, build: Build) -> None:
        """The owner chose where to build and may have to pay for the place."""

    def instead_of_gain(self, game: Arcs, owner: int, tax: Tax) -> bool:
        """Whether the card sees itself to where the token comes from that the owner taxes."""
        return False

    def after_secure(self, game: Arcs, owner: int, card: int) -> None:
        """The owner secured a card, which has come into play or taken effect."""

    def after_build(self, game: Arcs, owner: int, build: Build) -> None:
        """The owner built something."""

    def after_move(self, game: Arcs, owner: int, groups: tuple[int, ...], then_battle: int) -> None:
        """The owner moved, all catapult legs included; ``groups`` are the fresh ships that did and where they stand
        now. ``then_battle`` is 1 if a battle must follow."""

    def ships_travel(self, game: Arcs, owner: int, mover: int, start: int, end: int, fresh: int, among: int) -> None:
        """``mover`` moved fresh ships of the owner from one system to another, of so many that could have moved."""

    def when_entered(self, game: Arcs, owner: int, mover: int, system: int) -> None:
        """Ships of ``mover`` are about to enter a system by a move."""

    def after_pip(self, game: Arcs, owner: int, action: int) -> None:
        """The owner spent the pip of a copy or pivot (``game.how`` says of which) on an action, or on an offer."""

    def when_used(self, game: Arcs, owner: int, card: int, number: int) -> None:
        """The owner uses an offer of a card, or discards it for nothing: then it is the offer that discards it."""

    def before_dice(self, game: Arcs, owner: int, battle: Battle) -> bool:
        """Whether the defending owner may have something to do before dice are collected, now or when others have."""
        return False

    def act_before_dice(self, game: Arcs, owner: int, battle: Battle) -> None:
        """Do it."""

    def when_trophy(self, game: Arcs, owner: int, whose: int, piece: int, count: int, attack: Attack) -> None:
        """The owner took pieces of somebody's as trophies in an attack, their own or a rival's."""

    def after_harm(self, game: Arcs, owner: int, victim: int, system: int) -> None:
        """The owner harmed somebody in a system; all hits are dealt, and what was razed is answered for (ter.harm)."""

    def when_spent(self, game: Arcs, owner: int, resource: int) -> None:
        """The owner spent a token in the Prelude, as this resource."""

    def tokens_travel(self, game: Arcs, owner: int, start: int, end: int, count: int) -> None:
        """The owner moved so many of the tokens that the card lets them move."""

    def when_captured(self, game: Arcs, owner: int, whose: int, count: int) -> None:
        """The owner captured agents of somebody's. What is only handed over is not captured."""

    def when_placed(self, game: Arcs, owner: int, count: int) -> None:
        """Somebody placed Imperial ships on the map."""

    def after_interception(self, game: Arcs, owner: int, battle: Battle) -> None:
        """The defending owner intercepted the attacker."""

    def follows_battle(self, game: Arcs, owner: int, battle: Battle) -> bool:
        """Whether ``after_battle`` may have something to do, now or when others have had their turn; asked of the cards
        of both sides."""
        return True

    def after_battle(self, game: Arcs, owner: int, battle: Battle) -> None:
        """A battle is over."""

    def at_round_end(self, game: Arcs, owner: int) -> None:
        """The last turn of the round is over; comes before the initiative check (ROUND-10). Asked of cards that lie
        beside an action card, where ``owner`` laid them."""

    def before_action(self, game: Arcs, owner: int) -> None:
        """Somebody, the owner or another seat, begins an action, by a pip or in a Prelude."""

    def when_hit(self, game: Arcs, owner: int, victim: int) -> None:
        """A hit or an effect of the owner's damaged or destroyed a ship of somebody's, or several at once."""

    def instead_of_trophy(self, game: Arcs, owner: int, taker: int, whose: int, piece: int) -> bool:
        """Whether this card takes a piece of somebody's that ``taker`` destroyed. Asked of the cards of all seats, the
        lowest id first."""
        return False

    def before_harm(self, game: Arcs, owner: int, victim: int, system: int) -> None:
        """The owner is about to harm somebody in a system (ter.harm) and may have to pay for it."""

    def when_released(self, game: Arcs, owner: int) -> None:
        """Tyrant was scored and the owner's captives return."""

    def when_won(self, game: Arcs, owner: int, ambition: int, power: int) -> None:
        """The owner won an ambition (str.win_ambition): alone in first place, for so much Power, cities included."""

    def leaves(self, game: Arcs, owner: int) -> bool:
        """Whether the card may not stay with its owner and is buried at once."""
        return False

    def leaves_court(self, game: Arcs) -> bool:
        """Whether this card, lying at Court, may not stay there and is scrapped at once."""
        return False

    def instead_of_burial(self, game: Arcs, owner: int) -> bool:
        """Whether such a card saw itself to where it goes."""
        return False

    # -- sequences (shape 6) -----------------------------------------------------------------------------------------

    def setup(self, game: Arcs, owner: int) -> None:
        """A leader's own setup step, in turn order (SETUP-08)."""

    def after_scoring(self, game: Arcs, owner: int) -> None:
        """All ambitions of the chapter are scored."""

    def crisis(self, game: Arcs, owner: int) -> None:
        """Crises are resolved and reach this card, which lies at Court (then ``owner`` is NOBODY) or with its owner."""

    def decree(self, game: Arcs, owner: int) -> None:
        """Edicts are resolved and reach this one."""

    def between_acts(self, game: Arcs, owner: int) -> None:
        """The map is cleared between two acts: what the card put there may go, too (int.d)."""


class GuildCard(Card):
    kind = GUILD


class VoxCard(Card):
    kind = VOX


class Leader(Card):
    kind = LEADER


class Lore(Card):
    kind = LORE


Rows = tuple[tuple[Card, ...], ...]  # the cards that answer, by id: those of each owner, then those of the TABLE
NONE: Final[Rows] = ((),) * (OWNERS + 1)
EVERY_ROW: Final = -1


class Moments:
    """Who may step in where: for each moment that the rules look up here, a row of cards for each seat. The other
    moments are asked of one card that is at hand.

    Never changed once it is made, so all copies share it; made anew when a card changes hands.
    """

    preludes: Rows = NONE
    special_actions: Rows = NONE
    declarations: Rows = NONE
    more_ambitions: Rows = NONE
    rerolls: Rows = NONE
    building_places: Rows = NONE
    board: Rows = NONE
    board_targets: Rows = NONE
    board_places: Rows = NONE
    why_no_building: Rows = NONE
    targets: Rows = NONE
    damaged_targets: Rows = NONE
    commands: Rows = NONE
    calms_blight: Rows = NONE
    joins_defence: Rows = NONE
    loot: Rows = NONE
    token_places: Rows = NONE
    demanded: Rows = NONE
    controls: Rows = NONE
    neighbours: Rows = NONE
    tokens_had: Rows = NONE
    ambition_count: Rows = NONE
    seizings: Rows = NONE
    resource_slots: Rows = NONE
    city_types: Rows = NONE
    most_ships: Rows = NONE
    most_companions: Rows = NONE
    toughness: Rows = NONE
    trophies_go_to: Rows = NONE
    lasting_ships: Rows = NONE
    ship_dice: Rows = NONE
    most_dice: Rows = NONE
    least_dice: Rows = NONE
    most_raid_dice: Rows = NONE
    rolled_intercepts: Rows = NONE
    added_intercepts: Rows = NONE
    intercept_hits: Rows = NONE
    place_power: Rows = NONE
    movable_tokens: Rows = NONE
    keeps_captives: Rows = NONE
    is_present: Rows = NONE
    allows_tax: Rows = NONE
    forbids_tax: Rows = NONE
    ignores: Rows = NONE
    forbids_command: Rows = NONE
    taxes_like_own: Rows = NONE
    taxes_often: Rows = NONE
    uses_starport: Rows = NONE
    catapults: Rows = NONE
    passes_gate: Rows = NONE
    ignores_blight: Rows = NONE
    never_catapults: Rows = NONE
    forbids_harm: Rows = NONE
    closes_slots: Rows = NONE
    can_be_raided: Rows = NONE
    builds_fresh_ships: Rows = NONE
    allows_pool: Rows = NONE
    forbids_secure: Rows = NONE
    stops_crisis: Rows = NONE
    consent_of: Rows = NONE
    refuses_trophies: Rows = NONE
    forbids_policy: Rows = NONE
    forbids_offers: Rows = NONE
    forbids_ransack: Rows = NONE
    forbids_declaring: Rows = NONE
    forbids_ambition: Rows = NONE
    keeps_number: Rows = NONE
    spends_any_as: Rows = NONE
    guards_token: Rows = NONE
    guards_card: Rows = NONE
    spares_guilds: Rows = NONE
    before_declaring: Rows = NONE
    after_declaring: Rows = NONE
    instead_of_gain: Rows = NONE
    when_played: Rows = NONE
    when_initiative: Rows = NONE
    after_outrage: Rows = NONE
    after_tax: Rows = NONE
    after_secure: Rows = NONE
    before_build: Rows = NONE
    after_build: Rows = NONE
    after_move: Rows = NONE
    ships_travel: Rows = NONE
    when_entered: Rows = NONE
    after_pip: Rows = NONE
    when_used: Rows = NONE
    before_dice: Rows = NONE
    when_trophy: Rows = NONE
    after_harm: Rows = NONE
    when_spent: Rows = NONE
    when_captured: Rows = NONE
    when_placed: Rows = NONE
    after_interception: Rows = NONE
    after_battle: Rows = NONE
    before_action: Rows = NONE
    when_hit: Rows = NONE
    instead_of_trophy: Rows = NONE
    before_harm: Rows = NONE
    when_released: Rows = NONE
    when_won: Rows = NONE
    leaves: Rows = NONE
    setup: Rows = NONE
    after_scoring: Rows = NONE
    crisis: Rows = NONE
    decree: Rows = NONE
    between_acts: Rows = NONE
    at_round_end: Rows = NONE

    def __init__(self) -> None:
        self.icons = [[0] * RESOURCES for _ in range(SEATS)]  # on the Guild cards of each seat, by suit


NO_MOMENTS: Final = Moments()
MOMENTS: Final = tuple([name for name in dir(Moments) if name[0] != "_" and hasattr(Card, name)])


def moments_of(card: Card) -> tuple[str, ...]:
    """The names of the moments that a card overrides."""
    kind: Any = type(card)
    base: Any = Card
    return tuple([name for name in MOMENTS if getattr(kind, name) is not getattr(base, name)])


class Deck:
    """All cards of the game by id, with the moments each overrides."""

    def __init__(self) -> None:
        self.cards: list[Card] = []
        self.moments: list[tuple[str, ...]] = []
        self.worth: list[float] = []
        self.base = 0  # how many cards the box and the Leaders & Lore pack have; others come behind them
        self.kinds: list[list[int]] = []  # the cards of each kind, by id

    def add(self, card: Card) -> None:
        while len(self.cards) <= card.id:
            self.cards.append(Card())
            self.moments.append(())
            self.worth.append(0.0)
        assert self.cards[card.id].id == NOTHING, f"two cards have the id {card.id}"
        self.cards[card.id] = card
        self.moments[card.id] = moments_of(card)
        self.worth[card.id] = card.worth
        while len(self.kinds) <= card.kind:
            self.kinds.append([])
        self.kinds[card.kind] = sorted([*self.kinds[card.kind], card.id])

    def has(self, kind: type[Card]) -> bool:
        """Whether the cards of a class are in the deck."""
        return kind.printed < len(self.cards) and type(self.cards[kind.printed]) is kind

    def index(self, holder: list[int], attached: list[int]) -> Moments:
        """Who may step in where, given the seat that holds each card and what lies beside action cards: such a card is
        in nobody's play area and waits for the end of the round."""
        rows: dict[str, list[tuple[Card, ...]]] = {}
        moments = Moments()
        for id, owner in enumerate(holder):
            if owner == NOBODY:
                continue
            card = self.cards[id]
            if card.kind == GUILD:
                moments.icons[owner][card.suit] += 1
            row = self.row_of(id, owner)
            for name in self.moments[id]:
                join(rows, name, row, card)
        if attached.count(NOTHING) < len(attached):  # seldom
            for id, face in enumerate(attached):
                if face != NOTHING:
                    join(rows, "at_round_end", TABLE, self.cards[id])
        for name, cards in rows.items():
            setattr(moments, name, tuple(cards * len(NONE) if len(cards) == 1 else cards))
        return moments

    def row_of(self, id: int, owner: int) -> int:
        """The row of a card: its holder's; if it lies in the booklet all there are, those of owners who are no seats
        and of the table too, or the table's alone."""
        if owner != BOOKLET:
            return owner
        return TABLE if self.cards[id].once else EVERY_ROW


def join(rows: dict[str, list[tuple[Card, ...]]], moment: str, row: int, card: Card) -> None:
    """Put a card into a row of a moment, or into every row. Most moments of a game have no cards; as long as all of
    them stand in every row, there is one row for everybody."""
    cards = rows.get(moment)
    if cards is None:
        cards = rows[moment] = [()]
    if row == EVERY_ROW:
        for each in range(len(cards)):
            cards[each] += (card,)
        return
    if len(cards) == 1:
        cards = rows[moment] = cards * len(NONE)
    cards[row] += (card,)


DECK: Final = Deck()
