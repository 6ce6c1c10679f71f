import type { JsonObject } from "./json.ts";
import type { NamedSchema } from "./schema.ts";

/** A schema of a model of which the printed form alone is there, as far as it tells what it is. */
export interface PrintedSchema {
  /** With its namespace. */
  readonly name: string;
  readonly kind: NamedSchema["kind"];
  /** Full names of the records whose fields it has as well. */
  readonly includes: readonly string[];
  /** Names of all its fields. */
  readonly fields: readonly string[];
  readonly annotations: JsonObject;
}
