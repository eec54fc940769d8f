"""The browser client: the built files, and its start page for the addresses that the client itself reads."""

from __future__ import annotations

import mimetypes
import re
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.params import FromPath

from brewtable.table.problems import Refusal

STATIC = Path(__file__).parent / "static"
INDEX = "index.html"
FOREVER = "public, max-age=31536000, immutable"  # names of these files change with their content
NEVER = "no-cache"
CLIENT_ROUTES = re.compile(
    r"|new/[\w-]+|table/\w+(/(replay|review))?|join/[\w -]+|rules/[\w-]+|score(/[\w-]+)?|settings"
)
NOT_BUILT = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>brewtable</title></head>
<body>
<h1>brewtable</h1>
<p>The table service runs, but its pages have not been built.
Stop it and run <code>make play</code> in the source folder: it builds them and starts again.</p>
<p>At a terminal, <code>brewtable play beer-and-bread</code> needs no pages.</p>
</body>
</html>
"""


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(path: FromPath[str] = "") -> Response[bytes]:
    """A file of the client, or the page that starts it."""
    asked = path.strip("/")
    file = (STATIC / asked).resolve()
    if asked and file.is_relative_to(STATIC.resolve()) and file.is_file() and file.name != INDEX:
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        lasting = FOREVER if asked.startswith("assets/") else NEVER
        return Response(file.read_bytes(), media_type=kind, headers={"cache-control": lasting})
    if asked not in ("", INDEX) and not CLIENT_ROUTES.fullmatch(asked):
        raise Refusal(404, "no-page", "table-no-page")
    index = STATIC / INDEX
    content = index.read_bytes() if index.is_file() else NOT_BUILT.encode()
    return Response(content, media_type=MediaType.HTML, headers={"cache-control": NEVER})
