import { hasUnknownOptions } from "../../catalogue/has-unknown-options.ts";
import {
  capabilityLabels,
  supportStatuses,
  type IngestionCapability,
  type IngestionConcept,
  type IngestionModel,
  type IngestionPlatform,
  type IngestionPlugin,
  type SupportStatus,
} from "../../catalogue/ingestion.ts";
import type { Span } from "../../catalogue/span.ts";
import { ingestionCodes } from "../../diagnostics/codes/ingestion.ts";
import type { Report } from "../../diagnostics/report.ts";
import { tellOnce } from "../../diagnostics/tell-once.ts";
import { suggestNames } from "../../diagnostics/suggest.ts";
import type {
  ConfigSchemaDocument,
  ConnectorRegistryDocument,
  IngestionDocument,
  LocatedText,
  ManifestDocument,
  ManifestPlugin,
  RecipeDocument,
  RegisteredPlugin,
  SourceTextDocument,
  WrittenCapability,
} from "../../parse/ingestion/ingestion-document.ts";
import type { CodeConnectors, CodePlugin } from "./code/read-connectors.ts";
import { compareBuilt } from "./compare-built.ts";
import { divideSourceText, takePrerequisites } from "./divide-source-text.ts";
import { linkComponents, linkDeclaredComponents } from "./link-components.ts";
import { createOptionIncluder, type IncludeOptions } from "./include-options.ts";
import { linkOptions } from "./link-options.ts";
import { namePackage } from "./name-package.ts";

/** What entities a concept may be named for: the model's, by name in lower case without spaces. */
export type FindEntity = (concept: string) => string | undefined;

/** What is said about ingestion: in files of its own, and in the code of the connectors. */
export interface IngestionInput {
  readonly documents: readonly IngestionDocument[];
  readonly connectors: CodeConnectors;
}

/**
 * Brings together what the files say about each platform and plugin. A manifest says everything about
 * its platform; a checkout of the platform says it in a registry, in schemas, docs and recipes, which
 * are joined by the plugin's id, and in the code from which the registry and the schemas are built.
 */
export function linkIngestion(
  { documents, connectors }: IngestionInput,
  findEntity: FindEntity,
  allReport: Report,
): IngestionModel {
  // What is wrong with a class, all plugins that inherit from it have.
  const report = tellOnce(allReport);
  const platforms = new Map<string, IngestionPlatform>();
  const known = new Map<string, Span>();
  const includeOptions = createOptionIncluder(
    documents.filter((document) => document.kind === "optionSet"),
    report,
  );
  for (const document of documents) {
    if (document.kind !== "ingestionManifest") continue;
    addManifest(document, { platforms, known, findEntity, includeOptions, report });
  }
  for (const platform of linkCheckout(documents, connectors, report)) {
    const plugins = platform.plugins.filter((plugin) => claimPlugin(plugin, known, report));
    const declared = platforms.get(platform.id);
    if (plugins.length === 0) continue;
    platforms.set(platform.id, declared === undefined ? { ...platform, plugins } : joinPlugins(declared, plugins));
  }
  const components = linkComponents(
    connectors.components,
    report,
    linkDeclaredComponents(
      documents.filter((document) => document.kind === "componentManifest"),
      includeOptions,
      report,
    ),
  );
  return {
    platforms: new Map([...platforms].sort(([left], [right]) => (left < right ? -1 : 1))),
    components: components.length === 0 ? undefined : components,
    ...(connectors.incomplete && { incomplete: connectors.incomplete }),
  };
}

interface ManifestContext {
  readonly platforms: Map<string, IngestionPlatform>;
  /** Where each plugin is declared. */
  readonly known: Map<string, Span>;
  readonly findEntity: FindEntity;
  readonly includeOptions: IncludeOptions;
  readonly report: Report;
}

function addManifest(document: ManifestDocument, context: ManifestContext): void {
  const { platforms, known, findEntity, report } = context;
  const { platform: id, name, intro, concepts } = document;
  const plugins = document.plugins
    .map((plugin) => linkPlugin(plugin, context))
    .filter((plugin) => claimPlugin(plugin, known, report));
  const declared = platforms.get(id.text);
  if (declared !== undefined) {
    const first = [{ message: "first declared here", span: declared.span }];
    report.add(ingestionCodes.duplicatePlatform({ platform: id.text }), id.span, first);
    platforms.set(id.text, joinPlugins(declared, plugins));
    return;
  }
  platforms.set(id.text, {
    id: id.text,
    name: name ?? id.text,
    intro,
    concepts: concepts.map((concept): IngestionConcept => ({ ...concept, entity: findEntity(concept.concept) })),
    plugins,
    span: id.span,
  });
}

function joinPlugins(platform: IngestionPlatform, plugins: readonly IngestionPlugin[]): IngestionPlatform {
  return { ...platform, plugins: [...platform.plugins, ...plugins] };
}

