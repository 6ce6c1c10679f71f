import type { Catalogue } from "../../catalogue/catalogue.ts";
import { findByOwnFile, type OwnFilePair } from "./find-by-own-file.ts";
import { findRenames, type Rename } from "./find-renames.ts";
import type { SchemasOfBoth } from "./schema-pair.ts";

/** The schemas of two catalogues, and by what those are known to be the same that have another name. */
export interface PairedSchemas {
  readonly both: SchemasOfBoth;
  /** Those that are worth being told. */
  readonly renames: readonly Rename[];
}

/** Finds which schemas of two catalogues are the same. */
export function pairSchemas(before: Catalogue, after: Catalogue): PairedSchemas {
  const aspectRecords = { before: listRecords(before), after: listRecords(after) };
  // Who has named two files to be compared knows that they are called something else.
  const ofFiles = findByOwnFile([...before.schemas.values()], [...after.schemas.values()]);
  const renames = findRenames(leaveOut(before, ofFiles, 0), leaveOut(after, ofFiles, 1), aspectRecords);
  const pairs = [
    ...ofFiles.map(([was, is]) => [was.fullName, is.fullName] as const),
    ...renames.map(({ from, to }) => [from, to] as const),
  ];
  const both: SchemasOfBoth = {
    before: before.schemas,
    after: after.schemas,
    renames: new Map(pairs),
    formerly: new Map(pairs.map(([from, to]) => [to, from])),
    declared: new Set(renames.flatMap(({ to, evidence }) => (evidence.certainty === "declared" ? [to] : []))),
  };
  return { both, renames: [...tellFile(ofFiles, before), ...renames] };
}

/** Beside other files that both models have, what one is called is known to whoever refers to it. */
function tellFile([pair]: readonly OwnFilePair[], { schemas }: Catalogue): readonly Rename[] {
  if (pair === undefined) return [];
  const [was, is] = pair;
  if ([...schemas.values()].every(({ span }) => span.file === was.span.file)) return [];
  return [{ from: was.fullName, to: is.fullName, evidence: { certainty: "likely", by: "shape", name: was.fullName } }];
}

function leaveOut({ schemas }: Catalogue, pairs: readonly OwnFilePair[], side: 0 | 1): Catalogue["schemas"] {
  if (pairs.length === 0) return schemas;
  const left = new Map(schemas);
  for (const pair of pairs) left.delete(pair[side].fullName);
  return left;
}

function listRecords({ aspects }: Catalogue): ReadonlyMap<string, string> {
  return new Map([...aspects].map(([name, { schema }]) => [name, schema]));
}
