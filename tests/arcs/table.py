"""A table for tests in play language: lay out a position, play, look.

    t = table(3, turn=RED, suit=AGGRESSION).give(RED, Gatekeepers).ships(RED, gate(1), 3).ships(BLUE, gate(1), 1)
    t.act(BATTLE).answer(gate(1))
    assert t.choices("assault")[-1] == 5

A new table is empty: no ships, no tokens in slots, no agents at Court, hands as given; the map is the setup
card's. The seat on turn has led a card and is at its first question.
"""

from __future__ import annotations

from typing import Self

from arcs.games import *
from arcs.words import *


class Table:
    """A position under test. Methods that lay out return the table, so that they chain."""

    def __init__(self, players: int, setup: str, split_discard: bool, title: ArcsTitle) -> None:
        options: dict[str, object] = {"setup": setup, "split_discard": split_discard}
        self.game = title.blank(title.setup("base", players, 1, options))
        self.game.setup_card = [card.id for card in SETUP_CARDS].index(setup)
        self.game.board = BOARDS[self.game.setup_card]
        self.game.initiative = RED
        self.game.log = []
        self.court()

    # -- laying out -------------------------------------------------------------------------------------

    def court(self, *cards: type[Card]) -> Self:
        """These cards lie at Court, in this order; the rest of the Court cards is the deck, the highest id on top."""
        ids = [card.printed for card in cards]
        row = 3 if self.game.players == 2 else 4
        held = [id for id in range(31) if self.game.holder[id] != NOTHING]
        rest = [id for id in range(31) if id not in ids and id not in held]
        while len(ids) < row:
            ids.append(rest.pop(0))
        self.game.court = ids
        return self.court_deck(rest)

    def court_deck(self, ids: list[int]) -> Self:
        """The whole Court deck, bottom first; nobody knows its order."""
        self.game.court_deck = ids
        self.game.court_open = [0] * len(ids)
        return self

    def deck(self, *cards: type[Card]) -> Self:
        """These Court cards lie on top of the deck, the last one uppermost."""
        ids = [card.printed for card in cards]
        return self.court_deck([id for id in self.game.court_deck if id not in ids] + ids)

    def give(self, seat: int, *cards: type[Card]) -> Self:
        """Cards in a seat's play area."""
        for card in cards:
            for pile in (self.game.court_deck, self.game.court_discard):
                if card.printed in pile:
                    pile.remove(card.printed)
            if card.printed in self.game.court:
                self.game.court[self.game.court.index(card.printed)] = self.game.court_deck.pop(0)
            self.game.holder[card.printed] = seat
        self.game.derive()
        return self.court_deck(self.game.court_deck)

    def ships(self, seat: int, system: int, fresh: int = 0, damaged: int = 0) -> Self:
        self.game.fresh[seat * SYSTEMS + system] += fresh
        self.game.damaged[seat * SYSTEMS + system] += damaged
        self.game.left[seat * PIECES + SHIP] -= fresh + damaged
        return self

    def a_ship_each(self) -> Self:
        """Every seat has a ship at a gate of its own, so that nobody has to come back from nothing (FINE-01)."""
        for seat in range(self.game.players):
            self.ships(seat, self.game.board.gates[seat], 1)
        return self

    def city(self, seat: int, system: int, state: int = FRESH) -> Self:
        return self.put_building(seat, CITY, system, state)

    def starport(self, seat: int, system: int, state: int = FRESH) -> Self:
        return self.put_building(seat, STARPORT, system, state)

    def put_building(self, seat: int, piece: int, system: int, state: int) -> Self:
        place = system * PLACES + (1 if is_gate(system) and piece == STARPORT else 0)
        while self.game.buildings[place]:
            place += 1
        self.game.buildings[place] = building(seat, piece, state)
        self.game.left[seat * PIECES + piece] -= 1
        return self

    def cloud_city(self, seat: int, planet: int, state: int = FRESH) -> Self:
        """A city beside the slots of a planet."""
        self.game.buildings[planet * PLACES + CARD_PLACE] = building(seat, CITY, state)
        self.game.left[seat * PIECES + CITY] -= 1
        return self

    def cities_off_board(self, seat: int, count: int) -> Self:
        """So many cities have left the seat's board (they lie with nobody: removed), which opens slots."""
        self.game.left[seat * PIECES + CITY] -= count
        self.game.removed[seat * PIECES + CITY] += count
        return self

    def tokens(self, seat: int, *resources: int) -> Self:
        """Tokens in the seat's slots from the left; NOTHING leaves one empty."""
        for slot, resource in enumerate(resources):
            self.game.slots[seat * SLOTS + slot] = resource
            if is_resource(resource):
                self.game.supply[resource] -= 1
        return self

    def token_on_card(self, seat: int, resource: int) -> Self:
        """A token in the slot that a card gives."""
        self.game.slots[seat * SLOTS + CARD_SLOT] = resource
        self.game.supply[resource] -= 1
        return self

    def supply(self, resource: int, count: int) -> Self:
        """Leave so many tokens of a type in the supply; the others go to the boxes, out of reach."""
        self.game.boxed[resource] += self.game.supply[resource] - count
        self.game.supply[resource] = count
        return self

    def agents(self, seat: int, slot: int, count: int) -> Self:
        """Agents on a Court card."""
        self.game.court_agents[slot * SEATS + seat] += count
        self.game.left[seat * PIECES + AGENT] -= count
        return self

    def captives(self, holder: int, owner: int, count: int) -> Self:
        add_captives(self.game, holder, owner, count)
        self.game.left[owner * PIECES + AGENT] -= count
        return self

    def trophies(self, holder: int, owner: int, piece: int, count: int) -> Self:
        add_trophies(self.game, holder, owner, piece, count)
        self.game.left[owner * PIECES + piece] -= count
        return self

    def outrage(self, seat: int, *resources: int) -> Self:
        for resource in resources:
            self.game.outrage[seat * RESOURCES + resource] = 1
            self.game.left[seat * PIECES + AGENT] -= 1
        return self

    def hand(self, seat: int, *cards: int) -> Self:
        self.game.hands[seat] = sorted(cards)
        return self

    def marker(self, ambition: int, number: int = 2, side: int = 0) -> Self:
        """An ambition marker (0 lowest, 2 highest) lies on a box."""
        self.game.marker_at[number] = ambition
        self.game.marker_side[number] = side
        return self

    def remember(self, seat: int, card: int, where: int) -> Self:
        """What a seat knows of an action card: in whose hand it is, or as ``codes`` says."""
        note_sight(self.game, seat, card, where)
        return self

    def discard_pile(self, *cards: int) -> Self:
        """The action discard pile from the bottom up, in an order that is known."""
        self.game.discard = list(cards)
        self.game.jumbled = 0
        return self

    def fill_discard(self) -> Self:
        """All action cards that lie nowhere else form the discard pile."""
        used = [card for hand in self.game.hands for card in hand] + self.game.played + self.game.seize_cards
        self.game.discard = [card for card in Mode().action_deck(self.game.players) if card not in used]
        return self

    def copy(self) -> Self:
        """The same position once more, to be played another way."""
        twin, game = type(self).__new__(type(self)), self.game.copy()
        assert isinstance(game, Arcs)
        twin.game = game
        return twin

    # -- starting ---------------------------------------------------------------------------------------------

    def turn(self, seat: int, card: int, how: int = LEAD, lead: int = NOTHING) -> Self:
        """The seat has just played a card; ``lead`` is the lead card if it follows."""
        game = self.game
        game.lead_card = card if how == LEAD else lead
        if how == LEAD:
            game.initiative = seat
        game.played[seat] = card
        game.how[seat] = how
        if card in game.hands[seat]:
            game.hands[seat].remove(card)
        game.stack = [Turn(seat, card, how)]
        game.run()
        return self

    def round(self) -> Self:
        """A round begins with the initiative holder's question which card to lead."""
        self.game.stack = [Round()]
        self.game.run()
        return self

    def rounds(self) -> Self:
        """Rounds until hands are empty, then scoring and the next chapter: the whole machinery."""
        chapter = Chapter()
        chapter.go_to("play_round")
        chapters = Chapters()
        chapters.go_to("next_chapter")
        self.game.stack = [chapters, chapter]
        self.game.run()
        return self

    # -- playing -------------------------------------------------------------------------------------------------

    def answer(self, *answers: Answer) -> Self:
        """Answers to the open questions, each checked to be legal. Chance answers are tuples of faces or orders."""
        for answer in answers:
            self.game.answer(answer)
        return self

    def done(self) -> Self:
        return self.answer(DONE)

    def to_prelude(self) -> Self:
        """Neither declare nor seize."""
        return self.done() if self.asked() == "Turn.opening" else self

    def to_pips(self) -> Self:
        """End whatever comes before the pips."""
        while self.asked() in ("Turn.opening", "Turn.spending"):
            self.done()
        return self

    def end_turn(self) -> Self:
        """The seat on turn does nothing more."""
        seat = self.seat()
        while self.asked() in ("Turn.opening", "Turn.spending", "Turn.action") and self.seat() == seat:
            self.done()
        return self

    def act(self, action: int) -> Self:
        """Spend a pip on a standard action."""
        return self.to_pips().answer(action)

    def attack(self, seat: int = RED) -> Self:
        """The seat leads Aggression and battles."""
        return self.turn(seat, ATTACK).act(BATTLE)

    def tax(self, seat: int = RED) -> Self:
        """The seat leads Administration and taxes."""
        return self.turn(seat, ADMIN).act(TAX)

    def build(self, seat: int = RED) -> Self:
        """The seat leads Construction and builds."""
        return self.turn(seat, BUILDING).act(BUILD)

    def move(self, seat: int = RED) -> Self:
        """The seat leads Mobilization and moves."""
        return self.turn(seat, MOVING).act(MOVE)

    def use(self, card: type[Card], number: int = 0) -> Self:
        """Use an ability of a card from the menu that is open (Prelude or pips)."""
        return self.answer(offer(card.printed, number))

    def spend(self, seat: int, slot: int, resource: int | None = None) -> Self:
        """Spend the token of a slot in the Prelude, as its own type or as another."""
        kind = self.game.slots[seat * SLOTS + slot] if resource is None else resource
        return self.to_prelude().answer(spending(slot, kind))

    def follow(self, how: int, card: int) -> Self:
        """Answer a follower's question which card to play, and how."""
        return self.answer(following(how, card))

    def seize(self, card: int) -> Self:
        """Seize the initiative with an extra card."""
        return self.answer(seizure(card))

    def fill(self, **wishes: Answer | list[int]) -> Self:
        """Answer the open questions by the name of their field, as long as a wish fits. A list holds answers to
        the same question put again. Questions with one choice answer themselves, so a wish may stay unused."""
        left = {name: list(wish) if isinstance(wish, list) else [wish] for name, wish in wishes.items()}
        while self.game.ask is not None and left.get(self.game.ask.field):
            self.answer(left[self.game.ask.field].pop(0))
        return self

    def fight(self, assault: int = 0, skirmish: int = 0, raid: int = 0, faces: tuple[int, ...] = ()) -> Self:
        """Collect dice in the battle that was started, and roll these faces."""
        return self.fill(assault=assault, skirmish=skirmish, raiders=raid, faces=faces)

    def score(self) -> Self:
        """Score the chapter, from the ambitions to the flipped marker."""
        self.game.stack = [Scoring()]
        self.game.run()
        return self

    def secure(self, seat: int, card: type[Card]) -> Self:
        """The seat leads Aggression and secures a card that lies at Court, where it has an agent."""
        slot = self.game.court.index(card.printed)
        self.agents(seat, slot, 1)
        self.turn(seat, aggro(2)).act(SECURE)
        return self.answer(slot) if self.asked() == "Secure.slot" else self

    def start(self, seat: int, action: int, pip: int = 0) -> Self:
        """Start a standard action outside a turn, for tests of the action alone."""
        self.game.stack = []
        start_action(self.game, seat, action, pip)
        self.game.run()
        return self

    def interrupt(self, procedure: Procedure) -> Table:
        """Something else comes before the open question, which is put again afterwards."""
        self.game.stack[-1].step -= 1
        self.game.call(procedure)
        self.game.run()
        return self

    # -- looking ---------------------------------------------------------------------------------------------------

    def asked(self) -> str:
        """The open question as Procedure.field, or "" when none is open."""
        if self.game.ask is None:
            return ""
        return f"{type(self.game.stack[-1]).__name__}.{self.game.ask.field}"

    def seat(self) -> int:
        assert self.game.ask is not None
        return self.game.ask.seat

    def is_chance(self) -> bool:
        return self.game.ask is not None and self.game.ask.seat == CHANCE

    def choices(self, field: str = "") -> list[int]:
        """The choices of the open question; ``field`` checks that it is the expected one."""
        assert self.game.ask is not None, "no question is open"
        assert field in ("", self.game.ask.field), f"asked is {self.asked()}"
        return self.game.ask.choices

    def offers(self) -> list[tuple[str, int]]:
        """Card abilities on the open menu, as (code of the card, number)."""
        return [(DECK.cards[offer_card(c)].code, offer_number(c)) for c in self.choices() if is_offer(c)]

    def fresh(self, seat: int, system: int) -> int:
        return self.game.fresh[seat * SYSTEMS + system]

    def damaged(self, seat: int, system: int) -> int:
        return self.game.damaged[seat * SYSTEMS + system]

    def left(self, seat: int, piece: int) -> int:
        return self.game.left[seat * PIECES + piece]

    def slots(self, seat: int) -> list[int]:
        return self.game.slots[seat * SLOTS : (seat + 1) * SLOTS]

    def count(self, seat: int, resource: int) -> int:
        return self.slots(seat).count(resource)

    def places(self, system: int, seat: int) -> list[int]:
        return buildings_at(self.game, system, seat)

    def building_at(self, system: int, number: int = 0) -> int:
        """What stands at a building place."""
        return self.game.buildings[place_at(system, number)]

    def sight(self, seat: int, card: int) -> int:
        """What a seat knows of an action card."""
        return sight_of(self.game, seat)[card]

    def controller(self, system: int) -> int:
        return controller(self.game, system)

    def holds(self, seat: int, card: type[Card]) -> bool:
        return self.game.holder[card.printed] == seat

    def captives_of(self, holder: int, owner: int) -> int:
        return captives_of(self.game, holder, owner)

    def trophies_of(self, holder: int, owner: int, piece: int) -> int:
        return trophies_of(self.game, holder, owner, piece)

    def is_outraged(self, seat: int, resource: int) -> bool:
        return self.game.outrage[seat * RESOURCES + resource] == 1

    def power(self) -> list[int]:
        return self.game.power[: self.game.players]

    def initiative(self) -> int:
        return self.game.initiative

    def on_court(self, slot: int, seat: int) -> int:
        """Agents of a seat on a Court card."""
        return self.game.court_agents[slot * SEATS + seat]

    def abilities(self, card: type[Card]) -> list[int]:
        """Numbers of the abilities of a leader or lore card that the log tells of, in order."""
        return [ability_number(int(line.refs[2])) for line in self.told("ability") if line.refs[1] == card.printed]  # type: ignore[arg-type]

    def view(self, seat: int) -> Arcs:
        """What a seat may know."""
        return seen_by(self.game, seat)

    def worlds(self, seat: int, count: int = 40) -> list[Arcs]:
        """Positions that look to the seat like this one."""
        return [world(self.game, seat, seed) for seed in range(count)]

    def told(self, key: str) -> list[Line]:
        """Log lines with a key."""
        assert self.game.log is not None
        return [line for line in self.game.log if line.key == key]


def table(players: int = 3, setup: str = "", split_discard: bool = False, title: ArcsTitle = TITLE) -> Table:
    """An empty table. Default maps: 2p-02 (clusters 2, 5 out), 3p-01 (1, 4 out), 4p-01 (3 out)."""
    return Table(players, setup or {2: "2p-02", 3: "3p-01", 4: "4p-01"}[players], split_discard, title)
