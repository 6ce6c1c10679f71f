import type { ComponentKind, ForeignBase, IngestionOption, IngestionText } from "../../../catalogue/ingestion.ts";
import { isJsonArray } from "../../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../../catalogue/is-json-object.ts";
import type { JsonObject, JsonValue } from "../../../catalogue/json.ts";
import type { Span } from "../../../catalogue/span.ts";
import { ingestionCodes } from "../../../diagnostics/codes/ingestion.ts";
import type { Report } from "../../../diagnostics/report.ts";
import { flattenConfigSchema } from "../../../json-schema/flatten-config-schema.ts";
import type { Pointer } from "../../../json-schema/schema-variants.ts";
import type { LocatedText, WrittenCapability } from "../../../parse/ingestion/ingestion-document.ts";
import { createPythonEvaluator, type PythonEvaluator } from "../../code/evaluate-python.ts";
import { asJson } from "../../code/python-value.ts";
import { createPythonClasses, type ClassRef } from "../../code/python-classes.ts";
import { tellGenerated } from "../../code/tell-generated.ts";
import { createPythonModules } from "../../code/python-modules.ts";
import { frameworkRoot, isFramework } from "../framework/add-framework.ts";
import { createModelDumper } from "./schema/dump-model.ts";
import { emitConfigSchema, type EmittedSchema } from "./schema/emit-config-schema.ts";
import { findConfigClass } from "./find-config-class.ts";
import { listForeignBases } from "./models/list-foreign-bases.ts";
import { listLooseSources } from "./list-loose-sources.ts";
import { listPackages, type PackageSources, type PythonPackage } from "./list-packages.ts";
import { createPydanticModels, type PydanticVersion } from "./models/pydantic-fields.ts";
import { reportUnknownClasses, type UnknownClass } from "./report-unknown-classes.ts";
import { readPluginClass, type PluginFacts } from "./read-plugin-class.ts";
import type { EntryPoint } from "./read-setup.ts";
import type { EmitContext } from "./schema/schema-emission.ts";

/*
 * The connectors of a checkout, read from the source of its Python packages. A package names the class of each
 * plugin by an entry point; the class says what it is by its decorators; the class of its configuration, with all
 * that it inherits, says what can be set. Nothing is run, and a module that nothing leads to is not even read.
 */

/** The Python of an input. */
export type PythonSources = PackageSources;

/** What the packages of a checkout register. */
export interface CodeConnectors {
  /** By package and name. */
  readonly sources: readonly CodePlugin[];
  /** What recipes name besides sources; by package, kind and name. */
  readonly components: readonly CodeComponent[];
  /** Present where what a package says of itself, or the class of a plugin, could not be read, so that there may be more. */
  readonly incomplete?: true | undefined;
}

/** What the source of a plugin tells of it, whatever it is for: plain data. */
interface CodeFacts {
  /** What a recipe's `type` says. */
  readonly id: string;
  /** The class with its module. */
  readonly className: string;
  /** Path of the file that declares the class. */
  readonly file: string;
  /** The class's own text. */
  readonly doc?: IngestionText | undefined;
  readonly options: readonly IngestionOption[];
  /** What can be set, or once could, without being listed. */
  readonly unlisted?: readonly IngestionOption[] | undefined;
  /** Absent where the class names no configuration. */
  readonly schema?: JsonObject | undefined;
  /** Of the configuration, as far as they are elsewhere. */
  readonly foreignBases?: readonly ForeignBase[] | undefined;
  /** What it is installed by. */
  readonly package?: string | undefined;
  /** Whether the package has an extra of the plugin's name. */
  readonly hasExtra: boolean;
  /** The name of the class. */
  readonly span: Span;
}

/** A plugin that reads from a source. */
export interface CodePlugin extends CodeFacts {
  readonly platform: string;
  readonly platformName: string;
  readonly status?: LocatedText | undefined;
  readonly capabilities: readonly WrittenCapability[];
  /** Where among the plugins of its platform it wants to stand. */
  readonly docOrder?: number | undefined;
}

