"""Measurements of the numbers that the project holds. Run with `make benchmarks`; nothing here is asserted in a test."""
