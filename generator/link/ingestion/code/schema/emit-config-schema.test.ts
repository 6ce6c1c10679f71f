import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../../catalogue/json.ts";
import { createReport } from "../../../../diagnostics/report.ts";
import { readPythonTexts } from "../../../../testdata/read-python-texts.ts";
import { readConnectors } from "../read-connectors.ts";

const imports = `
import os
import pydantic
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from enum import Enum
from typing import Annotated, Any, ClassVar, Dict, Final, Generic, List, Literal, Optional, Set, Tuple, TypeVar, Union
from pydantic import BaseModel, Field, SecretStr, PositiveInt, HttpUrl, PrivateAttr
from pydantic.generics import GenericModel
from helpers import *

CONSTANT = ["a"]
Kind = Literal["one", "two"]
`;

const helpers = `
class Pattern(BaseModel):
    allow: List[str] = [".*"]
    ignore_case: Optional[bool] = True

    @classmethod
    def allow_all(cls) -> "Pattern":
        return cls()
`;

async function emit(body: string, version: 1 | 2): Promise<JsonObject> {
  const report = createReport();
  const sources = await readPythonTexts(
    {
      "setup.py": `requirements = ["pydantic${version === 1 ? "<2" : ">=2"}"]\nentry_points = {"x.ingestion.source.plugins": ["depot = a:Source"]}\nsetup(entry_points=entry_points)\n`,
      "src/a.py": `${imports}${body}\n@platform_name("Depot")\n@config_class(Config)\nclass Source: ...\n`,
      "src/helpers.py": `from typing import List, Optional\nfrom pydantic import BaseModel\n${helpers}`,
    },
    report,
  );
  const [plugin] = readConnectors(sources, report).sources;
  expect(report.diagnostics).toEqual([]);
  return plugin?.schema ?? {};
}

/** The schema of one field of a model. */
async function emitField(text: string, version: 1 | 2 = 2, around = ""): Promise<unknown> {
  const { properties, required } = await emit(`${around}class Config(BaseModel):\n    ${text}\n`, version);
  const [entry] = Object.entries((properties ?? {}) as JsonObject);
  const [name, property] = entry ?? ["", {}];
  const { title: _, ...facts } = property as JsonObject;
  return Array.isArray(required) && (required as readonly unknown[]).includes(name)
    ? { ...facts, isRequired: true }
    : facts;
}

