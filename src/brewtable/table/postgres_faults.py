"""What goes wrong with PostgreSQL: nothing where its driver, which is an extra, is not installed."""

from __future__ import annotations

try:
    import asyncpg  # type: ignore[import-untyped]
except ModuleNotFoundError:
    POSTGRES_FAULTS: tuple[type[Exception], ...] = ()
    POSTGRES_AWAY: tuple[type[Exception], ...] = ()
    NOT_A_TEXT: tuple[type[Exception], ...] = ()
else:
    POSTGRES_FAULTS = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
    NOT_A_TEXT = (asyncpg.CharacterNotInRepertoireError,)  # it keeps no text with a zero in it
    # It cannot be reached, or has more to do than it can.
    POSTGRES_AWAY = (
        asyncpg.PostgresConnectionError,
        asyncpg.CannotConnectNowError,
        asyncpg.AdminShutdownError,
        asyncpg.CrashShutdownError,
        asyncpg.TooManyConnectionsError,
        asyncpg.InterfaceError,
        asyncpg.InternalClientError,  # a connection that broke while it was handed on
    )
