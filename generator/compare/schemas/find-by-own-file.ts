import type { NamedSchema } from "../../catalogue/schema.ts";
import { findStrangers } from "../pair-up.ts";

/** A schema of the earlier model and the one that it is in the later one. */
export type OwnFilePair = readonly [was: NamedSchema, is: NamedSchema];

/**
 * JSON Schemas of the one file that only either model has, which they are called by: what that is called tells versions apart, and
 * says nothing of what is in it. Each is the one at the same place of the other file. Beside files that both have, such as those that
 * it refers to, half of what is in the smaller one has to be in the other: it may have nothing to do with that.
 */
export function findByOwnFile(before: readonly NamedSchema[], after: readonly NamedSchema[]): readonly OwnFilePair[] {
  const [earlier, later] = [listOwnFiles(before), listOwnFiles(after)];
  if (earlier === undefined || later === undefined) return [];
  const { removed, added } = findStrangers(earlier.keys(), later.keys());
  const [[from, to], isAlone] = [[removed[0], added[0]], earlier.size === 1 && later.size === 1];
  if (from === undefined || to === undefined || removed.length > 1 || added.length > 1) return [];
  const [was, is] = [earlier.get(from) ?? [], later.get(to) ?? []];
  const byName = new Map(is.map((schema) => [schema.fullName, schema]));
  // What the earlier one is called by is there as it was: it was a definition that stood for all of its file.
  if (byName.has(from)) return [];
  const pairs = was.toSorted(byLength).flatMap((schema): readonly OwnFilePair[] => {
    const other = byName.get(to + schema.fullName.slice(from.length));
    return other?.kind === schema.kind ? [[schema, other]] : [];
  });
  return isAlone || (pairs.length > 1 && pairs.length * 2 >= Math.min(was.length, is.length)) ? pairs : [];
}

/** What holds the others comes before them. */
function byLength(one: NamedSchema, other: NamedSchema): number {
  return one.fullName.length - other.fullName.length;
}

/** The schemas of each file, by what those of it begin with; undefined where nothing is known of them. */
function listOwnFiles(schemas: readonly NamedSchema[]): ReadonlyMap<string, readonly NamedSchema[]> | undefined {
  const files = new Map<string, NamedSchema[]>();
  for (const schema of schemas) {
    if (schema.language !== "other") return undefined;
    const known = files.get(schema.span.file);
    if (known === undefined) files.set(schema.span.file, [schema]);
    else known.push(schema);
  }
  const byName = new Map<string, readonly NamedSchema[]>();
  for (const held of files.values()) {
    const own = findOwnName(held);
    if (own !== undefined) byName.set(own, held);
    else if (files.size === 1) return undefined;
  }
  return byName;
}

/** The full name with which those of all schemas of a file begin. */
function findOwnName([first, ...others]: readonly NamedSchema[]): string | undefined {
  if (first === undefined) return undefined;
  const own = others.reduce(
    (least, { fullName }) => (fullName.length < least.length ? fullName : least),
    first.fullName,
  );
  return [first, ...others].every(({ fullName }) => fullName === own || fullName.startsWith(`${own}.`))
    ? own
    : undefined;
}
