import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import { asList, asObject, asText, resolve } from "./api-document.ts";

/** The properties that values of a schema may have. */
export interface GatheredProperties {
  readonly properties: ReadonlyMap<string, JsonValue>;
  readonly required: ReadonlySet<string>;
}

interface Gathering {
  readonly document: JsonObject;
  readonly properties: Map<string, JsonValue>;
  readonly required: Set<string>;
  /** By property, what each of several alternatives says of it. */
  readonly alternatives: Map<string, JsonValue[]>;
  /** Schemas that are being gone through, so that a circle ends. */
  readonly open: Set<JsonObject>;
}

/**
 * Its own ones, those of all that it takes in, and behind them those that only some of its alternatives have. Alternatives that
 * have names have pages as well, which say what is theirs.
 */
export function gatherProperties(schema: JsonValue | undefined, document: JsonObject): GatheredProperties {
  const properties = new Map<string, JsonValue>();
  const required = new Set<string>();
  const alternatives = new Map<string, JsonValue[]>();
  gather(schema, { document, properties, required, alternatives, open: new Set() });
  for (const [name, values] of alternatives) {
    if (!properties.has(name)) properties.set(name, unite(values));
  }
  return { properties, required };
}

function gather(schema: JsonValue | undefined, gathering: Gathering): void {
  const node = resolve(gathering.document, schema);
  if (node === undefined || gathering.open.has(node)) return;
  const { properties, required, alternatives } = gathering;
  gathering.open.add(node);
  for (const part of asList(node["allOf"])) gather(part, gathering);
  for (const name of asList(node["required"])) required.add(String(name));
  for (const [name, value] of Object.entries(asObject(node["properties"]) ?? {})) {
    if (value !== false) properties.set(name, value);
  }
  for (const branch of [...asList(node["oneOf"]), ...asList(node["anyOf"]), node["then"], node["else"]]) {
    if (asText(asObject(branch)?.["$ref"]) !== undefined) continue;
    const own: Gathering = { ...gathering, properties: new Map(), required: new Set() };
    gather(branch, own);
    for (const [name, value] of own.properties) alternatives.set(name, [...(alternatives.get(name) ?? []), value]);
  }
  gathering.open.delete(node);
}

/** What several alternatives say of one property: any of it. */
function unite(values: readonly JsonValue[]): JsonValue {
  const different = new Map(values.map((value) => [JSON.stringify(value), value]));
  const [first = null, ...others] = different.values();
  if (others.length === 0) return first;
  const doc = values.map((value) => asText(asObject(value)?.["description"])).find((text) => text !== undefined);
  const about = doc === undefined ? {} : { description: doc };
  const listed = values.map(listValues);
  if (listed.every((list) => list.length > 0)) return { ...about, enum: [...new Set(listed.flat())] };
  return { ...about, anyOf: [...different.values()] };
}

/** All values that a schema allows, where it names them. */
function listValues(schema: JsonValue): readonly JsonValue[] {
  const node = asObject(schema);
  const fixed = node?.["const"];
  return fixed === undefined ? asList(node?.["enum"]) : [fixed];
}
