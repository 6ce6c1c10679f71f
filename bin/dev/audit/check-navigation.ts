import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { weighNavigation } from "../../../site/e2e/weigh-page.ts";
import type { AuditedSite } from "./audited-site.ts";
import type { Finding } from "./finding.ts";

/** What part of the site's documents is navigation, on average. */
export function checkNavigation(site: AuditedSite): Finding {
  const shares = readdirSync(site.folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith("index.html"))
    .map((path) => weighNavigation(readFileSync(join(site.folder, path), "utf8")))
    // Pages that send readers on have none.
    .filter((share) => share > 0);
  const average = (shares.reduce((sum, share) => sum + share, 0) / shares.length) * 100;
  const shown = `${average.toFixed(1)} % of ${shares.length} pages, 15 % at most`;
  return { site: site.name, check: "navigation", shown, faults: average <= 15 ? [] : [shown] };
}
