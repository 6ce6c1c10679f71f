"""Talks to the server."""

import os
from dataclasses import dataclass, field
from enum import Enum
from typing import ClassVar, Dict, List, Literal, Optional, Union, overload

import requests
from deprecated import deprecated
from pydantic import BaseModel, Field

LIMIT: int = 10
"""How many items there may be."""
_RETRIES = int(os.getenv("RETRIES", "3"))
DEFAULT_NAME = "item"
NAMES = (DEFAULT_NAME, "other")
logger = object()


class Color(Enum):
    """Colours."""

    RED = "red"
    """Like blood."""
    GRAY = "gray"


@dataclass
class Item:
    """An item.

    Attributes:
        name: What it is called.
    """

    name: str
    tags: List[str] = field(default_factory=list)
    color: Color = Color.RED
    kinds: ClassVar[int] = 3
    _secret: int = field(default=0, init=False)


Thing = Item


class Settings(BaseModel):
    server: str
    port: int = Field(8080, description="Where it listens.")
    names: Dict[str, int] = Field(default_factory=dict)


class _Base:
    def close(self) -> None:
        """Ends it."""


class Client(_Base):
    """Sends items.

    Args:
        server: Where they go.
    """

    mode: Literal["fast", "slow"] = "fast"

    class Options:
        """How it works."""

        retries: int = _RETRIES

    @overload
    def __init__(self, server: str) -> None: ...
    @overload
    def __init__(self, *, session: requests.Session) -> None: ...
    def __init__(self, server: Optional[str] = None, *, session: Optional[requests.Session] = None) -> None:
        pass

    @property
    def settings(self) -> "Settings":
        """What it was given."""

    @settings.setter
    def settings(self, value: Settings) -> None:
        pass

    @classmethod
    def from_env(cls, prefix: str = DEFAULT_NAME) -> "Client":
        pass

    @staticmethod
    def check(names=NAMES, options=Options.retries, colors=[Color.GRAY], factory=lambda: 1) -> Union[bool, None]:
        """Checks.

        Raises:
            ValueError: If a name is unknown.
        """

    @deprecated(reason="Use check")
    async def test(self, item: "Item | None" = None) -> None:
        pass

    def _private(self):
        pass
