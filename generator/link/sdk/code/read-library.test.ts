import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { createReport } from "../../../diagnostics/report.ts";
import { classifyFile } from "../../../discover/kinds/classify-file.ts";
import { parse } from "../../../parse/parse.ts";
import { printJson } from "../../../print/print-json.ts";
import { expectGolden } from "../../../testdata/golden.ts";
import { linkModel, sayAll } from "../../../testdata/link-model.ts";
import { link } from "../../link.ts";

const folder = fileURLToPath(new URL("../../../testdata/library", import.meta.url));

const acme = Object.fromEntries(
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".py"))
    .map((path) => [path, readFileSync(`${folder}/${path}`, "utf8")]),
);

/** The library that a configuration names, or without one what lists name. */
async function read(
  texts: Readonly<Record<string, string>>,
  packages?: readonly string[],
): Promise<{ sdk: Awaited<ReturnType<typeof link>>["sdk"]; said: readonly string[] }> {
  const report = createReport();
  const files = Object.entries(texts).map(([path, text]) => ({ path, text, kind: classifyFile(path) ?? "python" }));
  const { sdk } = await link({ ...parse(files, report), packages }, report);
  return { sdk, said: sayAll(report.diagnostics) };
}

describe("readLibrary", () => {
  it("reads a package that the configuration names", async () => {
    const { sdk, said } = await read(acme, ["acme"]);
    expect(said).toEqual([]);
    expectGolden(`${folder}/acme.expected.json`, `${printJson(sdk)}\n`);
  });

  it("takes the platform's own package for the library where nothing says what it is", async () => {
    const top = "lib/site-packages/datahub";
    const texts = {
      [`${top}/__init__.py`]: "",
      [`${top}/sdk/__init__.py`]: "",
      [`${top}/sdk/client.py`]: "class Client: ...\n",
      [`${top}/upgrade/run.py`]: "class Run: ...\n",
    };
    const name = async (more: Readonly<Record<string, string>>, packages?: readonly string[]): Promise<unknown> =>
      (await read({ ...texts, ...more }, packages)).sdk.pages.flatMap(({ modules }) =>
        modules.map((each) => each.name),
      );
    expect(await name({})).toEqual(["datahub.sdk.client"]);
    expect(await name({}, [])).toEqual([]);
    expect(await name({}, ["datahub.upgrade"])).toEqual(["datahub.upgrade.run"]);
    const list = "Run\n===\n\n.. automodule:: datahub.upgrade.run\n   :members:\n";
    expect(await name({ "docs/run.rst": list })).toEqual(["datahub.upgrade.run"]);
  });

  it("says nothing of what a class takes that inherits from one of Python's own", async () => {
    const classes =
      "class Bad(ValueError): ...\nclass Worse(Bad): ...\nclass Plain(object): ...\nclass Own(Plain): ...\n";
    const { sdk } = await read({ "shop/__init__.py": classes }, ["shop"]);
    const [module] = sdk.pages[0]?.modules ?? [];
    expect(module?.classes.map(({ name, parameters }) => [name, parameters])).toEqual([
      ["Bad", undefined],
      ["Worse", undefined],
      ["Plain", []],
      ["Own", []],
    ]);
  });

  it("describes a parameter by what its constructor says, before what the class says of the attribute", async () => {
    const docs = '    """Sells.\n\n    Attributes:\n        a: Of the class.\n        b: Of the class.\n    """\n';
    const maker = '    def __init__(self, a, b):\n        """\n        :param a: Of the constructor.\n        """\n';
    const { sdk } = await read({ "shop/__init__.py": `class Shop:\n${docs}${maker}` }, ["shop"]);
    const [shop] = sdk.pages[0]?.modules[0]?.classes ?? [];
    expect(shop?.parameters?.map(({ name, doc }) => [name, doc])).toEqual([
      ["a", "Of the constructor."],
      ["b", "Of the class."],
    ]);
  });

  it("has a class and a function once that `__all__` lists under two names", async () => {
    const names = 'class New:\n    """What is new."""\n\ndef make(): ...\n\nOld = New\nbuild = make\n';
    const { sdk } = await read(
      { "shop/__init__.py": `__all__ = ["New", "Old", "make", "build", "make"]\n\n${names}` },
      ["shop"],
    );
    const [module] = sdk.pages[0]?.modules ?? [];
    expect(module?.classes.map(({ name, aliases }) => [name, ...aliases])).toEqual([["New", "Old"]]);
    expect(module?.functions.map(({ name }) => name)).toEqual(["make"]);
  });

  it.each([
    ["`KW_ONLY`", "@dataclass\nclass A:\n    a: int\n    _: KW_ONLY\n    b: str = 'x'\n", ["a: int", '*b: str = "x"']],
    [
      "fields by name",
      "@dataclass(kw_only=True)\nclass A:\n    a: int\n    b: int = field(kw_only=False)\n",
      ["b: int", "*a: int"],
    ],
    ["what it leaves out", "@dataclass\nclass A:\n    a: int = field(init=False)\n    b: ClassVar[int] = 1\n", []],
    [
      "attrs",
      "@attrs.define\nclass A:\n    _a: list = attrs.Factory(list)\n    b: int = attrs.field(default=1, alias='c')\n",
      ["a: list = []", "c: int = 1"],
    ],
    [
      "attrs of old",
      "@attr.s\nclass A:\n    a = attr.ib()\n    b = attr.ib(factory=dict)\n    c = 1\n",
      ["a: ", "b:  = {}"],
    ],
    ["a named tuple", "class A(NamedTuple):\n    a: int\n    b: int = 1\n", ["a: int", "b: int = 1"]],
    [
      "a model",
      "class A(BaseModel):\n    K: Final = 1\n    a: Annotated[str, Field(description='The ' 'a.', alias='x')] = 'y'\n",
      ['*x: str = "y" The a.'],
    ],
    ["a function", "class A:\n    def __init__(self, a: Annotated[int, Doc('The a.')]): ...\n", ["a: int The a."]],
  ])("reads what the constructor takes, by %s", async (_, text, expected) => {
    const imports = "from typing import NamedTuple\nfrom pydantic import BaseModel\n";
    const { sdk } = await read({ "shop/__init__.py": `${imports}${text}` }, ["shop"]);
    const [made] = sdk.pages[0]?.modules[0]?.classes ?? [];
    expect(
      made?.parameters?.map(({ name, type, default: preset, doc, keywordOnly }) => {
        const value = preset === undefined ? "" : ` = ${preset}`;
        return `${keywordOnly ? "*" : ""}${name}: ${type?.text ?? ""}${value}${doc === undefined ? "" : ` ${doc}`}`;
      }),
    ).toEqual(expected);
  });

  it("says which package and which module are not there", async () => {
    const { sdk, said } = await read(acme, ["acne"]);
    expect([sdk.pages, said]).toEqual([
      [],
      ["sdk/missing-package no folder or file of the input is the package `acne`"],
    ]);
    const list = "List\n====\n\n.. automodule:: acme.gone\n";
    expect((await read({ ...acme, "docs/list.rst": list })).said).toEqual([
      "docs/list.rst:4:17 sdk/missing-module no file of the input holds `acme.gone`, which is to be documented",
    ]);
    const more = ["a", "b", "c", "d", "e"].map((name) => `.. automodule:: far.${name}\n`).join("\n");
    expect((await read({ ...acme, "docs/list.rst": `List\n====\n\n${more}` })).said).toEqual([
      "docs/list.rst:4:17 sdk/missing-module no files of the input hold `far.a`, `far.b`, `far.c` and 2 more, which are to be documented",
    ]);
  });

  it("has a page for each list, in the order of their table of contents, with what they ask for", async () => {
    const { sdk } = await read({
      ...acme,
      "docs/index.rst": "Top\n===\n\n.. toctree::\n\n   z\n   a\n",
      "docs/a.rst": "A list\n======\n\nProse.\n\n.. automodule:: acme\n",
      "docs/z.rst": "Z list\n======\n\n.. automodule:: acme.client\n   :members: Item\n",
    });
    expect(sdk.pages.map(({ name, title }) => `${name} ${title}`)).toEqual(["z Z list", "a A list"]);
    expect(sdk.pages[1]?.doc).toBe("Prose.");
    expect(sdk.pages[0]?.modules[0]?.classes.map(({ name, aliases }) => [name, ...aliases])).toEqual([
      ["Item", "Thing"],
    ]);
  });

  it("lists what is inherited where that is asked for, and leaves out what is excluded", async () => {
    const { sdk } = await read({
      ...acme,
      "docs/a.rst": "A\n===\n\n.. autoclass:: acme.client.Client\n   :inherited-members:\n   :exclude-members: check\n",
    });
    expect(sdk.pages[0]?.modules[0]?.classes[0]?.methods.map(({ name }) => name)).toEqual([
      "settings",
      "from_env",
      "test",
      "close",
    ]);
  });

  it("tells with a class what it inherits from classes that aren't shown, and leaves the rest to those that are", async () => {
    const shared =
      "class HasTags:\n    def add_tag(self): ...\n    def kind(self): ...\nclass _Root:\n    def urn(self): ...\n";
    const shop =
      "from ._shared import HasTags, _Root\nclass Named(_Root):\n    def name(self): ...\n    def kind(self): ...\n" +
      "class Thing(Named, HasTags):\n    def own(self): ...\n";
    const { sdk } = await read({ "shop/__init__.py": shop, "shop/_shared.py": shared }, ["shop"]);
    const classes = sdk.pages[0]?.modules[0]?.classes ?? [];
    expect(classes.map(({ name, methods }) => [name, ...methods.map((each) => each.name)])).toEqual([
      ["Named", "name", "kind", "urn"],
      ["Thing", "own", "add_tag"],
    ]);
  });

  it("leaves modules to the manifests that describe them", async () => {
    const manifest = "page: acme\nmodules:\n  - name: acme.client\n    doc: By hand.\n";
    const { sdk, said } = await read({ ...acme, "sdk/acme.yml": manifest }, ["acme"]);
    expect(said).toEqual([]);
    const modules = sdk.pages.flatMap(({ modules }) => modules);
    expect(modules.map(({ name, doc }) => `${name}: ${doc}`)).toEqual([
      "acme.client: By hand.",
      "acme: A library of items.",
    ]);
  });

  it("makes the classes of URNs of the keys, and links them and the classes of records", async () => {
    const { catalogue, said } = await linkModel({
      "models/entity-registry.yml": "entities:\n  - name: node\n    keyAspect: nodeKey\n    aspects: []\n",
      "models/com/linkedin/mxe/MetadataChangeProposal.pdl":
        "namespace com.linkedin.mxe record MetadataChangeProposal {}",
      "models/n/NodeKey.pdl":
        'namespace n @Aspect = { "name": "nodeKey" } record NodeKey { nodeName: string origin: string }',
      "src/lib/urns.py":
        "from lib.metadata.schema_classes import NodeKeyClass\nfrom lib.metadata.urns import NodeUrn\n\ndef f(a: NodeUrn, b: NodeKeyClass): ...\n",
      "docs/a.rst": "A\n===\n\n.. automodule:: lib.urns\n\n.. automodule:: lib.metadata.urns\n",
    });
    expect(said).toEqual([]);
    const [own, urns] = catalogue.sdk.pages[0]?.modules ?? [];
    expect(own?.functions[0]?.parameters.map(({ type }) => type?.references)).toEqual([
      [{ name: "NodeUrn", to: "symbol", target: "lib.metadata.urns.NodeUrn" }],
      [{ name: "NodeKeyClass", to: "modelClass", target: "n.NodeKey" }],
    ]);
    expect(urns?.classes[0]).toMatchObject({
      name: "NodeUrn",
      parameters: [
        { name: "node_name", required: true },
        { name: "env", default: '"PROD"' },
        { name: "_allow_coercion", keywordOnly: true },
      ],
    });
  });

  it("ends for modules and classes that go in circles", async () => {
    const { sdk } = await read(
      {
        "loop/__init__.py": "from loop.a import *\n__all__ = ['A', 'gone']\n",
        "loop/a.py": "from loop.b import B\nclass A(B):\n    x = y\n    y = x\n",
        "loop/b.py": "from loop.a import A\nclass B(A):\n    def f(self, a=A.x): ...\n",
      },
      ["loop"],
    );
    expect(sdk.pages[0]?.modules.map(({ name }) => name)).toEqual(["loop.a", "loop.b"]);
  });
});
