"""The rule book: a file a chapter or action family, with the steps that happen there."""
