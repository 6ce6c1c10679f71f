import { isJsonArray } from "../../catalogue/is-json-array.ts";
import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import { encodePart } from "../../page-model/encode-part.ts";
import type { Span } from "../../catalogue/span.ts";
import { type ApiFile, asObject, asText, methods, pointerParts, toModelReference } from "./api-document.ts";
import type { FindModelSchema } from "./find-model-schema.ts";
import { findTarget, type Target } from "./find-target.ts";
import type { SampleModel } from "./sample-models.ts";
import { spreadHolders } from "./spread-holders.ts";
import { followTarget } from "./follow-target.ts";
import { inlineParts } from "./swagger/inline-parts.ts";
import { upgradeValue } from "./swagger/upgrade-schema.ts";
import { upgradeSwagger } from "./swagger/upgrade-swagger.ts";

/** A description that refers to nothing outside of itself but what isn't known. */
export interface BundledApi {
  readonly document: JsonObject;
  /** By `get /ships`, and by `schema Ship`. */
  readonly spans: Readonly<Record<string, Span>>;
}

/** What references may lead to besides the description itself. */
export interface ApiSurroundings {
  readonly files: ReadonlyMap<string, ApiFile>;
  readonly findModelSchema: FindModelSchema;
  readonly sampleModel: SampleModel;
}

/** Where parameters, responses and other things of other files stand. No page lists them; references lead there. */
const partsKey = "x-bundled";

interface Bundling extends ApiSurroundings {
  readonly main: ApiFile;
  /** By file and pointer, the reference by which a thing of another file is known now. */
  readonly known: Map<string, string>;
  /** Schemas by their names, own ones first. */
  readonly schemas: Map<string, Target | undefined>;
  readonly parts: Target[];
}

/** The description together with what it refers to in other files, each thing once. */
export function bundleApi(main: ApiFile, surroundings: ApiSurroundings): BundledApi {
  const spans = listSpans(main);
  if (main.references.length === 0) return { document: main.document, spans };
  const spread = spreadHolders(main.written ?? main.document, main, surroundings.files);
  const whole = main.written === undefined ? spread : upgradeSwagger(inlineParts(spread, { ...surroundings, main }));
  const own = asObject(asObject(whole["components"])?.["schemas"]) ?? {};
  const schemas = new Map<string, Target | undefined>(Object.keys(own).map((name) => [name, undefined]));
  const bundling: Bundling = { ...surroundings, main, known: new Map(), schemas, parts: [] };
  adoptSchemas(own, bundling);
  const document = asObject(rewrite(whole, main, [], bundling)) ?? {};
  const components = asObject(document["components"]) ?? {};
  const written = asObject(components["schemas"]) ?? {};
  // Both grow while what is in them is gone through.
  const allSchemas: (readonly [string, JsonValue])[] = [];
  const allParts: JsonValue[] = [];
  const drain = (): void => {
    for (const [name, target] of [...schemas].slice(allSchemas.length)) {
      const value = target === undefined ? (written[name] ?? null) : bringSchema(target, bundling);
      allSchemas.push([name, value]);
      if (target !== undefined) spans[`schema ${name}`] = findSpan(target);
    }
    for (const { node, file } of bundling.parts.slice(allParts.length))
      allParts.push(rewrite(node, file, [], bundling));
  };
  while (allSchemas.length < schemas.size || allParts.length < bundling.parts.length) drain();
  for (const [path, item] of Object.entries(asObject(spread["paths"]) ?? {})) locatePath(path, item, spans, bundling);
  const bundled = { ...components, schemas: Object.fromEntries(allSchemas), [partsKey]: allParts };
  return { document: { ...document, components: bundled }, spans };
}

/** Own schemas that are nothing but references give their names to what these lead to. */
function adoptSchemas(own: JsonObject, { files, main, known, schemas }: Bundling): void {
  for (const [name, value] of Object.entries(own)) {
    const node = asObject(value) ?? {};
    const reference = Object.keys(node).length === 1 ? asText(node["$ref"]) : undefined;
    const target = reference === undefined ? undefined : findTarget(files, main, reference);
    if (target === undefined || "lost" in target || target.file === main || known.has(toKey(target))) continue;
    known.set(toKey(target), toReference("schemas", name));
    schemas.set(name, target);
  }
}

/** The value with references that lead to where things stand in the bundle. */
function rewrite(value: JsonValue, file: ApiFile, keys: readonly string[], bundling: Bundling): JsonValue {
  if (isJsonArray(value)) {
    return value.map((item, index) => rewrite(item, file, [...keys, `${index}`], bundling));
  }
  const node = asObject(value);
  if (node === undefined) return value;
  const entries = Object.entries(node).map(([key, part]): readonly [string, JsonValue] => {
    const reference = key === "$ref" ? asText(part) : undefined;
    if (reference !== undefined) return [key, bring(reference, file, isSchemaAt(keys), bundling)];
    // Examples may hold anything, unless one of several is said to be elsewhere; a property may be called so.
    const isExample = (key === "example" || key === "examples") && keys.at(-1) !== "properties";
    if (isExample) return [key, key === "examples" ? bringExamples(part, file, bundling) : part];
    if (key === "mapping" && keys.at(-1) === "discriminator") return [key, rewriteMapping(part, file, bundling)];
    return [key, rewrite(part, file, [...keys.slice(-1), key], bundling)];
  });
  return Object.fromEntries(entries);
}

