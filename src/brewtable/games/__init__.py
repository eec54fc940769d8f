"""One folder per rule book."""
