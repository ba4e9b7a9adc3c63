"""Choices carry what they promise, for the one who is asked alone."""

from __future__ import annotations

from pathlib import Path

from server.tools import Json, Person, Site, config
from starboard.server.catalogue import Catalogue


def dice_question(site: Site) -> Person:
    """Anna's first throw of dice in Arche."""
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "hotseat", "name": "Ben"}]
    made = site.post("tables", {"title": "arche", "seats": seats, "pace": 0}, 201)
    anna = Person(site, made["table"], made["token"], made["message"])
    while anna.look()["ask"]["field"] != "keep":
        anna.answer(anna.choices[0])
    return anna


def test_an_outlook_is_told_in_the_readers_language(tmp_path: Path) -> None:
    with Site(tmp_path, config(tmp_path), Catalogue()) as site:
        anna = dice_question(site)
        told: dict[str, dict[int, Json]] = {}
        for lang in ("de", "en"):
            choices = anna.look(lang=lang)["ask"]["choices"]
            told[lang] = {choice["value"]: choice["outlook"] for choice in choices}
        for value, english in told["en"].items():
            german = told["de"][value]
            assert [one["mean"] for one in english["numbers"]] == [one["mean"] for one in german["numbers"]]
            for one in english["numbers"]:
                assert not one["chances"] or abs(sum(one["chances"]) - 1) < 0.001
        assert {one["what"] for one in told["en"][-1]["numbers"]} <= {"resources", "paragon", "hits", "critical"}
        assert {one["what"] for one in told["de"][-1]["numbers"]} <= {"Ressourcen", "Paragon", "Treffer", "kritisch"}


def test_a_spectator_gets_no_outlook(tmp_path: Path) -> None:
    with Site(tmp_path, config(tmp_path), Catalogue()) as site:
        anna = dice_question(site)
        assert "outlook" not in str(site.get(f"tables/{anna.table}")["ask"])


def test_a_game_that_tells_nothing_has_choices_without_an_outlook(site: Site) -> None:
    anna = site.table("me", "hotseat")
    assert all(["outlook" not in choice for choice in anna.message["ask"]["choices"]])
