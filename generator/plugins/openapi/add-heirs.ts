import type { JsonObject } from "../../catalogue/json.ts";
import { asList, asObject, asText } from "./api-document.ts";

interface Named {
  readonly name: string;
  readonly schema: JsonObject;
}

/**
 * Adds to the schemas that tell heirs apart by a property those that take them in by `allOf` and that no value is said to stand
 * for: theirs is their name. A value of such a schema may be any of its heirs, which nothing else leads to.
 */
export function addHeirs<Payload extends Named>(payloads: readonly Payload[]): readonly Payload[] {
  const parents = new Set(
    payloads.filter(({ schema }) => schema["discriminator"] !== undefined).map(({ name }) => name),
  );
  if (parents.size === 0) return payloads;
  const heirs = new Map<string, string[]>();
  for (const { name, schema } of payloads) {
    for (const part of asList(schema["allOf"])) {
      const parent = asText(asObject(part)?.["$ref"]);
      if (parent === undefined) continue;
      heirs.set(parent, [...(heirs.get(parent) ?? []), name]);
    }
  }
  return payloads.map((payload): Payload => {
    const discriminator = asObject(payload.schema["discriminator"]);
    if (discriminator === undefined) return payload;
    const mapping = asObject(discriminator["mapping"]) ?? {};
    const meant = new Set(Object.values(mapping));
    const others = listHeirs(payload.name, heirs).filter((name) => !meant.has(name));
    const whole = {
      ...discriminator,
      mapping: { ...Object.fromEntries(others.map((name) => [name, name])), ...mapping },
    };
    return { ...payload, schema: { ...payload.schema, discriminator: whole } };
  });
}

/** Heirs of heirs too; a set gives what is added while it is gone through. */
function listHeirs(of: string, heirs: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const found = new Set([of]);
  for (const name of found) for (const heir of heirs.get(name) ?? []) found.add(heir);
  return [...found].slice(1);
}
