"""The two commands of the repository: ``./starboard`` and ``./test``. Standard library only.

Both make ``.venv`` where it is missing or stale, install into it what they need as the lock file says, and go on. A
stamp in ``.venv`` holds what it was made from, so that the second time costs one small file comparison.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]
from starboard import fast  # noqa: E402  (from the work tree: nothing is installed yet)
from tools import lock, page  # noqa: E402

VENV = ROOT / ".venv"
STAMP = VENV / "starboard-stamp"
PYTHON = VENV / "bin" / "python"
BROWSERS = ("chromium-headless-shell", "chromium")  # the first that can be had
COMPILED = (  # tests that play many games, or drive whole programs
    "tests/laws", "tests/kept", "tests/page", "tests/bots", "tests/arena",
    "tests/cli/test_commands.py", "tests/server/test_titles.py",
    "tests/arcs/test_laws.py", "tests/arcs/test_toy_variant.py",
    "tests/carpe_astra/test_laws.py", "tests/carpe_astra/test_holes.py", "tests/carpe_astra/test_terminal.py",
    "tests/arche/test_laws.py", "tests/arche/test_options.py", "tests/arche/test_terminal.py",
)  # fmt: skip


class Trouble(Exception):
    """Something a person must mend; the message says what."""


# -- the environment ----------------------------------------------------------------------------------


def wanted() -> str:
    """What the environment is made from: the project file, the lock file and the Python."""
    made_from = hashlib.blake2b(lock.PROJECT.read_bytes() + lock.LOCK.read_bytes(), digest_size=12).hexdigest()
    return f"{made_from} {sys.version.split()[0]}"


def present() -> list[str]:
    """The extras installed so far; empty when the environment is missing or stale."""
    try:
        made_from, _, extras = STAMP.read_text().partition("\n")
    except OSError:
        return []
    return extras.split() if made_from == wanted() and PYTHON.exists() else []


def ensure(*extras: str) -> None:
    """Bring the environment up to date. Two launchers at once wait for each other."""
    if set(extras) <= set(present()):
        return
    with lock.PROJECT.open() as door:
        fcntl.flock(door, fcntl.LOCK_EX)
        have = present()
        if set(extras) <= set(have):
            return
        together = sorted({*have, *extras})
        say("Setting up Starboard in .venv (this happens once) ...")
        STAMP.unlink(missing_ok=True)
        if not usable():
            create()
        requirements = VENV / "requirements.txt"
        requirements.write_text(lock.chosen(lock.LOCK.read_text(), together))
        pip("install", "--require-hashes", "--requirement", str(requirements))
        # Starboard itself, built by the setuptools that was just installed: nothing else is fetched.
        pip("install", "--no-deps", "--no-build-isolation", "--editable", str(ROOT))
        STAMP.write_text(f"{wanted()}\n{' '.join(together)}\n")


def usable() -> bool:
    """Whether ``.venv`` has a running Python of our version with pip."""
    ask = "import sys, pip; print(*sys.version_info[:2])"
    try:
        answer = subprocess.run([PYTHON, "-I", "-c", ask], capture_output=True, text=True, check=False)
    except OSError:
        return False
    return answer.stdout.split() == [str(part) for part in sys.version_info[:2]]


def create() -> None:
    try:
        venv.EnvBuilder(clear=True, with_pip=True, symlinks=True).create(VENV)
    except (OSError, subprocess.CalledProcessError) as error:
        hint = "on Debian and Ubuntu, install python3-venv"
        raise Trouble(f"cannot make a virtual environment in {VENV} ({hint}): {error}") from None


def pip(*arguments: str) -> None:
    command = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "--quiet", *arguments]
    result = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if result.returncode != 0:
        sys.stderr.write(result.stdout)
        raise Trouble("pip could not install what Starboard needs; its message is above")


# -- ./starboard --------------------------------------------------------------------------------------


def needed(arguments: list[str]) -> list[str]:
    """The extras that a command line asks for."""
    asked_for = {
        "fast": arguments[:1] == ["build-fast"],
        "cluster": "--ray" in arguments,
        "postgres": any(["postgresql" in argument for argument in arguments]),
    }
    return [extra for extra, asked in asked_for.items() if asked]


def run(arguments: list[str]) -> None:
    ensure("base", *needed(arguments))
    building = arguments[:1] == ["build-fast"]
    environment = dict(os.environ)
    if not building and not environment.get("STARBOARD_INTERPRETED") and fast.is_fresh(ROOT):
        environment["PYTHONPATH"] = os.pathsep.join(
            [str(ROOT / ".fast"), *filter(None, [environment.get("PYTHONPATH")])]
        )
    os.execve(PYTHON, [str(PYTHON), "-P", "-m", "starboard", *arguments], environment)


# -- ./test -------------------------------------------------------------------------------------------


def test(arguments: list[str]) -> int:
    ensure("base", "fast", "test", *needed([os.environ.get("STARBOARD_TEST_DB", "")]))
    os.chdir(ROOT)
    os.environ["PATH"] = os.pathsep.join([str(VENV / "bin"), os.environ.get("PATH", "")])
    if arguments and not any([argument.startswith("tests/page") for argument in arguments]):
        return step("pytest", *arguments)
    building = compiling() if not arguments and shutil.which("gcc") else None
    browser()
    node()
    result = step("pytest", *arguments) if arguments else everything(building)
    if page.missing():
        say(f"The page was neither type-checked nor built: {page.missing()}")
    return result


def compiling() -> subprocess.Popen[bytes]:
    """The compiled copy is made beside the first gates: half of the time it needs one core only."""
    command = ("python", "-P", "-m", "starboard", "build-fast", "--with", "tests/beside/toy_arcs.py")
    say(f"$ {' '.join(command)} &")
    return subprocess.Popen(command)


def everything(building: subprocess.Popen[bytes] | None) -> int:
    gates = (
        ("ruff", "check", "--quiet"),
        ("ruff", "format", "--check", "--quiet"),
        ("mypy",),
        ("lint-imports", "--no-logo"),
    )
    failed = any([step(*gate) for gate in gates])
    if building is None:
        return 1 if failed else step("pytest", "-n", "2")
    if building.wait() or failed:
        return 1
    # Long games go over the compiled copy, which is faster and tolerates less; golden games over both. Many tests wait
    # for a browser or a server, so that three of them keep two cores busy.
    tests = ("pytest", "-n", "3")
    compiled = ("env", "STARBOARD_COMPILED=1", *tests, "-o", "pythonpath=.fast tests .")
    if step(*compiled, "tests/golden/test_golden.py", *COMPILED):
        return 1
    return step(*tests, *[f"--ignore={path}" for path in COMPILED])


def browser() -> None:
    """The page's tests drive Debian's Chromium: its headless shell, where there is one."""
    if not (ROOT / "tests" / "page").exists() or not shutil.which("apt-get"):
        return
    sudo = [] if os.geteuid() == 0 else ["sudo", "-n"]
    for command in (["update"], *[["install", "-y", name] for name in BROWSERS]):
        if any([shutil.which(name) for name in BROWSERS]):
            return
        say(f"Installing Chromium for the tests of the page: {' '.join(command)} ...")
        quiet = subprocess.DEVNULL
        subprocess.run([*sudo, "apt-get", "-qq", *command], stdout=quiet, stderr=quiet, check=False)


def node() -> None:
    """The page is type-checked and built where Node is present."""
    if page.has_node() and not page.has_packages():
        say("Fetching the packages of the page ...")
        page.fetch()


def step(*command: str) -> int:
    say(f"$ {' '.join(command)}")
    return subprocess.run(command, check=False).returncode


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def main() -> int:
    what, *arguments = sys.argv[1:]
    try:
        if what == "test":
            return test(arguments)
        run(arguments)
    except Trouble as error:
        say(f"starboard: {error}")
        return 2
    except KeyboardInterrupt:
        say("starboard: stopped")
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
