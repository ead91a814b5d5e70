"""Tables of measurements in documents are those that benchmarks kept."""

from __future__ import annotations

import pytest
import results


def test_documents_have_the_tables_that_benchmarks_kept() -> None:
    assert [str(each) for each in results.stale()] == []
    named = {
        found[2] for each in results.DOCUMENTS for found in results.PLACE.finditer(each.read_text("utf-8"))
    }
    assert named == {each.stem for each in results.FOLDER.glob("*.json")}, "each table is shown somewhere"


def test_a_table_says_what_measured_it_and_where() -> None:
    result = results.Result(
        "python benchmarks/speed.py",
        "0123abcd",
        "2 cores",
        ["moves", "ratio"],
        {"trex": [7_654_321.9, 4.126]},
    )
    assert result.table().split("\n") == [
        "",
        "| | moves | ratio |",
        "|---|---:|---:|",
        "| trex | 7,654,322 | 4.13 |",
        "",
        "`python benchmarks/speed.py` at 0123abcd, on 2 cores.",
        "",
        "",
    ]


def test_a_document_gets_its_tables_and_keeps_all_else(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = results.Result("python a.py", "0123abcd", "2 cores", ["moves"], {"x": [None]}, "Once.")
    monkeypatch.setattr(results, "read", {"one": kept}.__getitem__)
    text = "before\n<!-- results: one -->\nold\n<!-- end of results -->\nafter\n"
    new = results.written(text)
    assert new == text.replace("old\n", kept.table())
    assert "| x |  |" in new
    assert results.written(new) == new
