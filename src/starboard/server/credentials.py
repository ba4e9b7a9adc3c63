"""Tokens, ids and what people call themselves."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
from typing import Final, Optional

from starboard.fair import LONGEST_WORD
from starboard.server.words import Refused

LONGEST_NAME: Final = 40
SHORTEST_AWAY: Final = 60
LONGEST_AWAY: Final = 30 * 24 * 3600
ID: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")


def new_token() -> str:
    return secrets.token_urlsafe(24)


def rematch_token(table: str, token: str) -> str:
    """The token of the same person at the next table: it follows from the old one, so asking twice does no harm."""
    digest = hmac.new(token.encode(), f"rematch/{table}".encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(digest[:24]).decode()


def new_id() -> str:
    return secrets.token_urlsafe(12)


def is_id(text: str) -> bool:
    """Whether this may be the id of a table at all; nothing else comes near the database."""
    return ID.fullmatch(text) is not None


def hashed(token: str) -> str:
    """Tokens are stored as hashes, so that a copy of the database lets nobody sit down."""
    return hashlib.sha256(token.encode()).hexdigest() if token else ""


def same(one: str, other: str) -> bool:
    return bool(one) and hmac.compare_digest(one.encode(), other.encode())


def clean_name(name: str, needed: bool = True) -> str:
    """A name from outside: one line without control characters. Markup is data like any other sign."""
    text = " ".join("".join([c if c.isprintable() else " " for c in name]).split())
    if len(text) > LONGEST_NAME or (needed and not text):
        raise Refused("bad-input", "name")
    return text


def clean_pace(pace: float) -> float:
    if not 0 <= pace <= 2:
        raise Refused("bad-input", "pace")
    return round(float(pace), 2)


def clean_away(seconds: Optional[int]) -> Optional[int]:
    """After how long somebody counts as away: a minute where all sit there, days where a move a day is played."""
    if seconds is not None and not SHORTEST_AWAY <= seconds <= LONGEST_AWAY:
        raise Refused("bad-input", "away")
    return seconds


def clean_word(word: str) -> str:
    """What a seat adds to the dice: any letters that every keyboard has."""
    if word and (len(word) > LONGEST_WORD or not word.isascii() or not word.isprintable()):
        raise Refused("bad-input", "word")
    return word
