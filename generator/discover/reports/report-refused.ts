import { discoverCodes } from "../../diagnostics/codes/discover.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { DiscoverOptions } from "../discover-options.ts";
import type { Input } from "../input.ts";
import { dropSkipped } from "../layouts/drop-skipped.ts";

/** Tells of folders that nobody has let us into, but for those that Git ignores, such as the data of a database. */
export function reportRefused(inputs: readonly Input[], { exclude }: DiscoverOptions, report: Report): void {
  for (const input of inputs) {
    for (const { path, reason } of input.listing.refused(exclude)) {
      // Ignore files tell of folders by what would be in them.
      const isSkipped = dropSkipped([`${path}/any`], input).length === 0;
      if (!isSkipped) report.add(discoverCodes.unreadableFolder({ path: input.prefix + path, reason }));
    }
  }
}
