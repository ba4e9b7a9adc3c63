"""What every fate has: its numbers, its words; and that unfinished ones do nothing at all."""

from __future__ import annotations

import pytest

from arcs.campaign.reach import *
from starboard.core.ask import CHANCE
from starboard.core.text import DE, EN
from starboard.games.arcs.campaign.drafting import set_of
from starboard.games.arcs.campaign.fates.f01_steward import Steward
from starboard.games.arcs.campaign.fates.f02_founder import Founder
from starboard.games.arcs.campaign.fates.f03_magnate import Magnate
from starboard.games.arcs.campaign.fates.f04_advocate import Advocate
from starboard.games.arcs.campaign.fates.f05_caretaker import Caretaker
from starboard.games.arcs.campaign.fates.f06_partisan import Partisan
from starboard.games.arcs.campaign.fates.f07_admiral import Admiral
from starboard.games.arcs.campaign.fates.f08_believer import Believer
from starboard.games.arcs.campaign.fates.f09_pathfinder import Pathfinder
from starboard.games.arcs.campaign.fates.f10_hegemon import Hegemon
from starboard.games.arcs.campaign.fates.f11_planet_breaker import PlanetBreaker
from starboard.games.arcs.campaign.fates.f12_pirate import Pirate
from starboard.games.arcs.campaign.fates.f13_blight_speaker import BlightSpeaker
from starboard.games.arcs.campaign.fates.f14_pacifist import Pacifist
from starboard.games.arcs.campaign.fates.f15_peacekeeper import Peacekeeper
from starboard.games.arcs.campaign.fates.f16_warden import Warden
from starboard.games.arcs.campaign.fates.f17_overlord import Overlord
from starboard.games.arcs.campaign.fates.f18_survivalist import Survivalist
from starboard.games.arcs.campaign.fates.f19_redeemer import Redeemer
from starboard.games.arcs.campaign.fates.f20_guardian import Guardian
from starboard.games.arcs.campaign.fates.f21_naturalist import Naturalist
from starboard.games.arcs.campaign.fates.f22_gate_wraith import GateWraith
from starboard.games.arcs.campaign.fates.f23_conspirator import Conspirator
from starboard.games.arcs.campaign.fates.f24_judge import Judge
from starboard.games.arcs.campaign.fates.fate import Fate, fate_of

ALL_FATES = [
    (Steward, "Steward", ((20, 17, 14), (22, 22, 22), ())),
    (Founder, "Founder", ((18, 16, 14), (12, 14, 16), ())),
    (Magnate, "Magnate", ((10, 10, 10), (12, 12, 12), ())),
    (Advocate, "Advocate", ((18, 18, 18), (12, 12, 12), ())),
    (Caretaker, "Caretaker", ((18, 18, 18), (7, 8, 9), ())),
    (Partisan, "Partisan", ((12, 11, 10), (18, 14, 12), ())),
    (Admiral, "Admiral", ((13, 13, 13), (30, 30, 30), ())),
    (Believer, "Believer", ((10, 9, 8), (20, 18, 16), ())),
    (Pathfinder, "Pathfinder", ((), (8, 8, 8), ())),
    (Hegemon, "Hegemon", ((), (14, 14, 14), ())),
    (PlanetBreaker, "Planet Breaker", ((), (12, 12, 12), ())),
    (Pirate, "Pirate", ((), (24, 21, 18), ())),
    (BlightSpeaker, "Blight Speaker", ((), (18, 16, 14), ())),
    (Pacifist, "Pacifist", ((), (16, 14, 12), ())),
    (Peacekeeper, "Peacekeeper", ((), (18, 16, 14), ())),
    (Warden, "Warden", ((), (22, 22, 22), ())),
    (Overlord, "Overlord", ((), (), (20, 20, 20))),
    (Survivalist, "Survivalist", ((), (), (22, 18, 14))),
    (Redeemer, "Redeemer", ((), (), (16, 14, 12))),
    (Guardian, "Guardian", ((), (), (20, 18, 16))),
    (Naturalist, "Naturalist", ((), (), (18, 16, 14))),
    (GateWraith, "Gate Wraith", ((), (), (24, 21, 18))),
    (Conspirator, "Conspirator", ((), (), (12, 9, 6))),
    (Judge, "Judge", ((), (), (6, 6, 6))),
]
IDS = [name for _, name, _ in ALL_FATES]


@pytest.mark.parametrize(("kind", "name", "start"), ALL_FATES, ids=IDS)
def test_two_fates_start_numbers_by_act_and_players(
    kind: type[Fate], name: str, start: tuple[tuple[int, ...], ...]
) -> None:
    fate = fate_of(IDS.index(name) + 1)
    assert type(fate) is kind
    assert fate.name(EN) == name
    for act in (1, 2, 3):
        for players in (2, 3, 4):
            assert fate.start_number(act, players) == (start[act - 1][players - 2] if start[act - 1] else 0)


@pytest.mark.parametrize(("kind", "name", "start"), ALL_FATES, ids=IDS)
def test_every_act_of_a_fate_says_what_it_strives_for(
    kind: type[Fate], name: str, start: tuple[tuple[int, ...], ...]
) -> None:
    fate = kind()
    for language in (DE, EN):
        assert fate.text(language)
        for act in (1, 2, 3):
            assert bool(fate.aims[act - 1](language)) == (act > fate.tier), "a fate begins with the act of its tier"


@pytest.mark.parametrize("kind", [kind for kind, _, _ in ALL_FATES if not kind.ready])
def test_a_fate_without_cards_advances_by_nothing(kind: type[Fate]) -> None:
    t = campaign().in_act(3).captives(RED, BLUE, 3).marker(TYRANT).fate(RED, kind, 9)
    assert DECK.moments[t.game.fate[RED] + FIRST_FATE] == ()
    fate = fate_of(kind.number)
    before = TITLE.census(t.game)
    for act in (1, 2, 3):
        fate.set_up(t.game, RED, act)
        fate.resolve(t.game, RED, act, True)
        fate.resolve(t.game, RED, act, False)
    t.score()
    assert t.game.objective[RED] == 9
    assert t.power()[RED] == 5, "the ambition, and nothing grand"
    assert TITLE.census(t.game)["cards in two places"] == before["cards in two places"]


READY = [kind for kind, _, _ in ALL_FATES if kind.ready]


@pytest.mark.parametrize(("kind", "act"), [(kind, act) for kind in READY for act in range(kind().tier + 1, ACTS + 1)])
def test_what_a_fate_puts_into_the_booklet_is_told(kind: type[Fate], act: int) -> None:
    """str.booklet: it binds everybody."""
    t = campaign(3).in_act(act).a_ship_each().fate(RED, kind)
    kind().set_up(t.game, RED, act)
    t.game.run()
    while t.game.ask is not None:
        t.answer(t.game.sample() if t.game.ask.seat == CHANCE else t.game.ask.choices[0])
    kind().resolve(t.game, RED, act, True)
    told = [line.refs[0] for line in t.told("enters_booklet")]
    assert sorted(told, key=str) == [card for card in set_of(kind.number) if t.game.holder[card] == BOOKLET]
