import type { LocatedJson, LocatedObject } from "../../parse/json/located-json.ts";
import { itemsOf, jsonOf, keysOf, textOf, textsOf, toObject, valueOf } from "./schema-node.ts";

/**
 * Properties that may not be there together, group by group, because one of the alternatives of `oneOf` asks for nothing: whatever has
 * what another one asks for fits both of them. None where alternatives say more than which properties have to be there.
 */
export function listExcluded(schema: LocatedObject): readonly (readonly string[])[] {
  const variants = itemsOf(schema, "oneOf").map((each) => readNeeds(each, schema));
  const needs = variants.flatMap((each) => (each === undefined ? [] : [each]));
  if (needs.length < 2 || needs.length < variants.length) return [];
  const known = new Set(textsOf(schema, "required"));
  const isSure = (key: string): boolean => known.has(key) || needs.every((keys) => keys.includes(key));
  const asked = needs.map((keys) => keys.filter((key) => !isSure(key)));
  const more = asked.filter((keys) => keys.length > 0);
  // Where two ask for nothing, nothing is valid.
  return more.length === asked.length - 1 ? more : [];
}

/** What an alternative asks to be there; undefined where it says more than that, or than the schema around it does. */
function readNeeds(variant: LocatedJson, schema: LocatedObject): readonly string[] | undefined {
  const node = toObject(variant);
  if (node === undefined) return variant.kind === "scalar" && variant.value === true ? [] : undefined;
  const isPlain = keysOf(node).every(
    (key) =>
      key === "required" ||
      ["title", "description", "$comment"].includes(key) ||
      key.startsWith("x-") ||
      (key === "type" && textOf(node, key) === "object") ||
      (key === "properties" && isSaid(node, schema)),
  );
  return isPlain ? textsOf(node, "required") : undefined;
}

/** Whether the schema around an alternative says the same of its properties. */
function isSaid(node: LocatedObject, schema: LocatedObject): boolean {
  const [own, known] = [node, schema].map((each) => toObject(valueOf(each, "properties")));
  if (own === undefined) return false;
  const print = (of: LocatedObject | undefined, key: string): string => JSON.stringify((of && jsonOf(of, key)) ?? {});
  return keysOf(own).every((key) => ["{}", "true", print(known, key)].includes(print(own, key)));
}
