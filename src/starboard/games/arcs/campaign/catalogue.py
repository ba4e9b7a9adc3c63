"""Where the campaign's cards, procedures and texts stand: what the title needs to know of it."""

from __future__ import annotations

from types import ModuleType
from typing import Final

from starboard.games.arcs.campaign import (
    acts,
    aims,
    articles,
    captives,
    council,
    court,
    court_cards,
    crises,
    deals,
    drafting,
    edicts,
    events,
    explanations,
    flagship,
    flagship_setup,
    hull,
    intermission,
    negotiations,
    number_die,
    policies,
    replenish,
    rules_cards,
    setup,
    summit,
    text,
    tokens,
)
from starboard.games.arcs.campaign.fates.catalogue import FATE_FILES
from starboard.games.arcs.cards import catalogue

FILES: Final[tuple[ModuleType, ...]] = (
    acts, court, crises, deals, drafting, events, explanations, intermission, negotiations, setup, summit, text,
    captives, number_die, tokens,
    court_cards, council, edicts, policies, replenish, rules_cards, hull, flagship, flagship_setup, *FATE_FILES,
)  # fmt: skip

for _file in FILES:
    catalogue.add(_file)
for _file in FATE_FILES:
    articles.add_articles(getattr(_file, "ARTICLES", ()))
catalogue.NOUNS["aim"] = aims.names()
catalogue.EXPLAINED["aim"] = aims.explained()
