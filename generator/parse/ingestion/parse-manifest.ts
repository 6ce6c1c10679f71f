import type { z } from "zod";
import type { IngestionOption, IngestionRecipe, IngestionText } from "../../catalogue/ingestion.ts";
import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import type { Span } from "../../catalogue/span.ts";
import { ingestionCodes } from "../../diagnostics/codes/ingestion.ts";
import type { Report } from "../../diagnostics/report.ts";
import { suggestNames } from "../../diagnostics/suggest.ts";
import type { SourceFile } from "../../discover/source-file.ts";
import { flattenConfigSchema } from "./flatten-config-schema.ts";
import type { ManifestDocument, ManifestPlugin, WrittenCapability } from "./ingestion-document.ts";
import { readLocatedYaml, type LocatedYaml } from "./located-yaml.ts";
import { manifestSchema, type Manifest } from "./manifest-schema.ts";
import { readRecipe } from "./read-recipe.ts";
import type { Pointer } from "./schema-variants.ts";

type PluginEntry = Manifest["plugins"][number];
type OptionEntry = NonNullable<PluginEntry["options"]>[number];

/**
 * Reads the manifest of an ingestion platform. What is wrong in it is reported and left out: a value
 * by itself, an entry that lacks what it needs as a whole.
 */
export function parseManifest(file: SourceFile, report: Report): ManifestDocument | undefined {
  const yaml = readLocatedYaml(file.path, file.text);
  if ("detail" in yaml) {
    report.add(ingestionCodes.malformedManifest({ detail: yaml.detail }), yaml.span);
    return undefined;
  }
  if (read(yaml.value, "platform") === undefined && read(yaml.value, "plugins") === undefined) {
    report.add(ingestionCodes.notManifest(), yaml.locate([]));
    return undefined;
  }
  const manifest = checkManifest(yaml, report);
  if (manifest === undefined) return undefined;
  const top: Place = { yaml, path: [], value: yaml.value };
  return {
    kind: "ingestionManifest",
    file: file.path,
    platform: { text: manifest.platform, span: yaml.locate(["platform"]) },
    name: manifest.name,
    intro: readText(manifest.intro, top, "intro"),
    concepts: manifest.concepts ?? [],
    plugins: manifest.plugins.map((plugin, index) =>
      readPlugin(plugin, inside(inside(top, "plugins"), index), { file, report }),
    ),
  };
}

/** The manifest without what is wrong in it; undefined when too little is left. */
function checkManifest(yaml: LocatedYaml, report: Report): Manifest | undefined {
  const { value } = yaml;
  for (let isFirst = true; ; isFirst = false) {
    const checked = manifestSchema.safeParse(value, { reportInput: true });
    if (checked.success) return checked.data;
    // What is left out can leave its entry without what it needs, which is no second mistake.
    if (isFirst) for (const issue of checked.error.issues) reportIssue(issue, yaml, report);
    const faults = checked.error.issues.flatMap(toFaultyPaths).map((path) => findFault(value, path));
    if (faults.includes(undefined)) return undefined;
    removeAll(faults.filter((fault) => fault !== undefined));
  }
}

/** The parts of the manifest that an issue is about. */
function toFaultyPaths(issue: z.core.$ZodIssue): readonly (readonly PropertyKey[])[] {
  return issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
}

/** Something to leave out, by what holds it. */
interface Fault {
  readonly holder: object;
  readonly key: PropertyKey;
}

/** What to leave out for a fault at a path: the value, or the entry that lacks it; undefined when that is everything. */
function findFault(value: unknown, path: readonly PropertyKey[]): Fault | undefined {
  const holders: unknown[] = [value];
  for (const key of path.slice(0, -1)) holders.push(read(holders.at(-1), key));
  for (let depth = path.length - 1; depth >= 0; depth -= 1) {
    const holder = holders[depth];
    const key = path[depth];
    if (key === undefined || typeof holder !== "object" || holder === null || read(holder, key) === undefined) continue;
    return depth === 0 && key === "plugins" ? undefined : { holder, key };
  }
  return undefined;
}

/** All at once, since positions in a list change with the first one that goes. */
function removeAll(faults: readonly Fault[]): void {
  const keysOf = new Map<object, Set<PropertyKey>>();
  for (const { holder, key } of faults) keysOf.set(holder, (keysOf.get(holder) ?? new Set()).add(key));
  for (const [holder, keys] of keysOf) {
    if (Array.isArray(holder)) holder.splice(0, holder.length, ...holder.filter((_, index) => !keys.has(index)));
    else for (const key of keys) Reflect.deleteProperty(holder, key);
  }
}

