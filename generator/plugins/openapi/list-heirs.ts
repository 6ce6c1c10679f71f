import type { JsonObject } from "../../catalogue/json.ts";
import { asList, resolve } from "./api-document.ts";
import type { Definitions } from "./definitions.ts";
import { take } from "./take.ts";

/**
 * References to the schemas that a `discriminator` maps values to and that take in the schema which has it, in the order of the
 * mapping: a value of that schema is one of these.
 */
export function listHeirs(definitions: Definitions, node: JsonObject): readonly JsonObject[] {
  if (node["discriminator"] === undefined) return [];
  const known = take(heirs, definitions, () => new Map<JsonObject, readonly JsonObject[]>());
  return take(known, node, () => findHeirs(definitions, node));
}

const heirs = new WeakMap<Definitions, Map<JsonObject, readonly JsonObject[]>>();

function findHeirs(definitions: Definitions, node: JsonObject): readonly JsonObject[] {
  return [...definitions.marksOf(node).keys()]
    .map((name): JsonObject => ({ $ref: `#/components/schemas/${name}` }))
    .filter((reference) => takesIn(definitions.document, reference, node));
}

function takesIn(document: JsonObject, reference: JsonObject, node: JsonObject): boolean {
  const heir = resolve(document, reference);
  if (heir === undefined || heir === node) return false;
  const taken = new Set([heir]);
  // Grows while it is gone through.
  for (const each of taken) {
    for (const part of asList(each["allOf"])) {
      const inside = resolve(document, part);
      if (inside !== undefined) taken.add(inside);
    }
  }
  return taken.has(node);
}
