import type { EnumSchema } from "../../catalogue/schema.ts";
import type { Change } from "../change.ts";
import { compareWords, type Site } from "../compare-words.ts";
import { coordinates } from "../coordinates.ts";
import { makeChange } from "../make-change.ts";
import { byName, findStrangers, haveSameOrder } from "../pair-up.ts";
import { deprecationCodes } from "./compare-types.ts";
import { readingsBy, type SchemasOfBoth } from "./schema-pair.ts";
import { isBesideAnyText } from "./is-beside-any-text.ts";

/** What differs between two enums: their symbols, and in Avro what stands in for one that readers don't know. */
export function compareEnums(
  { after: schemas }: Pick<SchemasOfBoth, "after">,
  site: Site,
  was: EnumSchema,
  is: EnumSchema,
): readonly Change[] {
  const { language } = is;
  const [earlier, later] = [byName(was.symbols), byName(is.symbols)];
  const { added, removed } = findStrangers(earlier.keys(), later.keys());
  const toSymbolSite = (name: string): Site => ({
    ...site,
    coordinate: coordinates.field(site.coordinate, name),
    name,
  });
  // What an alternative lets through as any text is let through without its symbol, too.
  const isOpen = language === "other" && removed.length > 0 && isBesideAnyText(is, schemas);
  const standsIn = { before: was.default !== undefined, after: is.default !== undefined };
  return [
    ...removed.map((name) => {
      const code = language === "avro" && standsIn.after ? "risky/symbol-removed" : "breaking/symbol-removed";
      const symbol = earlier.get(name);
      const readings = readingsBy(language, [isOpen, true], [standsIn.after, true]);
      const announced = symbol?.deprecated === undefined ? undefined : true;
      return makeChange({ ...toSymbolSite(name), code, before: { span: symbol?.span }, readings, announced });
    }),
    ...added.map((name) => {
      const code = language === "avro" && !standsIn.before ? "breaking/symbol-added" : "risky/symbol-added";
      const readings = readingsBy(language, [true, true], [true, standsIn.before], [true, false]);
      return makeChange({ ...toSymbolSite(name), code, after: { span: later.get(name)?.span }, readings });
    }),
    ...is.symbols.flatMap((symbol) => {
      const before = earlier.get(symbol.name);
      return before === undefined ? [] : compareWords(toSymbolSite(symbol.name), before, symbol, deprecationCodes);
    }),
    ...compareOrder(site, was, is),
    ...compareDefaults(site, was, is),
  ];
}

function compareOrder(site: Site, was: EnumSchema, is: EnumSchema): readonly Change[] {
  const [earlier, later] = [was, is].map(({ symbols }) => symbols.map(({ name }) => name));
  if (earlier === undefined || later === undefined || haveSameOrder(earlier, later)) return [];
  const readings = readingsBy(is.language, [true, true], [true, true]);
  const [before, after] = [
    { text: earlier.join(", "), span: was.nameSpan },
    { text: later.join(", "), span: is.nameSpan },
  ];
  return [makeChange({ ...site, code: "safe/symbols-reordered", before, after, readings })];
}

function compareDefaults(site: Site, was: EnumSchema, is: EnumSchema): readonly Change[] {
  if (was.default === is.default) return [];
  const readings = readingsBy(is.language, [true, true], [true, true]);
  const before = was.default === undefined ? undefined : { text: was.default, span: was.nameSpan };
  const after = is.default === undefined ? undefined : { text: is.default, span: is.nameSpan };
  const code =
    before === undefined
      ? "safe/enum-default-added"
      : after === undefined
        ? "risky/enum-default-removed"
        : "risky/enum-default-changed";
  return [makeChange({ ...site, code, before, after, readings })];
}
