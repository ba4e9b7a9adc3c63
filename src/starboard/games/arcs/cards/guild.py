"""The 25 Guild cards, in printed order. They stand in files of their own, one per suit."""

from __future__ import annotations

from starboard.games.arcs.cards.card import DECK
from starboard.games.arcs.cards.guild_fuel import FuelCartel, Gatekeepers, LoyalPilots, ShippingInterest, SpacingUnion
from starboard.games.arcs.cards.guild_material import (
    AdminUnion,
    ConstructionUnion,
    LoyalEngineers,
    MaterialCartel,
    MiningInterest,
)
from starboard.games.arcs.cards.guild_psionic import Farseers, LatticeSpies, LoyalEmpaths, SecretOrder, SilverTongues
from starboard.games.arcs.cards.guild_relic import ElderBroker, GalacticBards, LoyalKeepers, RelicFence, SwornGuardians
from starboard.games.arcs.cards.guild_weapon import ArmsUnion, CourtEnforcers, LoyalMarines, PrisonWardens, Skirmishers

__all__ = [
    "GUILD",
    "AdminUnion",
    "ArmsUnion",
    "ConstructionUnion",
    "CourtEnforcers",
    "ElderBroker",
    "Farseers",
    "FuelCartel",
    "GalacticBards",
    "Gatekeepers",
    "LatticeSpies",
    "LoyalEmpaths",
    "LoyalEngineers",
    "LoyalKeepers",
    "LoyalMarines",
    "LoyalPilots",
    "MaterialCartel",
    "MiningInterest",
    "PrisonWardens",
    "RelicFence",
    "SecretOrder",
    "ShippingInterest",
    "SilverTongues",
    "Skirmishers",
    "SpacingUnion",
    "SwornGuardians",
]

GUILD = (
    LoyalEngineers(),
    MiningInterest(),
    MaterialCartel(),
    AdminUnion(),
    ConstructionUnion(),
    FuelCartel(),
    LoyalPilots(),
    Gatekeepers(),
    ShippingInterest(),
    SpacingUnion(),
    ArmsUnion(),
    PrisonWardens(),
    Skirmishers(),
    CourtEnforcers(),
    LoyalMarines(),
    LatticeSpies(),
    Farseers(),
    SecretOrder(),
    LoyalEmpaths(),
    SilverTongues(),
    LoyalKeepers(),
    SwornGuardians(),
    ElderBroker(),
    RelicFence(),
    GalacticBards(),
)
for _card in GUILD:
    DECK.add(_card)
