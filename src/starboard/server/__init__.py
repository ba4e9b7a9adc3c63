"""The table in the browser: the server alone runs the rules, a browser gets its seat's view and nothing else."""
