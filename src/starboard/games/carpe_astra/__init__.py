"""Carpe Astra (Ted Cheatham and Jackson Pope, 2008): 2-4 players, ten rounds of networks and slander."""
