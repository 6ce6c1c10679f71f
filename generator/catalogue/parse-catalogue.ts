import type { Catalogue } from "./catalogue.ts";
import { findMisfit, type Misfit } from "./find-misfit.ts";
import type { JsonObject } from "./json.ts";
import { completeCatalogue, reviveCatalogue } from "./revive-catalogue.ts";

/** What a text holds: a catalogue, or one that somebody has damaged, or one of another format; none where it is JSON of something else. */
export type ParsedCatalogue =
  | { readonly catalogue: Catalogue; readonly misfit?: undefined; readonly format?: undefined }
  | { readonly catalogue?: undefined; readonly misfit: Misfit | undefined; readonly format?: string | undefined };

/**
 * A catalogue from the text that `printJson` or `encodeJson` made of it: the same plain data, with its maps and with all digits
 * of big integers. It is held to `schema`, the text of `catalogue.schema.json`. Throws a `SyntaxError` where the text is no JSON.
 */
export function parseCatalogue(text: string, schema: string): ParsedCatalogue {
  const value = parseExactly(text);
  const printed = completeCatalogue(value);
  if (printed === undefined) return { misfit: undefined, format: findFormat(value) };
  const misfit = findMisfit(printed, JSON.parse(schema) as JsonObject);
  return misfit === undefined ? { catalogue: reviveCatalogue(printed) } : { misfit };
}

/** The format that something says of itself which may be a catalogue, e.g. `2`; undefined for anything else, and for ours. */
export function findFormat(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null || !("schemas" in value) || !("formatVersion" in value))
    return undefined;
  const { formatVersion } = value;
  return formatVersion === 1 || !/^(?:string|number)$/.test(typeof formatVersion)
    ? undefined
    : JSON.stringify(formatVersion).slice(0, longestFormat);
}

/** Of a format, so much is shown. */
const longestFormat = 20;

/** As `JSON.parse`, but integers that a number can't hold are `bigint`. */
function parseExactly(text: string): unknown {
  // Few catalogues hold any, and to look for them letter by letter takes as long as to parse all the rest.
  if (!/[[:,\s]-?\d{16}/.test(text)) return JSON.parse(text);
  let mark = "integer:";
  while (text.includes(mark)) mark += ":";
  return JSON.parse(quoteIntegers(text, mark), (key, value: unknown) =>
    typeof value === "string" && value.startsWith(mark) ? readInteger(key, value.slice(mark.length)) : value,
  );
}

/** A limit that is written as numbers are was one, and what compares limits takes it for nothing else. */
function readInteger(key: string, digits: string): bigint | number {
  const nearest = Number(digits);
  return limits.has(key) && String(nearest) === digits ? nearest : BigInt(digits);
}

/** Of JSON Schema. */
const limits: ReadonlySet<string> = new Set([
  ...["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
  ...["minLength", "maxLength", "minItems", "maxItems", "minProperties", "maxProperties"],
]);

/** The text with a marked string in place of each integer that is too large for a number. */
function quoteIntegers(text: string, mark: string): string {
  const pieces: string[] = [];
  let from = 0;
  while (from < text.length) {
    const quote = text.indexOf('"', from);
    const start = quote === -1 ? text.length : quote;
    const end = endOfString(text, start);
    pieces.push(
      text
        .slice(from, start)
        .replace(/(?<![\d.eE+-])-?\d{16,}(?![\d.eE])/g, (digits) =>
          Number.isSafeInteger(Number(digits)) ? digits : `"${mark}${digits}"`,
        ),
      text.slice(start, end),
    );
    from = end;
  }
  return pieces.join("");
}

/** Behind the quote that closes the string which begins there. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === "\\" ? 2 : 1;
  return at + 1;
}
