import type { IngestionConcept, IngestionPlatform, IngestionPlugin } from "../../catalogue/ingestion.ts";
import { countNoun } from "../../catalogue/nouns.ts";
import type { Span } from "../../catalogue/span.ts";
import {
  ingestionPartTitles as partTitles,
  ingestionSections,
  type CapabilityView,
  type ConceptRow,
  type IngestionPart,
  type OptionsView,
  type PluginView,
} from "../../page-model/ingestion.ts";
import type { TocEntry } from "../../page-model/page.ts";
import type { CodeTab, Fact, Html } from "../../page-model/parts.ts";
import { toSegment } from "../addresses/addresses.ts";
import { labelCapability, toStatusBadge, type IngestionView, type PlannedIngestionPage } from "./ingestion-view.ts";
import { describeSource } from "./describe-source.ts";
import { countOptions, toOptionRows } from "./option-rows.ts";
import { renderSourceText } from "./render-source-text.ts";
import { listSourceTexts, toPartAnchor, type SourceText, type SourceTextKey } from "./source-texts.ts";

/** The package that brings the platform's command line. */
const packageName = "acryl-datahub";

/** Everything about one platform: what is extracted, how to begin, and every option of its plugins. */
export function planSourcePage(platform: IngestionPlatform, view: IngestionView): PlannedIngestionPage {
  const { context } = view;
  const texts = listSourceTexts(platform);
  const anchors = view.anchors(platform.id);
  const render = (text: SourceText | undefined): Html | undefined =>
    text === undefined || anchors === undefined ? undefined : renderSourceText(text, anchors, view);
  const plugins = platform.plugins.map((plugin, index) => ({
    ...toPluginView(plugin, view),
    ...renderTexts(texts.plugins[index], render),
  }));
  const [main] = platform.plugins;
  const summary = describeSource(platform, context.summary);
  return {
    route: context.routes.ingestionSources.get(platform.id) ?? "",
    title: platform.name,
    noun: "source",
    description: [summary === "" ? describe(platform) : summary, ...describeMaturity(platform, view)].join(" "),
    toc: toToc(platform, plugins),
    badges: main === undefined ? [] : [toStatusBadge(main.status)].filter((badge) => badge !== undefined),
    source: context.source(platform.span),
    content: {
      kind: "ingestionSource",
      doc: render(texts.about),
      facts: toFacts(platform),
      concepts: platform.concepts.map((concept) => toConceptRow(concept, view)),
      plugins,
    },
  };
}

function describe({ name, plugins }: IngestionPlatform): string {
  const options = plugins.flatMap((plugin) => plugin.options);
  const parts = [
    ...(plugins.some(({ capabilities }) => capabilities.length > 0) ? ["what is extracted"] : []),
    "how to begin",
    ...(options.length === 0 ? [] : [countNoun(options.length, "option")]),
  ];
  return `Metadata from ${name}: ${parts.join(", ")}.`;
}

/** How far the plugins can be relied on; nothing where no source of the model says so. */
function describeMaturity({ plugins }: IngestionPlatform, { platforms }: IngestionView): readonly string[] {
  const isSaid = platforms.some((platform) => platform.plugins.some(({ status }) => status !== undefined));
  if (!isSaid) return [];
  const labels = plugins.map(({ status }) => toStatusBadge(status)?.label);
  if (labels.every((label) => label === undefined)) return ["No maturity is stated."];
  if (new Set(labels).size === 1) return [`Maturity: ${labels[0]}.`];
  return [`Maturity: ${plugins.map(({ id }, index) => `${id} ${labels[index] ?? "not stated"}`).join(", ")}.`];
}

function toFacts({ id, plugins }: IngestionPlatform): readonly Fact[] {
  const ids = plugins.flatMap((plugin, index) => [
    ...(index === 0 ? [] : [{ text: ", " }]),
    { text: plugin.id, code: true as const },
  ]);
  return [
    { label: "Platform", value: [{ text: id, code: true }] },
    { label: plugins.length === 1 ? "Plugin" : "Plugins", value: ids },
    ...(plugins.length === 1 ? toPluginFacts(plugins) : []),
  ];
}

function toPluginFacts([plugin]: readonly IngestionPlugin[]): readonly Fact[] {
  return plugin === undefined || plugin.options.length === 0
    ? []
    : [{ label: "Options", value: [{ text: countOptions(plugin.options) }] }];
}

function toConceptRow({ source, concept, entity, note }: IngestionConcept, { context }: IngestionView): ConceptRow {
  const href = entity === undefined ? undefined : context.links.entity(entity);
  return {
    source,
    concept: [{ text: concept, href, noun: href === undefined ? undefined : "entity" }],
    note: context.inlineDoc(note),
  };
}

function renderTexts(
  texts: Readonly<Record<SourceTextKey, SourceText>> | undefined,
  render: (text: SourceText | undefined) => Html | undefined,
): Pick<PluginView, SourceTextKey> {
  return {
    intro: render(texts?.intro),
    prerequisites: render(texts?.prerequisites),
    notes: render(texts?.notes),
    limitations: render(texts?.limitations),
    troubleshooting: render(texts?.troubleshooting),
  };
}

/** What there is to show of a plugin besides prose. */
function toPluginView(plugin: IngestionPlugin, view: IngestionView): Omit<PluginView, SourceTextKey> {
  return {
    id: plugin.id,
    anchors: toAnchors(plugin.id),
    status: toStatusBadge(plugin.status),
    capabilities: toCapabilities(plugin, view),
    ...toStart(plugin),
    examples: toExamples(plugin),
    options: toOptions(plugin, view),
    code: toCode(plugin, view),
  };
}

