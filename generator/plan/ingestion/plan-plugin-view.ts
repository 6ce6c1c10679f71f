import { toSimpleName } from "../../catalogue/to-simple-name.ts";
import { type ForeignBase, type IngestionPlugin, platformPackage } from "../../catalogue/ingestion.ts";
import type { Span } from "../../catalogue/span.ts";
import {
  ingestionPartTitles as partTitles,
  type CapabilityView,
  type IngestionPart,
  type OptionsView,
  type PluginView,
} from "../../page-model/ingestion.ts";
import type { TocEntry } from "../../page-model/page.ts";
import type { CodeTab, Fact, Html, RichText } from "../../page-model/parts.ts";
import { toSegment } from "../addresses/addresses.ts";
import { labelCapability, toStatusBadge, type IngestionView } from "./ingestion-view.ts";
import { countOptions, toOptionRows } from "./option-rows.ts";
import { isLead, toPartAnchor, type SourceText, type SourceTextKey } from "./source-texts.ts";
import { writeSourceRecipe } from "./write-least-recipe.ts";

/** What a plugin is shown with. */
export interface PluginPlan {
  readonly view: IngestionView;
  readonly texts: Readonly<Record<SourceTextKey, SourceText>> | undefined;
  readonly render: (text: SourceText | undefined) => Html | undefined;
}

/** All that there is to show of a plugin. */
export function planPluginView(plugin: IngestionPlugin, { view, texts, render }: PluginPlan): PluginView {
  const facts = {
    id: plugin.id,
    anchors: toPluginAnchors(plugin.id),
    status: toStatusBadge(plugin.status),
    capabilities: toCapabilities(plugin, view),
    ...toStart(plugin),
    examples: toExamples(plugin),
    options: planOptions(plugin, { place: "source.config", schemaName: plugin.id }, view),
    code: planCode(plugin, view),
    ...renderTexts(texts, render),
  };
  return { ...facts, parts: listParts(facts, isLead(plugin.prerequisites)) };
}

function renderTexts(
  texts: Readonly<Record<SourceTextKey, SourceText>> | undefined,
  render: (text: SourceText | undefined) => Html | undefined,
): Pick<PluginView, SourceTextKey> {
  return {
    intro: render(texts?.intro),
    about: render(texts?.about),
    prerequisites: render(texts?.prerequisites),
    notes: render(texts?.notes),
    limitations: render(texts?.limitations),
    troubleshooting: render(texts?.troubleshooting),
  };
}

