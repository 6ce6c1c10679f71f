import { suggestNames } from "../diagnostics/suggest.ts";

/** Codes close to what was written: spelled alike, or the same without the area, or with another one. */
export function suggestCodes(written: string, codes: readonly string[]): readonly string[] {
  const near = suggestNames(written, codes);
  if (near.length > 0) return near;
  const toName = (code: string): string => code.slice(code.indexOf("/") + 1);
  const names = suggestNames(toName(written), codes.map(toName));
  return codes.filter((code) => names.includes(toName(code))).slice(0, 3);
}
