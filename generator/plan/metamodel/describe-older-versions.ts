import type { NamedSchema } from "../../catalogue/schema.ts";
import type { Fact, TextRun } from "../../page-model/parts.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { joinRuns } from "../parts/parts.ts";

/** So many lead to their files; protocols have a hundred. */
const most = 12;

/** The files that have older versions of a schema, which have no pages, and since which version there is one that came later. */
export function describeOlderVersions(
  { olderVersions = [], sinceVersion }: NamedSchema,
  context: PlanContext,
): readonly Fact[] {
  const runs = olderVersions.slice(0, most).map(({ name, span }): TextRun => {
    const { label, href } = context.source(span);
    return { text: name, href, title: label, code: true };
  });
  const left = olderVersions.length - runs.length;
  const rest: readonly TextRun[] = left === 0 ? [] : [{ text: ` and ${left} more` }];
  const label = olderVersions.length === 1 ? "Older version" : "Older versions";
  return [
    ...(runs.length === 0 ? [] : [{ label, value: [...joinRuns(runs), ...rest] }]),
    ...(sinceVersion === undefined ? [] : [{ label: "Since", value: [{ text: sinceVersion, code: true as const }] }]),
  ];
}
