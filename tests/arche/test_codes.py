"""Packed numbers read as what they were made of, and no two actions have the same one."""

from __future__ import annotations

from starboard.core.ask import DONE
from starboard.games.arche import codes
from starboard.games.arche.cards import CARDS
from starboard.games.arche.ids import DICE, DIE_OF, FACES, FACTION, FACTIONS, MOST_SLOTS

SEATS = range(4)


def test_a_faction_and_its_card() -> None:
    for faction in range(FACTIONS):
        card = codes.faction_card(faction)
        assert codes.faction_of(card) == faction
        assert (CARDS[card].kind, CARDS[card].faction) == (FACTION, faction)


def test_a_face_and_its_die() -> None:
    faces = [face for face in range(FACES) if codes.face_on(DIE_OF[face], codes.face_number(face)) == face]
    assert faces == list(range(FACES))
    assert [codes.face_number(codes.face_on(die, 0)) for die in range(len(DICE))] == [0, 0, 0]


def test_a_slot_and_its_owner() -> None:
    for seat in SEATS:
        for number in range(MOST_SLOTS):
            slot = codes.slot_at(seat, number)
            assert (codes.slot_owner(slot), codes.slot_number(slot)) == (seat, number)


def test_every_action_reads_as_what_it_is() -> None:
    dice = [*range(FACES), codes.ALL_RESOURCES, codes.ALL_PARAGON]
    plain = [DONE, codes.ATTACK_ARK, codes.UPGRADE, codes.REORGANISE, codes.DISCARD]
    attacks = [codes.attack_base(seat) for seat in SEATS]
    purchases = [codes.buy(card) for card in range(len(CARDS))]
    uses = [codes.use(card) for card in range(len(CARDS))]
    actions = dice + plain + attacks + purchases + uses
    assert len(set(actions)) == len(actions)
    assert [action for action in actions if codes.turns_in(action)] == dice
    assert [action for action in actions if codes.attacks_base(action)] == attacks
    assert [action for action in actions if codes.buys(action)] == purchases
    assert [action for action in actions if codes.uses(action)] == uses
    assert [codes.base_attacked(action) for action in attacks] == list(SEATS)
    assert [codes.card_bought(action) for action in purchases] == list(range(len(CARDS)))
    assert [codes.card_used(action) for action in uses] == list(range(len(CARDS)))
