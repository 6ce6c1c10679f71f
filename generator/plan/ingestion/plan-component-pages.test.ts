import { expect, test } from "vitest";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { createReport } from "../../diagnostics/report.ts";
import { readConnectors } from "../../link/ingestion/code/read-connectors.ts";
import { linkComponents } from "../../link/ingestion/link-components.ts";
import { printJson } from "../../print/print-json.ts";
import { readIngestionModel } from "../../testdata/ingestion-model.ts";
import { readPythonTexts } from "../../testdata/read-python-texts.ts";
import { validateCatalogue } from "../../testdata/validate-catalogue.ts";
import { createPlanContext } from "../create-plan-context.ts";
import { collectEntries } from "../search/entries/entries.ts";
import { planIngestionPages } from "./plan-ingestion-pages.ts";

const code = `from pydantic import BaseModel
class Config(BaseModel):
    path: str
    zones: list[str]
    is_new: bool
    size: int = 3
    _old = pydantic_removed_field("old")
class FileSink(Sink[Config]):
    """Writes it to a file. And closes that."""
class Empty(BaseModel): ...
class Clear:
    def __init__(self, config: Empty): ...
class Tell: ...
`;

async function read(): Promise<Catalogue> {
  const { catalogue } = await readIngestionModel({});
  const report = createReport();
  const python = await readPythonTexts({
    "setup.py":
      'setup(name="acme", entry_points={"acme.ingestion.sink.plugins": ["file = acme:FileSink"], "acme.ingestion.transformer.plugins": ["clear = acme:Clear"], "acme.action.plugins": ["tell = acme:Tell"]})',
    "acme.py": code,
  });
  const components = linkComponents(readConnectors(python, report).components, report);
  expect(report.diagnostics).toEqual([]);
  return { ...catalogue, ingestion: { ...catalogue.ingestion, components } };
}

const options = { title: "T", base: "/docs/" };

test("what recipes name besides sources has pages, lists, a tree and schemas", async () => {
  const catalogue = await read();
  expect(validateCatalogue(printJson(catalogue))).toEqual([]);
  const { pages, navigation, files } = planIngestionPages(createPlanContext(catalogue, options));
  expect(pages.map(({ route, title, noun, description }) => [route, title, noun, description])).toEqual([
    [
      "generated/ingestion/sinks",
      "Sinks",
      undefined,
      "1 sink: where a recipe sends the metadata that its source reads.",
    ],
    ["generated/ingestion/sinks/file", "file", "sink", "Writes it to a file."],
    [
      "generated/ingestion/transformers",
      "Transformers",
      undefined,
      "1 transformer: what changes metadata on its way from the source to the sink.",
    ],
    [
      "generated/ingestion/transformers/clear",
      "clear",
      "transformer",
      "A transformer: what changes metadata on its way from the source to the sink.",
    ],
    [
      "generated/ingestion/actions",
      "Actions",
      undefined,
      "1 action: what is done when something happens on the platform.",
    ],
    [
      "generated/ingestion/actions/tell",
      "tell",
      "action",
      "An action: what is done when something happens on the platform.",
    ],
  ]);
  expect(
    [...navigation.values()].flatMap(({ items }) => items.map(({ label, items: below }) => [label, below])),
  ).toEqual([
    ["Sinks", [{ label: "file", href: "/docs/generated/ingestion/sinks/file/" }]],
    ["Transformers", [{ label: "clear", href: "/docs/generated/ingestion/transformers/clear/" }]],
    ["Actions", [{ label: "tell", href: "/docs/generated/ingestion/actions/tell/" }]],
  ]);
  expect(files.map(({ path }) => path)).toEqual(["generated/ingestion/schemas/sinks/file.json"]);
});

test("a page shows how a recipe names it, with a place for what is required", async () => {
  const { pages } = planIngestionPages(createPlanContext(await read(), options));
  const [sink, clear, tell] = ["file", "clear", "tell"].map((title) => {
    const page = pages.find((one) => one.title === title);
    return page?.content.kind === "ingestionSource" ? page.content.plugins[0] : undefined;
  });
  expect(sink?.install.code).toBe("pip install acme");
  expect(sink?.recipe?.code).toBe(
    'sink:\n  type: file\n  config:\n    is_new: false\n    path: "<path>"\n    zones: ["<zones>"]',
  );
  expect(sink?.options).toMatchObject({ place: "sink.config", count: "4, 3 required", removed: ["old"] });
  expect(clear?.recipe?.code).toBe("transformers:\n  - type: clear");
  expect(clear?.options.reason).toBe("This plugin takes no options.");
  expect(tell?.options.reason).toBe(
    "The code of the plugin names no class for its configuration, which would tell the options.",
  );
});

test("search finds it by its kind, and its options", async () => {
  const { pages } = planIngestionPages(createPlanContext(await read(), options));
  const page = pages.find(({ title }) => title === "file");
  expect(page && collectEntries(page).map(({ kind, name, anchor }) => [kind, name, anchor])).toEqual([
    ["sink", "file", ""],
    ["option", "is_new", "file.is_new"],
    ["option", "path", "file.path"],
    ["option", "zones", "file.zones"],
    ["option", "size", "file.size"],
    ["heading", "Install and run", "~start.file"],
    ["heading", "Options", "~options.file"],
  ]);
  const tell = pages.find(({ title }) => title === "tell");
  expect(tell && collectEntries(tell).map(({ kind }) => kind)).toEqual(["eventAction", "heading"]);
});

test("guides that are called like it are named on its page", async () => {
  const catalogue = await read();
  const page = (slug: string) =>
    [
      slug,
      { ...{ id: slug, file: `${slug}.md`, title: slug, sidebarLabel: slug, slug, hideTitle: false }, ...rest },
    ] as const;
  const rest = { tocLevels: [2, 3] as const, headings: [], links: [] };
  const prose = { ...catalogue.prose, pages: new Map(["sink_docs/file", "sink_docs/other", "file"].map(page)) };
  const { pages } = planIngestionPages(createPlanContext({ ...catalogue, prose }, options));
  const sink = pages.find(({ title }) => title === "file");
  expect(sink?.content.kind === "ingestionSource" ? sink.content.facts.at(-1) : undefined).toEqual({
    label: "Guide",
    value: [{ text: "sink_docs/file", href: "/docs/sink_docs/file/" }],
  });
  const guidesOf = (id: string) => {
    const [file] = catalogue.ingestion.components?.filter((one) => one.id === "file") ?? [];
    if (file === undefined) throw new Error("the model has no such sink");
    const components = [file, { ...file, id, kind: id === "rename" ? ("transformer" as const) : ("sink" as const) }];
    const ingestion = { ...catalogue.ingestion, components };
    const context = createPlanContext({ ...catalogue, ingestion, prose: { ...prose, pages: more } }, options);
    const content = planIngestionPages(context).pages.find(({ title }) => title === id)?.content;
    const facts = content?.kind === "ingestionSource" ? content.facts : [];
    return facts.find(({ label }) => label.startsWith("Guide"))?.value.map(({ text }) => text);
  };
  const more = new Map(["sink_docs/file", "sink_docs/all", "actions/transformer", "docs/transformer"].map(page));
  // A guide that is called like another one is about that, and transformers of actions are others.
  expect([guidesOf("nowhere"), guidesOf("rename")]).toEqual([["sink_docs/all"], ["docs/transformer"]]);
});