/** A plugin that does something else. */
export interface CodeComponent extends CodeFacts {
  readonly kind: ComponentKind;
}

/** The groups of entry points, and what those of each are for. */
const groups: readonly (readonly [pattern: RegExp, kind: ComponentKind | "source"])[] = [
  [/\.ingestion\.source\.plugins$/, "source"],
  [/\.ingestion\.sink\.plugins$/, "sink"],
  [/\.ingestion\.transformer\.plugins$/, "transformer"],
  [/\.ingestion\.(?:checkpointing|state)_provider\.plugins$/, "stateProvider"],
  [/\.ingestion\.reporting_provider\.plugins$/, "reporter"],
  [/\.action\.plugins$/, "action"],
];

/** What the packages of a checkout register, sources and all else. */
export function readConnectors(sources: PythonSources, report: Report): CodeConnectors {
  const read = createPluginReader(sources, report);
  return gatherConnectors(listPlugins(sources).points.map(read), report);
}

/** What was read of each plugin, by what it is. Classes that aren't there are told. */
export function gatherConnectors(read: readonly ReadPlugin[], report: Report): CodeConnectors {
  const isPart = reportUnknownClasses(
    read.flatMap(({ unknown }) => unknown ?? []),
    report,
  );
  return {
    sources: read.flatMap(({ source }) => source ?? []),
    components: read.flatMap(({ component }) => component ?? []),
    ...((isPart || read.some((one) => one.incomplete)) && { incomplete: true as const }),
  };
}

/** One of the two; neither where its class is not there, or a part of another plugin. */
export interface ReadPlugin extends Pick<CodeConnectors, "incomplete"> {
  readonly source?: CodePlugin | undefined;
  readonly component?: CodeComponent | undefined;
  readonly unknown?: UnknownClass | undefined;
}

/** A plugin that a package registers, with what the package says of it. */
export interface RegisteredPoint {
  readonly kind: ComponentKind | "source";
  readonly point: EntryPoint;
  /** Of the package. */
  readonly folder: string;
  /** Where its modules are looked for. */
  readonly roots: readonly string[];
  readonly pydantic: PydanticVersion;
  /** What the package is installed by. */
  readonly package: string | undefined;
  readonly hasExtra: boolean;
  /** Sources of the package that it may be a part of: those of its module, and those that its name goes on from. */
  readonly maybeOf: readonly EntryPoint[];
}

/** What the packages of a checkout register, as far as they could be read. */
interface RegisteredPoints extends Pick<CodeConnectors, "incomplete"> {
  readonly points: readonly RegisteredPoint[];
}

/** The plugins that the packages of a checkout register. */
export function listPlugins(from: PythonSources): RegisteredPoints {
  const packages = listPackages(from);
  const folders = packages.map((one) => one.folder);
  const points = packages.flatMap((one) => {
    const registered = groups.flatMap(([pattern, kind]) =>
      [...one.entryPoints].flatMap(([group, listed]) =>
        pattern.test(group) ? listed.map((point) => ({ kind, point })) : [],
      ),
    );
    const isOpen = registered.length === 0 && one.needsPlatform;
    const points = isOpen
      ? listLooseSources(one.folder, folders, from).map((point) => ({ kind: "source" as const, point }))
      : registered;
    if (points.length === 0) return [];
    const { folder, pydantic, extras } = one;
    const roots = listRoots(one, packages);
    const name = readName(one, createConnectorContext({ ...from, roots }, pydantic));
    const sourcePoints = points.flatMap(({ kind, point }) => (kind === "source" ? point : []));
    const sources = new Set(sourcePoints.map((point) => point.name));
    return points.map(({ kind, point }): RegisteredPoint => {
      // What is called like a source as well has no extra of its own.
      const hasExtra = extras.has(point.name) && (kind === "source" || !sources.has(point.name));
      const maybeOf = kind === "source" ? sourcePoints.filter((other) => mayBePart(point, other)) : [];
      return { kind, point, folder, roots, pydantic, package: name, hasExtra, maybeOf };
    });
  });
  return { points, ...(packages.some((one) => one.incomplete) && { incomplete: true as const }) };
}

