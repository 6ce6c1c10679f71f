import type { JsonObject } from "../../catalogue/json.ts";
import type { TellingValues } from "../find-overlap-strangers.ts";
import { listAllFixed } from "./list-all-fixed.ts";
import { kindsOf, type Schemas, toKinds } from "./list-kinds.ts";

/** The values that an alternative of a JSON Schema may be, and those of fields that it has to have, by their names. */
export function listTellingValues(alternative: JsonObject, schemas: Schemas): TellingValues {
  const kinds = toKinds(alternative, schemas);
  const fields = kinds.flatMap(({ record }) => record?.fields ?? []).filter(({ optional }) => !optional);
  const found = [["", kinds] as const, ...fields.map((field) => [field.name, kindsOf(field, schemas)] as const)];
  return new Map(
    found.flatMap(([name, each]) => {
      const values = listAllFixed(each);
      return values === undefined ? [] : [[name, values] as const];
    }),
  );
}
