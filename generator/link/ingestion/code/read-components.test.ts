import { describe, expect, it } from "vitest";
import { createReport } from "../../../diagnostics/report.ts";
import { formatDiagnostics } from "../../../testdata/graphql-model.ts";
import { readPythonTexts } from "../../../testdata/read-python-texts.ts";
import { parsePackage } from "../../../parse/python-package/parse-package.ts";
import { linkComponents } from "../link-components.ts";
import { readConnectors, type CodeConnectors } from "./read-connectors.ts";

async function read(
  texts: Readonly<Record<string, string>>,
): Promise<CodeConnectors & { readonly said: string; readonly lines: readonly string[] }> {
  const report = createReport();
  const python = await readPythonTexts(texts, report);
  const packages = Object.entries(texts).flatMap(([path, text]) =>
    path.endsWith(".py") ? [] : (parsePackage({ path, text, kind: "package" }, report) ?? []),
  );
  const found = readConnectors({ ...python, packages }, report);
  const lines = linkComponents(found.components, report).map(({ kind, id, package: name = "", extra, options }) =>
    [`${kind} ${id} of ${name}[${extra}]:`, ...options.map(({ path }) => path)].join(" "),
  );
  return { ...found, lines, said: formatDiagnostics(report.diagnostics).replaceAll(/\n {4}help:.*/g, "") };
}

const models =
  "from pydantic import BaseModel\nclass Config(BaseModel):\n    host: str\nclass Other(BaseModel):\n    no: str\n";

