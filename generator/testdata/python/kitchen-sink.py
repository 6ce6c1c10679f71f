"""What a module says of itself.

    Indented lines keep what they have more than the others.
"""

import os.path
import acme.core as core, json
from . import near as beside
from ..far import (
    one,  # a comment
    two as second,
)
from acme.models import *

LIMIT = 5 * (os.cpu_count() or 4)
PLAIN: int = 1_000
"""What the constant is for."""
NAMES = {*core.NAMES, "a"} | {"b"}
PAIRS = {"key": [1, -2.5], **core.PAIRS}
FIRST = SECOND = None
TEXT = "one " 'two ' f"{LIMIT} {{three}}" r"\d" "\x41\u00e9\n"
BYTES = b"\x00"
EACH = [name.value for name in core.Kind]
MAKE = lambda: dict(a=1)
type Alias = int | None

if TYPE_CHECKING:
    from acme.types import Only
elif core.NEW:
    Only = str
else:
    Only = object

try:
    import extra
except ImportError as problem:
    extra = None


@final
@register("name", *core.NAMES, kind=core.Kind.SQL, **core.PAIRS)
class Connector(core.Base, Generic[T], metaclass=Meta):
    """Reads things."""

    limit: Optional["Limit"] = Field(default=None, description="How many.")
    name = "x"
    core.other = 1

    _old = renamed("old", "limit")
    removed("gone")

    class Config:
        extra = "forbid"

    @property
    def size(self) -> int:
        """How large it is."""
        return len(self.items)

    @classmethod
    async def make(cls, first, /, second: str = "b", *rest: int, third, fourth: bool = True, **more) -> "Connector":
        if first:
            return cls()
        return None

    def __init__(self, *, only: "Dict[str, int]" = {}): ...


group.add_command(make)
