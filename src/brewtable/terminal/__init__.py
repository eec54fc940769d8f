"""The table in a terminal."""

from brewtable.terminal.play import play

__all__ = ["play"]
