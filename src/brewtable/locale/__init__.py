"""Words: Fluent files turn the messages of kernel, games and clients into sentences of a language."""

from brewtable.locale.words import Words, languages, preferred_language

__all__ = ["Words", "languages", "preferred_language"]
