"""The built client: files kept forever, its start page never, and a plain word when it is not built."""

from __future__ import annotations

from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from tests.table.guests import Guest

from brewtable.table import pages
from brewtable.table.problems import answer


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>the client</title>", "utf-8")
    (tmp_path / "assets" / "main-3f2a.js").write_text("export {}", "utf-8")
    (tmp_path / "favicon.svg").write_text("<svg/>", "utf-8")
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    return tmp_path


def visit(path: str, accept: str = "*/*") -> tuple[int, str, str, str]:
    with TestClient(Litestar([pages.page], exception_handlers={Exception: answer})) as browser:
        response = browser.get(path, headers={"accept": accept})
        kind = response.headers["content-type"].partition(";")[0]
        return response.status_code, kind, response.headers.get("cache-control", ""), response.text


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/new/beer-and-bread",
        "/table/0abc",
        "/table/0abc/replay?ply=3",
        "/table/0abc/review?ply=3",
        "/join/7KQ2-M0XD-94TR",
        "/settings",
        "/lobby",
        "/rules",
        "/rules/dice-brewing",
        "/rules/dice-brewing/how-to-play",
        "/rules/dice-brewing/icons",
        "/score",
        "/score/dice-brewing",
    ],
)
def test_the_addresses_of_the_client_get_its_start_page(built: Path, path: str) -> None:
    status, kind, lasting, text = visit(path)
    assert (status, kind, lasting) == (200, "text/html", "no-cache")
    assert "the client" in text


def test_named_files_are_kept_forever_and_others_are_asked_for_again(built: Path) -> None:
    assert visit("/assets/main-3f2a.js")[1:3] == ("text/javascript", "public, max-age=31536000, immutable")
    assert visit("/favicon.svg")[1:3] == ("image/svg+xml", "no-cache")
    assert visit("/index.html")[2] == "no-cache"


@pytest.mark.parametrize(
    ("takes", "packed"),
    [("gzip", True), ("br, gzip;q=0.5", True), ("", False), ("br", False), ("gzip;q=0, br", False)],
)
@pytest.mark.parametrize("path", ["/", "/assets/main-3f2a.js", "/favicon.svg", "/nowhere"])
def test_text_is_packed_for_those_who_take_it_so(built: Path, path: str, takes: str, packed: bool) -> None:
    with TestClient(Litestar([pages.page], exception_handlers={Exception: answer})) as browser:
        asked = {"accept": "text/html", "accept-encoding": takes}
        response = browser.get(path, headers=asked)
    assert response.headers.get("content-encoding") == ("gzip" if packed else None)
    assert response.headers["vary"] == "accept-encoding"
    wanted = {"/assets/main-3f2a.js": "assets/main-3f2a.js", "/favicon.svg": "favicon.svg"}
    assert response.text == (built / wanted.get(path, "index.html")).read_text("utf-8")


def test_a_file_that_was_built_anew_is_packed_anew(built: Path) -> None:
    assert "the client" in visit("/")[3]
    (built / "index.html").write_text("<!doctype html><title>the next</title>", "utf-8")
    assert "the next" in visit("/")[3]


@pytest.mark.parametrize(
    "path", ["/assets/main-old.js", "/nowhere", "/table", "/assets/", "/assets/%2e%2e/app.py"]
)
def test_nothing_else_is_there(built: Path, path: str) -> None:
    assert visit(path)[0] == 404


def test_people_are_told_on_a_page_that_nothing_is_there_and_programs_in_json(built: Path) -> None:
    person = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"
    status, kind, lasting, text = visit("/nowhere/at/all", person)
    assert (status, kind, lasting) == (404, "text/html", "no-cache")
    assert "the client" in text
    assert visit("/nowhere/at/all", "application/json")[:2] == (404, "application/problem+json")
    assert visit("/assets/main-old.js", person)[:2] == (404, "application/problem+json")


def test_without_a_client_the_page_says_how_to_build_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    status, kind, _, text = visit("/")
    assert (status, kind) == (200, "text/html")
    assert "make play" in text


def test_the_running_service_answers_at_its_root(ann: Guest) -> None:
    response = ann.http.get("/")
    assert response.status_code == 200
    assert response.headers["content-type"].startswith("text/html")
