"""Limits of the source tree, so that it stays a place where things are found."""

from __future__ import annotations

from tests.house.figures import cycles, files, imported_once, long_functions, median_length

MOST_FILES = 892
LEAST_MEDIAN = 80
MOST_IMPORTED_ONCE = 160


def test_no_modules_import_each_other() -> None:
    assert cycles() == []


def test_functions_can_be_read_at_once() -> None:
    assert [*long_functions()] == []


def test_files_are_few_and_whole() -> None:
    assert len(files()) <= MOST_FILES
    assert median_length() >= LEAST_MEDIAN


def test_few_modules_serve_one_other_alone() -> None:
    assert len(imported_once()) < MOST_IMPORTED_ONCE
