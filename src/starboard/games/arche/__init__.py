"""Arche: dice, soldiers and the control of an Ark, for two to four players."""
