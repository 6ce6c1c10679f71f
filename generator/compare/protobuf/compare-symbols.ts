import type { EnumSchema, EnumSymbol } from "../../catalogue/schema.ts";
import type { Change, ChangeSide } from "../change.ts";
import { compareWords, type Site } from "../compare-words.ts";
import { coordinates } from "../coordinates.ts";
import { makeChange } from "../make-change.ts";
import { byName } from "../pair-up.ts";
import { compareOptions } from "./compare-options.ts";
import { deprecationCodes } from "./deprecation-codes.ts";
import type { Reserved } from "./reserved.ts";

type Side = readonly [declared: EnumSchema, reserved: Reserved];

/** What differs between the values of two enums, several of which may have one number. */
export function compareSymbols(
  { site }: { readonly site: Site },
  [was, reservedBefore]: Side,
  [is, reserved]: Side,
): readonly Change[] {
  const [earlier, later] = [byName(was.symbols), byName(is.symbols)];
  const numbersBefore = new Set(was.symbols.map(numberOf));
  const numbers = new Map(is.symbols.map((symbol) => [numberOf(symbol), symbol]));
  const at = (name: string): Site => ({ ...site, coordinate: coordinates.field(site.coordinate, name), name });
  const taken = new Set<EnumSymbol>();
  const gone = was.symbols.flatMap((symbol): readonly Change[] => {
    if (later.has(symbol.name)) return [];
    const heir = numbers.get(numberOf(symbol));
    if (heir !== undefined && !earlier.has(heir.name) && !taken.has(heir)) {
      taken.add(heir);
      const sides = {
        before: { text: symbol.name, span: symbol.span },
        after: { text: heir.name, span: heir.span },
      };
      const found = { ...at(heir.name), name: numberOf(heir) };
      return [makeChange({ ...found, code: "breaking/numbered-renamed", kind: "renamed", ...sides })];
    }
    const isKept = heir !== undefined || reserved.hasNumber(Number(numberOf(symbol)));
    const code = isKept ? "risky/symbol-deleted" : "breaking/symbol-deleted";
    const announced = symbol.deprecated === undefined ? undefined : true;
    return [makeChange({ ...at(symbol.name), code, before: sideOf(symbol), announced })];
  });
  const come = is.symbols
    .filter((symbol) => !earlier.has(symbol.name) && !taken.has(symbol))
    .flatMap((symbol): readonly Change[] => {
      const number = numberOf(symbol);
      const isReserved = reservedBefore.hasNumber(Number(number)) || reservedBefore.hasName(symbol.name);
      // Another name for a number that is known says nothing new.
      const code = numbersBefore.has(number) ? "safe/symbol-alias-added" : "risky/symbol-added";
      return [
        makeChange({ ...at(symbol.name), code, after: { span: symbol.span } }),
        ...(isReserved
          ? [makeChange({ ...at(symbol.name), code: "breaking/reserved-used", after: sideOf(symbol) })]
          : []),
      ];
    });
  const kept = is.symbols.flatMap((symbol): readonly Change[] => {
    const before = earlier.get(symbol.name);
    if (before === undefined) return [];
    const own = at(symbol.name);
    const [old, now] = [numberOf(before), numberOf(symbol)];
    const sides = { before: { text: old, span: before.span }, after: { text: now, span: symbol.span } };
    return [
      ...(old === now ? [] : [makeChange({ ...own, code: "breaking/field-number-changed", ...sides })]),
      ...compareOptions(own, before, symbol),
      ...compareWords(own, before, symbol, deprecationCodes),
    ];
  });
  return [...gone, ...come, ...kept];
}

function numberOf({ annotations: { number } }: EnumSymbol): string {
  return String(number);
}

function sideOf(symbol: EnumSymbol): ChangeSide {
  return { text: `number ${numberOf(symbol)}`, span: symbol.span };
}
