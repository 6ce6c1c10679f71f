import type { NamedSchema } from "../../catalogue/schema.ts";

/** A schema of the earlier model and the one that it is in the later one. */
export type OwnFilePair = readonly [was: NamedSchema, is: NamedSchema];

/**
 * JSON Schemas where either model is but one file, which they are called by: what that is called tells versions apart, and says
 * nothing of what is in it. Each is the one at the same place of the other file.
 */
export function findByOwnFile(before: readonly NamedSchema[], after: readonly NamedSchema[]): readonly OwnFilePair[] {
  const [from, to] = [before, after].map(findOwnName);
  if (from === undefined || to === undefined || from === to) return [];
  const later = new Map(after.map((schema) => [schema.fullName, schema]));
  return before.flatMap((was): readonly OwnFilePair[] => {
    const is = later.get(to + was.fullName.slice(from.length));
    return is?.kind === was.kind ? [[was, is]] : [];
  });
}

/** The full name of the schema that is the one file of a model, with which the names of all others begin. */
function findOwnName(schemas: readonly NamedSchema[]): string | undefined {
  const [first, ...others] = schemas;
  if (first === undefined || schemas.some(({ language }) => language !== "other")) return undefined;
  if (others.some(({ span }) => span.file !== first.span.file)) return undefined;
  const own = schemas.reduce(
    (least, { fullName }) => (fullName.length < least.length ? fullName : least),
    first.fullName,
  );
  return schemas.every(({ fullName }) => fullName === own || fullName.startsWith(`${own}.`)) ? own : undefined;
}