/** The anchors of a plugin's parts; several plugins share a page. */
function toAnchors(plugin: string): Readonly<Record<IngestionPart, string>> {
  const anchor = (part: IngestionPart): string => toPartAnchor(part, plugin);
  return {
    plugin: anchor("plugin"),
    capabilities: anchor("capabilities"),
    start: anchor("start"),
    prerequisites: anchor("prerequisites"),
    examples: anchor("examples"),
    options: anchor("options"),
    notes: anchor("notes"),
    limitations: anchor("limitations"),
    troubleshooting: anchor("troubleshooting"),
    code: anchor("code"),
  };
}

function toCapabilities({ capabilities }: IngestionPlugin, { context }: IngestionView): readonly CapabilityView[] {
  return capabilities.map(({ name, supported, subtypes, note }) => ({
    label: labelCapability(name),
    supported,
    subtypes,
    note: context.inlineDoc(note),
  }));
}

function toStart({ id, extra, recipe }: IngestionPlugin): Pick<PluginView, "install" | "recipe" | "run"> {
  const what = extra === "" ? packageName : `'${packageName}[${extra}]'`;
  const file = `${toSegment(id)}.yml`;
  return {
    install: { ...toCodeTab("install", `Install ${id}`, "shell", `pip install ${what}`), note: "Install the plugin." },
    recipe: recipe && {
      ...toCodeTab("recipe", `Recipe of ${id}`, "yaml", recipe.text),
      note: `Save this recipe as ${file} and fill in your values.`,
    },
    run: recipe && {
      ...toCodeTab("run", `Run ${id}`, "shell", `datahub ingest -c ${file}`),
      note: "Run it.",
    },
  };
}

function toExamples({ id, examples }: IngestionPlugin): readonly CodeTab[] {
  return examples.map(({ title, recipe }, index) => ({
    ...toCodeTab(
      "example",
      examples.length === 1 ? `Another recipe of ${id}` : `Recipe ${index + 2} of ${id}`,
      "yaml",
      recipe.text,
    ),
    note: title,
  }));
}

function toCodeTab(id: string, label: string, language: CodeTab["language"], code: string): CodeTab {
  return { id, label, language, code: code.trimEnd() };
}

function toOptions(plugin: IngestionPlugin, { context }: IngestionView): OptionsView {
  const schema = context.routes.ingestionSchemas.get(plugin.id);
  return {
    rows: toOptionRows(plugin, context),
    count: plugin.options.length === 0 ? undefined : countOptions(plugin.options),
    reason: plugin.options.length === 0 ? tellMissing(plugin) : undefined,
    schema: schema === undefined ? undefined : { label: "JSON Schema", href: context.links.file(schema) },
    source: plugin.options.length > 0 || plugin.takesNoOptions === true ? undefined : context.source(plugin.span),
  };
}

/** Why a plugin shows no options. */
function tellMissing({ id, schema, span, takesNoOptions }: IngestionPlugin): string {
  if (takesNoOptions === true) return "This plugin takes no options.";
  if (schema !== undefined) return "There is nothing to set: the plugin has no options.";
  if (span.file.endsWith(".py"))
    return "The code of the plugin names no class for its configuration, which would tell the options.";
  return /\.ya?ml$/.test(span.file)
    ? "The manifest of the plugin describes neither options nor a schema of its configuration."
    : `The options of ${id} can't be told, since the input holds neither its code nor the schema of its configuration.`;
}

function toCode({ className, codeFile, span }: IngestionPlugin, { context }: IngestionView): readonly Fact[] {
  const place = (at: Span) => {
    const { label, href } = context.source(at);
    return [{ text: label, code: true as const, href }];
  };
  return [
    ...(className === undefined ? [] : [{ label: "Class", value: [{ text: className, code: true as const }] }]),
    ...(codeFile === undefined ? [] : [{ label: "Module", value: place({ ...firstLine, file: codeFile }) }]),
    { label: "Declared in", value: place(span) },
  ];
}

const firstLine = { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };

/** Whether a plugin has something to show in a part. */
function hasPart(plugin: PluginView, part: IngestionPart): boolean {
  switch (part) {
    case "capabilities":
    case "examples":
      return plugin[part].length > 0;
    case "prerequisites":
    case "notes":
    case "limitations":
    case "troubleshooting":
      return plugin[part] !== undefined;
    case "plugin":
    case "start":
    case "options":
    case "code":
      return true;
  }
}

const parts = [
  "capabilities",
  "start",
  "prerequisites",
  "examples",
  "options",
  "notes",
  "limitations",
  "troubleshooting",
  "code",
] as const satisfies readonly IngestionPart[];

function toToc(platform: IngestionPlatform, plugins: readonly PluginView[]): readonly TocEntry[] {
  const concepts: readonly TocEntry[] =
    platform.concepts.length === 0 ? [] : [{ id: ingestionSections.concepts, label: "Concepts", level: 2 }];
  const [only] = plugins;
  if (plugins.length === 1 && only !== undefined) {
    const entries = toPartEntries(only, 2);
    const end = entries.findIndex(({ id }) => id === only.anchors.options) + 1;
    return [...entries.slice(0, end), ...concepts, ...entries.slice(end)];
  }
  const entries = plugins.flatMap((plugin): readonly TocEntry[] => [
    { id: plugin.anchors.plugin, label: plugin.id, level: 2 },
    ...toPartEntries(plugin, 3),
  ]);
  return [...entries, ...concepts];
}

function toPartEntries(plugin: PluginView, level: 2 | 3): readonly TocEntry[] {
  return parts
    .filter((part) => hasPart(plugin, part))
    .map((part) => ({ id: plugin.anchors[part], label: partTitles[part], level }));
}
