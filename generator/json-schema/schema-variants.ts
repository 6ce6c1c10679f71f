import { isJsonObject } from "../catalogue/is-json-object.ts";
import { decodeWritten } from "../places/decode-written.ts";
import type { JsonObject, JsonValue } from "../catalogue/json.ts";

/** Names and positions that lead from the top of a JSON text to a value in it. */
export type Pointer = readonly (string | number)[];

/** A piece of JSON Schema and where it stands. */
export interface SchemaPlace {
  readonly schema: JsonValue;
  readonly pointer: Pointer;
}

/**
 * One of the shapes that a schema allows, with references followed and `allOf` joined: what is left
 * of it has no `$ref`, `allOf`, `anyOf` or `oneOf`.
 */
export interface SchemaVariant {
  readonly keywords: JsonObject;
  /** Places of the joined pieces that have `properties`, by name of the property. */
  readonly properties: ReadonlyMap<string, SchemaPlace>;
  /** The title of the definition that a reference led to, else its key. */
  readonly name?: string | undefined;
  /** References that were followed on the way. */
  readonly references: readonly string[];
  /** The reference that leads back into what is being expanded; nothing behind it was looked at. */
  readonly recursion?: string | undefined;
  /** `items` and `additionalProperties` where they are schemas. */
  readonly items?: SchemaPlace | undefined;
  readonly values?: SchemaPlace | undefined;
}

/** References that have been entered: a set of them, or a map that says more of each. */
export type OpenReferences = Pick<ReadonlySet<string>, "has" | "keys">;

/** How a schema is taken apart. */
export interface VariantReader {
  /** The shapes that a schema allows, at least one. A reference of `open` is not followed again. */
  expand(place: SchemaPlace, open: OpenReferences): readonly SchemaVariant[];
}

/** No real schema comes near; unions inside of `allOf` multiply. */
const maxVariants = 64;

const combiners: ReadonlySet<string> = new Set(["$ref", "allOf", "anyOf", "oneOf"]);

/** Reads variants of the pieces of one schema. References to nothing go to `onMissing`. */
export function createVariantReader(
  root: JsonValue,
  onMissing: (reference: string, place: SchemaPlace) => void,
): VariantReader {
  // What an option's items allow is asked for its type, for what leads back and for what is inside.
  const known = new WeakMap<OpenReferences, Map<SchemaPlace, readonly SchemaVariant[]>>();

  function expandOnce(place: SchemaPlace, open: OpenReferences): readonly SchemaVariant[] {
    const places = known.get(open) ?? new Map<SchemaPlace, readonly SchemaVariant[]>();
    known.set(open, places);
    const variants = places.get(place) ?? expand(place, open);
    places.set(place, variants);
    return variants;
  }

  function expand(place: SchemaPlace, open: OpenReferences): readonly SchemaVariant[] {
    const { schema, pointer } = place;
    if (!isJsonObject(schema)) return [emptyVariant];
    let variants: readonly SchemaVariant[] = [toVariant(schema, pointer)];
    const reference = schema["$ref"];
    if (typeof reference === "string") variants = join(variants, follow(reference, place, open));
    for (const [index, part] of listOf(schema["allOf"]).entries()) {
      variants = join(variants, expand({ schema: part, pointer: [...pointer, "allOf", index] }, open));
    }
    for (const keyword of ["anyOf", "oneOf"] as const) {
      const branches = listOf(schema[keyword]);
      if (branches.length === 0) continue;
      const expanded = branches.flatMap((schema, index) =>
        expand({ schema, pointer: [...pointer, keyword, index] }, open),
      );
      variants = join(variants, expanded);
    }
    return variants.slice(0, maxVariants);
  }

  function follow(reference: string, place: SchemaPlace, open: OpenReferences): readonly SchemaVariant[] {
    if (open.has(reference)) return [{ ...emptyVariant, recursion: reference }];
    const target = resolvePointer(root, reference);
    if (target === undefined) {
      onMissing(reference, place);
      return [emptyVariant];
    }
    const title = isJsonObject(target.schema) ? target.schema["title"] : undefined;
    const name = typeof title === "string" ? title : String(target.pointer.at(-1) ?? "");
    return expand(target, new Set([...open.keys(), reference])).map((variant) => ({
      ...variant,
      name: variant.name ?? (name === "" ? undefined : name),
      references: [reference, ...variant.references],
    }));
  }

  return { expand: expandOnce };
}

const emptyVariant: SchemaVariant = { keywords: Object.create(null), properties: new Map(), references: [] };

function toVariant(schema: JsonObject, pointer: Pointer): SchemaVariant {
  const keywords: Record<string, JsonValue> = Object.create(null);
  for (const key of Object.keys(schema)) if (!combiners.has(key)) keywords[key] = schema[key] ?? null;
  const properties = new Map<string, SchemaPlace>();
  const declared = schema["properties"];
  if (isJsonObject(declared)) {
    for (const [name, property] of Object.entries(declared)) {
      properties.set(name, { schema: property, pointer: [...pointer, "properties", name] });
    }
  }
  return {
    keywords,
    properties,
    references: [],
    items: toPlace(schema, "items", pointer),
    values: toPlace(schema, "additionalProperties", pointer),
  };
}

function toPlace(of: JsonObject, keyword: string, pointer: Pointer): SchemaPlace | undefined {
  const schema = of[keyword];
  return isJsonObject(schema) && Object.keys(schema).length > 0
    ? { schema, pointer: [...pointer, keyword] }
    : undefined;
}

/** Every variant on the left together with every one on the right; what the left says goes first. */
function join(left: readonly SchemaVariant[], right: readonly SchemaVariant[]): readonly SchemaVariant[] {
  const joined: SchemaVariant[] = [];
  for (const outer of left) {
    for (const inner of right) {
      if (joined.length < maxVariants) joined.push(joinTwo(outer, inner));
    }
  }
  return joined;
}

function joinTwo(outer: SchemaVariant, inner: SchemaVariant): SchemaVariant {
  const keywords: Record<string, JsonValue> = Object.assign(Object.create(null), inner.keywords, outer.keywords);
  const required = [...listOf(outer.keywords["required"]), ...listOf(inner.keywords["required"])];
  if (required.length > 0) keywords["required"] = required;
  return {
    keywords,
    properties: new Map([
      ...outer.properties,
      ...[...inner.properties].filter(([name]) => !outer.properties.has(name)),
    ]),
    name: inner.name ?? outer.name,
    references: [...outer.references, ...inner.references],
    recursion: outer.recursion ?? inner.recursion,
    items: outer.items ?? inner.items,
    values: outer.values ?? inner.values,
  };
}

/** What a local reference such as `#/definitions/Owner` points at. */
function resolvePointer(root: JsonValue, reference: string): SchemaPlace | undefined {
  if (reference !== "#" && !reference.startsWith("#/")) return undefined;
  const names = reference
    .slice(2)
    .split("/")
    .filter((name) => name !== "")
    .map((name) => decodeWritten(name).replaceAll("~1", "/").replaceAll("~0", "~"));
  let schema: JsonValue | undefined = root;
  for (const name of names) {
    if (Array.isArray(schema)) schema = schema[Number(name)];
    else schema = isJsonObject(schema) && Object.hasOwn(schema, name) ? schema[name] : undefined;
  }
  return schema === undefined ? undefined : { schema, pointer: names };
}

/** The value's items when it is a list; none otherwise. */
export function listOf(value: JsonValue | undefined): readonly JsonValue[] {
  return Array.isArray(value) ? value : [];
}
