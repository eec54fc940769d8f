"""Players made of code. They see what their seat may see, and nothing else."""

from brewtable.bots.bot import LEVELS, Bot, bot_names, make_bot

__all__ = ["LEVELS", "Bot", "bot_names", "make_bot"]
