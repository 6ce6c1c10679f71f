import { join } from "node:path";
import { discoverCodes } from "../../diagnostics/codes/discover.ts";
import type { Report } from "../../diagnostics/report.ts";
import { isInside } from "../files/is-inside.ts";
import type { Input } from "../input.ts";

/** Tells of copies that are left out, but for what is an input too. */
export function reportPutAside(inputs: readonly Input[], report: Report): void {
  const copies = inputs.flatMap(({ folder, prefix, listing }) =>
    listing
      .copies()
      .filter(({ path }) => !inputs.some((other) => isInside(other.folder, join(folder, path))))
      .map(({ path, original }) => ({ path: prefix + path, original: prefix + original })),
  );
  const [first] = copies;
  if (first !== undefined) report.add(discoverCodes.copies({ first, count: copies.length }));
}
