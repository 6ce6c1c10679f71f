import { readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, test } from "vitest";
import type { NavigationTree, Page } from "../../../generator/page-model/page.ts";
import { createPlanContext } from "../../../generator/plan/create-plan-context.ts";
import { planMetamodelPages } from "../../../generator/plan/metamodel/plan-metamodel-pages.ts";
import { planRestliPages } from "../../../generator/plan/restli/plan-restli-pages.ts";
import { planSdkPages } from "../../../generator/plan/sdk/plan-sdk-pages.ts";
import { expectGolden } from "../../../generator/testdata/golden.ts";
import { linkModel } from "../../../generator/testdata/link-model.ts";
import { PageBody } from "../page-templates.tsx";
import { SdkParts } from "./sdk-parts.tsx";
import { readPage } from "../../../generator/page-model/read-page.ts";

const folder = join(import.meta.dirname, "../../../generator/testdata");
const schemas = {
  "n/Node.pdl": `namespace n
    /** A node. */
    @Aspect = { "name": "node" }
    record Node {
      /** May be left out. */
      note: optional string
      /** What it is called. */
      name: Name
      /** In which colour. */
      color: Color = "RED"
      /** By name. */
      tags: map[string, string] = {}
    }`,
  "n/Name.pdl": "namespace n typeref Name = string",
  "n/Color.pdl": "namespace n /** Colours. */ enum Color { /** Like blood. */ RED @deprecated GRAY }",
  "n/Message.pdl":
    'namespace n /** What is sent. */ @deprecated = "Old." record Message { /** The node. */ node: Node }',
};
let planned: { readonly pages: readonly Page[]; readonly navigation: ReadonlyMap<string, NavigationTree> };
let metamodel: readonly Page[];

beforeAll(async () => {
  const { catalogue } = await linkModel({
    ...schemas,
    "sdk/clients.yml": readFileSync(join(folder, "sdk/kitchen-sink.yml"), "utf8"),
    "restli/nodes.restspec.json": readFileSync(join(folder, "restli/kitchen-sink.restspec.json"), "utf8"),
  });
  const context = createPlanContext(catalogue, { title: "Test", base: "/docs/" });
  const [sdk, restli] = [planSdkPages(context), planRestliPages(context)];
  planned = {
    pages: [...sdk.pages.map(readPage), ...restli.pages],
    navigation: new Map([...sdk.navigation, ...restli.navigation]),
  };
  metamodel = planMetamodelPages(context, undefined).pages.map(readPage);
});

function render(page: Page | undefined): string {
  if (page === undefined) throw new Error("no such page");
  return renderToStaticMarkup(<PageBody page={page} />);
}

function findPage(route: string, pages: readonly Page[] = planned.pages): Page | undefined {
  return pages.find((candidate) => candidate.route === route);
}

/** One element a line, so that a change shows as a few lines. */
function breakLines(html: string): string {
  return `${html.replaceAll(/(?<=>)(?=<(?:section|tr|li|p|dt|dd|div|h2|h3|pre|details|table|nav|figure)\b)/g, "\n")}\n`;
}

test("the routes are these", () => {
  const lines = planned.pages.map(
    ({ route, title, noun, navigation, breadcrumbs }) =>
      `${route} | ${noun ?? "-"} | ${title} | ${navigation} | ${breadcrumbs.map(({ label }) => label).join(" > ")}\n`,
  );
  expectGolden(join(folder, "sdk/pages/routes.txt"), lines.join(""));
});

test.each([
  ["sdk/pages/overview", "python-sdk/clients"],
  ["sdk/pages/module", "python-sdk/clients/example.client"],
  ["sdk/pages/class", "python-sdk/clients/Client"],
  ["sdk/pages/models", "python-sdk/models"],
  ["sdk/pages/model-record", "python-sdk/models/NodeClass"],
  ["sdk/pages/model-enum", "python-sdk/models/ColorClass"],
  ["sdk/pages/model-deprecated", "python-sdk/models/MessageClass"],
  ["restli/pages/overview", "restli"],
  ["restli/pages/resource", "restli/nodes"],
  ["restli/pages/sub-resource", "restli/nodes.edges"],
])("the page %s shows what it should", (name, route) => {
  expectGolden(join(folder, `${name}.html`), breakLines(render(findPage(route))));
});

test("every page renders, with each anchor once and every anchor of its contents list", () => {
  for (const page of planned.pages) {
    const html = render(page);
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map((match) => match[1] ?? "");
    expect(new Set(ids).size, page.route).toBe(ids.length);
    for (const { id } of page.toc) expect(ids, page.route).toContain(id);
  }
});

test("no link between these pages dangles", () => {
  const anchors = new Map(
    [...planned.pages, ...metamodel].map((page) => {
      const ids = [...render(page).matchAll(/ id="([^"]*)"/g)].map((match) => match[1] ?? "");
      return [page.route === "" ? "/docs/" : `/docs/${page.route}/`, new Set(ids)];
    }),
  );
  const dangling = planned.pages.flatMap((page) =>
    [...render(page).matchAll(/ href="(\/docs\/[^"]*)"/g)]
      .map((match) => match[1] ?? "")
      .filter((href) => {
        const [path = "", anchor] = href.split("#");
        const known = anchors.get(path);
        return known === undefined || (anchor !== undefined && !known.has(anchor));
      }),
  );
  expect(dangling).toEqual([]);
});

