"""Requests made up from the OpenAPI document, by schemathesis: right ones, and ones that are wrong in every way.

    python -m bench.attacks.requests [--count 10000]

Three of four go to tables that there are, with tokens that fit. One line: how many of which answer; an exit code of 1
if one of them was a failure of the server's own (500, or a connection that broke off), each of which is shown.
"""

from __future__ import annotations

import importlib
import itertools
import random
import sys
import tempfile
import warnings
from collections import Counter
from pathlib import Path
from typing import Any, Final

import click
import httpx
import hypothesis
from bench.attacks.target import Target
from hypothesis import HealthCheck, strategies

LIMITS: Final = (
    "requests_per_second=1e9, request_burst=10**9, tables_per_address=10**9, tables=10**9, connections_per_address=1000"
)
schemathesis: Final[Any] = importlib.import_module("schemathesis")
REAL: Final = 3  # times that each request is sent to tables that there are
Known = dict[str, list[Any]]


def some_tables(target: Target) -> Known:
    """Tables of every kind, and what their people hold."""
    known: Known = {"table": [], "token": [], "invite": [], "title": ["arcs", "arche", "carpe-astra"], "record": []}
    with httpx.Client(base_url=target.url, timeout=60) as http:
        for title in known["title"]:
            for others in ([{"kind": "hotseat"}], [{"kind": "open"}], [{"kind": "bot", "bot": "random"}]):
                seats = [{"kind": "me", "name": "Anna"}, *others]
                made = http.post("/api/tables", json={"title": title, "seats": seats, "pace": 0}).json()
                known["table"].append(made["table"])
                known["token"].append(made["token"])
                known["invite"].append(made["message"]["table"]["invite"] or "")
        bots = [{"kind": "bot", "bot": "random"}] * 2
        over = http.post("/api/tables", json={"title": "carpe-astra", "seats": bots, "pace": 0}).json()
        known["table"].append(over["table"])
        known["token"].append(over["token"])
    return known


def make_real(thing: Any, known: Known, dice: random.Random) -> Any:
    """Put what there is in the place of what was made up, mostly."""
    if isinstance(thing, dict):
        return {
            name: dice.choice(known[name])
            if known.get(name) and isinstance(value, str)
            else make_real(value, known, dice)
            for name, value in thing.items()
        }
    return [make_real(part, known, dice) for part in thing] if isinstance(thing, list) else thing


class Asker:
    """Sends what was made up, and counts the answers."""

    def __init__(self, target: Target, known: Known) -> None:
        self.target = target
        self.known = known
        self.dice = random.Random(19)
        self.answers: Counter[str] = Counter()
        self.failures: list[str] = []
        self.session = importlib.import_module("requests").Session()

    def send(self, case: Any) -> None:
        if self.dice.random() < 0.7:
            place = self.dice.randrange(len(self.known["token"]))
            fitting = {
                name: [values[place]] if name in ("table", "token") else values for name, values in self.known.items()
            }
            case.path_parameters = make_real(dict(case.path_parameters or {}), fitting, self.dice)
            case.body = make_real(case.body, fitting, self.dice)
            if self.dice.random() < 0.7:
                case.headers = {**dict(case.headers or {}), "Authorization": f"Bearer {fitting['token'][0]}"}
        try:
            answer = case.call(base_url=self.target.url, timeout=60)
        except Exception as error:
            self.note("no answer", case, type(error).__name__)
            return
        code = answer.status_code
        self.answers[str(code)] += 1
        if code >= 500 and code != 503:
            self.note(str(code), case, answer.text[:200])

    def note(self, what: str, case: Any, said: str) -> None:
        self.failures.append(f"{what}: {case.method} {case.formatted_path} {case.query} {str(case.body)[:300]} {said}")


def ask_all(target: Target, count: int) -> Asker:
    asker = Asker(target, some_tables(target))
    document = httpx.get(f"{target.url}/api/openapi.json").json()
    schema = schemathesis.openapi.from_dict(document)
    operations = [found.ok() for found in schema.get_all_operations()]
    for round in itertools.count():  # of some requests there are few, and then no more of them is made up
        left = count - sum(asker.answers.values())
        if left <= 0:
            return asker
        for operation in operations:
            ask_one(asker, operation, round, -(-left // (len(operations) * (REAL + 1))))
    raise AssertionError


def ask_one(asker: Asker, operation: Any, seed: int, count: int) -> None:
    modes = [operation.as_strategy(generation_mode=mode) for mode in schemathesis.GenerationMode]

    @hypothesis.seed(seed)
    @hypothesis.settings(max_examples=count, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @hypothesis.given(case=strategies.one_of(modes))
    def ask(case: Any) -> None:
        asker.send(case)

    ask()


@click.command()
@click.option("--count", default=10_000, show_default=True)
def main(count: int) -> None:
    """Send requests that were made up."""
    warnings.simplefilter("ignore")
    with tempfile.TemporaryDirectory() as folder:
        target = Target(Path(folder), LIMITS)
        try:
            asker = ask_all(target, count)
        finally:
            target.stop()
    for failure in asker.failures[:20]:
        click.echo(failure, err=True)
    codes = ", ".join([f"{code}: {number}" for code, number in sorted(asker.answers.items())])
    good = not asker.failures and target.alive
    click.echo(f"requests: {'held' if good else 'NOT HELD'}; {sum(asker.answers.values())} answers ({codes})")
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
