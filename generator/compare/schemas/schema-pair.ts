import type { NamedSchema, SchemaLanguage } from "../../catalogue/schema.ts";
import type { Reading } from "../change.ts";

/** The schemas of both models, and which of them are the same by another name. */
export interface SchemasOfBoth {
  readonly before: ReadonlyMap<string, NamedSchema>;
  readonly after: ReadonlyMap<string, NamedSchema>;
  /** Later full names by earlier ones; without those that stayed. */
  readonly renames: ReadonlyMap<string, string>;
  /** Earlier full names by later ones; without those that stayed. */
  readonly formerly: ReadonlyMap<string, string>;
  /** Later full names of those that the model itself says to be called otherwise. */
  readonly declared: ReadonlySet<string>;
}

/** What a schema of the earlier model is called in the later one. */
export function nowNamed({ renames }: SchemasOfBoth, name: string): string {
  return renames.get(name) ?? name;
}

/** Whether a schema of the earlier model is in the later one, whatever it is called there. */
export function isKept(both: SchemasOfBoth, name: string): boolean {
  return both.after.has(nowNamed(both, name));
}

/** Whether a schema of the later model was in the earlier one, whatever it was called there. */
export function wasThere({ before, formerly }: SchemasOfBoth, name: string): boolean {
  return before.has(formerly.get(name) ?? name);
}

/** A text that names schemas of the earlier model, by what they are called in the later one. */
export function nowWritten(both: SchemasOfBoth, text: string): string {
  return both.renames.size === 0 ? text : text.replaceAll(nameInText, (name) => nowNamed(both, name));
}

/** A name in what describes a type: those of JSON Schemas may have dashes, dollars and letters of any script. */
export const nameInText = /[\p{L}\p{N}_.$-]+/gu;

/** Whether new readers can read old data, and old readers new data. */
export type BothWays = readonly [newReadsOld: boolean, oldReadsNew: boolean];

/**
 * What the authorities say; the one that the schema is written for goes first and decides. Of a language that a plug-in reads,
 * such as JSON Schema, readers are whoever validates data: `validation` says whether each schema lets the other's data through,
 * as Pegasus has it unless it is given.
 */
export function readingsBy(
  language: SchemaLanguage,
  pegasus: BothWays,
  avro: BothWays,
  validation: BothWays = pegasus,
): readonly Reading[] {
  if (language === "other") return [toReading("validation", validation)];
  const byAvro = toReading("avro", avro);
  return language === "avro" ? [byAvro] : [toReading("pegasus", pegasus), byAvro];
}

function toReading(by: Reading["by"], [newReadsOld, oldReadsNew]: BothWays): Reading {
  return { by, newReadsOld, oldReadsNew };
}
