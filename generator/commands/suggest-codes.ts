import { suggestNames } from "../diagnostics/suggest.ts";

/** Codes close to what was written: the same without an area, in each area that has it, else spelled alike, or with another area. */
export function suggestCodes(written: string, codes: readonly string[]): readonly string[] {
  const toName = (code: string): string => code.slice(code.indexOf("/") + 1);
  const same = codes.filter((code) => toName(code) === written);
  if (same.length > 0) return same;
  const near = suggestNames(written, codes);
  if (near.length > 0) return near;
  const names = suggestNames(toName(written), codes.map(toName));
  return codes.filter((code) => names.includes(toName(code))).slice(0, 3);
}
