"""What every game stands on: positions, steps, chance, prompts, journals. Knows no game."""