/** Examples by their names, of which some are no more than a reference. */
function bringExamples(value: JsonValue, file: ApiFile, bundling: Bundling): JsonValue {
  const named = asObject(value);
  if (named === undefined) return value;
  const entries = Object.entries(named).map(([name, written]): readonly [string, JsonValue] => {
    const reference = asText(asObject(written)?.["$ref"]);
    return [name, reference === undefined ? written : { $ref: bring(reference, file, false, bundling) }];
  });
  return Object.fromEntries(entries);
}

/** Variants are named by references that aren't written as such, or by no more than their names. */
function rewriteMapping(value: JsonValue, file: ApiFile, bundling: Bundling): JsonValue {
  const entries = Object.entries(asObject(value) ?? {}).map(([mark, meant]): readonly [string, JsonValue] => {
    const reference = asText(meant);
    const isReference = reference !== undefined && /[#/]/.test(reference);
    return [mark, isReference ? bring(reference, file, true, bundling) : meant];
  });
  return Object.fromEntries(entries);
}

const schemaKeys = new Set(["schema", "items", "additionalProperties", "not"]);
const schemaListKeys = new Set(["schemas", "properties", "patternProperties", "allOf", "anyOf", "oneOf"]);

function isSchemaAt(keys: readonly string[]): boolean {
  return schemaKeys.has(keys.at(-1) ?? "") || schemaListKeys.has(keys.at(-2) ?? "");
}

/** The reference by which what a reference leads to is known in the bundle, where it has or is given a place. */
function bring(reference: string, from: ApiFile, isSchema: boolean, bundling: Bundling): string {
  const { files, main, known, schemas, parts, findModelSchema } = bundling;
  if (from === main && reference.startsWith("#")) return reference;
  const target = findTarget(files, from, reference);
  if ("lost" in target) {
    const inModel = findModelSchema(from, reference);
    return inModel === undefined ? reference : toModelReference(inModel);
  }
  if (target.file === main) return `#${target.pointer}`;
  const before = known.get(toKey(target));
  if (before !== undefined) return before;
  let given: string;
  if (isSchema || target.pointer.startsWith("/components/schemas/")) {
    const wanted = nameTarget(target);
    let name = wanted;
    for (let number = 2; schemas.has(name); number += 1) name = `${wanted}-${number}`;
    schemas.set(name, target);
    given = toReference("schemas", name);
  } else {
    parts.push(target);
    given = toReference(partsKey, `${parts.length - 1}`);
  }
  known.set(toKey(target), given);
  return given;
}

/** A schema of another file; of one that is no description itself, as the description that needs it has schemas. */
function bringSchema({ node, file }: Target, bundling: Bundling): JsonValue {
  const value = rewrite(node, file, ["schema"], bundling);
  return bundling.main.written !== undefined && file.isPart === true ? upgradeValue(value) : value;
}

function toKey({ file, pointer }: Target): string {
  return `${file.file}#${pointer}`;
}

function toReference(kind: string, name: string): string {
  return `#/components/${kind}/${encodePart(name.replaceAll("~", "~0").replaceAll("/", "~1"))}`;
}

/** A schema's name: the last part of what leads to it. */
function nameTarget({ file: { file }, pointer }: Target): string {
  const name =
    pointerParts(pointer).at(-1) ?? file.slice(file.lastIndexOf("/") + 1).replace(/(?:\.schema)?\.\w+$/i, "");
  return name === "" ? "schema" : name;
}

function listSpans({ file, places }: ApiFile): Record<string, Span> {
  const spans: Record<string, Span> = Object.create(null);
  for (const [key, place] of Object.entries(places)) spans[key] = { file, ...place };
  return spans;
}

/** Where a thing of another file stands, or at least which file that is. */
function findSpan({ file: { file, places }, pointer }: Target): Span {
  const name = /^\/components\/schemas\/([^/]+)$/.test(pointer) ? pointerParts(pointer).at(-1) : undefined;
  const place = name === undefined ? places[`at ${pointer}`] : places[`schema ${name}`];
  return { file, ...(place ?? { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 }) };
}

/** Operations of a path that stands in another file are declared there. */
function locatePath(path: string, item: JsonValue, spans: Record<string, Span>, { files, main }: Bundling): void {
  const target = followTarget(files, main, item);
  if (target === undefined) return;
  for (const method of methods) {
    if (target.node[method] === undefined) continue;
    const { file, pointer } = target;
    const ownPath = pointer.startsWith("/paths/") ? pointerParts(pointer).at(-1) : undefined;
    const place = file.places[ownPath === undefined ? `at ${pointer}/${method}` : `${method} ${ownPath}`];
    spans[`${method} ${path}`] = place === undefined ? findSpan(target) : { file: file.file, ...place };
  }
}
