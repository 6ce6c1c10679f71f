/*
 * What has become of the model since the edition before. Takes changes as `generator/compare/` has judged them: it groups and
 * words them, and judges nothing.
 */
import { formatCount } from "../../catalogue/nouns.ts";
import type { Change, ChangeArea, Comparison, Reading, Verdict } from "../../compare/change.ts";
import { sayChange } from "../../compare/say-change.ts";
import type { ChangedPart, ChangedThing, ChangesContent, ChangesSection } from "../../page-model/changes.ts";
import type { NavigationTree, Page } from "../../page-model/page.ts";
import type { Badge, RichText, TextRun } from "../../page-model/parts.ts";
import type { EditionHistory, PlanContext } from "../context/plan-context.ts";
import { changesPages, changesRoute, toChangeAnchor, type ToldArea, toldAreas, toSectionId } from "./change-areas.ts";
import { type AreaChanges, groupChanges, type ThingChanges } from "./group-changes.ts";

export { addHistory } from "./add-history.ts";

export interface ChangesPages {
  readonly pages: readonly Page[];
  readonly navigation: ReadonlyMap<string, NavigationTree>;
}

export const changesLabel = "Changes";

const navigationKey = "changes";

/** What the edition has changed since the one before it: an overview that begins with what breaks, and a page an area. */
export function planChangesPages(context: PlanContext, history: EditionHistory | undefined): ChangesPages {
  if (history === undefined) return { pages: [], navigation: new Map() };
  const { links } = context;
  const areas = groupChanges(history.comparison.changes);
  const place = { section: "changes", navigation: navigationKey, badges: [] } as const;
  const overview: Page = {
    ...place,
    route: changesRoute,
    title: `Changes since ${history.since}`,
    description: `What is new, different and gone since ${history.since}, what breaks first.`,
    breadcrumbs: [],
    ...withContent(planOverview(context, history, areas)),
  };
  const first = { label: changesLabel, href: links.route(changesRoute) };
  const pages = changesPages.flatMap(({ route, label, of }): readonly Page[] => {
    const sections = listTold(areas)
      .filter(({ area }) => area.route === route)
      .map(({ area, changes }) => planSection(area, changes, context));
    if (sections.length === 0) return [];
    const content: ChangesContent = {
      kind: "changes",
      intro: `What came, went and changed in ${of} since ${history.since}. What differs in its description alone is counted.`,
      totals: [],
      sections,
    };
    const title = `${label}: changes since ${history.since}`;
    const description = `What is new, different and gone in ${of} since ${history.since}.`;
    return [{ ...place, route, title, description, breadcrumbs: [first], ...withContent(content) }];
  });
  const items = pages.map(({ route }, index) => ({ label: labelOf(route, index), href: links.route(route) }));
  const tree: NavigationTree = { label: changesLabel, items: [{ label: "Overview", href: first.href }, ...items] };
  return { pages: [overview, ...pages], navigation: new Map([[navigationKey, tree]]) };
}

function labelOf(route: string, index: number): string {
  return changesPages.find((page) => page.route === route)?.label ?? `${changesLabel} ${index + 1}`;
}

function withContent(content: ChangesContent): Pick<Page, "content" | "toc"> {
  return { content, toc: content.sections.map(({ id, label }) => ({ id, label, level: 2 })) };
}

/** Areas in which something has changed, in the order in which they are told. */
function listTold(
  areas: ReadonlyMap<ChangeArea, AreaChanges>,
): readonly { readonly area: ToldArea; readonly changes: AreaChanges }[] {
  return toldAreas.flatMap((area) => {
    const changes = areas.get(area.key);
    return changes === undefined || changes.things.length === 0 ? [] : [{ area, changes }];
  });
}

function planOverview(
  context: PlanContext,
  { since, comparison }: EditionHistory,
  areas: ReadonlyMap<ChangeArea, AreaChanges>,
): ChangesContent {
  const told = listTold(areas);
  const totals = told.map(({ area: { key, label, route }, changes: { things } }) => ({
    link: { label, href: `${context.links.route(route)}#${toSectionId(key)}` },
    added: countOf(things, "added"),
    removed: countOf(things, "removed"),
    changed: countOf(things, "changed"),
    breaking: things.filter(({ verdict }) => verdict === "breaking").length,
  }));
  const sections = told.flatMap(({ area, changes }): readonly ChangesSection[] => {
    const breaking = changes.things.filter(({ verdict }) => verdict === "breaking").map(onlyBreaking);
    if (breaking.length === 0) return [];
    const section = planSection(area, { things: breaking, reworded: 0 }, context);
    return [{ ...section, label: `Breaking: ${area.label}`, note: formatCount(breaking.length) }];
  });
  const intro = [introduce(since, totals.length, sections.length), ...tellUncompared(comparison)].join(" ");
  return { kind: "changes", intro, totals, sections };
}

/** What one side has nothing of may be new or gone, or may not have been read. */
function tellUncompared({ uncompared }: Comparison): readonly string[] {
  if (uncompared.length === 0) return [];
  const labels = uncompared.map(({ area }) => toldAreas.find(({ key }) => key === area)?.label ?? area);
  return [`Not compared, as only one of the two has any: ${labels.join(", ")}.`];
}

function introduce(since: string, areas: number, breaking: number): string {
  if (areas === 0) return `Nothing that others rely on is different from ${since}.`;
  const rest =
    breaking === 0 ? "Nothing breaks those who rely on it." : "What breaks somebody is listed below the totals.";
  return `Names and shapes that others rely on, compared with ${since}. ${rest}`;
}

function onlyBreaking(changes: ThingChanges): ThingChanges {
  return { ...changes, own: changes.own.filter(({ verdict }) => verdict === "breaking") };
}

