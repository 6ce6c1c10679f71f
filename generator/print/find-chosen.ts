import type { Field, RecordSchema } from "../catalogue/schema.ts";
import { dereference } from "./dereference.ts";
import { leadsOn } from "./leads-on.ts";
import { sampleSymbol } from "./sample-symbol.ts";
import type { Sampling } from "./sampling.ts";

/**
 * The optional field that holds what a required type says there is: `datasetAssertion` beside `type: DATASET`. The record
 * may go without by its schema alone.
 */
export function findChosen(sampling: Sampling, { fields }: RecordSchema): Field | undefined {
  if (sampling.extent === "full") return undefined;
  for (const field of fields) {
    if (field.optional || field.default !== undefined || !/type$/i.test(field.name)) continue;
    const { type } = dereference(sampling.schemas, field.type);
    const schema = type.kind === "reference" ? sampling.schemas.get(type.name) : undefined;
    if (schema?.kind !== "enum") continue;
    const symbol = sampleSymbol(sampling, schema)
      .toLowerCase()
      .replace(/_./g, (two) => two.slice(1).toUpperCase());
    const found = fields.find(
      ({ name, optional, type }) =>
        optional &&
        name.startsWith(symbol) &&
        /^(?:[A-Z]|$)/.test(name.slice(symbol.length)) &&
        leadsOn(sampling, type),
    );
    if (found !== undefined) return found;
  }
  return undefined;
}
