import { formatCount, type NounName } from "../../catalogue/nouns.ts";
import type { CoverageGroup, CoverageRow, CoverageSection } from "../../page-model/metamodel.ts";
import type { LinkItem } from "../../page-model/parts.ts";
import { fixedRoutes } from "../routes.ts";
import type { MetamodelView } from "./metamodel-view.ts";
import type { PlannedPage } from "./planned-page.ts";
import { surveyGraphql, surveyMetamodel, type Describable, type Survey } from "./survey-docs.ts";

/** What the model describes and what it leaves without a word, with a link to each gap. */
export function planCoveragePage(view: MetamodelView): PlannedPage {
  const surveys = [...surveyMetamodel(view), ...surveyGraphql(view.context)].filter(({ things }) => things.length > 0);
  const rows = surveys.map(toRow);
  const sections = surveys.map(toSection).filter((section) => section.count > 0);
  const described = rows.reduce((sum, row) => sum + row.described, 0);
  const total = rows.reduce((sum, row) => sum + row.total, 0);
  return {
    route: fixedRoutes.coverage,
    title: "Documentation coverage",
    description: `${toPercent(described, total)} % of the model's things are described.`,
    toc: sections.map(({ id, label }) => ({ id, label, level: 2 })),
    badges: [],
    content: {
      kind: "coverage",
      intro: `${formatCount(described)} of ${formatCount(total)} things have a description in the model. Fields that a record includes count where they are declared.`,
      rows,
      sections,
    },
  };
}

function toRow({ noun, label, things }: Survey): CoverageRow {
  const described = things.filter((thing) => thing.isDescribed).length;
  const missing = things.length - described;
  return {
    label,
    described,
    total: things.length,
    percent: toPercent(described, things.length),
    missing: missing === 0 ? undefined : { label: formatCount(missing), href: `#${toSectionId(noun, label)}` },
  };
}

function toPercent(part: number, whole: number): number {
  return whole === 0 ? 100 : Math.floor((part * 100) / whole);
}

function toSectionId(noun: NounName, label: string): string {
  return `~${label.startsWith("GraphQL") ? "graphql-" : ""}${noun}`;
}

function toSection({ noun, label, things }: Survey): CoverageSection {
  const missing = things.filter((thing) => !thing.isDescribed);
  return { id: toSectionId(noun, label), label, count: missing.length, groups: groupByOwner(missing) };
}

/** Gaps by the thing that they are in; things that are in nothing come in one group. */
function groupByOwner(things: readonly Describable[]): readonly CoverageGroup[] {
  const groups = new Map<string, { owner: LinkItem | undefined; items: LinkItem[] }>();
  for (const { owner, item } of things) {
    const key = owner?.href ?? "";
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { owner, items: [item] });
    else group.items.push(item);
  }
  return [...groups.values()];
}
