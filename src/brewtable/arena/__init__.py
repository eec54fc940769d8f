"""Many games at once: simulations today, matches and ratings as the bots grow."""
