"""The cards: what a deck holds, how its file is read and shown, and the house deck."""
