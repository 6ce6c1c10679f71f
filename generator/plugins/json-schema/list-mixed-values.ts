import type { LocatedJson, LocatedObject } from "../../parse/json/located-json.ts";
import { itemsOf, keysOf, toObject, toPlainJson, valueOf } from "./schema-node.ts";
import { typeOfValue } from "./unite-types.ts";

/** What an alternative may say that names values. */
const beside: ReadonlySet<string> = new Set([
  "type",
  "const",
  "enum",
  "title",
  "description",
  "$comment",
  "deprecated",
]);

/**
 * The values of alternatives each of which only names some, where these are texts and others, so that no enum has them: they are what
 * `enum` says. Undefined for any other schema.
 */
export function listMixedValues(schema: LocatedObject): readonly LocatedJson[] | undefined {
  if (["enum", "const", "properties"].some((key) => valueOf(schema, key) !== undefined)) return undefined;
  const [listed, others] = [itemsOf(schema, "oneOf"), itemsOf(schema, "anyOf")];
  if ((listed.length === 0) === (others.length === 0)) return undefined;
  const lists = [...listed, ...others].map(readValues);
  if (lists.includes(undefined)) return undefined;
  const values = new Map(
    lists.flatMap((list) => (list ?? []).map((value) => [JSON.stringify(toPlainJson(value)), value] as const)),
  );
  // What two alternatives name, `oneOf` refuses.
  const isRefused = listed.length > 0 && values.size < lists.flat().length;
  const types = new Set([...values.values()].map(typeOfValue).filter((type) => type !== "null"));
  return isRefused || !types.has("string") || types.size === 1 ? undefined : [...values.values()];
}

function readValues(alternative: LocatedJson): readonly LocatedJson[] | undefined {
  const node = toObject(alternative);
  if (node === undefined || !keysOf(node).every((key) => beside.has(key))) return undefined;
  const fixed = valueOf(node, "const");
  const listed = itemsOf(node, "enum");
  const values = fixed === undefined ? listed : listed.length === 0 ? [fixed] : [];
  const type = valueOf(node, "type");
  const isTyped = (value: LocatedJson): boolean =>
    type === undefined || (type.kind === "scalar" && isOf(String(type.value), typeOfValue(value)));
  return values.length > 0 && values.every((each) => each.kind === "scalar" && isTyped(each)) ? values : undefined;
}

function isOf(type: string, own: ReturnType<typeof typeOfValue>): boolean {
  if (type === "integer" || type === "number") return own === "long" || (own === "double" && type === "number");
  return own === type;
}
