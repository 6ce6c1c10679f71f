import { createRequire } from "node:module";
import type { Type } from "avsc";
import type { NamedSchema } from "../catalogue/schema.ts";
import { printAvro } from "../print/print-avro.ts";
import type { Evolution, Verdict } from "./model-changes.ts";

/** A schema and what it refers to. */
export interface SchemaOfModel {
  readonly schemas: ReadonlyMap<string, NamedSchema>;
  readonly fullName: string;
}

/**
 * Whether data that one of two forms of a schema wrote can be read by the other, as Avro resolves schemas. Undefined
 * when one of them has no form in Avro.
 */
export function judgeEvolution(before: SchemaOfModel, after: SchemaOfModel): Evolution | undefined {
  const [earlier, later] = [toType(before), toType(after)];
  if (earlier === undefined || later === undefined) return undefined;
  return { backward: judge(later, earlier), forward: judge(earlier, later) };
}

function judge(reader: Type, writer: Type): Verdict {
  try {
    reader.createResolver(writer);
    return { holds: true };
  } catch (error) {
    return { holds: false, reason: error instanceof Error ? error.message : String(error) };
  }
}

type Avsc = typeof import("avsc");

let loaded: Avsc | undefined;

function toType({ schemas, fullName }: SchemaOfModel): Type | undefined {
  // Loaded on first use: most runs compare nothing.
  loaded ??= createRequire(import.meta.url)("avsc") as Avsc;
  const printed = printAvro(schemas, fullName, { optionalDefault: "null", toDoc: () => undefined });
  if (printed.kind !== "schema") return undefined;
  try {
    return loaded.Type.forSchema(printed.schema as Parameters<typeof Type.forSchema>[0], { wrapUnions: "always" });
  } catch {
    // What the platform accepts and Avro does not has been reported where it is declared.
    return undefined;
  }
}
