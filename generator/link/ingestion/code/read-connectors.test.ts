import { describe, expect, it } from "vitest";
import { createReport } from "../../../diagnostics/report.ts";
import { parsePackage } from "../../../parse/python-package/parse-package.ts";
import { measureCpuTimeUntil } from "../../../testdata/cpu-time.ts";
import { formatDiagnostics } from "../../../testdata/graphql-model.ts";
import { readPythonTexts } from "../../../testdata/read-python-texts.ts";
import { readConnectors, type CodePlugin } from "./read-connectors.ts";

interface Read {
  readonly plugins: readonly CodePlugin[];
  readonly said: string;
}

async function read(texts: Readonly<Record<string, string>>): Promise<Read> {
  const report = createReport();
  const packages = Object.entries(texts).flatMap(([path, text]) =>
    path.endsWith(".py") ? [] : (parsePackage({ path, text, kind: "package" }, report) ?? []),
  );
  const { sources: plugins } = readConnectors({ ...(await readPythonTexts(texts, report)), packages }, report);
  return { plugins, said: formatDiagnostics(report.diagnostics).replaceAll(/\n {4}help:.*/g, "") };
}

function setup(...points: readonly string[]): string {
  const list = points.map((point) => JSON.stringify(point)).join(", ");
  return `plugins = {"depot": {"depot-client"}}\nentry_points = {"acme.ingestion.source.plugins": [${list}]}\nsetup(entry_points=entry_points)\n`;
}

const source = (config: string, name = "Depot"): string =>
  `from pydantic import BaseModel\n${config}\n@platform_name("${name}")\n@config_class(Config)\nclass Source:\n    """Reads it."""\n`;