describe("components", () => {
  it("tell the class of their configuration by what they are generic of, by their factory or by what makes them", async () => {
    const { lines, said } = await read({
      "setup.py": `
plugins = {"depot-sink": set(), "depot": set()}
setup(name="acme-ingestion", entry_points={
    "acme.ingestion.source.plugins": ["depot = acme:Source"],
    "acme.ingestion.sink.plugins": ["depot-sink = acme:Sink", "bare = acme:Bare"],
    "acme.ingestion.transformer.plugins": ["shorten = acme:Shorten", "clear = acme:Clear"],
    "acme.ingestion.checkpointing_provider.plugins": ["depot = acme:State"],
    "acme.ingestion.reporting_provider.plugins": ["log = acme:Log"],
    "acme_actions.action.plugins": ["tell = acme:Tell"],
    "acme.fs.plugins": ["s3 = acme:Nothing"],
})`,
      "src/acme.py": `${models}
@platform_name("Depot")
@config_class(Other)
class Source: ...
@dataclass
class Report:
    lines: int = 0
class Sink(Base[Report, Config]):
    """Writes it down."""
class Bare:
    def write(self, record): ...
class Base:
    @classmethod
    def create(cls, config_dict, ctx):
        return cls(Config.parse_obj(config_dict), ctx)
class Shorten(Base):
    def __init__(self, config: Other): ...
class Clear(Base):
    @classmethod
    def create(cls, config_dict, ctx):
        log(config_dict)
        return cls(Other.model_validate(config_dict or {}))
class State:
    @classmethod
    def create(cls, config_dict, ctx):
        return cls(Config(**config_dict))
class Log:
    def __init__(self, sink: Report, config: "Optional[Config]" = None): ...
class Tell:
    def __init__(self, config: Config | None, ctx): ...
`,
    });
    expect(said).toBe("");
    expect(lines).toEqual([
      "sink bare of acme-ingestion[]:",
      "sink depot-sink of acme-ingestion[depot-sink]: host",
      "transformer clear of acme-ingestion[]: no",
      "transformer shorten of acme-ingestion[]: host",
      "stateProvider depot of acme-ingestion[]: host",
      "reporter log of acme-ingestion[]:",
      "action tell of acme-ingestion[]: host",
    ]);
  });

  it("are found by a pyproject.toml and a setup.cfg as well, in the manners of the standard and of Poetry", async () => {
    const { lines, said, sources } = await read({
      "a/pyproject.toml": `
[project]
name = "acme-a"
dependencies = ["pydantic<2"]
[project.optional-dependencies]
one = ["x"]
[project.entry-points."acme.ingestion.sink.plugins"]
one = "a:Sink"
`,
      "a/src/a.py": `${models}class Sink(Base[Config]): ...\n`,
      "b/pyproject.toml": `
[tool.poetry]
name = "acme-b"
[tool.poetry.dependencies]
pydantic = "^1.10"
[tool.poetry.plugins."acme.ingestion.source.plugins"]
two = { reference = "b:Source", type = "console" }
`,
      "b/b.py": `${models}@platform_name("B")\n@config_class(Config)\nclass Source: ...\n`,
      "c/setup.cfg": `
[metadata]
name = acme-c
[options]
install_requires =
    pydantic<2
    # others
[options.extras_require]
three = x
[options.entry_points]
acme.ingestion.sink.plugins =
    three = c.d:Sink
    four = c.d:Gone
`,
      "c/setup.py": "setup()\n",
      "c/c/d.py": `${models}class Sink(Base[Config]): ...\n`,
    });
    expect(lines).toEqual(["sink one of acme-a[one]: host", "sink three of acme-c[three]: host"]);
    expect(sources.map(({ id, package: name, options }) => [id, name, options[0]?.path])).toEqual([
      ["two", "acme-b", "host"],
    ]);
    expect(said).toBe(
      "c/setup.cfg:13:5-13:19 warning ingestion/unknown-plugin-class: the plugin `four` is the class `c.d.Gone`, which the input does not have\n",
    );
  });

  it("have the name that a module of the package gives it", async () => {
    const { sources } = await read({
      "setup.py":
        'meta = {}\nexec(open("src/acme/_version.py").read(), meta)\nsetup(name=meta["__package_name__"], entry_points={"acme.ingestion.source.plugins": ["depot = acme.depot:Source"]})\n',
      "src/acme/_version.py": '__package_name__ = "acme-depot"\n',
      "src/acme/depot.py": `${models}@platform_name("Depot")\n@config_class(Config)\nclass Source: ...\n`,
    });
    expect(sources[0]?.package).toBe("acme-depot");
  });

  it("keep apart what is hidden and what is removed, and show neither in the schema", async () => {
    const { sources } = await read({
      "setup.py": 'setup(entry_points={"acme.ingestion.source.plugins": ["depot = acme:Source"]})\n',
      "src/acme.py": `from pydantic import BaseModel, Field
class Part(BaseModel):
    shown: int = 1
    secret_part: HiddenFromDocs[int] = 1
class Config(BaseModel):
    host: str = Field(hidden_from_docs=False)
    inner: Part = Part()
    hidden: Part = Field(default=Part(), hidden_from_docs=True)
    again: str = ""
    _gone = pydantic_removed_field("gone")
    _again = pydantic_removed_field("again")
    @pydantic.root_validator(pre=True)
    def take_project(cls, values: Dict) -> Dict:
        values = deepcopy(values)
        values["hosts"] = [values.pop("project", None), values.pop("host", None), other.pop("other")]
        return values
    @model_validator(mode="before")
    @classmethod
    def take_key(cls, data: Any) -> Any:
        if "key" in data:
            key = data.pop("key")
        return data
    @model_validator(mode="after")
    def take_late(cls, values: Any) -> Any:
        values.pop("late")
@platform_name("Depot")
@config_class(Config)
class Source: ...
`,
    });
    const [{ options, unlisted, schema } = { options: [] }] = sources;
    expect(options.map(({ path }) => path)).toEqual(["host", "inner", "inner.shown", "again"]);
    expect(unlisted?.map(({ path, standing, span }) => [path, standing, span.startLine])).toEqual([
      ["inner.secret_part", "hidden", 4],
      ["hidden", "hidden", 8],
      ["gone", "removed", 10],
      ["project", "hidden", 15],
      ["key", "hidden", 21],
    ]);
    // A default is dumped with all that it has, as Pydantic does it.
    expect(schema?.["$defs"]).toEqual({ Part: expect.objectContaining({ properties: { shown: expect.anything() } }) });
    expect(JSON.stringify(schema)).not.toMatch(/"hidden"|"gone"|x-standing/);
  });
});
