"""The play service: tables, seats, storage and live updates for browsers."""
