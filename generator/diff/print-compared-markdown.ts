import { type Audience, audiences, type Change, type ChangeArea, type Verdict, verdicts } from "../compare/change.ts";
import { dropThing } from "../compare/drop-thing.ts";
import { isOfNamelessPart } from "../compare/is-of-nameless-part.ts";
import { findWayOut } from "../compare/say-change.ts";
import { toMarkdownCode, toMarkdownText } from "../diagnostics/print/markdown-text.ts";
import type { Compared } from "./compared.ts";
import type { FindChange } from "./link-changes.ts";
import { areaWords, audienceWords, byGravity, describeHits, sayOutcome, toSentence, verdictWords } from "./words.ts";

/** How a comparison is printed for a comment or a summary. */
export interface ComparedMarkdownOptions {
  /** Where a file of the later side is, from the top of the repository. */
  locate(path: string): string;
  /** Where one of the earlier side is. */
  locateBefore(path: string): string;
  /** The address of a site of the later state, and of what is on it. */
  readonly preview?: { readonly href: string; readonly find: FindChange } | undefined;
}

/** A comment has so many lines at the most; four more are left to what brings it there. */
const mostLines = 56;
/** Verdicts of which changes are listed, the gravest first; others are counted. */
const listed: readonly Verdict[] = ["breaking", "reindex", "risky"];
/** Changes of a verdict that are listed however many there are of graver ones. */
const leastOf = 3;
/** Names in a line that stands for several changes. */
const mostNames = 5;

/** A comparison as a comment on a pull request: for whom something changes, what it is, and what has to be done. */
export function printComparedMarkdown(compared: Compared, options: ComparedMarkdownOptions): string {
  const changes = [...compared.failing, ...compared.passing].toSorted(byGravity);
  const of = (verdict: Verdict): readonly Change[] => changes.filter((change) => change.verdict === verdict);
  const { preview } = options;
  const accepted = compared.accepted.length === 0 ? "" : `; ${compared.accepted.length} more are accepted`;
  const site = preview === undefined ? "" : ` [The site as it would be](${toAddress(preview.href)}).`;
  const head = [
    `### Model changes: ${sayOutcome(compared)}`,
    "",
    `Since ${toMarkdownText(compared.before)}${accepted}.${site}`,
    ...printAudiences(changes),
  ];
  const counted = verdicts
    .filter((verdict) => !listed.includes(verdict) && of(verdict).length > 0)
    .flatMap((verdict) => ["", `**${title(verdict)}**: ${of(verdict).length}, ${countAreas(of(verdict))}.`]);
  const tail = [...counted, ...printUncompared(compared), ...printAcceptance(compared)];
  const lists = listed
    .map((verdict) => ({ verdict, count: of(verdict).length, groups: groupAlike(of(verdict)) }))
    .filter(({ count }) => count > 0);
  // A list takes an empty line, its title, another one, and a line for what isn't listed.
  let room = mostLines - head.length - tail.length - 4 * lists.length;
  const middle = lists.flatMap(({ verdict, count, groups }, index) => {
    const others = lists.slice(index + 1).reduce((sum, list) => sum + Math.min(leastOf, list.groups.length), 0);
    const shown = groups.slice(0, Math.max(leastOf, room - others));
    room -= shown.length;
    const rest = groups.slice(shown.length).flat();
    return [
      "",
      `**${title(verdict)}** (${count})`,
      "",
      ...shown.map((group) => printGroup(group, options)),
      ...(rest.length === 0 ? [] : [`- … and ${rest.length} more, ${countAreas(rest)}`]),
    ];
  });
  return `${[...head, ...middle, ...tail].join("\n")}\n`;
}

