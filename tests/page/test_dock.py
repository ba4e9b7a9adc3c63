"""The dock below the board: whatever is held, the answers have room."""

from __future__ import annotations

from arcs.prelude import RED, TITLE, arrow, crescent, gate, hexa, mobi, table
from page.conftest import Seat
from page.posed import play
from page.tools import PHONE, Person
from starboard.games.arcs.cards.card import DECK

TWO_THUMBS = 2 * 44
ROOM = "() => document.querySelector('.rest').clientHeight"
WHOLE = """() => { const box = document.querySelector('.dock .hand').getBoundingClientRect();
  return [...document.querySelectorAll('.dock .hand .action')].every((card) => {
    const { top, bottom } = card.getBoundingClientRect();
    return top >= box.top && bottom <= box.bottom; }) }"""


def sit_down(person: Person) -> None:
    """Six action cards, ten Guild cards, and ships to move from nine systems."""
    t = table(3).a_ship_each()
    for system in (gate(2), gate(3), gate(5), arrow(2), arrow(3), hexa(3), hexa(5), crescent(2), crescent(5)):
        t.ships(RED, system, 1)
    t.give(RED, *[type(card) for card in DECK.cards[:10]]).hand(RED, *[mobi(n) for n in (3, 4, 5, 6)])
    play(person, TITLE, t.turn(RED, mobi(2)).to_pips().game, 3)


def test_on_a_phone_the_answers_have_room_whatever_is_held(seat: Seat) -> None:
    anna = seat("Anna", PHONE, touch=True)
    sit_down(anna)
    assert anna.page.evaluate(ROOM) >= TWO_THUMBS
    assert anna.page.evaluate(WHOLE)
