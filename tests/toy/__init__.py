"""A small game for the tests of the core: hidden hands, a secret guess, dice, a shuffle, options."""
