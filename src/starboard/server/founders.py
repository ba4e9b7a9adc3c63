"""Who made which tables: nobody may fill the server alone, and all together not without end."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from starboard.server.words import Refused

if TYPE_CHECKING:
    from starboard.server.hall import Hall

GOING_ON: Final = ("open", "playing")
COUNTED: Final = 10.0  # seconds for which a count of all tables is good enough
MOST_FOUNDERS: Final = 50_000


class Founders:
    """``most_of_one`` and ``most`` tables that are not over, of one household and in all. Who made a table is known
    to the memory only: a restart forgets it."""

    def __init__(self, most_of_one: int, most: int) -> None:
        self.most_of_one = most_of_one
        self.most = most
        self.made: dict[str, list[str]] = {}  # who made the latest table comes last
        self.going_on = 0
        self.counted = -COUNTED

    async def admit(self, founder: str, hall: Hall) -> None:
        if time.monotonic() - self.counted > COUNTED:
            self.counted = time.monotonic()
            self.going_on = await hall.read(hall.database.count_going_on)
        if self.going_on >= self.most:
            raise Refused("busy")
        mine = self.made.get(founder, [])
        if founder and len(mine) >= self.most_of_one:
            rows = await hall.rows(mine)
            self.made[founder] = [row.id for row in rows if row.status in GOING_ON]
            if len(self.made[founder]) >= self.most_of_one:
                raise Refused("busy", "busy of one")

    def note(self, founder: str, id: str) -> None:
        self.going_on += 1
        if founder:
            self.made[founder] = [*self.made.pop(founder, []), id]
            if len(self.made) > MOST_FOUNDERS:
                del self.made[next(iter(self.made))]