/** The anchors of a plugin's parts; several plugins share a page. */
export function toPluginAnchors(plugin: string): Readonly<Record<IngestionPart, string>> {
  const anchor = (part: IngestionPart): string => toPartAnchor(part, plugin);
  return {
    plugin: anchor("plugin"),
    capabilities: anchor("capabilities"),
    start: anchor("start"),
    prerequisites: anchor("prerequisites"),
    examples: anchor("examples"),
    options: anchor("options"),
    about: anchor("about"),
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

/** The line that installs a plugin. */
export function planInstall({
  id,
  package: name = platformPackage,
  extra,
}: Pick<IngestionPlugin, "id" | "package" | "extra">): CodeTab {
  // What the package has without an extra is no plugin to those who install it.
  const [what, note] = extra === "" ? [name, "Install the package."] : [`'${name}[${extra}]'`, "Install the plugin."];
  return { ...toCodeTab("install", `Install ${id}`, "shell", `pip install ${what}`), note };
}

function toStart(plugin: IngestionPlugin): Pick<PluginView, "install" | "recipe" | "run"> {
  const { id, recipe, options, takesNoOptions } = plugin;
  const file = `${toSegment(id)}.yml`;
  // What has to be set is known where options are.
  const least = options.length > 0 || takesNoOptions === true ? writeSourceRecipe(plugin) : undefined;
  const text = recipe?.text ?? least;
  const install = planInstall(plugin);
  if (text === undefined) return { install, recipe: undefined, run: undefined };
  const what = recipe === undefined ? "This is the least that a recipe has to say. Save it" : "Save this recipe";
  return {
    install,
    recipe: {
      ...toCodeTab("recipe", `Recipe of ${id}`, "yaml", text),
      note: `${what} as ${file} and fill in your values.`,
    },
    run: {
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

/** A piece of code with its label. */
export function toCodeTab(id: string, label: string, language: CodeTab["language"], code: string): CodeTab {
  return { id, label, language, code: code.trimEnd() };
}

/** Where options of what stand in a recipe, and by which name their schema has its route. */
export interface OptionsPlace {
  readonly place: string;
  readonly schemaName: string;
}

/** The options of a plugin, or why there are none. */
export function planOptions(
  plugin: Pick<IngestionPlugin, "id" | "options" | "unlisted" | "takesNoOptions" | "schema" | "foreignBases" | "span">,
  { place, schemaName }: OptionsPlace,
  { context }: IngestionView,
): OptionsView {
  const schema = context.routes.ingestionSchemas.get(schemaName);
  return {
    place,
    removed: (plugin.unlisted ?? []).flatMap(({ path, standing }) => (standing === "removed" ? path : [])),
    rows: toOptionRows(plugin, context),
    count: plugin.options.length === 0 ? undefined : countOptions(plugin.options),
    reason: plugin.options.length === 0 ? tellMissing(plugin) : undefined,
    notes: tellForeign(plugin.foreignBases ?? []),
    schema: schema === undefined ? undefined : { label: "JSON Schema", href: context.links.file(schema) },
    source: plugin.options.length > 0 || plugin.takesNoOptions === true ? undefined : context.source(plugin.span),
  };
}

/** How far options of classes that the input doesn't hold are listed. */
function tellForeign(bases: readonly ForeignBase[]): readonly RichText[] {
  const releases = [...new Set(bases.flatMap(({ release }) => release ?? []))];
  const assumed = releases.map((release): RichText => {
    const names = bases.filter((base) => base.release === release).map(({ name }) => name);
    return [
      { text: "Options of " },
      ...listNames(names),
      { text: ` are those of release ${release} of the platform: the input doesn't hold the code.` },
    ];
  });
  const unknown = bases.filter(({ release }) => release === undefined).map(({ name }) => name);
  if (unknown.length === 0) return assumed;
  const words = unknown.length === 1 ? " adds is not listed" : " add is not listed";
  return [
    ...assumed,
    [{ text: "What " }, ...listNames(unknown), { text: `${words}: the input doesn't hold the code.` }],
  ];
}

/** Names of classes without their modules. */
function listNames(names: readonly string[]): RichText {
  return names.flatMap((name, index) => [
    ...(index === 0 ? [] : [{ text: index === names.length - 1 ? " and " : ", " }]),
    { text: toSimpleName(name), code: true as const },
  ]);
}

/** Why a plugin shows no options. */
function tellMissing({
  id,
  schema,
  span,
  takesNoOptions,
  foreignBases,
}: Pick<IngestionPlugin, "id" | "schema" | "span" | "takesNoOptions" | "foreignBases">): string {
  if (takesNoOptions === true) return "This plugin takes no options.";
  if (foreignBases !== undefined && schema === undefined)
    return "The input does not hold the class of its configuration.";
  if (foreignBases !== undefined) return "The class of its configuration declares no options of its own.";
  if (schema !== undefined) return "There is nothing to set: the plugin has no options.";
  if (span.file.endsWith(".py"))
    return "The code of the plugin names no class for its configuration, which would tell the options.";
  return /\.ya?ml$/.test(span.file)
    ? "The manifest of the plugin describes neither options nor a schema of its configuration."
    : `The options of ${id} can't be told, since the input holds neither its code nor the schema of its configuration.`;
}

/** Where a plugin is declared, and in which class. */
export function planCode(
  { className, codeFile, span }: Pick<IngestionPlugin, "className" | "codeFile" | "span">,
  { context }: IngestionView,
): readonly Fact[] {
  const place = (at: Span) => {
    const { label, href } = context.source(at);
    return [{ text: label, code: true as const, href }];
  };
  return [
    ...(className === undefined ? [] : [{ label: "Class", value: [{ text: className, code: true as const }] }]),
    ...(codeFile === undefined || codeFile === span.file
      ? []
      : [{ label: "Module", value: place({ ...firstLine, file: codeFile }) }]),
    { label: "Declared in", value: place(span) },
  ];
}

const firstLine = { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };

const shortBeginning: readonly IngestionPart[] = [
  "capabilities",
  "start",
  "prerequisites",
  "examples",
  "options",
  "about",
];
const longBeginning: readonly IngestionPart[] = [
  "capabilities",
  "start",
  "examples",
  "options",
  "about",
  "prerequisites",
];
const ending: readonly IngestionPart[] = ["notes", "limitations", "troubleshooting", "code"];

/** The parts of a plugin that have something to show; prerequisites that are an essay of their own stand behind the options. */
export function listParts(plugin: Omit<PluginView, "parts">, hasShortPrerequisites: boolean): readonly IngestionPart[] {
  const beginning = hasShortPrerequisites ? shortBeginning : longBeginning;
  return [...beginning, ...ending].filter((part) => hasPart(plugin, part));
}

function hasPart(plugin: Omit<PluginView, "parts">, part: IngestionPart): boolean {
  switch (part) {
    case "capabilities":
    case "examples":
      return plugin[part].length > 0;
    case "about":
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

/** The parts of a plugin, for the list of a page's contents. */
export function listPluginParts({ parts, anchors }: PluginView, level: 2 | 3): readonly TocEntry[] {
  return parts.map((part) => ({ id: anchors[part], label: partTitles[part], level }));
}
