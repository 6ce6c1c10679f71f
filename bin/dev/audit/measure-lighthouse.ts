import lighthouse from "lighthouse";
import type { AuditedSite } from "./audited-site.ts";
import type { Finding } from "./finding.ts";
import type { PageKind } from "../../../site/e2e/page-kinds.ts";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const attempts = 3;

interface Scores {
  readonly points: readonly number[];
  readonly faults: readonly string[];
}

/**
 * Lighthouse's scores of a page on the phone that it simulates. A busy machine makes a page look slow, never quick:
 * where performance falls short it is measured up to three times, and the median counts.
 */
export async function measureLighthouse(port: number, site: AuditedSite, { kind, route }: PageKind): Promise<Finding> {
  const runs: Scores[] = [];
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    runs.push(await run(port, site.url + route));
    if (runs[attempt]?.points[0] === 100) break;
  }
  runs.sort((one, other) => (one.points[0] ?? 0) - (other.points[0] ?? 0));
  const { points, faults } = runs[runs.length > 1 ? Math.floor(runs.length / 2) : 0] ?? { points: [], faults: [] };
  const isPerfect = points.length === categories.length && points.every((each) => each === 100);
  const shown = `${points.join(" ")}${runs.length > 1 ? ` (median of ${runs.length})` : ""}`;
  return { site: site.name, page: kind, check: "Lighthouse", shown, faults: isPerfect ? [] : [shown, ...faults] };
}

async function run(port: number, url: string): Promise<Scores> {
  const result = await lighthouse(url, { port, output: "json", logLevel: "silent", onlyCategories: [...categories] });
  if (result === undefined) return { points: [], faults: ["no result"] };
  const { lhr } = result;
  const faults = categories.flatMap((id) =>
    (lhr.categories[id]?.auditRefs ?? [])
      .filter(({ weight }) => weight > 0)
      .flatMap(({ id: name }) => {
        const audit = lhr.audits[name];
        if (audit === undefined || audit.score === null || audit.score >= 0.9) return [];
        return [`${id}: ${audit.title} ${audit.displayValue ?? ""}`.trim()];
      }),
  );
  return { points: categories.map((id) => Math.round((lhr.categories[id]?.score ?? 0) * 100)), faults };
}