/** False for a plugin that something before it declares, which is reported. */
function claimPlugin({ id, span }: IngestionPlugin, known: Map<string, Span>, report: Report): boolean {
  const first = known.get(id);
  if (first === undefined) {
    known.set(id, span);
    return true;
  }
  report.add(ingestionCodes.duplicatePlugin({ plugin: id }), span, [{ message: "first declared here", span: first }]);
  return false;
}

function linkPlugin(plugin: ManifestPlugin, { includeOptions, report }: ManifestContext): IngestionPlugin {
  const options = linkOptions(includeOptions(plugin.options), report);
  const { includes } = plugin.options;
  return {
    id: plugin.id,
    status: linkStatus(plugin.status, report),
    className: plugin.className,
    extra: plugin.extra ?? plugin.id,
    capabilities: linkCapabilities(plugin.capabilities, report),
    intro: plugin.intro,
    prerequisites: plugin.prerequisites,
    notes: plugin.notes,
    limitations: plugin.limitations,
    troubleshooting: plugin.troubleshooting,
    recipe: plugin.recipe,
    examples: plugin.examples,
    options,
    // An option that could not be read, or a set that is not there, does not make it one that takes none.
    takesNoOptions: plugin.listsOptions && includes.length === 0 && options.length === 0 ? true : undefined,
    schema: plugin.schema,
    span: plugin.span,
  };
}

/** An unknown plugin has `UNKNOWN`, which is no status. */
function linkStatus(written: LocatedText | undefined, report: Report): SupportStatus | undefined {
  if (written === undefined || written.text.toLowerCase() === "unknown") return undefined;
  const status = supportStatuses.find((known) => known === written.text.toLowerCase());
  if (status === undefined) report.add(ingestionCodes.unknownStatus({ status: written.text }), written.span);
  return status;
}

