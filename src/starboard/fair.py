"""Dice that nobody can foresee, and that nobody can bend, not even whoever runs the table.

A table has a secret of 32 bytes. Its SHA-256 is shown before anything is drawn, and each seat may then add a word of
its own. Every chance answer is drawn from a lane of a stream that is keyed with both; lanes count over the life of the
table, so that what is taken back falls anew. When the game is over the secret is told, and everybody can draw again.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any, Final, Optional

from starboard.core.ask import CHANCE, Answer, Ask
from starboard.core.chance import Sealed
from starboard.core.errors import BadInput, DamagedFile
from starboard.core.state import State

SECRET: Final = 32  # bytes
LONGEST_WORD: Final = 64  # letters that a seat may add


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET)


def commitment(secret: bytes) -> str:
    """What is shown of a secret before it is told."""
    return hashlib.sha256(secret).hexdigest()


def subkey(secret: bytes, purpose: bytes, words: list[str]) -> bytes:
    """A key of its own for each purpose, so that none tells anything about another."""
    said = json.dumps(words, separators=(",", ":")).encode()
    return hashlib.blake2b(said, key=secret, person=purpose, digest_size=SECRET).digest()


class Dice:
    """A secret and the words of the seats. Words are mixed in before the first draw; the seeds of bots have a key of
    their own."""

    def __init__(self, secret: bytes, words: list[str]) -> None:
        self.key = subkey(secret, b"starboard dice", words)
        self.bots = subkey(secret, b"starboard bots", [])

    def draw(self, ask: Ask, lane: int) -> Answer:
        return ask.sample(Sealed(self.key, lane))

    def bot_seed(self, seat: int, at: int) -> int:
        return Sealed(self.bots, at).below(1 << 53) ^ seat


class Proof:
    """What a record tells of its dice: ``lanes`` has one number per chance answer."""

    def __init__(self, secret: bytes, words: list[str], lanes: list[int], hash: str = "") -> None:
        self.secret = secret
        self.words = words
        self.lanes = lanes
        self.hash = hash or commitment(secret)

    def data(self) -> dict[str, Any]:
        return {"hash": self.hash, "secret": self.secret.hex(), "words": self.words, "lanes": self.lanes}


def read_proof(data: object) -> Proof:
    try:
        assert isinstance(data, dict)
        words, lanes = [str(word) for word in data["words"]], [int(lane) for lane in data["lanes"]]
        return Proof(bytes.fromhex(data["secret"]), words, lanes, str(data["hash"]))
    except (AssertionError, KeyError, ValueError, TypeError) as error:
        raise DamagedFile(f"what this record says of its dice is not complete: {error!r}") from None


def check_dice(state: State, answers: list[Answer], proof: Optional[Proof]) -> int:
    """Draw every chance answer anew, from the beginning of a game on, and say how many there were."""
    if proof is None:
        raise BadInput("this record does not tell the secret of its dice, so they cannot be drawn anew")
    if len(proof.secret) != SECRET or commitment(proof.secret) != proof.hash:
        raise BadInput("the secret of this record is not the one whose hash was shown")
    if proof.lanes != sorted(set(proof.lanes)):
        raise BadInput("the lanes of this record do not rise: something was drawn twice")
    dice, drawn = Dice(proof.secret, proof.words), 0
    for number, answer in enumerate(answers):
        ask = state.ask
        if ask is not None and ask.seat == CHANCE:
            if drawn == len(proof.lanes):
                raise BadInput("this record names fewer lanes than chance answered")
            if dice.draw(ask, proof.lanes[drawn]) != answer:
                raise BadInput(f"answer {number}, {answer}, is not what the dice of this table showed")
            drawn += 1
        state.answer(answer)
    if drawn != len(proof.lanes):
        raise BadInput("this record names more lanes than chance answered")
    return drawn
