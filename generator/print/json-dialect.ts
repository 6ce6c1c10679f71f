import type { JsonObject, JsonValue } from "../catalogue/json.ts";
import type { EnumSymbol, Field, PrimitiveType } from "../catalogue/schema.ts";

/** How values of a language are written in JSON. */
export interface JsonDialect {
  /** What a field is called. */
  readonly nameField: (field: Pick<Field, "name" | "annotations">) => string;
  /** A key of a map, by what is said of it where the keys have a type of their own; undefined where any text is one. */
  readonly sampleKey: (said: JsonObject) => string | undefined;
  /** A value of a type that nothing has to declare. */
  readonly writePrimitive: (type: PrimitiveType, value: JsonValue) => JsonValue;
  /** By what a field excludes others, of which at most one is there; undefined for one that stands beside all. */
  readonly choiceOf: (field: Field) => JsonValue | undefined;
  /** Whether a symbol stands for nothing, so that values leave it out. */
  readonly isUnset: (symbol: EnumSymbol) => boolean;
}

/** JSON as the platform has it, and whatever a JSON Schema describes: names and values are what they are. */
export const plainJson: JsonDialect = {
  nameField: ({ name }) => name,
  sampleKey: () => undefined,
  writePrimitive: (_, value) => value,
  choiceOf: () => undefined,
  isUnset: () => false,
};
