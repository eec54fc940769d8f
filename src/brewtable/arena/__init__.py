"""Many games at once: simulations, matches, tournaments and ratings."""
