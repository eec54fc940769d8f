"""The browser client: the built files, and its start page for the addresses that the client itself reads."""

from __future__ import annotations

import gzip
import mimetypes
import re
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath

from brewtable.table.doorkeeper import FOR_STRANGERS
from brewtable.table.problems import Refusal

STATIC = Path(__file__).parent / "static"
INDEX = "index.html"
FOREVER = "public, max-age=31536000, immutable"  # names of these files change with their content
NEVER = "no-cache"
CLIENT_ROUTES = re.compile(
    r"|new/[\w-]+|table/\w+(/(replay|review))?|join/[\w -]+|(rules|score)(/[\w-]+)?|settings|account|lobby"
    r"|calls/(confirm|stop)/[\w.]+"
    r"|house|people/\w+|rules/[\w-]+/(how-to-play|icons)|enter(/[\w -]+)?|host(/\w+)?"
)
# What gets smaller; fonts are compressed as they are.
PACKED = {".css", ".html", ".js", ".json", ".svg"}
TAKES_GZIP = re.compile(r"\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))")
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


@get(["/", "/{path:path}"], opt=FOR_STRANGERS, include_in_schema=False)
async def page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    """A file of the client, or the page that starts it, which tells people where nothing is, too."""
    asked = path.strip("/")
    file = _file_called(asked)
    if file is not None and file.name != INDEX:
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        return _sent(request, file, kind, FOREVER if asked.startswith("assets/") else NEVER)
    known = asked in ("", INDEX) or CLIENT_ROUTES.fullmatch(asked) is not None
    if not known and (asked.startswith("assets/") or MediaType.HTML not in request.headers.get("accept", "")):
        raise Refusal(404, "no-page", "table-no-page")
    index, status = STATIC / INDEX, 200 if known else 404
    if index.is_file():
        return _sent(request, index, MediaType.HTML, NEVER, status)
    return Response(
        NOT_BUILT.encode(), media_type=MediaType.HTML, status_code=status, headers={"cache-control": NEVER}
    )


def _sent(
    request: Request[Any, Any, Any], file: Path, kind: str, lasting: str, status: int = 200
) -> Response[bytes]:
    """A file, packed for those who take it so."""
    headers = {"cache-control": lasting}
    content = None
    if file.suffix in PACKED:
        headers["vary"] = "accept-encoding"
        if TAKES_GZIP.search(request.headers.get("accept-encoding", "")):
            headers["content-encoding"] = "gzip"
            content = _packed(file, file.stat().st_mtime_ns)
    return Response(content or file.read_bytes(), media_type=kind, status_code=status, headers=headers)


@lru_cache(maxsize=512)  # more than there are files
def _packed(file: Path, changed: int) -> bytes:
    return gzip.compress(file.read_bytes(), mtime=0)


def _file_called(name: str) -> Path | None:
    """A file of the client, if there is one of this name."""
    try:
        file = (STATIC / name).resolve()
        return file if file.is_relative_to(STATIC.resolve()) and file.is_file() else None
    except (OSError, ValueError):  # too long for a name, or with letters that no name has
        return None
