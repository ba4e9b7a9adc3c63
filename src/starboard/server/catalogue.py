"""The games and bots that a server offers, and their facts in the reader's language."""

from __future__ import annotations

import gzip
import hashlib
import importlib
import importlib.util
import random
from typing import Any, Optional

import msgspec

from starboard.bots import bot as bots
from starboard.bots.bot import Bot
from starboard.core import registry
from starboard.core.errors import BadInput
from starboard.core.game import Option, Title, Variant
from starboard.server import wire
from starboard.server.ledger import COLOURS
from starboard.server.words import Refused


class Catalogue:
    """Titles by id and further bots, each named as ``module:attribute`` so that other processes find them too."""

    def __init__(self, places: Optional[dict[str, str]] = None, own_bots: Optional[dict[str, str]] = None) -> None:
        self.places = registered() if places is None else places
        self.own_bots = own_bots or {}
        self.loaded: dict[str, Title] = {}
        self.bots: dict[tuple[str, str], Bot] = {}
        self.facts_made: dict[tuple[str, str, str], tuple[bytes, bytes, str]] = {}

    def title(self, id: str) -> Title:
        if id not in self.places:
            raise Refused("not-found", "no-title")
        if id not in self.loaded:
            self.loaded[id] = found_at(self.places[id])
        return self.loaded[id]

    def bot(self, title: Title, name: str) -> Bot:
        key = (title.id, name)
        if key not in self.bots:
            try:
                own = self.own_bots.get(name)
                self.bots[key] = found_at(own)(title) if own else bots.make(name, title)
            except BadInput as error:
                raise Refused("bad-input", "seats", str(error)) from None
        return self.bots[key]

    def player(self, title: Title, name: str) -> tuple[str, Bot]:
        """The bot of a seat; if it is no longer installed, the strongest plays on in its place."""
        try:
            return name, self.bot(title, name)
        except Refused:
            return self.strongest(title), self.bot(title, self.strongest(title))

    def bot_name(self, title: Title, name: str, lang: str) -> str:
        try:
            return self.bot(title, name).name(lang)
        except Refused:
            return name

    def names(self, title: Title) -> list[str]:
        return [*bots.names(title), *self.own_bots]

    def strongest(self, title: Title) -> str:
        return bots.names(title)[-1]

    def stand_in(self, title: Title, wish: str) -> str:
        """The bot that was wished for, checked, or the strongest."""
        name = wish or self.strongest(title)
        self.bot(title, name)
        return name

    # -- facts -----------------------------------------------------------------------------------

    def titles(self, lang: str) -> wire.TitleList:
        return wire.TitleList([self.title_fact(self.title(id), lang) for id in self.places], COLOURS)

    def title_fact(self, title: Title, lang: str) -> wire.TitleFact:
        known = [wire.BotFact(name, self.bot(title, name).name(lang)) for name in self.names(title)]
        variants = [variant_fact(title, variant, lang) for variant in title.variants]
        return wire.TitleFact(title.id, title.name(lang), title.about(lang), title.hidden, variants, known)

    def facts(self, id: str, variant: str, lang: str) -> wire.Facts:
        """Those of a way to play; of all of them if none is named."""
        title = self.title(id)
        if variant and variant not in [way.id for way in title.variants]:
            raise Refused("not-found")
        kinds = {
            kind: [
                wire.ThingFact(value, title.noun(kind, value, lang), title.explain(kind, value, lang), dict(data))
                for value, data in enumerate(things)
            ]
            for kind, things in title.facts(variant).items()
        }
        way = variant or title.variants[0].id
        primer = [[heading(lang), told(lang)] for heading, told in title.primer(way)]
        return wire.Facts(id, primer, kinds)

    def facts_bytes(self, id: str, variant: str, lang: str) -> tuple[bytes, bytes, str]:
        """The facts as JSON, the same compressed, and their tag; made once, for they never change."""
        key = (id, variant, lang)
        if key not in self.facts_made:
            plain = msgspec.json.encode(self.facts(id, variant, lang))
            tag = f'"{hashlib.sha256(plain).hexdigest()[:24]}"'
            self.facts_made[key] = (plain, gzip.compress(plain, 6, mtime=0), tag)
        return self.facts_made[key]

    def explain(self, id: str, kind: str, value: int, lang: str) -> wire.Explained:
        title = self.title(id)
        try:
            return wire.Explained(value, title.noun(kind, value, lang), title.explain(kind, value, lang))
        except (KeyError, IndexError, ValueError, AssertionError, BadInput):
            raise Refused("not-found") from None


def found_at(place: str) -> Any:
    module, attribute = place.split(":")
    return getattr(importlib.import_module(module), attribute)


def registered() -> dict[str, str]:
    modules = {name: f"starboard.games.{name.replace('-', '_')}.title" for name in registry.names()}
    return {name: f"{module}:TITLE" for name, module in modules.items() if importlib.util.find_spec(module)}


def variant_fact(title: Title, variant: Variant, lang: str) -> wire.VariantFact:
    options = [option_fact(option, lang) for option in variant.options]
    rules = title.rules_of(variant.id)
    return wire.VariantFact(variant.id, variant.name(lang), variant.about(lang), rules, list(variant.seats), options)


def option_fact(option: Option, lang: str) -> wire.OptionFact:
    choices = [wire.ChoiceFact(choice.value, choice.text(lang), choice.players) for choice in option.choices]
    return wire.OptionFact(
        option.name, option.kind, option.text(lang), option.default, choices, option.low, option.high
    )


def any_choice(choices: list[int]) -> int:
    """The quick choice where a bot gave none in time."""
    return random.SystemRandom().choice(choices)