describe("emitConfigSchema", () => {
  it("soon has enough of generic models that hold themselves for ever more", async () => {
    const fields = Array.from(
      { length: 1 },
      (_, index) => `    a${index}: "Optional[Deep[Dict[str, Set${index}[T]]]]"`,
    );
    const { $defs } = await emit(
      `T = TypeVar("T")\n${fields.map((__, index) => `Set${index} = Set`).join("\n")}
class Deep(BaseModel, Generic[T]):\n${fields.join("\n")}\n    own: T
class Config(BaseModel):\n    a: Deep[int]\n    b: Deep[str]\n`,
      2,
    );
    expect(Object.keys($defs as object)).toContain("Deep_int_");
    expect(Object.keys($defs as object).length).toBeLessThan(20);
  });

  it.each<[string, unknown]>([
    ["a: str", { type: "string", isRequired: true }],
    ["a: str = Field()", { type: "string", isRequired: true }],
    ["a: str = Field(...)", { type: "string", isRequired: true }],
    ['a: str = "x"', { type: "string", default: "x" }],
    ['a: str = Field("x", description="one " "two")', { type: "string", default: "x", description: "one two" }],
    ['a: str = pydantic.Field(default="x")', { type: "string", default: "x" }],
    [
      "a: List[str] = Field(default_factory=list)",
      { type: "array", items: { type: "string" }, "x-default-expression": "[]" },
    ],
    [
      "a: List[str] = Field(default_factory=lambda: [os.environ])",
      { type: "array", items: { type: "string" }, "x-default-expression": "[os.environ]" },
    ],
    [
      "a: Dict[str, int] = Field(default_factory=lambda: {'x': 1})",
      { type: "object", additionalProperties: { type: "integer" }, "x-default-expression": '{"x":1}' },
    ],
    [
      "a: datetime = Field(default_factory=datetime.now)",
      { type: "string", format: "date-time", "x-default-expression": "datetime.now()" },
    ],
    ["a: Pattern = Field(default_factory=Pattern.allow_all)", { $ref: "#/$defs/Pattern" }],
    ["a: Pattern = Field(default_factory=lambda: Pattern())", { $ref: "#/$defs/Pattern" }],
    [
      'a: Annotated[bool, SupportedSources(["depot", "store"])] = True',
      { type: "boolean", default: true, schema_extra: { supported_sources: ["depot", "store"] } },
    ],
    ["a: list[str] = CONSTANT", { type: "array", items: { type: "string" }, default: ["a"] }],
    ["a: Optional[int] = None", { anyOf: [{ type: "integer" }, { type: "null" }], default: null }],
    ["a: Optional[int]", { anyOf: [{ type: "integer" }, { type: "null" }], isRequired: true }],
    ["a: int | None = 5", { anyOf: [{ type: "integer" }, { type: "null" }], default: 5 }],
    [
      "a: Union[str, List[int]]",
      { anyOf: [{ type: "string" }, { type: "array", items: { type: "integer" } }], isRequired: true },
    ],
    ["a: Dict[str, float] = {}", { type: "object", additionalProperties: { type: "number" }, default: {} }],
    ["a: Dict[str, Any] = dict()", { type: "object", additionalProperties: true, default: {} }],
    ['a: Literal["x"] = "x"', { const: "x", type: "string", default: "x" }],
    ['a: Kind = "one"', { enum: ["one", "two"], type: "string", default: "one" }],
    ["a: SecretStr", { type: "string", format: "password", writeOnly: true, isRequired: true }],
    ["a: PositiveInt = 5 * 2", { type: "integer", exclusiveMinimum: 0, default: 10 }],
    ["a: int = Field(1, ge=0, lt=10)", { type: "integer", minimum: 0, exclusiveMaximum: 10, default: 1 }],
    [
      'a: str = Field("", pattern="^a", deprecated=True)',
      { type: "string", pattern: "^a", deprecated: true, default: "" },
    ],
    [
      'a: str = Field(examples=["x"], json_schema_extra={"b": 1})',
      { type: "string", examples: ["x"], b: 1, isRequired: true },
    ],
    ["a: timedelta = timedelta(minutes=15)", { type: "string", format: "duration", default: "PT15M" }],
    ["a: datetime", { type: "string", format: "date-time", isRequired: true }],
    ["a: Annotated[int, Field(gt=1)] = 2", { type: "integer", exclusiveMinimum: 1, default: 2 }],
    ['a: "Optional[str]" = None', { anyOf: [{ type: "string" }, { type: "null" }], default: null }],
    [
      "a: int = Field(default=5 * (os.cpu_count() or 4))",
      { type: "integer", "x-default-expression": "5 * (os.cpu_count() or 4)" },
    ],
    ["a: Tuple[str, ...] = ()", { type: "array", items: { type: "string" }, default: [] }],
    ["a: Set[str] = set()", { type: "array", uniqueItems: true, items: { type: "string" }, default: [] }],
    ["a: os.PathLike", { "x-outside-type": "PathLike", isRequired: true }],
    ["a: Annotated[int, Field(default=3)]", { type: "integer", default: 3 }],
    ["a: Annotated[int, Field(default=3)] = Field(4)", { type: "integer", default: 4 }],
    ["a: Annotated[int, Field(...)]", { type: "integer", isRequired: true }],
    ["a: Literal['x', None] = None", { enum: ["x", null], default: null }],
    [
      "a: List[str] = Field(['x'], min_length=1, max_length=2)",
      { type: "array", items: { type: "string" }, minItems: 1, maxItems: 2, default: ["x"] },
    ],
    ["a: str = os.environ.get('A', 'b')", { type: "string", default: "b" }],
    ["a: Optional[str] = os.getenv('A')", { anyOf: [{ type: "string" }, { type: "null" }], default: null }],
    ["a: int = int(os.getenv('A', default='4'))", { type: "integer", default: 4 }],
    ["a: str = os.path.expanduser('~/a')", { type: "string", default: "~/a" }],
    ["a: int = len(CONSTANT)", { type: "integer", default: 1 }],
  ])("gives `%s` the schema that the second version does", async (text, schema) => {
    expect(await emitField(text)).toEqual(schema);
  });

  it.each<[string, unknown]>([
    ["a: Optional[int]", { type: "integer" }],
    ["a: Optional[int] = None", { type: "integer" }],
    ["a: Optional[int] = Field(...)", { type: "integer", isRequired: true }],
    ["a = 5", { type: "integer", default: 5 }],
    ['a = Field("x")', { type: "string", default: "x" }],
    ["a: timedelta = timedelta(minutes=15)", { type: "number", format: "time-delta", default: 900 }],
    ['a: Literal["x"] = "x"', { enum: ["x"], type: "string", default: "x" }],
    ["a: Dict[str, Any] = {}", { type: "object", default: {} }],
    ['a: str = Field("x", const=True)', { type: "string", default: "x", const: "x" }],
    [
      "a: Pattern = Pattern.allow_all()",
      { default: { allow: [".*"], ignore_case: true }, allOf: [{ $ref: "#/definitions/Pattern" }] },
    ],
    ["a = Field(default=True)", { type: "boolean", default: true }],
    ["a = Field(3, ge=1)", { type: "integer", default: 3, minimum: 1 }],
  ])("gives `%s` the schema that the first version does", async (text, schema) => {
    expect(await emitField(text, 1)).toEqual(schema);
  });

  it.each<[string, unknown]>([
    ["a: TransparentSecretStr", { type: "string", format: "password", writeOnly: true, isRequired: true }],
    ["a: NamedPort = 80", { type: "integer", minimum: 1, default: 80 }],
    [
      'a: Texts = Field(default_factory=list, description="Own.")',
      { type: "array", items: { type: "string" }, description: "Own.", "x-default-expression": "[]" },
    ],
    ["a: Level = 'low'", { enum: ["low", "high"], type: "string", default: "low" }],
    ["a: Box[int]", { $ref: "#/$defs/Box_int_", isRequired: true }],
    ["a: Names = {}", { type: "object", additionalProperties: { type: "string" }, default: {} }],
    [
      "a: Annotated[Optional[str], BeforeValidator(f), Field(description='One.')] = None",
      { anyOf: [{ type: "string" }, { type: "null" }], default: null, description: "One." },
    ],
    ["a: Annotated[HiddenFromDocs[str], Field()] = 'x'", {}],
    ["a: Annotated[str, Deprecate] = 'x'", { type: "string", default: "x" }],
    [
      'a: str = Field(default="x", deprecated="Use b.")',
      { type: "string", default: "x", deprecated: true, "x-deprecation-reason": "Use b." },
    ],
    ['a: int = Field(1, description=describe("one"))', { type: "integer", default: 1, description: "What one is." }],
    [
      'a: int = Field(1, description=textwrap.dedent("""\\\n      One.\n        Two."""))',
      { type: "integer", default: 1, description: "One.\n  Two." },
    ],
    [
      'a: int = Field(1, description=f"Up to {MOST:,} of {Mode.FAST.value}")',
      { type: "integer", default: 1, description: "Up to {MOST:,} of fast" },
    ],
    ["a: Mode = Mode.FAST", { $ref: "#/$defs/Mode", default: "fast" }],
    ["a: Literal[1, 2] = 1", { enum: [1, 2], type: "integer", default: 1 }],
    ["a: Literal[True] = True", { const: true, type: "boolean", default: true }],
    ["a: Literal[1, 'x'] = 1", { enum: [1, "x"], default: 1 }],
    ["a: ShortText = 'x'", { type: "string", minLength: 1, pattern: "^[a-z]+$", default: "x" }],
    ["a: Annotated[str, StringConstraints(max_length=9)] = 'x'", { type: "string", maxLength: 9, default: "x" }],
    ["a: UUID4", { type: "string", format: "uuid4", isRequired: true }],
    ["a: IPv4Address", { type: "string", format: "ipv4", isRequired: true }],
    ["a: conint(ge=1, le=5) = 2", { type: "integer", minimum: 1, maximum: 5, default: 2 }],
    ["a: LowerStr = 'x'", { type: "string", default: "x" }],
    ["a: LowerText", { type: "string", isRequired: true }],
    ["a: NonNegativeInt = 0", { type: "integer", minimum: 0, default: 0 }],
    [
      "a: typing.Optional[typing.List[str]] = None",
      { anyOf: [{ type: "array", items: { type: "string" } }, { type: "null" }], default: null },
    ],
  ])("gives `%s` of newer code its schema", async (text, schema) => {
    const around = `
import typing, textwrap
from enum import StrEnum, auto
from ipaddress import IPv4Address
from pydantic import UUID4, AfterValidator, BeforeValidator, ConfigDict, NonNegativeInt, RootModel, StringConstraints, conint
MOST = 1000
class TransparentSecretStr(SecretStr):
    """A secret."""
class LowerStr(pydantic.ConstrainedStr):
    to_lower = True
LowerText = Annotated[str, StringConstraints(to_lower=True)]
ShortText = Annotated[str, StringConstraints(min_length=1, pattern=r"^[a-z]+$")]
NamedPort = Annotated[int, AfterValidator(check), Field(ge=1)]
type Texts = list[str]
Level: typing.TypeAlias = Literal["low", "high"]
class Mode(StrEnum):
    FAST = auto()
    SLOW = "slow"
class Box[T](BaseModel):
    model_config = ConfigDict(extra="forbid")
    inner: T
class Names(RootModel[Dict[str, str]]):
    pass
def describe(name: str) -> str:
    return f"What {name} is."
`;
    expect(await emitField(text, 2, around)).toEqual(schema);
  });

  it.each<[string, 1 | 2, unknown]>([
    ['model_config = ConfigDict(extra="forbid")', 2, false],
    ['model_config = ConfigDict(populate_by_name=True, extra="allow")', 2, true],
    ['model_config = ConfigDict(extra="ignore")', 2, undefined],
    ['model_config = {"extra": "forbid"}', 2, false],
    ["class Config:\n        extra = Extra.forbid", 1, false],
    ['class Config:\n        extra = "allow"', 1, true],
    ["pass", 2, undefined],
  ])("tells by `%s` whether further keys are refused, in version %i", async (body, version, wanted) => {
    const base = `class Base(BaseModel):\n    ${body}\n`;
    const schema = await emit(`${base}class Config(Base):\n    a: str = "x"\n`, version);
    expect(schema["additionalProperties"]).toBe(wanted);
  });

  it("says of an enumeration which type its values have", async () => {
    const classes = `class Rate(Enum):\n    LOW = 0.5\n    HIGH = 1.5\nclass Level(Enum):\n    ONE = 1\n`;
    const { $defs } = await emit(`${classes}class Config(BaseModel):\n    a: Rate\n    b: Level\n`, 2);
    expect($defs).toEqual({
      Rate: { title: "Rate", enum: [0.5, 1.5], type: "number" },
      Level: { title: "Level", enum: [1], type: "integer" },
    });
  });

  it("leaves out what is no option", async () => {
    const { properties } = await emit(
      `
class Config(BaseModel):
    class Config:
        extra = "forbid"
    model_config = ConfigDict(extra="allow")
    _own: str = "x"
    private: str = PrivateAttr("x")
    shared: ClassVar[str] = "x"
    settled: Final[str] = "x"
    also_settled: Final = 3
    hidden: str = Field("x", hidden_from_docs=True)
    wrapped: HiddenFromDocs[str] = "x"
    loose = "x"
    _gone = pydantic_removed_field("gone")
    renamed = pydantic_renamed_field("renamed", "shown")
    shown: str = "x"

    @validator("shown")
    def check(cls, v):
        return v

    @property
    def computed(self) -> str:
        return "x"
`,
      2,
    );
    expect(Object.keys(properties ?? {})).toEqual(["shown"]);
  });

  it("says under which names an option is taken as well, and that it is on its way out", async () => {
    const body = `
MESSAGE = "Give two " "now."
class Base(BaseModel):
    _old = pydantic_renamed_field("old", "two")
class Config(Base):
    one: int = 1
    two: int = 2
    _older: classmethod = pydantic_renamed_field("older", "two")
    _one = pydantic_field_deprecated("one", message=MESSAGE)
    _gone = pydantic_removed_field("gone")
`;
    expect((await emit(body, 2))["properties"]).toMatchObject({
      one: { deprecated: true, "x-deprecation-reason": "Give two now." },
      two: { "x-former-names": ["older", "old"] },
    });
  });

  it("takes fields of bases in the order of each version, and lets a class change them", async () => {
    const body = `
class Mixin:
    mixed: int = 1
class Left(BaseModel):
    left: str = Field("l", description="Text of the left.")
    both: str = Field("left", description="From the left.")
class Right(BaseModel):
    right: str = "r"
    both: str = "right"
class Config(Mixin, Left, Right):
    own: int
    left: str = "changed"
`;
    const second = await emit(body, 2);
    expect(Object.keys(second["properties"] ?? {})).toEqual(["right", "both", "left", "mixed", "own"]);
    expect(second).toMatchObject({
      required: ["own"],
      // What overrides a field inherits nothing of it, its text neither.
      properties: { left: { default: "changed", title: "Left" }, both: { default: "left" } },
    });
    expect(second["properties"]).not.toHaveProperty("left.description");
    const first = await emit(body, 1);
    expect(Object.keys(first["properties"] ?? {})).toEqual(["right", "both", "left", "own"]);
  });

  it("keeps the type of what is overridden without one", async () => {
    const body =
      "class Base(BaseModel):\n    a: List[int] = []\nclass Config(Base):\n    a = Field([1], description='Own.')\n";
    expect((await emit(body, 1))["properties"]).toEqual({
      a: { title: "A", type: "array", items: { type: "integer" }, default: [1], description: "Own." },
    });
  });

  it("refers to models, enumerations and data classes by name, each once, and to itself", async () => {
    const schema = await emit(
      `
class Colour(Enum):
    """What it looks like."""
    RED = "red"
    BLUE = "blue"
@dataclass
class Point:
    x: int
    y: int = field(default=0)
class Node(BaseModel):
    """A node."""
    children: List["Node"] = []
    colour: Colour = Colour.RED
class Config(BaseModel):
    node: Node = Field(default=Node(), alias="first")
    other: Optional[Node] = None
    at: Point = Field(..., description="Where.")
`,
      2,
    );
    expect(schema["properties"]).toEqual({
      first: { $ref: "#/$defs/Node", default: { children: [], colour: "red" } },
      other: { title: "Other", anyOf: [{ $ref: "#/$defs/Node" }, { type: "null" }], default: null },
      at: { $ref: "#/$defs/Point", description: "Where." },
    });
    expect(schema["$defs"]).toMatchObject({
      Node: { description: "A node.", properties: { children: { items: { $ref: "#/$defs/Node" } } } },
      Colour: { enum: ["red", "blue"], type: "string", description: "What it looks like." },
      Point: { required: ["x"] },
    });
  });

  it("writes a model out that is a default with what factories of its fields make, and nothing hidden", async () => {
    const body = `
class Window(BaseModel):
    end: datetime = Field(default_factory=lambda: datetime.now(tz=timezone.utc))
    begun: datetime = Field(default_factory=datetime.now)
    names: List[str] = Field(default_factory=list)
    sizes: Dict[str, int] = Field(default_factory=dict)
    limit: HiddenFromDocs[int] = 3
class Config(BaseModel):
    window: Window = Window()
    wide: Window = Window(begun="2020-01-01", limit=9)
`;
    const properties = (await emit(body, 2))["properties"] as Record<string, { readonly default?: unknown }>;
    expect([properties["window"]?.default, properties["wide"]?.default]).toEqual([
      { end: "datetime.now(tz=timezone.utc)", begun: "datetime.now()", names: [], sizes: {} },
      { end: "datetime.now(tz=timezone.utc)", begun: "2020-01-01", names: [], sizes: {}, limit: 9 },
    ]);
  });

  it("has all names under which a field is taken, first the one that Pydantic's schema has", async () => {
    const body = `
class Config(BaseModel):
    model_config = ConfigDict(populate_by_name=True)
    base: str = Field("a", validation_alias=AliasChoices("base_url", "url", AliasPath("auth", "url"), AliasPath("urls", 0)))
    way: str = Field("b", validation_alias=AliasPath("far", "way"))
    plain: str = "c"
`;
    expect((await emit(body, 2))["properties"]).toMatchObject({
      base_url: { title: "Base", "x-other-names": ["url", "auth.url", "base"] },
      "far.way": { "x-other-names": ["way"] },
      plain: expect.not.objectContaining({ "x-other-names": expect.anything() }),
    });
    const first = "class Config(BaseModel):\n    class Config:\n        allow_population_by_field_name = True\n";
    expect((await emit(`${first}    base: str = Field("a", alias="url")\n`, 1))["properties"]).toMatchObject({
      url: { "x-other-names": ["base"] },
    });
  });

  it("puts into a generic base what a class says, else what its variable is bound by", async () => {
    const body = `
class State(BaseModel):
    a: int = 1
class Special(State):
    b: int = 2
T = TypeVar("T", bound=State)
class Stateful(GenericModel, Generic[T]):
    state: Optional[T] = None
class Config(Stateful[Special]):
    plain: Optional[Stateful] = None
`;
    const schema = await emit(body, 1);
    expect(schema["properties"]).toMatchObject({ state: { $ref: "#/definitions/Special" } });
    expect(schema["definitions"]).toMatchObject({
      Stateful: { properties: { state: { $ref: "#/definitions/State" } } },
    });
  });

  it("reads a text with what is put in as far as that can be told", async () => {
    const schema = await emit(
      'class Config(BaseModel):\n    a: str = Field(description=f"{CONSTANT[0]} and {sum(CONSTANT)} of {Kind}")\n',
      2,
    );
    expect(schema["properties"]).toMatchObject({ a: { description: "{CONSTANT[0]} and {sum(CONSTANT)} of {Kind}" } });
  });

  it.each([1, 2] as const)("ends where models hold and inherit from each other, version %d", async (version) => {
    const body = `
class First(BaseModel, "Second"):
    other: "Second" = None
class Second(First):
    one: First = First()
    two: "List[Loop]" = []
Loop = List["Loop"]
Round = Square
Square = Round
class Config(Second):
    a: Loop = []
    b: Round = Round()
`;
    expect(Object.keys((await emit(body, version))["properties"] ?? {})).toContain("a");
  });
});
