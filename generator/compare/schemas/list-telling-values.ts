import type { JsonObject } from "../../catalogue/json.ts";
import { listFixed } from "../endpoints/are-limits-apart.ts";
import type { TellingValues } from "../find-overlap-strangers.ts";
import { type Kind, kindsOf, type Schemas, toKinds } from "./list-kinds.ts";

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

/** All values; undefined where some aren't named. */
function listAllFixed(kinds: readonly Kind[]): ReadonlySet<string> | undefined {
  const values = kinds.map(({ limits }) => listFixed(limits));
  return values.length === 0 || values.includes(undefined) ? undefined : new Set(values.flatMap((each) => each ?? []));
}