test("a schema and its class, and a schema and the calls that use it, lead to each other", () => {
  const node = render(findPage("generated/metamodel/aspects/node", metamodel));
  expect(node).toContain('href="/docs/python-sdk/models/NodeClass/"');
  expect(node).toContain('href="/docs/restli/nodes/#find"');
  expect(render(findPage("python-sdk/models/NodeClass"))).toContain('href="/docs/generated/metamodel/aspects/node/"');
});

test("a model with nothing of the kind has no pages", async () => {
  const { catalogue } = await linkModel(schemas);
  const none = planSdkPages(createPlanContext(catalogue, { title: "Test", base: "/" }));
  expect(none.pages).toEqual([]);
});

test("parameters of which nothing is said have no rows, and their anchors in the signature", async () => {
  const { catalogue } = await linkModel({
    "setup.py": 'from setuptools import setup\nsetup(name="lib")\n',
    "lib/__init__.py": `from typing import overload

@overload
def cut(a: int) -> int: ...
@overload
def cut(a: str, b: int) -> str: ...
def cut(a, b=1):
    """Cuts."""

def fold(a: int, b: int = 2) -> int:
    """Folds.

    Args:
        b: How often.
    """
`,
    "docs/lib.rst": "Lib\n===\n\n.. automodule:: lib\n   :members:\n",
  });
  const pages = planSdkPages(createPlanContext(catalogue, { title: "Test", base: "/" })).pages.map(readPage);
  const html = render(pages.find(({ content }) => content.kind === "sdkModule"));
  expect(html).toContain(
    'cut(<span id="cut.a">a</span>: int) -&gt; int\ncut(a: str, <span id="cut.b">b</span>: int) -&gt; str<',
  );
  expect(html).toContain("fold(a: int, b: int = 2) -&gt; int<");
  expect(html.match(/<tr id="[^"]*"/g)).toEqual(['<tr id="fold.a"', '<tr id="fold.b"']);
});

test("classes of one name above a class have anchors of their own", async () => {
  const { catalogue } = await linkModel({
    "setup.py": 'from setuptools import setup\nsetup(name="lib")\n',
    "lib/__init__.py": "",
    "lib/a.py": "class Base:\n    def one(self) -> int:\n        pass\n",
    "lib/b.py": "class Base:\n    def two(self) -> int:\n        pass\n",
    "lib/c.py": "from lib import a, b\nclass Both(a.Base, b.Base):\n    pass\n",
    "docs/lib.rst": `Lib\n===\n\n${["a", "b", "c"].map((name) => `.. automodule:: lib.${name}\n   :members:\n   :inherited-members:\n`).join("\n")}`,
  });
  const pages = planSdkPages(createPlanContext(catalogue, { title: "Test", base: "/" })).pages.map(readPage);
  const html = render(pages.find(({ route }) => route.endsWith("/Both")));
  const ids = [...html.matchAll(/<h2 id="(~inherited[^"]*)"/g)].map(([, id]) => id);
  expect(ids).toEqual(["~inherited-lib.a.Base", "~inherited-lib.b.Base"]);
});

test("a method that a class has from one above it is described there, and found here", async () => {
  const { catalogue } = await linkModel({
    "setup.py": 'from setuptools import setup\nsetup(name="lib")\n',
    "src/lib/__init__.py": "",
    "src/lib/shapes.py": `class Shape:
    """A shape."""
    def area(self) -> float:
        """How large it is. In squares."""
    def name(self) -> str:
        """What it is called."""

class Square(Shape):
    """A square."""
    def name(self) -> str:
        """Always square."""
    def side(self) -> int:
        """How long it is."""

class Tile(Square):
    """A tile."""
`,
    "docs/shapes.rst": "Shapes\n======\n\n.. automodule:: lib.shapes\n   :members:\n   :inherited-members:\n",
  });
  const pages = planSdkPages(createPlanContext(catalogue, { title: "Test", base: "/" })).pages.map(readPage);
  const ofClass = (name: string) => {
    const page = pages.find(({ route }) => route.endsWith(`/${name}`));
    if (page?.content.kind !== "sdkClass") throw new Error(`no page of ${name}`);
    const { methods, inherited } = page.content;
    return {
      own: methods.flatMap(({ functions }) => functions.map((each) => each.id)),
      inherited: inherited.map(({ label, methods: from }) => [label, ...from.map(({ link }) => link.href)]),
      summaries: inherited.flatMap(({ methods: from }) => from.map(({ id, summary }) => `${id}: ${summary}`)),
    };
  };
  expect(ofClass("Shape")).toMatchObject({ own: ["area", "name"], inherited: [] });
  expect(ofClass("Square")).toEqual({
    own: ["name", "side"],
    inherited: [["Inherited from Shape", "/python-sdk/shapes/Shape/#area"]],
    summaries: ["area: How large it is."],
  });
  // What a class in between declares anew is found there.
  expect(ofClass("Tile")).toMatchObject({
    own: [],
    inherited: [
      ["Inherited from Square", "/python-sdk/shapes/Square/#name", "/python-sdk/shapes/Square/#side"],
      ["Inherited from Shape", "/python-sdk/shapes/Shape/#area"],
    ],
  });
  const tile = render(pages.find(({ route }) => route.endsWith("/Tile")));
  expect(tile).toContain('<li id="side"><span class="index-name"><a href="/python-sdk/shapes/Square/#side">');
});

test("what most classes of a module have is told once, and a part that says nothing by its only module", async () => {
  const names = ["Berth", "Crew", "Flag", "Harbour", "Pier", "Ship"];
  const toClass = (name: string): string =>
    `class ${name}:\n    def to_text(self):\n        pass\n    def ${name.toLowerCase()}_only(self):\n        pass\n`;
  const { catalogue } = await linkModel({
    "src/lib/port.py": `"""What lies in a harbour."""\n${names.map(toClass).join("\n")}`,
    "docs/port.rst": "Port\n====\n\n.. automodule:: lib.port\n   :members:\n",
  });
  const pages = planSdkPages(createPlanContext(catalogue, { title: "Test", base: "/docs/" })).pages.map(readPage);
  const page = pages.find(({ content }) => content.kind === "sdkOverview");
  expect(page?.description).toBe("What lies in a harbour.");
  expect(render(pages.find(({ content }) => content.kind === "landing"))).toContain("<p>What lies in a harbour.</p>");
  const overview = render(page);
  expect(overview).toContain("Most of its classes have these as well: <code>to_text</code>.");
  expect(overview).not.toContain("#to_text");
  for (const name of names) expect(overview).toContain(`#${name.toLowerCase()}_only`);
});

test("what comes back is said of a function whose code gives no type", async () => {
  const { catalogue } = await linkModel({
    "src/lib/shapes.py": 'def area(side):\n    """Measures.\n\n    :returns: The area in metres.\n    """\n',
    "docs/shapes.rst": "Shapes\n======\n\n.. automodule:: lib.shapes\n   :members:\n",
  });
  const { pages } = planSdkPages(createPlanContext(catalogue, { title: "Test", base: "/docs/" }));
  const page = render(pages.map(readPage).find(({ content }) => content.kind === "sdkModule"));
  expect(page).toContain('<dt>Returns</dt><dd><div class="doc">The area in metres.</div></dd>');
});

describe("a module and a class of any size", () => {
  const names = Array.from({ length: 250 }, (_, index) => `do_it_${index}`);
  const describeOne = (name: string): string =>
    `{ name: ${name}, doc: "Does it, and says at some length how.", parameters: [{ name: one, type: "Optional[Big]", default: None, doc: The first. }, { name: two, type: str, default: '""', doc: The second. }], returns: { type: Big, doc: something } }`;
  const functions = names.map((name) => `      - ${describeOne(name)}\n`).join("");
  const methods = names.map((name) => `          - ${describeOne(name)}\n`).join("");
  const text = `page: big\nmodules:\n  - name: big.module\n    functions:\n${functions}    classes:\n      - name: Big\n        methods:\n${methods}`;
  let pages: readonly Page[];
  /** By route; two tests look at all of them. */
  let rendered: ReadonlyMap<string, string>;

  beforeAll(async () => {
    const { catalogue } = await linkModel({ "sdk/big.yml": text });
    pages = planSdkPages(createPlanContext(catalogue, { title: "Test", base: "/docs/" })).pages.map(readPage);
    rendered = new Map(pages.map((page) => [page.route, render(page)]));
  });

  test("fill pages of less than 125 kB without the frame, except for the overview", () => {
    const shown = pages.filter(({ content }) => content.kind === "sdkModule" || content.kind === "sdkClass");
    expect(shown.length).toBeGreaterThan(3);
    for (const { route } of shown) expect(rendered.get(route)?.length, route).toBeLessThan(125_000);
  });

  test("show each function once, where links lead to it", () => {
    const anchors = [...rendered].flatMap(([route, html]) =>
      [...html.matchAll(/<h3 id="(do_it_\d+)"/g)].map((match) => `/docs/${route}/#${match[1]}`),
    );
    expect(anchors.length).toBe(2 * names.length);
    const overview = rendered.get("python-sdk/big") ?? "";
    const linked = new Set([...overview.matchAll(/ href="([^"]*)"/g)].map((match) => match[1]));
    expect(anchors.filter((anchor) => !linked.has(anchor))).toEqual([]);
  });
});

test("of the pages of a class, the one that is read is marked", () => {
  const parts = ["one/", "two/"].map((href) => ({ href, label: href }));
  const html = renderToStaticMarkup(<SdkParts parts={parts} part={1} />);
  expect(html).toContain('<a href="one/">one/</a><a href="two/" aria-current="page">two/</a>');
});
