"""Numbers for the nouns of the campaign rulebook."""

from __future__ import annotations

from typing import Final

from starboard.games.arcs.ids import ACTION_CARDS, CARD_KINDS

# -- pieces of owners who are no seats (p. 3) ------------------------------------------------
IMPERIAL_SHIPS: Final = 15
BLIGHT_TOKENS: Final = 24
ENDLESS: Final = 200  # Free buildings: there are always enough (fre.supply)

# -- structure (p. 8-9) ------------------------------------------------
ACTS: Final = 3
CHAPTERS_OF_ACT: Final = (0, 3, 3, 4)  # by act (str.acts)
POWER_OF_ONE: Final = (0, 2, 3, 4, 5)  # one grand ambition fulfilled, by chapter of act III (str.grand_power)
POWER_OF_BOTH: Final = (0, 4, 8, 14, 20)
TIER_A: Final = 0
TIER_B: Final = 1
TIER_C: Final = 2
FATES: Final = 24
FATES_PER_TIER: Final = 8
SHIPS_ENOUGH: Final = 8  # up to which fates replenish, and resettling fills (ter.replenish, fla.resettle)

# -- the laws of the Empire (p. 10-11), some of which do not bind some ------------------------------------------
PRESENCE: Final = 0
MOVEMENT: Final = 1
TRUCE: Final = 2

# -- dice (p. 3, 18): the number die names a cluster, the event die a symbol and what happens ------------------
SYMBOLS: Final = 3  # arrow, crescent and hex as on planets, from 1
CRISIS: Final = 0
EDICTS: Final = 1
NUMBER_DIE: Final = 6
EVENT_DIE: Final = 6

# -- action cards ------------------------------------------------
FIRST_EVENT: Final = ACTION_CARDS
EVENTS_IN_DECK: Final = (0, 0, 2, 2, 3)  # by players (s1.t.e)

# -- the Imperial Council (p. 14): its place in the Court, and its sides ------------------------------------------
COUNCIL_SLOT: Final = 0
COURT_SLOTS: Final = 5  # the Council and a row of four
IN_SESSION: Final = 0
DECIDED: Final = 1

# -- Flagships (p. 22-25): six slots for Upgrades and one for Armor over each ---------------------------------------
SLIPSTREAM: Final = 0
TRACTOR_BEAM: Final = 1
CONTROL_ARRAY: Final = 2
DEFENSE_ARRAY: Final = 3
SHIP_CRANE: Final = 4
HULL: Final = 5
UPGRADES: Final = 6
HULL_PLACES: Final = 12  # Upgrades 0 to 5, then their Armor
DOCK: Final = 12  # where a place could stand: ships are built at the Flagship itself

# -- tokens of fates (p. 27): their kinds, and where they are if on no system of the map -----------------------------
BANNER: Final = 0
WITNESS: Final = 1
TURNED: Final = 25  # it became a resource
SCRAPPED: Final = 26
IN_SUPPLY: Final = 27
TROPHY_OF: Final = 28  # + seat

# -- kinds of cards besides those of the base game ------------------------------------------------
LAW: Final = CARD_KINDS
EDICT: Final = CARD_KINDS + 1
SUMMIT: Final = CARD_KINDS + 2
TITLE_CARD: Final = CARD_KINDS + 3
ABILITY: Final = CARD_KINDS + 4
COUNCIL: Final = CARD_KINDS + 5
FATE: Final = CARD_KINDS + 6

# -- ids of cards, behind those of the box and the pack; both sides of a card have one -------------------------------
FIRST_CC: Final = 75
THE_COUNCIL: Final = 90
GUILD_ENVOYS_DEPART: Final = 91
POLICY_OF_WAR: Final = 92
POLICY_OF_PEACE: Final = 93
POLICY_OF_ESCALATION: Final = 94
THE_EMPIRE: Final = 95
THE_FREE_STATES: Final = 96
THE_BLIGHT: Final = 97
FIRST_FLAGSHIP: Final = 98  # + seat
FIRST_FATE: Final = 101  # + the fate's number, from 1
FIRST_OF_FATE: Final = (
    0,
    126, 147, 169, 192, 212, 227, 247, 262,
    280, 288, 297, 307, 316, 326, 334, 342,
    358, 360, 364, 367, 370, 373, 377, 381,
    385,
)  # by the fate's number: the first id of its set  # fmt: skip
REGENT_TITLE: Final = 385
OUTLAW_TITLE: Final = 386
ALL_CARDS: Final = 387

# -- piles that can be shuffled, besides those of the base game ------------------------------------------------
FATE_DECK: Final = 5

# -- the fates, by the number on their cards -------------------------------------------------
STEWARD: Final = 1
FOUNDER: Final = 2
MAGNATE: Final = 3
ADVOCATE: Final = 4
CARETAKER: Final = 5
PARTISAN: Final = 6
ADMIRAL: Final = 7
BELIEVER: Final = 8
PATHFINDER: Final = 9
HEGEMON: Final = 10
PLANET_BREAKER: Final = 11
PIRATE: Final = 12
BLIGHT_SPEAKER: Final = 13
PACIFIST: Final = 14
PEACEKEEPER: Final = 15
WARDEN: Final = 16
OVERLORD: Final = 17
SURVIVALIST: Final = 18
REDEEMER: Final = 19
GUARDIAN: Final = 20
NATURALIST: Final = 21
GATE_WRAITH: Final = 22
CONSPIRATOR: Final = 23
JUDGE: Final = 24
