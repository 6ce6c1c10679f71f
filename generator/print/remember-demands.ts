import type { JsonValue } from "../catalogue/json.ts";
import type { NamedSchema, RecordSchema } from "../catalogue/schema.ts";
import { listRecordChoices } from "./list-record-choices.ts";
import { listRecordConditions } from "./list-record-conditions.ts";

/** What a JSON Schema wants of the values of a record besides its fields. */
export interface Demands {
  readonly conditions: readonly JsonValue[];
  /** The names of schemas, of one or some of which it has to be a value as well. */
  readonly choices: readonly (readonly string[])[];
}

/** Finds them for a record. */
export type DemandsOf = (record: RecordSchema) => Demands;

/** Finds them once for each record: samples of a schema in which everything leads to everything have one record many times. */
export function rememberDemands(schemas: ReadonlyMap<string, NamedSchema>): DemandsOf {
  const known = new Map<RecordSchema, Demands>();
  return (record) => {
    const before = known.get(record);
    if (before !== undefined) return before;
    const found = { conditions: listRecordConditions(schemas, record), choices: listRecordChoices(schemas, record) };
    known.set(record, found);
    return found;
  };
}
