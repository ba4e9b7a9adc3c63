"""The files of docs/hosting name commands and options that there are, and are well formed."""

from __future__ import annotations

import configparser
import json
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import click
import pytest

from starboard.cli.app import app

FILES = Path(__file__).parents[2] / "docs" / "hosting"
TEXT = (FILES.parent / "hosting.md").read_text(encoding="utf-8")


def parse(arguments: list[str]) -> dict[str, object]:
    """As the command line reads it, without running it."""
    with app.make_context("starboard", [arguments[0], "--help"], resilient_parsing=True) as context:
        command = app.get_command(context, arguments[0])
    assert command is not None, arguments
    with command.make_context(arguments[0], arguments[1:]) as context:
        return dict(context.params)


def test_every_file_is_told_of() -> None:
    for file in FILES.iterdir():
        assert f"hosting/{file.name}" in TEXT


def test_the_unit_starts_the_server_and_starts_it_anew() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(FILES / "starboard.service")
    service = unit["Service"]
    found = parse(shlex.split(service["ExecStart"])[1:])
    assert (found["host"], found["trusted_proxy"]) == ("127.0.0.1", ("127.0.0.1",))
    assert (service["Restart"], int(service["LimitNOFILE"]) >= 10_000, service["MemoryMax"]) == ("always", True, "2G")


def test_the_commands_of_the_container_are_those_of_the_program() -> None:
    text = (FILES / "Dockerfile").read_text()
    command = json.loads(re.findall(r"^CMD (.*)$", text, re.MULTILINE)[-1])
    assert parse(command)["host"] == "0.0.0.0"
    for copied in re.findall(r"^COPY (.*) \S+$", text, re.MULTILINE):
        assert all([(FILES.parents[1] / name).exists() for name in copied.split()])
    health = json.loads(re.findall(r"^HEALTHCHECK .*CMD (.*)$", text, re.MULTILINE)[0])
    compile(health[2], "HEALTHCHECK", "exec")


def test_the_commands_of_the_composition_are_those_of_the_program() -> None:
    text = (FILES / "compose.yaml").read_text()
    command = json.loads(re.findall(r"^    command: (\[\"serve.*\])$", text, re.MULTILINE)[0])
    found = parse([re.sub(r"\$\{(\w+)[^}]*\}", r"\1", word) for word in command])
    assert found["db"] == "postgresql+psycopg://starboard:PASSWORD@database/starboard"
    assert found["trusted_proxy"] == ("172.16.0.0/12",)


def test_the_commands_of_cron_are_those_of_the_program() -> None:
    lines = [line for line in (FILES / "starboard-backup.cron").read_text().splitlines() if line[0].isdigit()]
    for line in lines:
        command = line.split(" starboard ", 1)[1].replace("\\%", "%").split(" && ")[0].replace("$(date +%F)", "today")
        parse(shlex.split(command)[1:])
    assert len(lines) == 2


def test_nginx_reads_its_file(tmp_path: Path) -> None:
    text = (FILES / "nginx.conf").read_text()
    assert text.count("{") == text.count("}")
    nginx = shutil.which("nginx")
    if nginx is None:
        pytest.skip("there is no nginx here")
    plain = re.sub(r"^\s*ssl_certificate.*$", "", text, flags=re.MULTILINE).replace(" ssl;", ";")
    (tmp_path / "nginx.conf").write_text(f"events {{}}\nhttp {{\n{plain}\n}}\n")
    run = [nginx, "-t", "-c", str(tmp_path / "nginx.conf"), "-g", f"pid {tmp_path}/pid;"]
    result = subprocess.run(run, capture_output=True, text=True, check=False)
    assert "test is successful" in result.stderr, result.stderr


def test_an_option_that_is_not_there_would_be_noticed() -> None:
    with pytest.raises(click.ClickException):
        parse(["serve", "--no-such-thing"])
