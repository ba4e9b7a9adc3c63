"""A turn (p. 8-10, 17, 20): play a card, declare or seize, Prelude, pips."""

from __future__ import annotations

from typing import Final

from starboard.core.ask import DONE, Ask
from starboard.core.procedure import Procedure, Ref
from starboard.games.arcs.actions.menu import menu, note_use, start_action
from starboard.games.arcs.cards.card import DECK
from starboard.games.arcs.codes import (
    JUST_DISCARD,
    is_offer,
    is_outcry,
    is_seizure,
    offer,
    offer_card,
    outcry_type,
    seizing_card,
    seizure,
    spending,
    spending_as,
    spending_slot,
)
from starboard.games.arcs.declare import Declare
from starboard.games.arcs.ids import (
    BATTLE,
    BUILD,
    BY_PIP,
    BY_SINGLE_PIP,
    COPY,
    IN_PRELUDE,
    LEAD,
    MIRROR,
    MOVE,
    NOBODY,
    NOTHING,
    NOWHERE,
    NUMBER_OF,
    PIPS,
    PIVOT,
    PLACES,
    PSIONIC,
    REPAIR,
    RESOURCES,
    SECURE,
    SHIP,
    STARPORT,
    SUIT_ACTIONS,
    SUIT_OF,
    SUITS,
    SURPASS,
    SYSTEMS,
    WEAPON,
)
from starboard.games.arcs.queries import (
    ambitions_of_card,
    can_declare,
    can_seize,
    declarable,
    filled,
    has_ships,
    ignores_outrage,
    is_open,
    pieces_left,
    places_of,
    spendable_as,
    token_at,
    tokens,
    without_events,
)
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.verbs import (
    discard_card,
    lay_face_down,
    note_spent,
    place_ships,
    provoke_outrage,
    seize_initiative,
    spend_token,
)
from starboard.games.arcs.wording import token_of, word_offer


