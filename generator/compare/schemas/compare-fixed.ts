import { isJsonArray } from "../../catalogue/is-json-array.ts";
import type { Field, NamedSchema } from "../../catalogue/schema.ts";
import type { Change } from "../change.ts";
import { coordinates } from "../coordinates.ts";
import { makeChange } from "../make-change.ts";
import { findStrangers } from "../pair-up.ts";
import type { ValidatedSite } from "./compare-validation.ts";
import { readingsBy, type SchemasOfBoth } from "./schema-pair.ts";

/**
 * What differs between a field that is an enum on the one side and whose text is given by `const` on the other: which texts there
 * may be, and nothing else. Undefined for all other fields.
 */
export function compareFixed(
  both: SchemasOfBoth,
  { language, spans, ...site }: ValidatedSite,
  was: Field,
  is: Field,
): readonly Change[] | undefined {
  if (language !== "other") return undefined;
  const symbols = [listSymbols(both.before, was), listSymbols(both.after, is)] as const;
  const [earlier, later] = [symbols[0] ?? listFixed(was), symbols[1] ?? listFixed(is)];
  if ((symbols[0] === undefined) === (symbols[1] === undefined)) return undefined;
  if (earlier === undefined || later === undefined) return undefined;
  const { removed, added } = findStrangers(earlier, later);
  const toSite = (name: string): Pick<ValidatedSite, "area" | "thing" | "coordinate" | "name"> => ({
    ...site,
    coordinate: coordinates.field(site.coordinate, name),
    name,
  });
  return [
    ...removed.map((name) => {
      const readings = readingsBy(language, [false, true], [false, true]);
      return makeChange({ ...toSite(name), code: "breaking/symbol-removed", before: { span: spans[0] }, readings });
    }),
    ...added.map((name) => {
      const readings = readingsBy(language, [true, false], [true, false]);
      return makeChange({ ...toSite(name), code: "risky/symbol-added", after: { span: spans[1] }, readings });
    }),
  ];
}

function listSymbols(schemas: ReadonlyMap<string, NamedSchema>, { type }: Field): readonly string[] | undefined {
  const schema = type.kind === "reference" ? schemas.get(type.name) : undefined;
  return schema?.kind === "enum" ? schema.symbols.map(({ name }) => name) : undefined;
}

/** Texts that a field without an enum may have, where they are given. */
function listFixed({ type, annotations: { const: fixed, enum: named } }: Field): readonly string[] | undefined {
  if (type.kind !== "primitive" || type.name !== "string") return undefined;
  if (typeof fixed === "string") return [fixed];
  return isJsonArray(named) && named.every((each) => typeof each === "string") ? named : undefined;
}
