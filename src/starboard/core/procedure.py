"""A procedure is a suspended rule: named steps in the rulebook's order, and the nouns they introduce."""

from __future__ import annotations

from typing import Any, ClassVar, Union

Ref = Union[int, tuple[int, ...]]  # what a field holds and a text refers to


class Procedure:
    """One frame of the stack.

    ``steps`` name methods that take the state and either ask (return an Ask, change nothing)
    or act (change, return None). ``fields`` hold ints or tuples of ints, so copies share them.
    Every procedure can be made without arguments.
    """

    steps: ClassVar[tuple[str, ...]] = ()
    fields: ClassVar[tuple[str, ...]] = ()
    main: ClassVar[dict[str, int]] = {}  # by field: the choice that carries out what was prepared, if it is not DONE

    def __init__(self) -> None:
        self.step = 0  # the number of the step that runs next

    def again(self) -> None:
        """Start over with the first step."""
        self.step = 0

    def go_to(self, step: str) -> None:
        self.step = self.steps.index(step)

    def stop(self) -> None:
        """Leave out the remaining steps."""
        self.step = len(self.steps)

    def wording(self, game: Any, field: str, choice: int, values: dict[str, Ref]) -> str:
        """Which text a choice takes: what its key has after ``Procedure.field=``. What that text refers to besides
        the fields and the choice itself (``it``) goes into ``values``."""
        return ""

    def asking(self, game: Any, field: str, values: dict[str, Ref]) -> None:
        """What the question for a field refers to besides the fields, such as how many more are to come."""

    def veil(self, seat: int) -> None:
        """Blot out the fields that ``seat`` may not know. Most procedures hold no secrets."""

    def unveil(self, state: Any, view: Any, seat: int) -> None:
        """Show in a view what ``seat`` sees of the position through this procedure, such as cards just drawn."""

    def imagine(self, world: Any, seat: int) -> None:
        """Fill what ``veil`` blotted out, fitting a world that was dealt for ``seat``."""

    def copy(self) -> Procedure:
        kind = type(self)
        twin: Procedure = kind()
        twin.step = self.step
        for name in self.fields:
            setattr(twin, name, getattr(self, name))
        return twin

    def __repr__(self) -> str:
        values = ", ".join([f"{name}={getattr(self, name)}" for name in self.fields])
        following = self.steps[self.step] if self.step < len(self.steps) else "end"
        return f"{type(self).__name__}({values}) before {following}"