function title(verdict: Verdict): string {
  const words = verdictWords[verdict];
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A table of whom how much hits, those whom most of it breaks first. */
function printAudiences(changes: readonly Change[]): readonly string[] {
  const columns = listed.filter((verdict) => changes.some((change) => change.verdict === verdict));
  const count = (audience: Audience, verdict: Verdict): number =>
    changes.filter((change) => change.verdict === verdict && change.hits.includes(audience)).length;
  const rows = audiences
    .map((audience) => ({ audience, counts: columns.map((verdict) => count(audience, verdict)) }))
    .filter(({ counts }) => counts.some((each) => each > 0));
  if (rows.length === 0) return [];
  return [
    "",
    `| for whom | ${columns.map((verdict) => verdictWords[verdict]).join(" | ")} |`,
    `| --- |${" ---: |".repeat(columns.length)}`,
    ...rows.map(({ audience, counts }) => {
      const cells = counts.map((each) => (each === 0 ? "" : String(each)));
      return `| ${audienceWords[audience]} | ${cells.join(" | ")} |`;
    }),
  ];
}

function printUncompared({ uncompared, unknown = [] }: Compared): readonly string[] {
  const list = (areas: readonly { readonly area: ChangeArea }[]): string =>
    [...new Set(areas.map(({ area }) => areaWords[area]))].join(", ");
  const lacking = uncompared.filter(({ area }) => !unknown.some((each) => each.area === area));
  return [
    ...(lacking.length === 0 ? [] : ["", `Not compared, since one side has none: ${list(lacking)}.`]),
    ...(unknown.length === 0
      ? []
      : ["", `Not known to be new or gone, since one side could not be read whole: ${list(unknown)}.`]),
  ];
}

function printAcceptance({ failing: [first] }: Compared): readonly string[] {
  if (first === undefined) return [];
  return [
    "",
    "What is meant to be so goes into the file of accepted changes:",
    "",
    "```yaml",
    `- rule: ${first.code}`,
    `  coordinate: ${JSON.stringify(first.coordinate)}`,
    "  reason: …",
    "```",
  ];
}

/** Brings together what is said of several things in the same words: forty types that came are one line. */
function groupAlike(changes: readonly Change[]): readonly (readonly Change[])[] {
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const { code, area, whole, before, after } = change;
    const said =
      whole === true
        ? []
        : [dropThing(change) ?? (isOfNamelessPart(change) ? "" : change.thing), before?.text, after?.text];
    const key = JSON.stringify([code, area, ...said]);
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    group.push(change);
  }
  return [...groups.values()];
}

function printGroup(group: readonly Change[], { locate, locateBefore, preview }: ComparedMarkdownOptions): string {
  const [first, ...others] = group;
  if (first === undefined) return "";
  const toName = (change: Change): string => {
    const name = toMarkdownCode(change.coordinate);
    const href = preview?.find(change);
    return href === undefined ? name : `[${name}](${toAddress(href)})`;
  };
  const named = others.slice(0, mostNames).map(toName).join(", ");
  const alike =
    others.length === 0 ? "" : `, and ${others.length} more alike: ${named}${others.length > mostNames ? ", …" : ""}`;
  const span = first.after?.span ?? first.before?.span;
  const find = first.after?.span === undefined ? locateBefore : locate;
  const place = span === undefined ? "" : ` at ${toMarkdownCode(`${find(span.file)}:${span.startLine}`)}`;
  const more = [describeHits(first), findWayOut(first)].filter((part) => part !== undefined && part !== "").join("; ");
  const said = `${toMarkdownText(toSentence(first))} (${toMarkdownCode(first.code)}${place})`;
  return `- ${toName(first)}: ${said}${alike}${more === "" ? "" : `; ${toMarkdownText(more)}`}`;
}

/** An address that neither ends a link nor begins markup. */
function toAddress(href: string): string {
  return href.replace(
    /[\s()<>"'`\\[\]|]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).padStart(2, "0").toUpperCase()}`,
  );
}

/** E.g. `12 in aspects, 3 in GraphQL types`. */
function countAreas(changes: readonly Change[]): string {
  const counts = new Map<string, number>();
  for (const { area } of changes) counts.set(areaWords[area], (counts.get(areaWords[area]) ?? 0) + 1);
  return [...counts].map(([area, count]) => `${count} in ${area}`).join(", ");
}
