"""The title as the table sees it: texts, facts, views, refusals."""

from __future__ import annotations

import re

import pytest

from arche.table import BLUE, NEUTRAL, RED, Table, number
from starboard.core.chance import Stream
from starboard.core.state import UNKNOWN, Line
from starboard.core.text import LANGUAGES, PLACE, Nouns, render
from starboard.games.arche.cards import CARDS
from starboard.games.arche.codes import ATTACK_ARK, UPGRADE, attack_base, buy, use
from starboard.games.arche.ids import ACTION_PHASE, HIT
from starboard.games.arche.state import Arche
from starboard.games.arche.texts import TEXTS
from starboard.games.arche.title import TITLE
from starboard.games.arche.verbs import refresh

NAMES = ("Anna", "Ben", "Cleo", "Dora")
KINDS = {"card": 184, "faction": 8, "die": 3, "face": 10, "kind": 5, "deck": 5}


def say(t: Table, choice: int, language: str) -> str:
    return render(TITLE.label(t.game, choice), language, Nouns(TITLE, NAMES))


def test_both_languages_refer_to_the_same_things() -> None:
    for key, text in TEXTS.items():
        assert sorted(PLACE.findall(text.de)) == sorted(PLACE.findall(text.en)), key


def test_no_text_is_left_over() -> None:
    """Every log key is told somewhere in the rules, every prompt belongs to a procedure and a field."""
    import inspect

    from starboard.games.arche import action_phase, actions, choices, dice_phase, effects, fighting, setup, turn, verbs

    modules = (action_phase, actions, choices, dice_phase, effects, fighting, setup, turn, verbs)
    source = "".join([inspect.getsource(module) for module in modules])
    for key in TEXTS:
        if key.startswith("log."):
            assert f'"{key}"' in source, key
        elif key[0].isupper():
            procedure, _, field = key.split("=")[0].partition(".")
            assert field in TITLE.procedures[procedure].fields, key


def test_steps_and_fields_exist() -> None:
    for name, procedure in TITLE.procedures.items():
        frame = procedure()
        for step in procedure.steps:
            assert callable(getattr(frame, step)), f"{name}.{step}"
        for field in procedure.fields:
            assert hasattr(frame, field), f"{name}.{field}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name_and_is_explained(language: str) -> None:
    for kind, count in KINDS.items():
        names = [TITLE.noun(kind, value, language) for value in range(count)]
        assert len(set(names)) == count, kind
    for kind in ("card", "faction", "die", "face"):
        assert all([TITLE.explain(kind, value, language) for value in range(KINDS[kind])])
    for level in range(1, 5):
        assert TITLE.explain("level", level, language)
    assert TITLE.noun("card", UNKNOWN, language)


def test_german_counts_in_singular_and_plural() -> None:
    assert TITLE.noun("resources", 1, "de") == "1 Ressource"
    assert TITLE.noun("resources", 2, "de") == "2 Ressourcen"
    assert TITLE.noun("resources", 0, "de") == "0 Ressourcen"
    assert TITLE.noun("life", 1, "de") == "1 Lebenspunkt"
    assert TITLE.noun("hits", 2, "de") == "2 Angriffssymbole"
    assert TITLE.noun("criticals", 1, "de") == "1 kritischer Treffer"
    wrong = re.compile(r"\b1 (Ressourcen\b|Lebenspunkte|Leerseiten|weitere )|\b1 (resources|rerolls|paragon dice)")
    for value in range(len(CARDS)):
        for language in LANGUAGES:
            assert not wrong.search(TITLE.explain("card", value, language))


def test_actions_say_what_they_do_and_cost() -> None:
    t = Table(3).open("S-LEG-3").slot(RED, 1, "C-ORD-6").troop(RED, "S-LEG-7").own(RED, resources=9).act(RED, 1, 6, HIT)
    assert say(t, buy(number("S-LEG-3")), "de") == "Legionsschütze kaufen (3 Ressourcen)"
    assert say(t, use(number("C-ORD-6")), "en") == "Use Oracle (2 resources)"
    assert say(t, UPGRADE, "de") == "Basis auf Stufe 2 ausbauen (4 Ressourcen)"
    assert say(t, ATTACK_ARK, "en") == "Attack Shield Bearer in the Ark (4 life)"
    assert say(t, 1, "de") == "1 Ressource eintauschen"
    assert say(t, -1, "de") == "Aktionsphase beenden"
    t.ark(RED, "S-LEG-8", 5).act(RED)
    assert say(t, attack_base(BLUE), "de") == "Die Basis von Ben angreifen (Widerstand 3)"


