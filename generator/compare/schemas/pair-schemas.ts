import type { Catalogue } from "../../catalogue/catalogue.ts";
import { findRenames, type Rename } from "./find-renames.ts";
import type { SchemasOfBoth } from "./schema-pair.ts";

/** The schemas of two catalogues, and by what those are known to be the same that have another name. */
export interface PairedSchemas {
  readonly both: SchemasOfBoth;
  readonly renames: readonly Rename[];
}

/** Finds which schemas of two catalogues are the same. */
export function pairSchemas(before: Catalogue, after: Catalogue): PairedSchemas {
  const aspectRecords = { before: listRecords(before), after: listRecords(after) };
  const renames = findRenames(before.schemas, after.schemas, aspectRecords);
  const both: SchemasOfBoth = {
    before: before.schemas,
    after: after.schemas,
    renames: new Map(renames.map(({ from, to }) => [from, to])),
    formerly: new Map(renames.map(({ from, to }) => [to, from])),
    declared: new Set(renames.flatMap(({ to, evidence }) => (evidence.certainty === "declared" ? [to] : []))),
  };
  return { both, renames };
}

function listRecords({ aspects }: Catalogue): ReadonlyMap<string, string> {
  return new Map([...aspects].map(([name, { schema }]) => [name, schema]));
}
