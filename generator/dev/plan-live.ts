import type { Edition } from "../config/list-editions.ts";
import { isUsageError } from "../diagnostics/is-usage-error.ts";
import { labelReport } from "../diagnostics/label-report.ts";
import type { ReadArchive } from "../discover/editions/read-editions.ts";
import { type EarlierEdition, orderByAge } from "../edition-histories.ts";
import { reportAgain } from "../engine/hear-report.ts";
import { isSameList } from "../engine/share-parts.ts";
import type { SitePlan } from "../page-model/page.ts";
import {
  type EditionOutline,
  outlineArchive,
  outlineEdition,
  settleRoutes,
  settleVersions,
} from "../plan/versions/plan-versions.ts";
import { type KeptContext, type KeptEdition, type KeptPlan, planKept } from "./kept-edition.ts";
import type { LiveEdition } from "./live-edition.ts";

/** The editions with their plans, the one at the base first; undefined when they can't be one site. Keeps what it plans. */
export async function planLive(
  kept: Map<string, KeptEdition>,
  archived: readonly ReadArchive[],
  context: KeptContext,
): Promise<readonly LiveEdition[] | undefined> {
  const { editions, run } = context;
  const { report } = run;
  const outlines: EditionOutline[] = archived.map(({ base, files }) =>
    outlineArchive(
      base,
      files.map(({ path }) => path),
    ),
  );
  const planned: Planned[] = [];
  let earlier: EarlierEdition | undefined;
  for (const edition of orderByAge(editions.made, editions)) {
    const one = kept.get(edition.prefix);
    if (one === undefined) continue;
    const made = await planKept(edition, one, earlier, context);
    earlier = { edition, catalogue: made.catalogue, releases: made.releases };
    kept.set(edition.prefix, { ...one, planned: made });
    reportAgain(made.heard, labelReport(report, edition.label));
    planned.push({ edition, one, made });
    outlines.push(outlineEdition(made.plan));
  }
  if (report.diagnostics.some(isUsageError)) return undefined;
  const known = settleRoutes(outlines, report);
  if (known === undefined) return undefined;
  // What is archived may be another one now, without a plan that would tell.
  const by = archived.length > 0 ? undefined : planned.map(({ made }) => made.plan);
  const settle = ({ edition, one, made }: Planned): SitePlan => {
    if (by !== undefined && one.settled !== undefined && isSameList(one.settled.by, by)) return one.settled.plan;
    const plan = settleVersions(made.plan, known);
    kept.set(edition.prefix, { ...one, planned: made, settled: by && { by, plan } });
    return plan;
  };
  // The one at the base comes first again.
  const inPlace = editions.made.flatMap((edition) => planned.filter((one) => one.edition === edition));
  return inPlace.map((planned) => ({
    prefix: planned.edition.prefix,
    plan: settle(planned),
    catalogue: planned.made.catalogue,
    input: planned.one.discovery,
  }));
}

interface Planned {
  readonly edition: Edition;
  readonly one: KeptEdition;
  readonly made: KeptPlan;
}
