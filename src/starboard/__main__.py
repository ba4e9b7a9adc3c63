"""``python -m starboard``."""

from starboard.cli import main

main()
