"""The lab: is a deck fair, deep and lively? Games between bots as rows, and a report made from the rows."""