function countOf(things: readonly ThingChanges[], kind: ThingChanges["kind"]): number {
  return things.filter((changes) => changes.kind === kind).length;
}

/** The gravest first. */
const toldVerdicts = ["breaking", "reindex", "risky", "safe"] as const;

function planSection(
  area: ToldArea,
  { things, reworded }: AreaChanges,
  { links, catalogue }: PlanContext,
): ChangesSection {
  const toRun = ({ thing }: ThingChanges): TextRun => ({
    text: shorten(thing),
    title: shorten(thing) === thing ? undefined : thing,
    href: area.find(links, thing, catalogue),
    noun: area.noun,
    code: true,
  });
  const kinds = (["added", "removed", "changed"] as const)
    .map((kind) => [countOf(things, kind), kind] as const)
    .filter(([count]) => count > 0)
    .map(([count, kind]) => `${formatCount(count)} ${kind}`);
  return {
    id: toSectionId(area.key),
    label: area.label,
    note: [...kinds, ...(reworded === 0 ? [] : [`${formatCount(reworded)} described otherwise`])].join(", "),
    removed: things.filter(({ kind }) => kind === "removed").map(({ thing }) => shorten(thing)),
    added: things.filter(({ kind }) => kind === "added").map(toRun),
    changed: toldVerdicts.flatMap((verdict) =>
      things
        .filter((changes) => changes.kind === "changed" && changes.verdict === verdict)
        .map((changes): ChangedThing => ({
          id: toChangeAnchor(area, changes),
          name: toRun(changes),
          badges: verdictBadges[verdict],
          notes: describeWhole(area, changes),
          parts: joinAlike(changes.own).map(toPart),
        })),
    ),
  };
}

const verdictBadges: Readonly<Record<Verdict, readonly Badge[]>> = {
  breaking: [{ label: "breaking", tone: "danger", title: "Breaks those who rely on it" }],
  reindex: [{ label: "reindex", tone: "warning", title: "Operators have to restore what is indexed" }],
  risky: [{ label: "risky", tone: "warning", title: "May surprise those who rely on it" }],
  safe: [],
  docs: [],
};

function describeWhole({ key }: ToldArea, { own, reaching }: ThingChanges): readonly RichText[] {
  const notes: RichText[] = [];
  const through = [...new Set(reaching.map(({ thing }) => thing))].sort();
  if (through.length > 0) {
    notes.push([{ text: "Types in it have changed: " }, ...joinRuns(through.map((name) => asCode(shorten(name))))]);
  }
  const read = [...own, ...reaching].filter(({ readings }) => readings !== undefined);
  if (read.length === 0 || (key !== "aspects" && key !== "events")) return notes;
  const [backward, forward] = [findFailing(read, "newReadsOld"), findFailing(read, "oldReadsNew")];
  if (backward === undefined && forward === undefined) {
    return [...notes, [{ text: "Data of either version can be read by the other." }]];
  }
  return [
    ...notes,
    describeReading("Data written before can be read", "Data written before can't be read", backward),
    describeReading("Earlier readers can read new data", "Earlier readers can't read new data", forward),
  ];
}

type Way = keyof Omit<Reading, "by">;

/** A change that keeps somebody from reading, and by whose rules. */
interface FailingChange {
  readonly change: Change;
  readonly reading: Reading;
  /** Whether it is the rules that decide. */
  readonly decides: boolean;
}

/** The first change that keeps somebody from reading; by the authority that decides before any other. */
function findFailing(changes: readonly Change[], way: Way): FailingChange | undefined {
  const failing = changes.flatMap((change) =>
    (change.readings ?? []).flatMap((reading, index) =>
      reading[way] ? [] : [{ change, reading, decides: index === 0 && change.verdict === "breaking" }],
    ),
  );
  return failing.find(({ decides }) => decides) ?? failing[0];
}

const authorities = { avro: "Avro", pegasus: "Pegasus" } as const;

function describeReading(yes: string, no: string, failing: FailingChange | undefined): RichText {
  if (failing === undefined) return [{ text: `${yes}.` }];
  const by = failing.decides ? "" : ` by the rules of ${authorities[failing.reading.by]}`;
  return [{ text: `${no}${by}: ` }, ...toRuns(failing.change), { text: "." }];
}

function toRuns(change: Change, names?: readonly string[]): RichText {
  return sayChange(change, names).map(({ text, isCode }) => (isCode ? asCode(shorten(text)) : { text }));
}

/** A change, and the names of all that differ from it in nothing else. */
interface AlikeChanges {
  readonly change: Change;
  readonly names: readonly string[];
}

/** Brings changes together that need no words of their own. */
function joinAlike(changes: readonly Change[]): readonly AlikeChanges[] {
  const joined: { readonly change: Change; readonly names: string[] }[] = [];
  for (const change of changes) {
    const { name = change.thing, before, after, code } = change;
    const isBare = before?.text === undefined && after?.text === undefined;
    const last = joined.at(-1);
    if (isBare && last?.change.code === code && change.name !== undefined) last.names.push(name);
    else joined.push({ change, names: [name] });
  }
  return joined;
}

function toPart({ change, names }: AlikeChanges): ChangedPart {
  const { kind, verdict } = change;
  return { kind: kind === "renamed" ? "changed" : kind, text: toRuns(change, names), badges: verdictBadges[verdict] };
}

function asCode(text: string): TextRun {
  return { text, code: true };
}

function joinRuns(runs: readonly TextRun[]): RichText {
  return runs.flatMap((run, index) => (index === 0 ? [run] : [{ text: ", " }, run]));
}

/** Full names of schemas without their namespaces. */
function shorten(text: string): string {
  return text.replace(/\b(?:[a-z]\w*\.)+(?=[A-Z])/g, "");
}
