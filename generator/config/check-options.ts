import { configCodes } from "../diagnostics/codes/config.ts";
import type { Report } from "../diagnostics/report.ts";
import { suggestNames } from "../diagnostics/suggest.ts";

/** Reports options of a program that nothing reads: a slip in one would have another model read, or nothing asked of it. */
export function checkOptions(options: unknown, known: readonly string[], report: Report): void {
  if (typeof options !== "object" || options === null || Array.isArray(options)) {
    report.add(
      configCodes.wrongValue({ key: "options", expected: 'must be an object, such as `{ inputs: ["models"] }`' }),
    );
    return;
  }
  for (const key of Object.keys(options)) {
    if (known.includes(key)) continue;
    const suggestions = suggestNames(key, known);
    report.add(configCodes.unknownKey({ key, within: "options", known, suggestions }));
  }
}
