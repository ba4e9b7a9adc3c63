"""A table: seats, who may do what, and the game. No network, no database: each act returns the change to be stored."""

from __future__ import annotations

import secrets
from typing import Optional

from starboard.core.game import MAX_SEED
from starboard.server import events
from starboard.server.ahead import follow
from starboard.server.course import TABLE, Course, Settled
from starboard.server.credentials import clean_name, clean_pace, clean_word, same
from starboard.server.events import Change, Reason, Request, Seat, Told
from starboard.server.ledger import COLOURS, OPEN, OVER, PLAYING, Ledger
from starboard.server.publicity import knows_no_more
from starboard.server.words import Refused


class Table(Ledger):
    """What can be done at a table, and by whom."""

    # -- seats -----------------------------------------------------------------------------------

    def take_colour(self, seat: int, colour: int) -> None:
        """Give a seat a colour; an open seat that had it swaps."""
        if not 0 <= colour < COLOURS:
            raise Refused("bad-input", "colour")
        for number, other in enumerate(self.body.seats):
            if number != seat and other.colour == colour:
                if other.kind != "open":
                    raise Refused("bad-input", "colour")
                other.colour = self.body.seats[seat].colour
        self.body.seats[seat].colour = colour

    def join(self, holder: str, name: str, seat: Optional[int], colour: Optional[int], word: str = "") -> Change:
        free = [number for number, place in enumerate(self.body.seats) if place.kind == "open" and not place.reserved]
        if self.status != OPEN or not free:
            raise Refused("full")
        if seat is not None and seat not in free:
            raise Refused("full" if 0 <= seat < len(self.body.seats) else "bad-input", "")
        chosen = free[0] if seat is None else seat
        name = clean_name(name)
        if colour is not None:
            self.take_colour(chosen, colour)
        place = self.body.seats[chosen]
        place.name, place.holder, place.kind, place.word = name, holder, "human", clean_word(word)
        return self.noted(Told("joined", (chosen,)))

    def claim(self, old: str, holder: str) -> Optional[Change]:
        """Rematch: whoever held seats at the old table gets them here. None if that was done before."""
        seats = [number for number, seat in enumerate(self.body.seats) if same(seat.reserved, old)]
        if not seats:
            raise Refused("token")
        waiting = [number for number in seats if not self.body.seats[number].holder]
        for number in waiting:
            self.body.seats[number].holder, self.body.seats[number].kind = holder, "human"
        return self.noted(*[Told("joined", (number,)) for number in waiting]) if waiting else None

    @property
    def complete(self) -> bool:
        return self.status == OPEN and all([seat.kind != "open" for seat in self.body.seats])

    def fill(self, bot: str, bot_name: str) -> None:
        """Bots take the open seats; where somebody is expected back they only stand in."""
        for seat in self.body.seats:
            if seat.kind == "open":
                seat.kind, seat.bot, seat.name = "standin" if seat.reserved else "bot", bot, seat.name or bot_name

    def begin(self) -> Change:
        """Everybody is there: set the game up. The words of the seats are complete, and the first dice fall."""
        if self.status != OPEN:
            raise Refused("illegal")
        if self.body.shuffle:
            secrets.SystemRandom().shuffle(self.body.seats)
        self.setup = self.setup._replace(seed=0 if self.secret else secrets.randbelow(MAX_SEED + 1))
        self.course = Course(self.title, self.setup, self.dice)
        self.course.begin()
        self.body.lanes = self.course.lanes
        self.status = OVER if self.course.over else PLAYING
        self.write(TABLE, [Told("started")], self.seq + 1, 0)
        return self.change(events.Started(self.course.opening, events.told(self.course.collect())))

    def add_word(self, holder: str, seat: Optional[int], word: str) -> Change:
        """A seat's own part of the dice, after their hash was shown and before the first draw."""
        number = self.own_seat(holder, seat)
        if self.status != OPEN or not self.secret:
            raise Refused("illegal", "dice-fell")
        self.body.seats[number].word = clean_word(word)
        return self.noted()

    def restyle(self, holder: str, seat: Optional[int], name: Optional[str], colour: Optional[int]) -> Change:
        if seat is not None and self.is_host(holder) and 0 <= seat < len(self.body.seats):
            number = seat if self.body.seats[seat].kind == "bot" else self.own_seat(holder, seat)
        else:
            number = self.own_seat(holder, seat)
        fresh = self.body.seats[number].name if name is None else clean_name(name)
        if colour is not None:
            self.take_colour(number, colour)
        self.body.seats[number].name = fresh
        return self.noted()

    def settle_matters(self, holder: str, name: Optional[str], pace: Optional[float], watch: Optional[bool]) -> Change:
        if not self.is_host(holder) and (name is not None or watch is not None or not self.seats_of(holder)):
            raise Refused("token")
        fresh = self.body.name if name is None else clean_name(name)
        if pace is not None:
            self.body.pace = clean_pace(pace)
        self.body.name = fresh
        if watch is not None:
            self.body.watch = watch
        return self.noted()

    def leave(self, holder: str, seat: Optional[int], bot: str) -> Change:
        """Before the start the seat is free again; later a bot stands in until the person comes back."""
        self.seated(holder)
        numbers = self.seats_of(holder) if seat is None else [self.own_seat(holder, seat)]
        lines: list[Told] = []
        for number in numbers:
            place = self.body.seats[number]
            if self.status == OPEN:
                self.body.seats[number] = Seat(place.colour, "open")
            elif self.status == PLAYING and place.kind == "human":
                place.kind, place.bot, place.since = "standin", bot, self.at
                lines.append(Told("left", (number,)))
        self.forget_request_without_people()
        return self.noted(*lines)

    def stand_in(self, holder: str, seat: int, bot: str) -> Change:
        self.seated(holder)
        self.game()
        if not 0 <= seat < len(self.body.seats) or self.body.seats[seat].kind != "human":
            raise Refused("bad-input", "no-seat")
        place = self.body.seats[seat]
        place.kind, place.bot, place.since = "standin", bot, self.at
        self.forget_request_without_people()
        return self.noted(Told("replaced", (seat,)))

    def come_back(self, holder: str, seat: Optional[int]) -> Change:
        self.seated(holder)
        numbers = self.seats_of(holder) if seat is None else [self.own_seat(holder, seat)]
        lines: list[Told] = []
        for number in numbers:
            place = self.body.seats[number]
            if place.kind == "standin":
                place.kind, place.bot, place.since = "human", "", 0
                lines.append(Told("returned", (number,)))
        return self.noted(*lines)

    # -- playing ---------------------------------------------------------------------------------

    def is_stale(self, seq: int) -> bool:
        return not self.versions or seq < self.versions[-1].seq or seq > self.seq

    def repeats(self, holder: str, seq: int, choices: list[int]) -> bool:
        """Whether these very answers were the first thing that happened to the position after ``seq``."""
        later = [version for version in self.versions if version.seq > seq][: len(choices)]
        own = self.seats_of(holder)
        return [version.choice for version in later] == choices and all([version.seat in own for version in later])

    def answer(self, holder: str, seq: int, choices: list[int]) -> list[Change]:
        """Answers from outside, one after the other as one act: all of them count or none. Nothing changes if they
        were given before and this is only their echo."""
        self.seated(holder)
        if self.is_stale(seq):
            if self.repeats(holder, seq, choices):
                return []
            raise Refused("stale")
        course = self.game()
        if course.seat not in self.seats_of(holder) or self.body.seats[course.seat].kind != "human":
            raise Refused("illegal", "not-asked")
        last = follow(course.state, choices[:-1]).ask
        if last is None or not last.allows(choices[-1]):
            raise Refused("illegal")
        return [self.decided(course.decide(choice, False)) for choice in choices]

    def answer_for_bot(self, choice: int, because: list[Reason]) -> Change:
        course = self.game()
        plain = bool(because) and knows_no_more(self.title, course.state, course.seat)
        return self.decided(course.decide(choice, True), because, plain)

    def decided(self, decision: Settled, because: Optional[list[Reason]] = None, plain: bool = False) -> Change:
        course = self.game()
        if course.over:
            self.status = OVER
        self.body.request = None
        self.body.lanes = course.lanes
        lines = events.told(course.collect())
        event = events.Decided(
            decision.seat, decision.choice, decision.chance, decision.curtain, decision.bot, lines, because or [],
            plain, decision.lane,
        )  # fmt: skip
        change = self.change(event)
        change.checkpoint = course.mark()
        return change

    # -- taking back -----------------------------------------------------------------------------

    def back(self, holder: str) -> int:
        if self.course is None or self.status != PLAYING:
            return -1
        seats = self.seats_of(holder)
        return self.course.latest_of(seats) if seats else -1

    def concerned(self, holder: str, to: int) -> list[int]:
        """Whose consent it needs to go back to ``to``: one seat of every other person, and of those for whom a bot
        stands in where that leads back to their own moves."""
        found: list[int] = []
        holders = [holder]
        for number, seat in enumerate(self.body.seats):
            plays = seat.kind == "human" or (seat.kind == "standin" and to < seat.since)
            if plays and seat.holder and seat.holder not in holders:
                holders.append(seat.holder)
                found.append(number)
        return found

    def may_alone(self, holder: str, to: int) -> bool:
        """Nobody else to ask (hot-seat, or against bots alone), or within reach."""
        course = self.game()
        return not self.concerned(holder, to) or course.at - to <= course.reach(self.seats_of(holder))

    def undo(self, holder: str, seq: int, to: Optional[int]) -> Change:
        seats = self.seated(holder)
        if any([not version.bot for version in self.versions if version.seq > seq]):  # bots may have moved on meanwhile
            raise Refused("stale")
        course = self.game()
        back = self.back(holder) if to is None else to
        if not 0 <= back < course.at or course.decisions[back].seat not in seats:
            raise Refused("illegal", "nothing-to-undo")
        by = course.decisions[back].seat
        if self.may_alone(holder, back):
            return self.take_back(by, back)
        if self.body.seats[by].kind != "human":
            raise Refused("illegal")
        self.body.request = Request(by, back, [])
        return self.noted(Told("undo asked", (by, course.at - back)))

    def take_back(self, by: int, to: int) -> Change:
        course = self.game()
        self.body.request = None
        for seat in self.body.seats:
            seat.since = min(seat.since, to)
        event = events.TakenBack(by, to)
        self.advance(event)
        course.resume()
        return Change(self.row(), event, cut=to)

    def waiting(self) -> list[int]:
        """The seats whose word on the request is awaited: one per person besides the one who asked."""
        request = self.body.request
        if request is None:
            return []
        agreed = [self.body.seats[seat].holder for seat in request.yes]
        concerned = self.concerned(self.body.seats[request.by].holder, request.to)
        return [seat for seat in concerned if self.body.seats[seat].holder not in agreed]

    def consent(self, holder: str, seq: int, yes: bool) -> Change:
        seats = self.seated(holder)
        request = self.body.request
        if self.is_stale(seq):
            raise Refused("stale")
        if request is None:
            raise Refused("illegal", "no-request")
        if request.by in seats:
            if yes:
                raise Refused("illegal")
            self.body.request = None
            return self.noted(Told("undo withdrawn", (request.by,)))
        mine = [seat for seat in self.waiting() if seat in seats]
        if not mine:
            raise Refused("token")
        if not yes:
            self.body.request = None
            return self.noted(Told("undo refused", (mine[0],)))
        request.yes.append(mine[0])
        return self.noted() if self.waiting() else self.take_back(request.by, request.to)

    def forget_request_without_people(self) -> None:
        """Somebody left: a request that waits for nobody now, or by somebody who is gone, is void."""
        request = self.body.request
        if request is not None and (self.body.seats[request.by].kind != "human" or not self.waiting()):
            self.body.request = None
