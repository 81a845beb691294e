"""Deductions of facts by situation."""

from collections.abc import Mapping, Sequence

from laws.reading.facts import Deduction

DEDUCTIONS: Mapping[str, Sequence[Deduction]] = {}
