"""Drawing and choosing fates (p. 6, 29)."""

from __future__ import annotations

from starboard.core.ask import Ask, Roll
from starboard.core.procedure import Procedure, Ref
from starboard.core.state import UNKNOWN, Shuffle
from starboard.games.arcs.campaign.codes import tier_of
from starboard.games.arcs.campaign.fates.fate import fate_card, fate_of
from starboard.games.arcs.campaign.ids import FATE_DECK, FATES, FIRST_OF_FATE, TIER_A
from starboard.games.arcs.campaign.queries import favors_of
from starboard.games.arcs.campaign.state import Reach
from starboard.games.arcs.campaign.verbs import return_favors, scrap_card
from starboard.games.arcs.ids import NOBODY, NOTHING, SEATS
from starboard.games.arcs.queries import turn_order
from starboard.games.arcs.verbs import give_card


class ChooseFates(Procedure):
    """Everybody draws fates of a tier and secretly keeps one; all are shown together (s1.p.b, int.f).

    Whoever succeeded draws one and may keep the present fate; whoever failed, or has none, draws two."""

    steps = ("shuffle", "deal", "next_seat", "choose_fate", "note", "wait", "show")
    fields = ("seat", "fate", "chosen")

    def __init__(self) -> None:
        super().__init__()
        self.seat = NOBODY
        self.fate = NOTHING
        self.chosen: tuple[int, ...] = (NOTHING,) * SEATS  # by seat

    def wording(self, game: Reach, field: str, choice: int, values: dict[str, Ref]) -> str:
        values["card"] = fate_card(choice)
        return ""

    def veil(self, seat: int) -> None:
        if self.seat != seat:
            self.fate = NOTHING
        self.chosen = tuple(
            [UNKNOWN if number != NOTHING and owner != seat else number for owner, number in enumerate(self.chosen)]
        )

    def imagine(self, world: Reach, seat: int) -> None:
        """What a rival chose is one of the fates that this world dealt them."""
        for owner, number in enumerate(self.chosen):
            if number == UNKNOWN:
                hand = world.fate_hand[owner]
                self.choose(owner, hand[world.seed % len(hand)])

    def choose(self, seat: int, number: int) -> None:
        chosen = list(self.chosen)
        chosen[seat] = number
        self.chosen = tuple(chosen)

    def shuffle(self, game: Reach) -> None:
        game.fate_deck = drawn_from(game)
        game.call(Shuffle(FATE_DECK))

    def deal(self, game: Reach) -> None:
        """In turn order, which matters only where too few are left (C-46)."""
        number = len(game.fate_deck)
        tell_how_many(game, number)
        for seat in turn_order(game):
            fixed = game.fate[seat] if stays(game, seat) else game.plan.fixed_fate(seat, next_tier(game))
            if fixed != NOTHING:
                game.fate_hand[seat] = [fixed]
                continue
            kept = [game.fate[seat]] if may_keep(game, seat) else []
            drawn = [game.fate_deck.pop() for _ in range(min(drawing(game, seat, number), len(game.fate_deck)))]
            game.fate_hand[seat] = sorted([*kept, *drawn])
        game.curtain += 1

    def next_seat(self, game: Reach) -> None:
        waiting = [seat for seat in turn_order(game) if self.chosen[seat] == NOTHING]
        if waiting:
            self.seat = waiting[0]
        else:
            self.go_to("wait")

    def choose_fate(self, game: Reach) -> Ask:
        return Ask(self.seat, "fate", game.fate_hand[self.seat])

    def note(self, game: Reach) -> None:
        self.choose(self.seat, self.fate)
        self.fate = NOTHING  # nobody else's business until all are shown
        self.go_to("next_seat")

    def wait(self, game: Reach) -> Ask | None:
        """Whoever looks ahead in a view gets no further: what the others chose is chance to them."""
        return Roll("fate", (2,)) if UNKNOWN in self.chosen else None

    def show(self, game: Reach) -> None:
        game.fate_deck = []
        game.fate_hand = [[] for _ in range(SEATS)]
        for seat in turn_order(game):
            if game.fate[seat] != self.chosen[seat]:
                change_fate(game, seat, self.chosen[seat])
            else:
                game.tell("fate_kept", (seat, fate_card(self.chosen[seat])))
        game.curtain += 1


