"""`python -m brewtable` is `brewtable`."""

from brewtable.cli import main

main()
