"""`python -m brewtable.table.openapi` prints the schema of the API, for those who write clients."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path

from brewtable.table.app import make_app
from brewtable.table.game_types import with_faces


def schema() -> str:
    with tempfile.TemporaryDirectory() as folder:
        return json.dumps(with_faces(make_app(Path(folder)).openapi_schema.to_schema()), indent=2)


if __name__ == "__main__":
    print(schema())