function read(holder: unknown, key: PropertyKey): unknown {
  return typeof holder === "object" && holder !== null ? Reflect.get(holder, key) : undefined;
}

function reportIssue(issue: z.core.$ZodIssue, yaml: LocatedYaml, report: Report): void {
  if (issue.code === "unrecognized_keys") {
    for (const key of issue.keys) {
      const suggestions = suggestNames(key, listKeys(issue.path));
      report.add(ingestionCodes.unknownKey({ key, suggestions }), yaml.locate([...issue.path, key], "key"));
    }
    return;
  }
  const key = issue.path.map((part, index) =>
    typeof part === "number" ? `[${part}]` : `${index === 0 ? "" : "."}${String(part)}`,
  );
  const isMissing = issue.code === "invalid_type" && issue.input === undefined && issue.path.length > 0;
  if (isMissing) {
    report.add(ingestionCodes.missingKey({ key: key.join("") }), yaml.locate(issue.path.slice(0, -1)));
    return;
  }
  const what = key.length === 0 ? "a manifest" : `\`${key.join("")}\``;
  report.add(ingestionCodes.wrongValue({ what, expected: describeIssue(issue) }), yaml.locate(issue.path));
}

/** The keys that a mapping of the manifest may have. */
function listKeys(path: readonly PropertyKey[]): readonly string[] {
  let schema: unknown = manifestSchema;
  for (const key of path) schema = stepInto(schema, key);
  const shape = read(unwrap(schema), "shape");
  return typeof shape === "object" && shape !== null ? Object.keys(shape) : [];
}

function stepInto(schema: unknown, key: PropertyKey): unknown {
  const inner = unwrap(schema);
  return typeof key === "number" ? read(inner, "element") : read(read(inner, "shape"), key);
}

function unwrap(schema: unknown): unknown {
  const inner = read(read(schema, "def"), "innerType");
  return inner === undefined ? schema : inner;
}

function describeIssue(issue: z.core.$ZodIssue): string {
  if (issue.code === "invalid_type") return nouns.get(issue.expected) ?? issue.expected;
  if (issue.code === "invalid_value") {
    const values = issue.values.map((value) => `\`${String(value)}\``);
    return values.length === 1 ? values.join("") : `one of ${values.join(", ")}`;
  }
  if (issue.code === "invalid_union") {
    const expected = issue.errors.flatMap((errors) => errors.slice(0, 1).map(describeIssue));
    return expected.join(" or ");
  }
  return issue.code === "too_small" ? "something that is not empty" : issue.message;
}

const nouns: ReadonlyMap<string, string> = new Map([
  ["string", "a text"],
  ["number", "a number"],
  ["array", "a list"],
  ["boolean", "`true` or `false`"],
  ["record", "a mapping"],
  ["object", "a mapping"],
]);

/** A part of the manifest: its value as it was read, and the way to it. */
interface Place {
  readonly yaml: LocatedYaml;
  readonly path: readonly PropertyKey[];
  readonly value: unknown;
}

function inside({ yaml, path, value }: Place, key: string | number): Place {
  return { yaml, path: [...path, key], value: read(value, key) };
}

interface PluginContext {
  readonly file: SourceFile;
  readonly report: Report;
}

function readPlugin(plugin: PluginEntry, place: Place, context: PluginContext): ManifestPlugin {
  const span = spanOf(place);
  const statusSpan = place.yaml.spanAt(place.value, "status") ?? span;
  const text = (key: "intro" | "prerequisites" | "notes" | "limitations" | "troubleshooting") =>
    readText(plugin[key], place, key);
  if (plugin.options !== undefined && plugin.schema !== undefined) {
    context.report.add(ingestionCodes.optionsTwice({ plugin: plugin.id }), span);
  }
  return {
    id: plugin.id,
    status: plugin.status === undefined ? undefined : { text: plugin.status, span: statusSpan },
    className: plugin.class,
    extra: plugin.extra,
    capabilities: (plugin.capabilities ?? []).map((capability, index) =>
      readCapability(capability, inside(inside(place, "capabilities"), index)),
    ),
    intro: text("intro"),
    prerequisites: text("prerequisites"),
    notes: text("notes"),
    limitations: text("limitations"),
    troubleshooting: text("troubleshooting"),
    recipe: plugin.recipe === undefined ? undefined : readManifestRecipe(plugin.recipe, place, context),
    options: readOptions(plugin, place, context),
    schema: plugin.schema === undefined ? undefined : toJsonObject(plugin.schema),
    span,
  };
}

