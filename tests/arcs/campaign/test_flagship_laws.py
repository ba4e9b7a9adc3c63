"""All laws hold in acts in which everybody has a Flagship from the first moment on."""

from __future__ import annotations

import pytest

from arcs.campaign.reach import *
from starboard.core.game import Setup
from starboard.games.arcs.campaign.acts import Campaign
from starboard.games.arcs.campaign.codes import fitting
from starboard.games.arcs.campaign.flagship_setup import GainFlagship
from starboard.laws.game import check_game

UPGRADES_OF = (
    (fitting(SLIPSTREAM, STARPORT), fitting(HULL, CITY)),
    (fitting(DEFENSE_ARRAY, STARPORT), fitting(CONTROL_ARRAY, CITY)),
    (fitting(SHIP_CRANE, STARPORT), fitting(TRACTOR_BEAM, STARPORT)),
    (),
)


class Armada(ArcsTitle):
    """Arcs, with a Flagship for each seat before anything else happens."""

    def new(self, setup: Setup) -> State:
        game = self.blank(setup)
        game.seed = setup.seed
        game.call(Campaign())
        for seat in range(setup.players):
            game.call(GainFlagship(seat, UPGRADES_OF[seat]))
        game.run()
        return game


@pytest.mark.parametrize(("players", "seed", "eager"), [(2, 4, True), (3, 5, False)])
def test_acts_with_flagships_obey_all_laws(players: int, seed: int, eager: bool) -> None:
    """fla.ship, fla.setup: pieces are conserved, everything reads, saves and copies; none is lost."""
    title = Armada()
    report = check_game(title, title.setup("campaign", players, seed, {"last": "1"}), 60, eager)
    assert report.answers > 100
    assert "flagship_moves" in report.words.keys
    assert "upgrade_built" in report.words.keys
