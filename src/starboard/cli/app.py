"""The commands, found by looking: a module ``commands/some_name.py`` with a ``command`` is ``starboard some-name``."""

from __future__ import annotations

import importlib
import pkgutil

import click

from starboard import __version__
from starboard.cli import commands


class Commands(click.Group):
    """Loads a command when it is called, so that one command does not pay for the others."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted([info.name.replace("_", "-") for info in pkgutil.iter_modules(commands.__path__)])

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.list_commands(ctx):
            return None
        module = importlib.import_module(f"starboard.cli.commands.{cmd_name.replace('-', '_')}")
        command: click.Command = module.command
        return command


@click.group(cls=Commands, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="starboard")
@click.pass_context
def app(context: click.Context) -> None:
    """Star-empire board games: play them, simulate them, study them."""
    if context.invoked_subcommand is None:
        table = app.get_command(context, "serve")  # with no arguments: the table in the browser, where there is one
        if table is None:
            click.echo(context.get_help())
        else:
            context.invoke(table)
