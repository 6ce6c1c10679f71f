import { createRequire } from "node:module";
import { join } from "node:path";
import { packageFolder } from "../../../generator/package-folder.ts";
import type { AuditedSite } from "./audited-site.ts";
import type { Finding } from "./finding.ts";
import type { PageKind } from "../../../site/e2e/page-kinds.ts";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const attempts = 3;

/** What is looked at of Lighthouse, which is installed for the audit alone: nothing else of the project may need its types. */
interface Lighthouse {
  readonly default: (
    url: string,
    flags: Readonly<Record<string, unknown>>,
  ) => Promise<{ readonly lhr: Result } | undefined>;
}

interface Result {
  readonly categories: Readonly<Record<string, Category | undefined>>;
  readonly audits: Readonly<Record<string, Audit | undefined>>;
}

interface Category {
  /** 0 to 1; null where it could not be told. */
  readonly score: number | null;
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
}

interface Audit {
  readonly title: string;
  /** 0 to 1; null of one that gives no points. */
  readonly score: number | null;
  readonly displayValue?: string;
}

/** As `bin/dev/ensure-lighthouse` has installed it; by Node, since it loads parts of itself when what runs the audit loads no more. */
function loadLighthouse(): Lighthouse {
  const requireThere = createRequire(join(packageFolder, "node_modules/.cache/aspectdoc-lighthouse/package.json"));
  return requireThere("lighthouse") as Lighthouse;
}

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
  const { default: lighthouse } = loadLighthouse();
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