/** Whether a source may be a part of another one: `depot-usage` of `depot`, or what stands in its module. */
function mayBePart(point: EntryPoint, other: EntryPoint): boolean {
  return other !== point && (other.module === point.module || point.name.startsWith(`${other.name}-`));
}

/** Reads the classes of plugins; what several plugins of a package lead to is gone through once. */
export function createPluginReader(
  { paths, read }: Pick<PythonSources, "paths" | "read">,
  report: Report,
): (registered: RegisteredPoint) => ReadPlugin {
  const contexts = new Map<
    string,
    { readonly context: EmitContext; readonly known: Map<ClassRef["node"], ReadConfig> }
  >();
  return (registered) => {
    const { folder, roots, pydantic } = registered;
    const around = contexts.get(folder) ?? {
      context: createConnectorContext({ roots, paths, read }, pydantic),
      known: new Map(),
    };
    contexts.set(folder, around);
    return readPlugin(registered, around, report);
  };
}

/** What tells classes, values and models of the Python below some folders. */
export function createConnectorContext(
  files: Parameters<typeof createPythonModules>[0],
  pydantic: PydanticVersion,
): EmitContext {
  const modules = createPythonModules(files);
  const classes = createPythonClasses(modules);
  const models = createPydanticModels(modules, classes, pydantic);
  const evaluator: PythonEvaluator = createPythonEvaluator({
    modules,
    classes,
    tellExternal: tellGenerated,
    isUnset: true,
    construct: createModelDumper(models, () => evaluator),
  });
  return { modules, classes, models, evaluator, words: new Map() };
}

function readPlugin(
  { kind, point, folder, package: name, hasExtra, maybeOf }: RegisteredPoint,
  around: { readonly context: EmitContext; readonly known: Map<ClassRef["node"], ReadConfig> },
  report: Report,
): ReadPlugin {
  const { context, known } = around;
  const { modules, classes, models, evaluator } = context;
  const { name: id, module, className } = point;
  const of = classes.findByName(module, className);
  if (of === undefined) {
    // A file that could not be read, or not whole, has been reported.
    if (modules.find(module)?.document.incomplete === true) return { incomplete: true };
    const isModuleThere = modules.find(module) !== undefined;
    return { unknown: { plugin: id, className: `${module}.${className}`, folder, isModuleThere, span: point.span } };
  }
  const facts = readPluginClass(of, classes, evaluator);
  const platformName = facts.platformName ?? toOwnName(id);
  const isSource = kind === "source";
  const isNameless = isSource && facts.platformName === undefined;
  if (isNameless && maybeOf.some((other) => namesPlatform(other, context))) {
    report.add(ingestionCodes.namelessSource({ plugin: id, className: of.name }), point.span);
    return {};
  }
  const config = facts.config ?? (isSource && !isNameless ? undefined : findConfigClass(of, classes, models));
  let told = config && known.get(config.node);
  if (config !== undefined && told === undefined) {
    told = readConfig(config, context, report);
    known.set(config.node, told);
  }
  const plugin: CodeFacts = {
    id,
    className: of.name,
    file: of.module.file,
    doc: facts.doc,
    options: told?.options ?? [],
    unlisted: told?.unlisted,
    schema: told?.schema,
    foreignBases: told === undefined && facts.foreignConfig ? [{ name: facts.foreignConfig }] : told?.foreignBases,
    package: name,
    hasExtra,
    span: of.node.span,
  };
  if (kind !== "source") return { component: { kind, ...plugin } };
  return { source: { ...plugin, ...describePlugin(facts, platformName, plugin.span) } };
}

function namesPlatform({ module, className }: EntryPoint, { classes, evaluator }: EmitContext): boolean {
  const of = classes.findByName(module, className);
  return of !== undefined && readPluginClass(of, classes, evaluator).platformName !== undefined;
}

/** What a source is called that names no platform: as recipes do, and of a class by that. */
function toOwnName(id: string): string {
  const last = id.slice(id.lastIndexOf(".") + 1);
  return last === id ? id : last.replace(/(?<=.)Source$/, "");
}

