"""What counts as a use of an ability, for the table of ``starboard check --table``.

Abilities of leaders and lore say in the log that they did something; those that only change what may be chosen count
where the open question has other choices than it would have without the card (``Card.silent``). Guild cards count
by what they offer in menus, Vox cards when they are secured.
"""

from __future__ import annotations

from starboard.core.ask import Answer
from starboard.core.state import Line, State
from starboard.core.text import Text
from starboard.games.arcs.actions.battle import Battle
from starboard.games.arcs.cards.card import DECK
from starboard.games.arcs.codes import ability_card, ability_number, is_offer, offer_card, offer_number
from starboard.games.arcs.ids import NOBODY, VOX
from starboard.games.arcs.queries import stealable_cards, stealable_tokens
from starboard.games.arcs.state import Arcs

Ability = tuple[int, int]  # card, number on the card


def abilities(state: State) -> list[Ability]:
    """All that could be used in a game like this one."""
    assert isinstance(state, Arcs)
    cards = state.mode.usable(state)
    return [(card, number) for card in cards for number in range(len(named(card)))]


def name(ability: Ability) -> Text:
    card, what = DECK.cards[ability[0]], named(ability[0])[ability[1]]
    if what is card.name:
        return what
    return Text(f"{card.name.de}, {what.de}", f"{card.name.en}, {what.en}")


def named(card: int) -> tuple[Text, ...]:
    """What a card can do: a Vox card does one thing; of Guild cards only offers show."""
    if DECK.cards[card].kind == VOX:
        return (DECK.cards[card].name,)
    return DECK.cards[card].abilities or DECK.cards[card].offers


def used_in(line: Line) -> list[Ability]:
    """Those that a log line tells of."""
    if line.key == "ability":
        ability = line.refs[2]
        assert isinstance(ability, int)
        return [(ability_card(ability), ability_number(ability))]
    if line.key == "roll_again":
        card = line.refs[1]
        assert isinstance(card, int)
        return [(card, DECK.cards[card].rolls_again)] if DECK.cards[card].abilities else []
    if line.key in ("secure", "ransack"):
        card = line.refs[1]
        assert isinstance(card, int)
        return [(card, 0)] if DECK.cards[card].kind == VOX else []
    return []


def used_by(state: State, answer: Answer) -> list[Ability]:
    """Those that shape the open question, or that the answer to it uses."""
    assert isinstance(state, Arcs)
    assert state.ask is not None
    question = f"{type(state.stack[-1]).__name__}.{state.ask.field}"
    found = [
        (card, number)
        for card, holder in enumerate(state.holder)
        if holder != NOBODY
        for number, questions in DECK.cards[card].silent
        if question in questions and choices(without(state, card)) != choices(state)
    ]
    menu = question in ("Turn.spending", "Turn.action", "TokenAction.action")
    if menu and isinstance(answer, int) and is_offer(answer) and not DECK.cards[offer_card(answer)].abilities:
        found.append((offer_card(answer), offer_number(answer)))
    return found


def without(game: Arcs, card: int) -> Arcs:
    """The open question as it would be if nobody held a card."""
    twin = game.copy()
    assert isinstance(twin, Arcs)
    twin.holder[card] = NOBODY
    twin.derive()
    twin.ask_again()
    return twin


def choices(game: Arcs) -> object:
    """What may be chosen; before a roll all pools that may be rolled and all that could be raided."""
    top = game.stack[-1]
    if isinstance(top, Battle):
        loot = stealable_tokens(game, top.defender, top.attacker) + stealable_cards(game, top.defender, top.attacker)
        return top.legal_pools(game), loot
    return game.ask.choices if game.ask is not None else []