class Turn(Procedure):
    """One seat's turn, once its card lies on the table."""

    steps = (
        "begin",
        "seize_with_seven",
        "declare_or_seize",
        "do_declare_or_seize",
        "prelude",
        "choose_discard",
        "do_prelude",
        "end_prelude",
        "spend_pip",
        "do_pip",
        "return_from_nothing",
        "end_turn",
    )
    fields = (
        *("seat", "card", "how", "pips", "declared", "acted", "weapon"),
        *("opening", "spending", "discard", "action", "system"),
    )

    def __init__(self, seat: int = NOBODY, card: int = NOTHING, how: int = LEAD) -> None:
        super().__init__()
        self.seat = seat
        self.card = card  # the face of it
        self.how = how
        self.pips = 0
        self.declared = 0  # 1 once the lead card declared
        self.acted = 0  # 1 once a Prelude action was taken: some cards must come first
        self.weapon = 0  # 1 once pips may battle (PRELUDE-05)
        self.opening = NOTHING  # declare, seize or neither
        self.spending = NOTHING  # a Prelude action
        self.discard = NOTHING  # a card that is discarded for nothing
        self.action = NOTHING  # what a pip does
        self.system = NOWHERE

    def wording(self, game: Arcs, field: str, choice: int, values: dict[str, Ref]) -> str:
        if field == "opening":
            if is_seizure(choice):
                values["card"] = seizing_card(choice)
                return "seize"
            if is_outcry(choice):
                values["resource"] = outcry_type(choice)
                return "outrage"
            return ""
        if is_offer(choice):
            return word_offer(choice, values)
        if field == "spending" and choice == JUST_DISCARD:
            values["card"] = self.discardable(game)[0]
            return "discard one" if len(self.discardable(game)) == 1 else "discard"
        return self.word_spending(game, choice, values) if field == "spending" else ""

    def word_spending(self, game: Arcs, choice: int, values: dict[str, Ref]) -> str:
        slot, resource = spending_slot(choice), spending_as(choice)
        values["token"] = token_of(game, self.seat, slot)
        values["resource"] = resource
        kind = token_at(game, self.seat, slot)
        several = tokens(game, self.seat, kind) > 1
        if several:
            values["number"] = slot + 1  # several of a kind lie behind different keys
        if kind != resource:
            return "one of as" if several else "as"
        return "one of" if several else "own"

    def veil(self, seat: int) -> None:
        if self.how == COPY and seat != self.seat:
            self.card = NOTHING

    def imagine(self, world: Arcs, seat: int) -> None:
        if self.how == COPY:
            self.card = world.played[self.seat]

    def begin(self, game: Arcs) -> None:
        game.active = self.seat
        game.used = [0] * (SYSTEMS * PLACES)
        game.uses = [0] * len(game.holder)
        game.locked = [0] * len(game.holder)  # only what this Prelude secures is locked (CC-02)
        if self.how == MIRROR:
            self.pips = PIPS[game.lead_card] if game.mode.mirrors(game) else 0
        else:
            self.pips = PIPS[self.card] if self.how in (LEAD, SURPASS) else 1

    # -- before any action (ROUND-01) -------------------------------------------------------------

    def seize_with_seven(self, game: Arcs) -> None:
        """A 7 that surpasses must seize (ROUND-06), a Faithful one does not (F8/13)."""
        seven = NUMBER_OF[self.card] == 7 and SUIT_OF[self.card] < SUITS
        if self.how == SURPASS and seven and can_seize(game, self.seat):
            seize_initiative(game, self.seat)

    def declare_or_seize(self, game: Arcs) -> Ask:
        choices = [DONE]
        if can_declare(game, self.seat):
            choices += self.declarations(game)
        if self.how != LEAD and can_seize(game, self.seat):
            choices += ways_to_seize(game, self.seat)
        return Ask(self.seat, "opening", choices)

    def declarations(self, game: Arcs) -> list[int]:
        found = ambitions_of_card(self.card) if self.how == LEAD and not self.declared else []
        for card in game.moments.declarations[self.seat]:
            found = found + [a for a in card.declarations(game, self.seat, self) if a not in found]
        return sorted(declarable(game, self.seat, found))

    def do_declare_or_seize(self, game: Arcs) -> None:
        what = self.opening
        self.opening = NOTHING  # the card of a seizure is nobody else's business
        if what == DONE:
            return
        self.go_to("declare_or_seize")
        if is_seizure(what):
            game.hands[self.seat].remove(seizing_card(what))
            game.seize_cards[self.seat] = seizing_card(what)
            lay_face_down(game, self.seat)
            seize_initiative(game, self.seat)
        elif is_outcry(what):
            provoke_outrage(game, self.seat, outcry_type(what))
            seize_initiative(game, self.seat)
        else:
            self.declared = 1
            game.call(Declare(self.seat, what, 1 if self.how == LEAD else 0))

    # -- Prelude (p. 17, 20) --------------------------------------------------------------------------

    def prelude(self, game: Arcs) -> Ask:
        choices = [DONE]
        tokens_held = filled(game, self.seat)
        if tokens_held:
            payable = [spendable_as(game, self.seat, resource) for resource in range(RESOURCES)]
            choices += [spending(s, r) for s in tokens_held for r in range(RESOURCES) if s in payable[r]]
        may_discard = False
        for card in game.moments.preludes[self.seat]:
            if is_open(game, self.seat, card.id):
                numbers = card.preludes(game, self.seat, self)
                choices += [offer(card.id, number) for number in numbers]
                may_discard = may_discard or card.gives_up in numbers
        return Ask(self.seat, "spending", [*choices, JUST_DISCARD] if may_discard else choices)

    def discardable(self, game: Arcs) -> list[int]:
        """Cards that may be discarded for an effect now, and so for nothing as well (CC-01)."""
        return [
            card.id
            for card in game.moments.preludes[self.seat]
            if is_open(game, self.seat, card.id) and card.gives_up in card.preludes(game, self.seat, self)
        ]

    def choose_discard(self, game: Arcs) -> Ask | None:
        if self.spending != JUST_DISCARD:
            self.discard = NOTHING
            return None
        return Ask(self.seat, "discard", self.discardable(game))

    def do_prelude(self, game: Arcs) -> None:
        if self.spending == DONE:
            return
        self.go_to("prelude")
        card = offer_card(self.spending) if is_offer(self.spending) else self.discard
        if card == NOTHING or not DECK.cards[card].comes_first:
            self.acted = 1
        if is_offer(self.spending):
            start_action(game, self.seat, self.spending, IN_PRELUDE)
        elif self.discard != NOTHING:
            note_use(game, self.seat, self.discard, DECK.cards[self.discard].gives_up)
            discard_card(game, self.discard)
        else:
            self.use_token(game)

    def use_token(self, game: Arcs) -> None:
        slot, resource = spending_slot(self.spending), spending_as(self.spending)
        spend_token(game, self.seat, slot)
        note_spent(game, self.seat, resource)
        if not ignores_outrage(game, self.seat, resource):
            return
        if resource == WEAPON:
            self.weapon = 1
        else:
            game.call(TokenAction(self.seat, resource))

    def end_prelude(self, game: Arcs) -> None:
        """Spent tokens return to the supply (PRELUDE-02)."""
        for resource in range(RESOURCES):
            game.supply[resource] += game.spent[resource]
            game.spent[resource] = 0

    # -- pips (p. 8, 10) ------------------------------------------------------------------------------------

    def spend_pip(self, game: Arcs) -> Ask | None:
        if self.pips == 0:
            self.action = DONE
            return None
        actions = SUIT_ACTIONS[SUIT_OF[game.lead_card if self.how in (COPY, MIRROR) else self.card]]
        if self.weapon and BATTLE not in actions:
            actions = (*actions, BATTLE)
        return Ask(self.seat, "action", [DONE, *menu(game, self.seat, actions, self.paying())])

    def do_pip(self, game: Arcs) -> None:
        if self.action == DONE:
            return
        self.go_to("spend_pip")
        self.pips -= 1
        by = self.paying()
        if by == BY_SINGLE_PIP:
            game.call(AfterPip(self.seat, self.action))
        start_action(game, self.seat, self.action, by)

    def paying(self) -> int:
        """Copies and pivots have a single pip, to which some cards answer."""
        return BY_SINGLE_PIP if self.how in (COPY, PIVOT) else BY_PIP

    # -- end -----------------------------------------------------------------------------------------------------

    def return_from_nothing(self, game: Arcs) -> Ask | None:
        """A seat with neither ships nor starports on the map comes back at a gate (FINE-01)."""
        if has_ships(game, self.seat) or places_of(game, self.seat, STARPORT) or not pieces_left(game, self.seat, SHIP):
            self.system = NOWHERE
            return None
        return Ask(self.seat, "system", game.board.gates)

    def end_turn(self, game: Arcs) -> None:
        if self.system != NOWHERE:
            place_ships(game, self.seat, self.system, 3)
        game.active = NOBODY
        game.curtain += 1  # the others go by what was done: a turn that is over stays over


