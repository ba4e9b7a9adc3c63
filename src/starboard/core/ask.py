"""Questions. The rules list the choices; the answer fills a field of the procedure that asks."""

from __future__ import annotations

from typing import Final, Union

from starboard.core.chance import Stream

CHANCE: Final = -1  # the seat that answers for dice and shuffles
DONE: Final = -1  # the choice to go no further, wherever the rules allow fewer

Answer = Union[int, tuple[int, ...]]


class Ask:
    """A question to one seat. Never changed after it is made, so copies share it."""

    def __init__(self, seat: int, field: str, choices: list[int]) -> None:
        self.seat = seat
        self.field = field
        self.choices = choices

    def allows(self, answer: Answer) -> bool:
        return type(answer) is int and answer in self.choices

    def sample(self, stream: Stream) -> Answer:
        return self.choices[stream.below(len(self.choices))]

    def answers_itself(self) -> bool:
        """Whether the question need not be put, because there is nothing to choose."""
        return len(self.choices) == 1

    def __repr__(self) -> str:
        return f"Ask(seat {self.seat}, {self.field}: {self.choices})"


class Secret(Ask):
    """A question that is put even if one choice is left: being passed over would show the others what one holds."""

    def answers_itself(self) -> bool:
        return False


class Roll(Ask):
    """Dice: one number of sides per die; the answer is the face of each, from 0."""

    def __init__(self, field: str, sides: tuple[int, ...]) -> None:
        super().__init__(CHANCE, field, [])
        self.sides = sides

    def allows(self, answer: Answer) -> bool:
        if type(answer) is not tuple or len(answer) != len(self.sides):
            return False
        return all([type(f) is int and 0 <= f < s for f, s in zip(answer, self.sides)])

    def sample(self, stream: Stream) -> Answer:
        return tuple([stream.below(s) for s in self.sides])

    def __repr__(self) -> str:
        return f"Roll({self.field}: {self.sides})"


class Order(Ask):
    """A shuffle of ``count`` cards; the answer is an order of 0 to count - 1."""

    def __init__(self, field: str, count: int) -> None:
        super().__init__(CHANCE, field, [])
        self.count = count

    def allows(self, answer: Answer) -> bool:
        return type(answer) is tuple and sorted(answer) == list(range(self.count))

    def sample(self, stream: Stream) -> Answer:
        return stream.order(self.count)

    def __repr__(self) -> str:
        return f"Order({self.field}: {self.count})"
