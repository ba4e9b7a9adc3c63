"""The command line: each module in ``commands`` is a command; trouble is one line on stderr and exit code 2."""

from __future__ import annotations

import os
import sys


def main(arguments: list[str] | None = None) -> None:
    """The entry point: run, and turn every trouble into one line."""
    sys.exit(run(sys.argv[1:] if arguments is None else arguments))


def run(arguments: list[str]) -> int:
    import click

    from starboard.cli.app import app
    from starboard.core.errors import BadInput

    try:
        with app.make_context("starboard", list(arguments)) as context:
            app.invoke(context)
        sys.stdout.flush()
        return 0
    except click.exceptions.Exit as error:
        return error.exit_code
    except click.ClickException as error:
        return fail(error.format_message())
    except BadInput as error:
        return fail(str(error))
    except (click.Abort, KeyboardInterrupt):
        return fail("stopped")
    except BrokenPipeError:
        # The reader went away (``| head``). Python would complain once more when it closes stdout.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 2
    except OSError as error:
        return fail(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except Exception as error:
        if os.environ.get("STARBOARD_DEBUG"):
            raise
        return fail(f"this is a bug in Starboard: {error!r} (STARBOARD_DEBUG=1 shows where)")


def fail(message: str) -> int:
    print(f"starboard: {' '.join(message.split())}", file=sys.stderr)
    return 2
