"""Notations that players type: an auction in one line, in columns, or pasted from a screen."""

from laws.notation.auction import WrittenAuction, WrittenCall, read_auction

__all__ = ["WrittenAuction", "WrittenCall", "read_auction"]
