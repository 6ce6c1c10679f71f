import type { JsonObject } from "./json.ts";
import type { NamedSchema } from "./schema.ts";

/** A schema of a model of which the printed form alone is there, as far as it tells what it is. */
export interface PrintedSchema {
  /** With its namespace. */
  readonly name: string;
  readonly kind: NamedSchema["kind"];
  /** Full names of the records whose fields it has as well. */
  readonly includes: readonly string[];
  readonly fields: readonly PrintedField[];
  readonly annotations: JsonObject;
}

/** A field of such a schema. */
export interface PrintedField {
  readonly name: string;
  /** Full name of its type where it is that of a schema. */
  readonly type?: string | undefined;
  readonly annotations: JsonObject;
}
