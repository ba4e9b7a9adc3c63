"""The built page: found, kept where it may be kept, and missing in plain words."""

from __future__ import annotations

from pathlib import Path

from server.tools import Site, config


def with_page(folder: Path) -> Site:
    web = folder / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><title>Starboard</title>")
    (web / "icon.svg").write_text("<svg/>")
    (web / "assets" / "index-abc123.js").write_text("1")
    settings = config(folder)
    settings.web = web
    return Site(folder, settings)


def test_assets_are_kept_for_good_and_the_page_is_asked_for_again(tmp_path: Path) -> None:
    with with_page(tmp_path) as site:
        asset = site.http.get("/assets/index-abc123.js")
        assert asset.status_code == 200
        assert "immutable" in asset.headers["cache-control"]
        assert "javascript" in asset.headers["content-type"]
        assert site.http.get("/").headers["cache-control"] == "no-cache"
        assert site.http.get("/icon.svg").headers["content-type"] == "image/svg+xml"


def test_a_link_to_a_table_is_the_page(tmp_path: Path) -> None:
    with with_page(tmp_path) as site:
        assert "<title>Starboard</title>" in site.http.get("/table/abc").text
        missing = site.http.get("/assets/gone.js")
        assert missing.status_code == 404
        assert "immutable" not in missing.headers.get("cache-control", "")


def test_without_a_built_page_there_is_a_plain_note(tmp_path: Path) -> None:
    settings = config(tmp_path)
    settings.web = tmp_path / "nothing"
    with Site(tmp_path, settings) as site:
        assert "lacks the built page" in site.http.get("/").text
        assert site.get("health")["ok"] is True
