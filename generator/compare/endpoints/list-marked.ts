import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonValue } from "../../catalogue/json.ts";

/** A value that tells of which payload an object is. */
export interface Marked {
  readonly mark: string;
  readonly target: string;
}

/** What the `mapping` of a discriminator says. */
export function listMarked(discriminator: JsonValue | undefined): readonly Marked[] {
  const mapping = isJsonObject(discriminator) ? discriminator["mapping"] : undefined;
  return Object.entries(isJsonObject(mapping) ? mapping : {}).flatMap(([mark, target]) =>
    typeof target === "string" ? [{ mark, target }] : [],
  );
}