/** Positions in lists move when entries are left out, so the places of entries are kept with their values. */
function spanOf({ yaml, path, value }: Place): Span {
  return yaml.spanOf(value) ?? yaml.locate(path);
}

/** A text at a key of what stands at a place. */
function readText(text: string | undefined, place: Place, key: string): IngestionText | undefined {
  if (text === undefined || text.trim() === "") return undefined;
  return { text, span: place.yaml.spanAt(place.value, key) ?? spanOf(place) };
}

function readCapability(entry: NonNullable<PluginEntry["capabilities"]>[number], place: Place): WrittenCapability {
  const supported = entry.supported ?? true;
  return {
    name: { text: entry.name, span: spanOf(place) },
    supported: supported === "partial" ? "partial" : supported ? "yes" : "no",
    note: entry.note,
    subtypes: entry.subtypes ?? [],
  };
}

function readOptions(plugin: PluginEntry, place: Place, { report }: PluginContext): readonly IngestionOption[] {
  if (plugin.options !== undefined) {
    return plugin.options.map((option, index) => readOption(option, spanOf(inside(inside(place, "options"), index))));
  }
  if (plugin.schema === undefined) return [];
  const schema = inside(place, "schema");
  return flattenConfigSchema(toJsonObject(plugin.schema), (pointer: Pointer) => spanBelow(schema, pointer), report);
}

/** The place of the innermost mapping that the pointer leads through. */
function spanBelow(place: Place, pointer: Pointer): Span {
  let span = spanOf(place);
  let { value } = place;
  for (const key of pointer) {
    value = read(value, key);
    span = place.yaml.spanOf(value) ?? span;
  }
  return span;
}

function readOption(option: OptionEntry, span: Span): IngestionOption {
  const { deprecated } = option;
  return {
    path: option.path,
    type: option.type,
    values: (option.enum ?? []).map((value) => JSON.stringify(value)),
    nullable: false,
    presence: option.required === true ? "required" : option.requiredIf === undefined ? "optional" : "conditional",
    requiredIf: option.required === true ? undefined : option.requiredIf,
    default: option.default === undefined ? undefined : toJson(option.default),
    description: option.description,
    secret: option.secret === true,
    constraints: option.constraints ?? [],
    deprecated: typeof deprecated === "string" ? { reason: deprecated } : deprecated === true ? {} : undefined,
    renamedTo: option.renamedTo,
    removedIn: option.removedIn,
    span,
  };
}

/** The recipe of a plugin. As a block of text, its lines are those of the file, further in. */
function readManifestRecipe(text: string, place: Place, { file, report }: PluginContext): IngestionRecipe {
  const span = place.yaml.spanAt(place.value, "recipe") ?? spanOf(place);
  const lines = file.text.split("\n");
  const isBlock = lines[span.startLine - 1]?.charAt(span.startColumn - 1) === "|";
  const first = lines.slice(span.startLine).find((line) => line.trim() !== "") ?? "";
  const indent = first.length - first.trimStart().length;
  const placeInRecipe = (line: number, column: number, length: number): Span =>
    isBlock
      ? {
          file: file.path,
          startLine: span.startLine + line,
          startColumn: indent + column,
          endLine: span.startLine + line,
          endColumn: indent + column + length - 1,
        }
      : span;
  return readRecipe(text, span, placeInRecipe, report);
}

function toJsonObject(value: Readonly<Record<string, unknown>>): JsonObject {
  const object: Record<string, JsonValue> = Object.create(null);
  for (const [key, item] of Object.entries(value)) object[key] = toJson(item);
  return object;
}

function toJson(value: unknown): JsonValue {
  if (Array.isArray(value)) return value.map(toJson);
  if (typeof value === "object" && value !== null) return toJsonObject({ ...value });
  return typeof value === "string" ||
    typeof value === "number" ||
    typeof value === "boolean" ||
    typeof value === "bigint"
    ? value
    : null;
}