function linkCapabilities(written: readonly WrittenCapability[], report: Report): readonly IngestionCapability[] {
  const names = [...capabilityLabels.keys()];
  const linked = written.map(({ name, ...facts }): IngestionCapability => {
    if (!capabilityLabels.has(name.text)) {
      const suggestions = suggestNames(name.text, names);
      report.add(ingestionCodes.unknownCapability({ capability: name.text, suggestions }), name.span);
    }
    return { name: name.text, ...facts, span: name.span };
  });
  const rank = (capability: IngestionCapability): number => {
    const index = names.indexOf(capability.name);
    return index < 0 ? names.length : index;
  };
  return linked.toSorted((a, b) => rank(a) - rank(b) || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

/** The platforms of the platform's own checkout: a registry where there is one, else a capability summary. */
function linkCheckout(
  documents: readonly IngestionDocument[],
  { sources: connectors, incomplete }: Pick<CodeConnectors, "sources" | "incomplete">,
  report: Report,
): readonly IngestionPlatform[] {
  const lists = documents.filter((document) => document.kind === "connectorRegistry");
  const files = collectFiles(documents, connectors);
  const built = chooseLists(lists).flatMap((list) => list.plugins);
  const listed = new Set(built.map(({ id }) => id));
  const registered = [...built, ...connectors.filter(({ id }) => !listed.has(id))];
  const platforms = new Map<string, { name: string; plugins: RegisteredPlugin[]; span: Span }>();
  for (const plugin of registered) {
    const { platform: id, platformName: name, span } = plugin;
    const platform = platforms.get(id);
    if (platform === undefined) platforms.set(id, { name, plugins: [plugin], span });
    else platform.plugins.push(plugin);
  }
  // A plugin that stands in what could not be read is not missing.
  if (incomplete !== true) reportLooseFiles(documents, registered, report);
  return [...platforms].map(([id, { name, plugins, span }]) => {
    const readme = files.texts.get(`${id.toLowerCase()}/README`);
    return {
      id,
      name,
      intro: readme && { text: readme.text, span: readme.span },
      concepts: [],
      plugins: plugins
        .toSorted((a, b) => comparePlugins(a, b, id))
        .map((plugin) => linkRegistered(plugin, files, report)),
      span,
    };
  });
}

/** A summary repeats what the registry of the same checkout says. */
function chooseLists(lists: readonly ConnectorRegistryDocument[]): readonly ConnectorRegistryDocument[] {
  const registries = lists.filter(({ form }) => form === "registry");
  return registries.length > 0 ? registries : lists;
}

/** The plugin that is called as its platform first. */
function comparePlugins(left: RegisteredPlugin, right: RegisteredPlugin, platform: string): number {
  if (left.id === platform || right.id === platform) return left.id === platform ? -1 : 1;
  return left.id < right.id ? -1 : 1;
}

/** Files of a checkout by what they are about. */
interface CheckoutFiles {
  readonly schemas: ReadonlyMap<string, ConfigSchemaDocument>;
  readonly recipes: ReadonlyMap<string, RecipeDocument>;
  /** By folder and name: `mysql/mysql_pre`. */
  readonly texts: ReadonlyMap<string, SourceTextDocument>;
  /** What the code says. */
  readonly code: ReadonlyMap<string, CodePlugin>;
}

function collectFiles(documents: readonly IngestionDocument[], connectors: readonly CodePlugin[]): CheckoutFiles {
  const schemas = new Map<string, ConfigSchemaDocument>();
  const recipes = new Map<string, RecipeDocument>();
  const texts = new Map<string, SourceTextDocument>();
  for (const document of documents) {
    if (document.kind === "configSchema") schemas.set(document.plugin, document);
    else if (document.kind === "recipe") recipes.set(document.plugin, document);
    else if (document.kind === "sourceText") texts.set(`${document.platform}/${document.name}`, document);
  }
  return { schemas, recipes, texts, code: new Map(connectors.map((plugin) => [plugin.id, plugin])) };
}

function linkRegistered(plugin: RegisteredPlugin, files: CheckoutFiles, report: Report): IngestionPlugin {
  const code = files.code.get(plugin.id);
  const built = files.schemas.get(plugin.id);
  if (code !== undefined)
    compareBuilt({ registered: plugin === code ? undefined : plugin, schema: built, code }, report);
  const folder = plugin.platform.toLowerCase();
  const text = (name: string) => {
    const document = files.texts.get(`${folder}/${name}`);
    return document && { text: document.text, span: document.span };
  };
  const before = text(`${plugin.id}_pre`);
  const behind = text(`${plugin.id}_post`) ?? text(plugin.id);
  // The code is what runs: what was built may be older or newer than it, and counts where the code tells nothing.
  const from = code?.schema === undefined ? built : code;
  return {
    id: plugin.id,
    status: linkStatus(code?.status ?? plugin.status, report),
    className: code?.className ?? plugin.className,
    codeFile: code?.file ?? findCodeFile(plugin),
    package: namePackage(code),
    extra: code === undefined || code.hasExtra ? plugin.id : "",
    capabilities: linkCapabilities(joinCapabilities(code?.capabilities ?? [], plugin.capabilities), report),
    intro: code?.doc,
    prerequisites: before && takePrerequisites(before),
    ...(behind && divideSourceText(behind)),
    recipe: files.recipes.get(plugin.id)?.recipe,
    examples: [],
    options: linkOptions(from?.options ?? [], report),
    unlisted: code?.unlisted,
    takesNoOptions: from?.options.length === 0 && !hasUnknownOptions(code?.foreignBases) ? true : undefined,
    schema: from?.schema,
    foreignBases: from === code || from === undefined ? code?.foreignBases : undefined,
    // A list that was built of the code leads nobody to it.
    span: code?.span ?? plugin.span,
  };
}

/** Those of the code, then what only the built list has. */
function joinCapabilities(
  code: readonly WrittenCapability[],
  built: readonly WrittenCapability[],
): readonly WrittenCapability[] {
  const known = new Set(code.map(({ name }) => name.text));
  return [...code, ...built.filter(({ name }) => !known.has(name.text))];
}

/** The registry stands among the sources that it lists, below `src`; a class's module is its name without the last part. */
function findCodeFile({ className, span }: RegisteredPlugin): string | undefined {
  const sources = /^(?:.*\/)?src\//.exec(span.file)?.[0];
  const module = /^([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)\.\w+$/.exec(className ?? "")?.[1];
  return sources === undefined || module === undefined ? undefined : `${sources}${module.replaceAll(".", "/")}.py`;
}

/** Docs, recipes and schemas that no page shows, since the registry has no such plugin. */
function reportLooseFiles(
  documents: readonly IngestionDocument[],
  registered: readonly RegisteredPlugin[],
  report: Report,
): void {
  const ids = new Set(registered.map(({ id }) => id));
  const platforms = new Set(registered.map(({ platform }) => platform.toLowerCase()));
  for (const document of documents) {
    if (!("plugin" in document) && document.kind !== "sourceText") continue;
    const name = nameSubject(document);
    const isKnown = ids.has(name) || (document.kind === "sourceText" && platforms.has(name));
    if (isKnown) continue;
    report.add(ingestionCodes.unknownPlugin({ plugin: name, suggestions: suggestNames(name, [...ids]) }), {
      file: document.file,
      startLine: 1,
      startColumn: 1,
      endLine: 1,
      endColumn: 1,
    });
  }
}

/** The plugin that a file is about; the platform for a `README`. */
function nameSubject(document: ConfigSchemaDocument | RecipeDocument | SourceTextDocument): string {
  if (document.kind !== "sourceText") return document.plugin;
  return document.name === "README" ? document.platform : document.name.replace(/_(?:pre|post)$/, "");
}
