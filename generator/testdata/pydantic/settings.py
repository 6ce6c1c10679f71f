"""A configuration with all that the second version of Pydantic can say."""

import os
from dataclasses import dataclass, field
from decimal import Decimal
from enum import Enum, IntEnum
from functools import cached_property
from typing import Annotated, Any, ClassVar, Dict, FrozenSet, Generic, List, Literal, NewType, Optional, Set, Tuple, TypeVar, Union

from annotated_types import Ge, Gt, Len, Le
from pydantic import (
    AliasChoices,
    AliasPath,
    AnyHttpUrl,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Discriminator,
    EmailStr,
    Field,
    Json,
    NegativeInt,
    NonNegativeInt,
    PositiveFloat,
    PrivateAttr,
    RootModel,
    SecretBytes,
    SecretStr,
    StrictBool,
    StrictInt,
    StrictStr,
    StringConstraints,
    Tag,
    computed_field,
    conint,
    constr,
    field_validator,
    model_validator,
)
from pydantic.alias_generators import to_camel
from typing_extensions import NotRequired, Required, TypedDict

from depot.constants import DEFAULT_PAGES, NAMES

Berth = NewType("Berth", str)
T = TypeVar("T")
K = TypeVar("K")
LIMIT = 5
Port = Annotated[int, Field(gt=0, le=65535, description="A port.")]
Name = Annotated[str, StringConstraints(min_length=1, max_length=9, pattern=r"^\w+$")]


class Colour(Enum):
    """What colours there are."""

    RED = "red"
    GREEN = "green"


class Level(IntEnum):
    LOW = 1
    HIGH = 2


class Page(BaseModel, Generic[T]):
    """A page of something."""

    items: List[T] = []
    first: Optional[T] = None


class Both(BaseModel, Generic[T, K]):
    left: T
    right: K


class Cat(BaseModel):
    kind: Literal["cat"] = "cat"
    lives: int = 9


class Dog(BaseModel):
    kind: Literal["dog", "puppy"]
    """Which of both."""


class Names(RootModel[List[str]]):
    """Names alone."""


@dataclass
class Point:
    x: int
    y: int = field(default=LIMIT)


class Extra(TypedDict, total=False):
    one: int
    two: str


class Told(TypedDict):
    """A dictionary whose keys are told."""

    key: Required[str]
    other: NotRequired[int]
    third: List[str]


class Leaf[Item, Key: str](BaseModel):
    items: list[Item] = []
    by_key: dict[Key, Item] = {}


class Documented(BaseModel):
    model_config = ConfigDict(use_attribute_docstrings=True)

    first: int = 1
    """What is
    first."""

    second: int = Field(2, description="Said by the field.")
    """Not this."""

    third: int = 3

    "Without a gap is needed."
    fourth: Optional[Cat] = None
    """A cat."""


class Inherits(Documented):
    fifth: int = 5
    """Inherits the manner."""


class Silent(BaseModel):
    first: int = 1
    """Not taken."""


class Camel(BaseModel):
    model_config = ConfigDict(alias_generator=to_camel, populate_by_name=True)

    page_size: int = 10
    named_otherwise: int = Field(1, alias="other")


