import { Type } from "avsc";
import type { NamedSchema } from "../../catalogue/schema.ts";
import { printAvro } from "../../print/print-avro.ts";
import type { BothWays } from "../schemas/schema-pair.ts";

type Schemas = ReadonlyMap<string, NamedSchema>;

/**
 * What an implementation of Avro says of reading a schema, with all that it consists of, across two models: whether new
 * readers can read old data, and old readers new data. Undefined where a schema has no form in Avro.
 */
export function judgeByAvsc(before: Schemas, was: string, after: Schemas, is: string): BothWays | undefined {
  const [earlier, later] = [toType(before, was), toType(after, is)];
  if (earlier === undefined || later === undefined) return undefined;
  return [canRead(later, earlier), canRead(earlier, later)];
}

function canRead(reader: Type, writer: Type): boolean {
  try {
    reader.createResolver(writer);
    return true;
  } catch {
    return false;
  }
}

function toType(schemas: Schemas, fullName: string): Type | undefined {
  const printed = printAvro(schemas, fullName, { optionalDefault: "null", toDoc: () => undefined });
  if (printed.kind !== "schema") return undefined;
  try {
    return Type.forSchema(printed.schema as Parameters<typeof Type.forSchema>[0], { wrapUnions: "always" });
  } catch {
    return undefined;
  }
}
