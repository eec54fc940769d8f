"""Environments for programs that learn.

PettingZoo is in `brewtable.envs.aec`, Gymnasium in `brewtable.envs.seat` and `brewtable.envs.batched`,
OpenSpiel in `brewtable.envs.spiel`. All are thin: the rules are those of the games.

Importing this package registers a Gymnasium environment for each installed game, such as
`brewtable/BeerAndBread-v0`.
"""

from __future__ import annotations

from brewtable.envs.seat import register_all

register_all()