class Config(BaseModel):
    """All of it."""

    model_config = ConfigDict(extra="forbid")

    _private: int = PrivateAttr(1)
    constant: ClassVar[int] = 3

    documented: Documented = Documented()
    inherits: Inherits = Inherits()
    silent: Silent = Field(default_factory=Silent)
    camel: Camel = Camel()

    annotated: Annotated[int, Field(gt=0, description="By its annotation.")] = 3
    annotated_default: Annotated[int, Field(default=7, description="Default in it.")]
    annotated_typed: Annotated[int, Ge(1), Le(5)] = 2
    annotated_words: Annotated[str, "just words"] = "x"
    port: Port = 80
    ports: List[Port] = [80]
    port_or_none: Optional[Port] = None
    name: Name = "n"
    lengths: Annotated[List[str], Len(1, 3)] = ["a"]

    colours: Set[Colour] = {Colour.RED}
    colour_list: list[Colour] = [Colour.RED, Colour.GREEN]
    colour_map: dict[Colour, int] = {Colour.RED: 1}
    by_level: Dict[str, Level] = {"a": Level.HIGH}
    frozen: FrozenSet[Colour] = frozenset({Colour.GREEN})
    colour: Colour = Colour.RED
    level: Level = Level.LOW
    literal: Literal["a", "b"] = "a"
    literal_mixed: Literal["a", 1, None, Colour.RED] = "a"
    literal_or_none: Literal["a", "b"] | None = None

    page: Page[int] = Page[int]()
    pages: List[Page[Cat]] = []
    both: Both[int, str] = Both(left=1, right="r")

    factory: List[str] = Field(default_factory=lambda: ["a", "b"])
    factory_call: Dict[str, str] = Field(default_factory=dict)
    pages_default: int = DEFAULT_PAGES
    names_default: List[str] = NAMES
    environment: str = os.environ.get("DEPOT_HOME", "/srv")
    environment_none: Optional[str] = os.environ.get("DEPOT_TOKEN")
    got: str = os.getenv("DEPOT_USER", "nobody")
    number: int = int(os.getenv("DEPOT_COUNT", "4"))
    formatted: str = f"depot-{LIMIT}"
    formatted_code: str = f"depot-{os.getpid()}"
    computed: int = LIMIT * 1024**2
    joined: str = ",".join(["a", "b"])
    home: str = os.path.expanduser("~/depot")
    length: int = len(NAMES)
    conditional: str = "a" if LIMIT > 3 else "b"

    either: int | str | None = None
    required_or_none: str | None
    aliased: str = Field("x", alias="alsoKnown")
    validated: str = Field("y", validation_alias="validatedAs")
    choices: str = Field("z", validation_alias=AliasChoices("one_of", "two_of"))
    path: str = Field("p", validation_alias=AliasPath("outer", 0))
    serialized: str = Field("s", serialization_alias="writtenAs")
    deprecated: int = Field(1, deprecated=True)
    deprecated_text: int = Field(1, deprecated="Use `port`.")
    excluded: int = Field(1, exclude=True)
    frozen_field: int = Field(1, frozen=True)
    pet: Union[Cat, Dog] = Field(Cat(), discriminator="kind")
    pet_annotated: Annotated[Union[Cat, Dog], Field(discriminator="kind")] = Cat()
    pet_tagged: Annotated[Union[Annotated[Cat, Tag("c")], Annotated[Dog, Tag("d")]], Discriminator(lambda v: "c")] = Cat()
    secret: SecretStr = SecretStr("hidden")
    secret_bytes: Optional[SecretBytes] = None
    examples: str = Field("e", examples=["one", "two"])
    extra_dict: str = Field("e", json_schema_extra={"format": "special", "examples": ["three"]})
    extra_function: str = Field("e", json_schema_extra=lambda schema: None)
    email: EmailStr = "a@example.org"
    url: AnyHttpUrl = "http://localhost"
    json_text: Json = "{}"
    strict: StrictInt = 1
    strict_bool: StrictBool = True
    strict_text: StrictStr = "x"
    negative: NegativeInt = -1
    positive: PositiveFloat = 1.5
    money: Decimal = Decimal("1.50")
    pair: Tuple[int, str] = (1, "a")
    anything: Any = None
    names: Names = Names(["a"])
    point: Point = Point(x=1)
    extra: Extra = {}
    told: Told
    leaf: Leaf[Cat, str] = Leaf()
    pets: List[Annotated[Union[Cat, Dog], Field(discriminator="kind")]] = []
    pet_or_none: Optional[Union[Cat, Dog]] = Field(None, discriminator="kind")
    empty_secret: SecretStr = SecretStr("")
    optional_secret: SecretStr | None = SecretStr("hidden")
    limited: conint(ge=1, le=3) = 1
    worded: constr(min_length=1) = "a"
    many: List[str] = Field(["a"], min_length=1, max_length=3)
    multiple: float = Field(0.5, multiple_of=0.5, allow_inf_nan=False)
    renamed: int = Field(1, title="Its Title")
    berth: Berth = Berth("north")
    hidden: int = Field(1, repr=False, kw_only=True)
    before: Annotated[List[str], BeforeValidator(lambda v: v)] = []

    @computed_field
    @property
    def whole(self) -> int:
        """Computed."""
        return 1

    @computed_field(alias="whole2")
    @cached_property
    def other(self) -> int:
        return 1

    @field_validator("port")
    @classmethod
    def check(cls, value: int) -> int:
        return value