def test_slots_say_what_they_cover() -> None:
    t = Table(2).slot(RED, 1, "C-CON-1").open("C-HEA-1").own(RED, resources=9).act(RED)
    t.choose(buy(number("C-HEA-1")))
    assert say(t, t.place(RED, 1), "en") == "expansion slot 1, covering Trader"
    assert say(t, t.place(RED, 2), "de") == "Ausbaufeld 2"


def test_log_lines_read_like_a_story() -> None:
    nouns = Nouns(TITLE, NAMES)
    line = Line("log.take_resources", (RED, 1, BLUE))
    assert render(TITLE.story(line), "de", nouns) == "Ben verliert 1 Ressource an Anna."
    line = Line("log.roll", (RED, (0, 2, 8)))
    assert render(TITLE.story(line), "en", nouns) == "Anna rolls: blank (resource), 2 resources, attack symbol."
    line = Line("log.pool", (RED, 4, 1, 0))
    assert render(TITLE.story(line), "en", nouns) == "Anna takes 4 resource dice, 1 paragon die and 0 attack dice."
    assert (
        render(TITLE.story(line), "de", nouns) == "Anna nimmt 4 Ressourcenwürfel, 1 Paragonwürfel und 0 Angriffswürfel."
    )


def test_facts_cover_every_kind_that_can_be_pointed_at() -> None:
    facts = TITLE.facts()
    for kind, count in KINDS.items():
        assert len(facts[kind]) == count, kind
    assert facts["card"][number("S-LEG-5")]["cost"] == 5
    assert facts["card"][number("B-ORD-4")]["effects"] == ["GainParagon"]
    assert facts["level"][2] == {"price": 4, "resistance": 4, "income": 2}
    assert facts["die"][0]["faces"] == [0, 0, 1, 1, 2, 3]


def test_refusals_name_the_rule() -> None:
    t = Table(2).open("S-LEG-8").slot(RED, 1, "C-SHA-6").own(RED, resources=1).act(RED).use("C-SHA-6")
    said = [
        (render(refusal.what, "en", Nouns(TITLE)), render(refusal.why, "en", Nouns(TITLE)), refusal.source)
        for refusal in TITLE.why_not(t.game, RED)
    ]
    assert ("Buy Iron Marshal", "It costs 9 resources; you have 1 resource.", "rules 7.4") in said
    assert ("Use The Spider", "Each card works once per turn.", "rules 7.8") in said
    assert ("Upgrade the base", "It costs 4 resources; you have 1 resource.", "rules 7.7") in said
    assert ("Attack the Ark", "Your combat troop is empty.", "rules 7.10") in said
    assert ("Attack a base", "Your action pool shows neither attack symbol nor critical hit.", "rules 7.10") in said
    assert TITLE.why_not(t.game, BLUE) == [], "only for the seat that is asked"


def test_only_the_decks_are_hidden_after_the_draft() -> None:
    t = Table(2).troop(BLUE, "S-LEG-1").slot(BLUE, 1, "C-CON-1").act(RED)
    view = TITLE.view(t.game, RED)
    assert isinstance(view, Arche)
    for name in (*view.ints, *view.lists, "discards", "troops", "slots"):
        assert getattr(view, name) == getattr(t.game, name), name
    assert view.decks == [[UNKNOWN] * len(deck) for deck in t.game.decks]


def test_sums_are_what_the_active_cards_add_up_to() -> None:
    """The permanent effects are kept up to date by every change of a stack."""
    for seed in range(6):
        game = TITLE.new(TITLE.setup("standard", 2 + seed % 3, seed))
        assert isinstance(game, Arche)
        stream = Stream(seed)
        while game.ask is not None:
            game.play(game.sample() if game.ask.seat < 0 else game.ask.sample(stream))
            kept = list(game.sums)
            if not game.hands and NEUTRAL not in game.faction:
                for seat in range(game.rules.players):
                    refresh(game, seat)
                assert game.sums == kept


def test_action_cards_are_offered_only_in_the_own_action_phase() -> None:
    t = Table(2).slot(RED, 1, "B-SHA-1").dice_phase(RED).choose(4).choose(2)
    assert t.ask.seat < 0, "no question about an action card before the roll"
    assert CARDS[number("B-SHA-1")].phase == ACTION_PHASE
