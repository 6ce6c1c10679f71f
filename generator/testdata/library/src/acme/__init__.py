"""A library of items."""

from acme._made import make_item
from acme.client import Client

__all__ = ["Client", "make_item", "VERSION"]

VERSION = "1.2"
_hidden = 1
