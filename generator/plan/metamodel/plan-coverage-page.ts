import { formatCount, type NounName } from "../../catalogue/nouns.ts";
import {
  describedAreas,
  surveyDocs,
  type DocSurvey,
  type NamedThing,
  type SurveyedThing,
  type ThingAddress,
} from "../../catalogue/survey-docs.ts";
import type { CoverageContent, CoverageGroup, CoverageRow, CoverageSection } from "../../page-model/metamodel.ts";
import type { LinkItem } from "../../page-model/parts.ts";
import { type PlanLinks, fixedRoutes } from "../addresses/addresses.ts";
import type { PlanContext } from "../context/plan-context.ts";
import type { PlannedPage } from "./planned-page.ts";

/** What the model describes and what it leaves without a word, with a link to each gap. */
export function planCoveragePage(context: PlanContext): PlannedPage {
  // An edit is in one of them.
  const counts = describedAreas.map((area) =>
    context
      .ask({ query: "count coverage", key: area }, {}, ({ catalogue }) => countCoverage(surveyDocs(catalogue, [area])))
      .get(),
  );
  const [described, total] = [sum(counts.map((count) => count.described)), sum(counts.map((count) => count.total))];
  const gaps = counts.flatMap((count) => count.gaps);
  return {
    route: fixedRoutes.coverage,
    title: "Documentation coverage",
    description: `${toPercent(described, total)} % of all things are described.`,
    toc: gaps.map(({ id, label }) => ({ id, label, level: 2 })),
    badges: [],
    aliases: ["undocumented", ...gaps.map(({ label }) => `undocumented ${label.toLowerCase()}`)],
    content: context.ask({ query: "coverage page" }, {}, planContent),
  };
}

interface CoverageCounts {
  readonly described: number;
  readonly total: number;
  /** The kinds of which some things have no word. */
  readonly gaps: readonly { readonly id: string; readonly label: string }[];
}

function countCoverage(surveys: readonly DocSurvey[]): CoverageCounts {
  const rows = surveys.map(toRow);
  const gaps = surveys.filter(({ things }) => things.some((thing) => !thing.isDescribed));
  return {
    described: sum(rows.map((row) => row.described)),
    total: sum(rows.map((row) => row.total)),
    gaps: gaps.map(({ noun, label }) => ({ id: toSectionId(noun, label), label })),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** What an API alone has none of. */
const ofIncluded = " Fields that a record includes count where they are declared.";

function planContent({ catalogue, links }: PlanContext): CoverageContent {
  const surveys = surveyDocs(catalogue);
  const { described, total } = countCoverage(surveys);
  const hasRecords = [...catalogue.schemas.values()].some((schema) => schema.kind === "record");
  return {
    kind: "coverage",
    intro: `${formatCount(described)} of ${formatCount(total)} things have a description.${hasRecords ? ofIncluded : ""}`,
    rows: surveys.map(toRow),
    sections: surveys.map((survey) => toSection(survey, links)).filter((section) => section.count > 0),
  };
}

function toRow({ noun, label, things }: DocSurvey): CoverageRow {
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

function toSection({ noun, label, things }: DocSurvey, links: PlanLinks): CoverageSection {
  const missing = things.filter((thing) => !thing.isDescribed);
  return { id: toSectionId(noun, label), label, count: missing.length, groups: groupByOwner(missing, links) };
}

/** Gaps by the thing that they are in; things that are in nothing come in one group. */
function groupByOwner(things: readonly SurveyedThing[], links: PlanLinks): readonly CoverageGroup[] {
  const groups = new Map<string, { owner: LinkItem | undefined; items: LinkItem[] }>();
  for (const thing of things) {
    const owner = thing.owner && toItem(thing.owner, links);
    const item = toItem(thing, links, owner);
    const key = owner?.href ?? "";
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { owner, items: [item] });
    else group.items.push(item);
  }
  return [...groups.values()];
}

/** A part without an anchor leads to what it is a part of. */
function toItem({ label, noun, address }: NamedThing, links: PlanLinks, owner?: LinkItem): LinkItem {
  const href = findHref(address, links) ?? owner?.href ?? "";
  if (noun === undefined) return { label, href };
  return address.kind === "schema" ? { label, href, title: address.fullName, noun } : { label, href, noun };
}

function findHref(address: ThingAddress, links: PlanLinks): string | undefined {
  switch (address.kind) {
    case "entity":
      return links.entity(address.name);
    case "schema":
      return links.schema(address.fullName);
    case "member":
      return links.member(address.fullName, address.name);
    case "operation":
      return links.operation(address.operation, address.name);
    case "graphqlType":
      return links.graphqlType(address.name);
    case "coordinate":
      return links.coordinate(address.coordinate);
    case "endpoint":
      return links.endpoint(address.name);
  }
}
