"""What a test of Arcs is written in, in one line: ``from arcs.prelude import *``."""

from __future__ import annotations

from arcs.games import *
from arcs.scenes import *
from arcs.table import *
from arcs.words import *
