/*
 * What has become of the model since the edition before. Takes changes as `generator/compare/` has judged them: it groups and
 * words them, and judges nothing.
 */
import { formatCount } from "../../catalogue/nouns.ts";
import type { AspectChange, Change, Effect, PartChange, Verdict } from "../../compare/model-changes.ts";
import type { ChangedPart, ChangedThing, ChangesContent, ChangesSection } from "../../page-model/changes.ts";
import type { NavigationTree, Page } from "../../page-model/page.ts";
import type { Badge, RichText, TextRun } from "../../page-model/parts.ts";
import type { EditionHistory, PlanContext } from "../context/plan-context.ts";
import {
  type ChangeArea,
  changeAreas,
  changesPages,
  changesRoute,
  toChangeAnchor,
  toSectionId,
} from "./change-areas.ts";

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
  const place = { section: "changes", navigation: navigationKey, badges: [] } as const;
  const overview: Page = {
    ...place,
    route: changesRoute,
    title: `Changes since ${history.since}`,
    description: `What is new, different and gone since ${history.since}, what breaks first.`,
    breadcrumbs: [],
    ...withContent(planOverview(context, history)),
  };
  const first = { label: changesLabel, href: links.route(changesRoute) };
  const pages = changesPages.flatMap(({ route, label, of }): readonly Page[] => {
    const sections = changeAreas
      .filter((area) => area.route === route && history.changes[area.key].length > 0)
      .map((area) => planSection(area, history.changes[area.key], context));
    if (sections.length === 0) return [];
    const content: ChangesContent = {
      kind: "changes",
      intro: `What came, went and changed in ${of} since ${history.since}. Descriptions are not compared.`,
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

function planOverview(context: PlanContext, { since, changes }: EditionHistory): ChangesContent {
  const totals = changeAreas
    .filter(({ key }) => changes[key].length > 0)
    .map(({ key, label, route }) => ({
      link: { label, href: `${context.links.route(route)}#${toSectionId(key)}` },
      added: countOf(changes[key], "added"),
      removed: countOf(changes[key], "removed"),
      changed: countOf(changes[key], "changed"),
      breaking: changes[key].filter(({ effect }) => effect === "breaking").length,
    }));
  const sections = changeAreas.flatMap((area): readonly ChangesSection[] => {
    const breaking = changes[area.key].filter(({ effect }) => effect === "breaking").map(onlyBreaking);
    if (breaking.length === 0) return [];
    const section = planSection(area, breaking, context);
    return [{ ...section, label: `Breaking: ${area.label}`, note: formatCount(breaking.length) }];
  });
  return { kind: "changes", intro: introduce(since, totals.length, sections.length), totals, sections };
}

function introduce(since: string, areas: number, breaking: number): string {
  if (areas === 0) return `Nothing that others rely on is different from ${since}.`;
  const rest =
    breaking === 0 ? "Nothing breaks those who rely on it." : "What breaks somebody is listed below the totals.";
  return `Names and shapes that others rely on, compared with ${since}. ${rest}`;
}

function onlyBreaking(change: Change): Change {
  return { ...change, parts: change.parts.filter(({ effect }) => effect === "breaking") };
}

function countOf(changes: readonly Change[], kind: Change["kind"]): number {
  return changes.filter((change) => change.kind === kind).length;
}

function planSection(area: ChangeArea, changes: readonly Change[], { links }: PlanContext): ChangesSection {
  const toRun = ({ name }: Change): TextRun => ({
    text: shorten(name),
    title: shorten(name) === name ? undefined : name,
    href: area.find(links, name),
    noun: area.noun,
    code: true,
  });
  const kinds = (["added", "removed", "changed"] as const)
    .map((kind) => [countOf(changes, kind), kind] as const)
    .filter(([count]) => count > 0);
  return {
    id: toSectionId(area.key),
    label: area.label,
    note: kinds.map(([count, kind]) => `${formatCount(count)} ${kind}`).join(", "),
    removed: changes.filter(({ kind }) => kind === "removed").map(({ name }) => shorten(name)),
    added: changes.filter(({ kind }) => kind === "added").map(toRun),
    changed: (["breaking", "risky", "safe"] as const).flatMap((effect) =>
      changes
        .filter((change) => change.kind === "changed" && change.effect === effect)
        .map((change): ChangedThing => ({
          id: toChangeAnchor(area, change),
          name: toRun(change),
          badges: effectBadges[effect],
          notes: describeWhole(change),
          parts: joinParts(change.parts).map(toPart),
        })),
    ),
  };
}

const effectBadges: Readonly<Record<Effect, readonly Badge[]>> = {
  breaking: [{ label: "breaking", tone: "danger", title: "Breaks those who rely on it" }],
  risky: [{ label: "risky", tone: "warning", title: "May surprise those who rely on it" }],
  safe: [],
};

function describeWhole(change: Change | AspectChange): readonly RichText[] {
  if (!("through" in change)) return [];
  const { through, evolution } = change;
  const notes: RichText[] = [];
  if (through.length > 0) {
    notes.push([{ text: "Types in it have changed: " }, ...joinRuns(through.map((name) => asCode(shorten(name))))]);
  }
  if (evolution?.backward.holds === true && evolution.forward.holds) {
    notes.push([{ text: "Data of either version can be read by the other." }]);
  } else if (evolution !== undefined) {
    notes.push(
      describeVerdict("Data written before can be read", "Data written before can't be read", evolution.backward),
      describeVerdict("Earlier readers can read new data", "Earlier readers can't read new data", evolution.forward),
    );
  }
  return notes;
}

function describeVerdict(yes: string, no: string, { holds, reason }: Verdict): RichText {
  if (holds) return [{ text: `${yes}.` }];
  return reason === undefined ? [{ text: `${no}.` }] : [{ text: `${no}: ` }, asCode(reason)];
}

/** Names of one kind that came or went together, or one difference in what there still is. */
interface JoinedPart extends Omit<PartChange, "name"> {
  readonly names: readonly string[];
}

/** Brings names together that need no words of their own. */
function joinParts(parts: readonly PartChange[]): readonly JoinedPart[] {
  const joined: (JoinedPart & { readonly names: string[] })[] = [];
  for (const { name, ...part } of parts) {
    const last = joined.at(-1);
    const isBare = part.before === undefined && part.after === undefined;
    if (isBare && name !== undefined && last !== undefined && isAlike(last, part)) last.names.push(name);
    else joined.push({ ...part, names: name === undefined ? [] : [name] });
  }
  return joined;
}

function isAlike(one: Omit<JoinedPart, "names">, other: Omit<JoinedPart, "names">): boolean {
  const keys = ["what", "kind", "effect", "before", "after"] as const;
  return keys.every((key) => one[key] === other[key]);
}

function toPart({ what, names, kind, before, after, effect }: JoinedPart): ChangedPart {
  const text: TextRun[] = [
    { text: names.length === 0 ? what : `${names.length === 1 ? what : toPlural(what)} ` },
    ...joinRuns(names.map(asCode)),
  ];
  const [was, is] = [before, after].map((each) => each && shorten(each));
  const isSameInShort = was === is;
  const values = [isSameInShort ? before : was, isSameInShort ? after : is].filter((value) => value !== undefined);
  for (const [index, value] of values.entries()) text.push({ text: index === 0 ? ": " : " → " }, asCode(value));
  return { kind, text, badges: effectBadges[effect] };
}

/** `search field`, `capability` or `member of size`, of more than one. */
function toPlural(what: string): string {
  return what.replace(/y?(?= of |$)/, (end) => (end === "y" ? "ies" : "s"));
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