def next_tier(game: Reach) -> int:
    """The tier from which fates are drawn: A before act I, B after it, C after act II (str.fates)."""
    return game.act if game.fate[0] != NOTHING else TIER_A


def drawn_from(game: Reach) -> list[int]:
    """The fates that are shuffled: of the tier, without those that the options give to somebody; only finished ones, if
    there are enough."""
    tier = next_tier(game)
    found = [n for n in range(1, FATES + 1) if tier_of(n) == tier and not game.plan.is_fixed(n)]
    ready = [number for number in found if fate_of(number).ready]
    return ready if len(ready) >= sum([drawing(game, seat, len(ready)) for seat in range(game.players)]) else found


def may_keep(game: Reach, seat: int) -> bool:
    """Whether a seat met the objective of the act that ends and so may keep its fate (int.f)."""
    return game.fate[seat] != NOTHING and game.objective[seat] == 0


def stays(game: Reach, seat: int) -> bool:
    """Whether a seat keeps a fate that the options name, and none of the next tier, through an act that is not
    played."""
    named = game.plan.fates_of(seat)
    skipped = game.act < game.plan.start
    return skipped and game.fate[seat] in named and not any([tier_of(number) == game.act for number in named])


def is_scarce(game: Reach, number: int) -> bool:
    """Whether so many fates are too few for what everybody may draw, and no others fill them up (C-175)."""
    return not game.plan.fills and number < sum([entitled(game, seat) for seat in range(game.players)])


def tell_how_many(game: Reach, number: int) -> None:
    """Why some who could choose among two fates cannot; at first also that two are drawn."""
    if is_scarce(game, number):
        game.tell("fates_dealt_one", (number,))
    elif game.fate[0] == NOTHING and number and any([entitled(game, seat) for seat in range(game.players)]):
        game.tell("fates_dealt_two")


def drawing(game: Reach, seat: int, number: int) -> int:
    """How many of so many fates a seat draws. If they are too few, who would draw two draws one, unless the options
    fill them up with others (C-175)."""
    return min(entitled(game, seat), 1 if is_scarce(game, number) else 2)


def entitled(game: Reach, seat: int) -> int:
    """How many fates a seat draws if there are enough (int.f)."""
    if stays(game, seat) or game.plan.fixed_fate(seat, next_tier(game)) != NOTHING:
        return 0
    return 1 if may_keep(game, seat) else 2


def change_fate(game: Reach, seat: int, number: int) -> None:
    """A seat takes a fate. Of a former one, what is in play stays; what is set aside is scrapped, and the Favors it
    holds return (int.f_switch)."""
    former = game.fate[seat]
    if former != NOTHING:
        scrap_card(game, fate_card(former))
        for card in set_aside(game, former):
            game.scrapped.append(card)
        for owner in range(game.players):
            return_favors(game, seat, owner, favors_of(game, seat, owner))
    game.fate[seat] = number
    fate = fate_of(number)
    game.ledger[number - 1] = list(fate.unknown)
    give_card(game, fate_card(number), seat)
    game.tell("fate", (seat, fate_card(number)))


def set_of(number: int) -> range:
    """The ids of the cards in a fate's set."""
    return range(FIRST_OF_FATE[number], FIRST_OF_FATE[number + 1])


def set_aside(game: Reach, number: int) -> list[int]:
    """The cards of a fate's set that are not in play: they wait for a resolution, or for nothing more."""
    return [
        card
        for card in set_of(number)
        if game.holder[card] == NOBODY
        and game.attached[card] == NOTHING
        and card not in game.courtly
        and card not in game.scrapped
    ]
