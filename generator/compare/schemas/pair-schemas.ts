import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { NamedSchema } from "../../catalogue/schema.ts";
import { type PackagePair, pairPackages } from "../protobuf/pair-packages.ts";
import { findByOwnFile, type OwnFilePair } from "./find-by-own-file.ts";
import { findRenames, type Rename } from "./find-renames.ts";
import { listCrossed } from "./list-crossed.ts";
import { listHoldingFields } from "./list-holding-fields.ts";
import { pairNumbered } from "./pair-numbered.ts";
import type { SchemasOfBoth } from "./schema-pair.ts";

/** The schemas of two catalogues, and by what those are known to be the same that have another name. */
export interface PairedSchemas {
  readonly both: SchemasOfBoth;
  /** Those that are worth being told. */
  readonly renames: readonly Rename[];
  /** Packages that are called otherwise, which is told instead of what that makes of names. */
  readonly packages: readonly PackagePair[];
}

/** Finds which schemas of two catalogues are the same. */
export function pairSchemas(before: Catalogue, after: Catalogue): PairedSchemas {
  const aspectRecords = { before: listRecords(before), after: listRecords(after) };
  // Who has named two files to be compared knows that they are called something else.
  const ofFiles = findByOwnFile([...before.schemas.values()], [...after.schemas.values()]);
  const numbered = pairNumbered(before.schemas, after.schemas, ofFiles);
  const packages = pairPackages(before, after);
  const known = new Map([
    ...packages.flatMap(({ schemas }) => schemas.map(([was, is]) => [was.fullName, is.fullName] as const)),
    ...ofFiles.map(([was, is]) => [was.fullName, is.fullName] as const),
    ...numbered,
  ]);
  const called = new Set(known.values());
  const renames = findRenames(leaveOut(before, known, after), leaveOut(after, called, before), aspectRecords);
  const within = pairWithin(renames, [before.schemas, after.schemas]);
  const pairs = [...known, ...within, ...renames.map(({ from, to }) => [from, to] as const)];
  // What has the number of another one now was nothing before.
  const others = [...numbered.keys()].filter((name) => after.schemas.has(name) && !called.has(name));
  const crossed = listCrossed(before.schemas, after.schemas).filter((name) => !known.has(name) && !called.has(name));
  const both: SchemasOfBoth = {
    before: before.schemas,
    after: after.schemas,
    renames: new Map([...pairs, ...crossed.map((name) => [name, `${name} before`] as const)]),
    formerly: new Map([
      ...[...others, ...crossed].map((name) => [name, `${name} later`] as const),
      ...pairs.map(([from, to]) => [to, from] as const),
    ]),
    declared: new Set(renames.flatMap(({ to, evidence }) => (evidence.certainty === "declared" ? [to] : []))),
  };
  const told = renames.filter(({ from, to }) => within.get(from) !== to);
  return { both, renames: [...tellFile(ofFiles, before), ...told], packages };
}

type Schemas = Catalogue["schemas"];

/** What stands in JSON Schemas that are called otherwise, by what it is called as they are: whoever knows of them knows of that. */
function pairWithin(
  renames: readonly Rename[],
  [before, after]: readonly [Schemas, Schemas],
): ReadonlyMap<string, string> {
  const called = new Map(renames.map(({ from, to }) => [from, to]));
  const taken = new Set(called.values());
  const pairs = [...before.values()].flatMap((schema): readonly (readonly [string, string])[] => {
    const { fullName, namespace, kind, language } = schema;
    if (language !== "other" || after.has(fullName)) return [];
    // The nearest of those in which it stands decides.
    let holder = namespace;
    while (holder !== "" && !called.has(holder)) holder = holder.slice(0, Math.max(0, holder.lastIndexOf(".")));
    const now = `${called.get(holder) ?? ""}${fullName.slice(holder.length)}`;
    const isFree = called.get(fullName) === now || (!called.has(fullName) && !taken.has(now));
    return holder !== "" && isFree && !before.has(now) && after.get(now)?.kind === kind ? [[fullName, now]] : [];
  });
  return new Map(pairs);
}

/** Beside other files that both models have, what one is called is known to whoever refers to it. */
function tellFile([pair]: readonly OwnFilePair[], { schemas }: Catalogue): readonly Rename[] {
  if (pair === undefined) return [];
  const [was, is] = pair;
  if ([...schemas.values()].every(({ span }) => span.file === was.span.file)) return [];
  return [{ from: was.fullName, to: is.fullName, evidence: { certainty: "likely", by: "shape", name: was.fullName } }];
}

/** What may have got another name: what stands in place is called by that, and what has become of it is told where it stood. */
function leaveOut({ schemas }: Catalogue, names: { has(name: string): boolean }, other: Catalogue): Schemas {
  const isInPlace = (schema: NamedSchema): boolean =>
    !other.schemas.has(schema.fullName) && listHoldingFields(schema, schemas).length > 0;
  return new Map([...schemas].filter(([name, schema]) => !names.has(name) && !isInPlace(schema)));
}

function listRecords({ aspects }: Catalogue): ReadonlyMap<string, string> {
  return new Map([...aspects].map(([name, { schema }]) => [name, schema]));
}