describe("readConnectors", () => {
  it("gives each entry point what its class says, wherever that is declared", async () => {
    const { plugins, said } = await read({
      "ingestion/setup.py": setup("depot = acme.depot:Source", "shed-usage = acme.depot.inner.Other"),
      "ingestion/src/acme/depot/__init__.py": "from acme.depot.inner import Source\n",
      "ingestion/src/acme/depot/inner.py": `${source("class Config(BaseModel):\n    host: str\n    port: int = 1")}\n@platform_name("My Shed")\nclass Other(Source): ...\n`,
    });
    expect(said).toBe("");
    expect(plugins.map(({ span, ...plugin }) => ({ ...plugin, span: span.startLine }))).toMatchObject([
      {
        id: "depot",
        platform: "depot",
        platformName: "Depot",
        className: "acme.depot.inner.Source",
        file: "ingestion/src/acme/depot/inner.py",
        doc: { text: "Reads it.", span: { startLine: 8 } },
        hasExtra: true,
        options: [
          { path: "host", type: "string", presence: "required", span: { startLine: 3, startColumn: 5 } },
          { path: "port", default: 1, presence: "optional" },
        ],
        span: 7,
      },
      {
        id: "shed-usage",
        platform: "my-shed",
        doc: undefined,
        hasExtra: false,
        options: [{ path: "host" }, { path: "port" }],
      },
    ]);
  });

  it("says which class elsewhere a source has its configuration from, also of code that is no package", async () => {
    const { plugins, said } = await read({ "acme/depot.py": source("from .config import Config") });
    expect(said).toBe("");
    expect(plugins).toMatchObject([
      { id: "acme.depot.Source", options: [], schema: undefined, foreignBases: [{ name: "acme.config.Config" }] },
    ]);
  });

  it("gives a package that registers nothing the sources that recipes can name in full", async () => {
    const needs = 'setup(name="acme-loose", install_requires=["acryl-datahub[base]>=1"])';
    const config = "class Config(BaseModel):\n    host: str";
    const { plugins, said } = await read({
      "setup.py": needs,
      "src/acme/depot.py": source(config),
      "src/acme/inner/__init__.py": source(config, "Shed"),
      "src/acme/helper.py": "class Helper: ...\n@config_class(Config)\nclass Base: ...\n",
      "src/acme-scripts/run.py": source(config, "Script"),
      "tests/fake.py": source(config, "Fake"),
      "other/setup.py": "setup(install_requires=['acryl-datahub-tools'])",
      "other/other.py": source(config, "Other"),
      "user/pyproject.toml": '[project]\nname = "user"\ndependencies = ["acryl-datahub"]',
      "user/user.py": source(config, "User"),
      "registering/setup.py": `install_requires=["acryl-datahub"]\n${setup("known = known:Source")}`,
      "registering/known.py": source(config, "Known"),
      "registering/unknown.py": source(config, "Unknown"),
      "lib/acme-1.0.dist-info/METADATA": "Name: acme\nRequires-Dist: acryl-datahub\n",
      "lib/acme.py": source(config, "Installed"),
    });
    expect(said).toBe("");
    expect(plugins.map(({ id, package: name, options }) => [id, name, options.length])).toEqual([
      ["acme.depot.Source", "acme-loose", 1],
      ["acme.inner.Source", "acme-loose", 1],
      ["known", undefined, 1],
      ["user.Source", "user", 1],
    ]);
    expect(plugins.map(({ platform }) => platform)).toEqual(["depot", "shed", "known", "user"]);
  });

  it("reads what is installed by what lies beside it", async () => {
    const { plugins } = await read({
      "acme-1.0.dist-info/entry_points.txt": "[acme.ingestion.source.plugins]\ndepot = acme.depot:Source\n",
      "acme-1.0.dist-info/METADATA": "Name: acme-ingestion\nProvides-Extra: depot\n",
      "acme/depot.py": source("class Config(BaseModel):\n    host: str"),
      "shed-1.0.dist-info/entry_points.txt": "[acme.ingestion.source.plugins]\ndepot = shed:Source\n",
      "shed.py": source("class Config(BaseModel):\n    gate: str", "Shed"),
    });
    expect(plugins).toMatchObject([
      { id: "depot", platform: "depot", package: "acme-ingestion", hasExtra: true, options: [{ path: "host" }] },
      { id: "depot", platform: "shed", hasExtra: false, options: [{ path: "gate" }] },
    ]);
  });

  it("says which sources it passes over since they name no platform", async () => {
    const { plugins, said } = await read({
      "setup.py": setup("depot = depot:Source", "part = depot:Part"),
      "depot.py": `${source("class Config(BaseModel): ...")}\nclass Part: ...\n`,
    });
    expect(plugins.map(({ id }) => id)).toEqual(["depot"]);
    expect(said).toBe(
      "setup.py:2:75-2:93 info ingestion/nameless-source: the source `part` has no page: `depot.Part` names no platform\n",
    );
  });

  it("calls a source that names no platform as recipes do, and finds what it is set by", async () => {
    const making =
      "    @classmethod\n    def create(cls, given, ctx):\n        return cls(Config.parse_obj(given), ctx)\n";
    const plain = `from pydantic import BaseModel\nclass Config(BaseModel):\n    file: str\n`;
    const { plugins, said } = await read({
      "setup.py": setup("depot = depot:Source", "depot-usage = usage:Source", "shed = shed:Source", "barn = shed:Barn"),
      "depot.py": source("class Config(BaseModel): ..."),
      "usage.py": "class Source: ...\n",
      "shed.py": `${plain}class Source:\n${making}class Barn(Source): ...\n`,
    });
    expect(
      plugins.map(({ id, platform, platformName, options }) => [id, platform, platformName, options.length]),
    ).toEqual([
      ["depot", "depot", "Depot", 0],
      ["shed", "shed", "shed", 1],
      ["barn", "barn", "barn", 1],
    ]);
    expect(said).toContain("the source `depot-usage` has no page: `usage.Source` names no platform");
  });

  it("finds sources that register nothing and name no platform by what they build on", async () => {
    const { plugins } = await read({
      "setup.py": 'setup(name="acme-loose", install_requires=["acryl-datahub"])',
      "acme/depot.py":
        "from datahub.ingestion.api.source import Source as Reader, SourceReport\nclass DepotSource(Reader): ...\nclass BaseSource(Reader): ...\nclass Report(SourceReport): ...\n",
      "acme/shed.py": "from .other import Source\nclass Shed(Source): ...\n",
    });
    expect(plugins.map(({ id, platform, platformName }) => [id, platform, platformName])).toEqual([
      ["acme.depot.DepotSource", "depot", "Depot"],
    ]);
  });

  it("takes the indentation of the code off descriptions of several lines", async () => {
    const { plugins } = await read({
      "setup.py": setup("depot = depot:Source"),
      "depot.py": source(
        "from pydantic import Field\nclass Config(BaseModel):\n    a: int = Field(description='''\n        How much.\n          - more\n        ''')",
      ),
    });
    expect(plugins[0]?.options[0]?.description).toBe("How much.\n  - more");
  });

  it("reads packages that build on each other", async () => {
    const { plugins } = await read({
      "base/setup.py": setup("depot = acme.depot:Source"),
      "base/src/acme/depot.py": source("class Config(BaseModel):\n    host: str"),
      "modules/more/setup.py": setup("more = more.plugin:Source"),
      "modules/more/src/more/plugin.py":
        'from acme.depot import Config as Base\nclass Config(Base):\n    own: int = 1\n@platform_name("More")\n@config_class(Config)\nclass Source: ...\n',
    });
    expect(plugins.map(({ id, options }) => [id, ...options.map(({ path }) => path)])).toEqual([
      ["depot", "host"],
      ["more", "host", "own"],
    ]);
  });

  it("leaves out what has no platform, and says which class is not there", async () => {
    const { plugins, said } = await read({
      "setup.py": setup("part = acme:Part", "gone = acme:Gone", "far = elsewhere.module:Source", "good = acme:Source"),
      "src/acme.py": `${source("class Config(BaseModel):\n    host: str")}\nclass Part: ...\n`,
    });
    expect(plugins.map(({ id }) => id)).toEqual(["good"]);
    const warning = "warning ingestion/unknown-plugin-class: the plugin";
    expect(said).toBe(
      [
        "setup.py:2:51-2:68 info ingestion/nameless-source: the source `part` has no page: `acme.Part` names no platform\n",
        `setup.py:2:71-2:88 ${warning} \`gone\` is the class \`acme.Gone\`, which the input does not have\n`,
        `setup.py:2:91-2:121 ${warning} \`far\` is the class \`elsewhere.module.Source\`, which the input does not have\n`,
      ].join(""),
    );
  });

  it("tells a package of which the input has a part once, and a class that its module lacks by itself", async () => {
    const far = ["a", "b", "c", "d", "e"].map((name) => `${name} = far.${name}:Source`);
    const { plugins, said } = await read({
      "setup.py": setup("gone = acme:Gone", ...far, "good = acme:Source"),
      "src/acme.py": source("class Config(BaseModel):\n    host: str"),
    });
    expect(plugins.map(({ id }) => id)).toEqual(["good"]);
    const code = "warning ingestion/unknown-plugin-class:";
    expect(said).toBe(
      [
        `setup.py:2:51-2:68 ${code} the plugin \`gone\` is the class \`acme.Gone\`, which the input does not have\n`,
        `setup.py:2:71-2:88 ${code} of 5 plugins the input does not have the modules: \`a\`, \`b\`, \`c\` and 2 more; the first is \`far.a.Source\`\n`,
      ].join(""),
    );
  });

  it("reads what does things when it is loaded, without them being done", async () => {
    const { plugins, said } = await read({
      "setup.py": `__import__("os").system("touch /tmp/was-here")\nraise SystemExit(1)\n${setup("depot = acme:Source")}`,
      "src/acme.py": `import os\nos.remove("/nowhere")\nexec(open("/nowhere").read())\nwhile True: pass\n${source('class Config(BaseModel):\n    a: str = os.popen("id").read()\n    b: str = __import__("os").getcwd()')}`,
    });
    expect(said).toBe("");
    expect(plugins[0]?.schema).toMatchObject({
      properties: {
        a: { "x-default-expression": 'os.popen("id").read()' },
        b: { "x-default-expression": '__import__("os").getcwd()' },
      },
    });
  });

  it("reads classes that are based on each other and on themselves, over files", async () => {
    const { plugins, said } = await read({
      "setup.py": setup("depot = acme.depot:Source", "loop = acme.loop:Loop"),
      "src/acme/depot.py": `from acme.one import One\n${source("class Config(One):\n    host: str")}`,
      "src/acme/one.py":
        "from pydantic import BaseModel\nfrom acme.two import Two\nclass One(Two, BaseModel):\n    one: int = 1\n",
      "src/acme/two.py":
        "from acme.one import One\nclass Own(Own):\n    own: int = 3\nclass Two(One, Own):\n    two: int = 2\n",
      "src/acme/loop.py":
        'from acme.pool import Pool\n@platform_name("Loop")\nclass Loop(Pool):\n    """Goes round."""\n',
      "src/acme/pool.py": "from acme.loop import Loop\nclass Pool(Loop): ...\n",
    });
    expect(said).toBe("");
    expect(plugins.map(({ id, options }) => [id, ...options.map(({ path }) => path)])).toEqual([
      ["depot", "own", "two", "one", "host"],
      ["loop"],
    ]);
  });

  it.each<[string, string]>([
    [
      "ten thousand brackets",
      `class Config(BaseModel):\n    a: str = "x"\n    b: list = ${"[".repeat(10_000)}${"]".repeat(10_000)}`,
    ],
    [
      "a type of ten thousand brackets",
      `class Config(BaseModel):\n    a: str\n    b: ${"List[".repeat(10_000)}int${"]".repeat(10_000)}`,
    ],
    [
      "two thousand classes on top of each other",
      `class C0(BaseModel):\n    a: str\n${Array.from({ length: 2000 }, (_, index) => `class C${index + 1}(C${index}):\n    a: str\n`).join("")}class Config(C2000, BaseModel):\n    a: str`,
    ],
    [
      "two thousand models in each other",
      `class C0(BaseModel):\n    a: str\n${Array.from({ length: 2000 }, (_, index) => `class C${index + 1}(BaseModel):\n    a: C${index} = C${index}()\n`).join("")}class Config(BaseModel):\n    a: C2000 = C2000()`,
    ],
    [
      "models that hold the one before twice",
      `class C0(BaseModel):\n    a: str = ""\n${Array.from({ length: 60 }, (_, index) => `class C${index + 1}(BaseModel):\n    a: C${index} = C${index}()\n    b: C${index} = C${index}()\n`).join("")}class Config(BaseModel):\n    a: C60 = C60()`,
    ],
    [
      "names that lead to each other",
      `${Array.from({ length: 2000 }, (_, index) => `X${index} = X${index + 1} + X${index + 1}\n`).join("")}class Config(BaseModel):\n    a: str = X0`,
    ],
    [
      "a text that grows",
      `${Array.from({ length: 60 }, (_, index) => `X${index + 1} = X${index} + X${index}\n`).join("")}X0 = "x"\nclass Config(BaseModel):\n    a: str = X60`,
    ],
  ])("reads %s, soon", async (_, config) => {
    const time = await measureCpuTimeUntil(async () => {
      for (const pin of ["<2", ">=2"]) {
        const { plugins } = await read({
          "setup.py": `requirements = ["pydantic${pin}"]\n${setup("depot = acme:Source")}`,
          "src/acme.py": source(config),
        });
        expect(plugins[0]?.options[0]?.path).toBe("a");
      }
    });
    expect(time).toBeLessThan(15_000);
  });

  it("tells a file that nobody has written, and reads the rest", async () => {
    const { plugins, said } = await read({
      "setup.py": setup("depot = acme:Source", "big = big:Source"),
      "src/acme.py": source("class Config(BaseModel):\n    host: str"),
      "src/big.py": `x = "${"x".repeat(10_000_000)}"\n${source("class Config(BaseModel):\n    host: str")}`,
    });
    expect(plugins.map(({ id }) => id)).toEqual(["depot"]);
    expect(said).toContain("src/big.py:1:1-1:1 warning python/too-large");
  });
});