type ReadConfig = Required<Pick<CodeFacts, "options" | "unlisted" | "schema" | "foreignBases">>;

/** What the class of a configuration tells. Schemas for readers have only what lists have. */
function readConfig(config: ClassRef, context: EmitContext, report: Report): ReadConfig {
  const all = emitConfigSchema(config, context, "all");
  const options = flatten(all, config.node.span, report);
  const foreignBases = listForeignBases(config, context);
  const set = new Set(options.flatMap(({ path, standing }) => (standing === undefined ? [] : path)));
  if (set.size === 0) return { options, unlisted: undefined, schema: all.schema, foreignBases };
  // What is inside of something that no list has is in none either.
  const isBelow = ({ path }: IngestionOption): boolean =>
    path.split(".").some((_, index, names) => index > 0 && set.has(names.slice(0, index).join(".")));
  const isUnlisted = (option: IngestionOption): boolean => set.has(option.path) || isBelow(option);
  const unlisted = options.filter((option) => set.has(option.path) && !isBelow(option));
  const { schema } = emitConfigSchema(config, context);
  return { options: options.filter((option) => !isUnlisted(option)), unlisted, schema, foreignBases };
}

/**
 * What a package is installed by. Where its `setup.py` looks that up among the constants of a module that it runs,
 * `package["__package_name__"]`, it is in one of the modules that begin the package.
 */
function readName({ name, entryPoints }: PythonPackage, { modules, evaluator }: EmitContext): string | undefined {
  if (name?.kind === "text") return name.value;
  const [key] = name?.kind === "subscript" ? name.items : [];
  if (key?.kind !== "text") return undefined;
  const tops = new Set([...entryPoints.values()].flat().map(({ module }) => module.split(".", 1)[0] ?? ""));
  for (const top of tops) {
    for (const module of [top, `${top}._version`, `${top}.__about__`].map((one) => modules.find(one))) {
      const binding = module?.scope.get(key.value);
      if (module === undefined || binding?.kind !== "assignment" || binding.node.value === undefined) continue;
      const value = asJson(evaluator.evaluate(binding.node.value, { module }));
      if (typeof value === "string") return value;
    }
  }
  return undefined;
}

function describePlugin(
  { platformId, status, capabilities, docOrder }: PluginFacts,
  platformName: string,
  declared: Span,
): Pick<CodePlugin, "platform" | "platformName" | "status" | "capabilities" | "docOrder"> {
  return {
    platform: platformId ?? platformName.toLowerCase().replaceAll(" ", "-"),
    platformName,
    status,
    capabilities: capabilities.map(({ name, isSupported, note, subtypes, span }) => ({
      name: { text: name, span: isFramework(span.file) ? declared : span },
      supported: isSupported ? "yes" : "no",
      note,
      subtypes,
    })),
    docOrder,
  };
}

/** Where modules of a package are looked for: its own folders first, then those of the packages beside it. */
function listRoots({ folder }: PythonPackage, packages: readonly PythonPackage[]): readonly string[] {
  const folders = [folder, ...packages.map((one) => one.folder).filter((one) => one !== folder)];
  return [...folders.flatMap((one) => [`${one}src`, one.replace(/\/$/, "")]), frameworkRoot];
}

function flatten({ schema, spans }: EmittedSchema, fallback: Span, report: Report): readonly IngestionOption[] {
  const locate = (pointer: Pointer): Span => {
    let found = fallback;
    let at: JsonValue | undefined = schema;
    for (const step of pointer) {
      at = readStep(at, step);
      const span = at === undefined ? undefined : spans.get(at);
      if (span !== undefined) found = span;
    }
    return found;
  };
  return flattenConfigSchema(schema, locate, report);
}

function readStep(at: JsonValue | undefined, step: Pointer[number]): JsonValue | undefined {
  if (isJsonArray(at)) return at[Number(step)];
  return isJsonObject(at) && Object.hasOwn(at, step) ? at[step] : undefined;
}
