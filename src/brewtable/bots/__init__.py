"""Players made of code. They see what their seat may see, and nothing else."""

from brewtable.bots.bot import Bot, bot_names, check_known, make_bot

__all__ = ["Bot", "bot_names", "check_known", "make_bot"]