def ways_to_seize(game: Arcs, seat: int) -> list[int]:
    """With a card of the hand (ROUND-07), unless a card says otherwise."""
    ways = [seizure(card) for card in sorted(without_events(game.hands[seat]))]
    for card in game.moments.seizings[seat]:
        ways = card.seizings(game, seat, ways)
    return ways


TOKEN_ACTIONS: Final[tuple[tuple[int, ...], ...]] = ((BUILD, REPAIR), (MOVE,), (), (SECURE,))  # by resource


class TokenAction(Procedure):
    """The Prelude action of a spent token; it may be left out (PRELUDE-03)."""

    steps = ("choose_action", "act")
    fields = ("seat", "resource", "action")

    def __init__(self, seat: int = NOBODY, resource: int = NOTHING) -> None:
        super().__init__()
        self.seat = seat
        self.resource = resource
        self.action = NOTHING

    def wording(self, game: Arcs, field: str, choice: int, values: dict[str, Ref]) -> str:
        return word_offer(choice, values) if is_offer(choice) else ""

    def choose_action(self, game: Arcs) -> Ask:
        actions: tuple[int, ...]
        if self.resource == PSIONIC:
            # The lead card's actions, also after a pivot (PRELUDE-06).
            actions = SUIT_ACTIONS[SUIT_OF[game.lead_card]]
        else:
            actions = TOKEN_ACTIONS[self.resource]
        return Ask(self.seat, "action", [DONE, *menu(game, self.seat, actions, IN_PRELUDE)])

    def act(self, game: Arcs) -> None:
        if self.action != DONE:
            start_action(game, self.seat, self.action, IN_PRELUDE)


class AfterPip(Procedure):
    """Bonuses for copying or pivoting to do something come after it (FINE-08)."""

    steps = ("trigger",)
    fields = ("seat", "action")

    def __init__(self, seat: int = NOBODY, action: int = NOTHING) -> None:
        super().__init__()
        self.seat = seat
        self.action = action

    def trigger(self, game: Arcs) -> None:
        for card in reversed(game.moments.after_pip[self.seat]):
            card.after_pip(game, self.seat, self.action)
