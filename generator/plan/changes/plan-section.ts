import { formatCount } from "../../catalogue/nouns.ts";
import { type Change, type Reading, type Verdict, verdicts } from "../../compare/change.ts";
import { sayChange } from "../../compare/say-change.ts";
import type { ChangedPart, ChangedThing, ChangesSection } from "../../page-model/changes.ts";
import type { Badge, RichText, TextRun } from "../../page-model/parts.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { joinRuns } from "../parts/parts.ts";
import { toChangeAnchor, type ToldArea, toSectionId } from "./change-areas.ts";
import { mostParts } from "./divide-changes.ts";
import { dropNamespaces } from "./drop-namespaces.ts";
import type { AreaChanges, ThingChanges } from "./group-changes.ts";

/** The gravest first. */
const toldVerdicts = ["breaking", "reindex", "risky", "safe"] as const;

/** What came, went and changed among the things of one kind. */
export function planSection(
  area: ToldArea,
  { things, reworded }: AreaChanges,
  { links, catalogue }: PlanContext,
  most = mostParts,
): ChangesSection {
  const toRun = ({ thing }: ThingChanges): TextRun => ({
    ...toName(thing),
    href: area.find(links, thing, catalogue),
    noun: area.noun,
  });
  const kinds = (["added", "removed", "changed"] as const)
    .map((kind) => [countOf(things, kind), kind] as const)
    .filter(([count]) => count > 0)
    .map(([count, kind]) => `${formatCount(count)} ${kind}`);
  return {
    id: toSectionId(area.key),
    label: area.label,
    note: [...kinds, ...(reworded === 0 ? [] : [`${formatCount(reworded)} described otherwise`])].join(", "),
    area: area.label,
    removed: things
      .filter(({ kind }) => kind === "removed")
      .map(({ thing, verdict }) => ({
        name: toName(thing),
        badges: verdictBadges[verdict],
      })),
    added: things.filter(({ kind }) => kind === "added").map(toRun),
    changed: toldVerdicts.flatMap((verdict) =>
      things
        .filter((changes) => changes.kind === "changed" && changes.verdict === verdict)
        .map((changes): ChangedThing => ({
          id: toChangeAnchor(area, changes),
          name: toRun(changes),
          badges: verdictBadges[verdict],
          notes: describeWhole(area, changes),
          ...toParts(changes, most),
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
    notes.push([
      { text: "Types in it have changed: " },
      ...joinRuns(through.map((name) => asCode(dropNamespaces(name)))),
    ]);
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

const authorities = { avro: "Avro", pegasus: "Pegasus", validation: "validation", atlas: "Atlas" } as const;

function describeReading(yes: string, no: string, failing: FailingChange | undefined): RichText {
  if (failing === undefined) return [{ text: `${yes}.` }];
  const by = failing.decides ? "" : ` by the rules of ${authorities[failing.reading.by]}`;
  return [{ text: `${no}${by}: ` }, ...toRuns(failing.change), { text: "." }];
}

function toRuns(change: Change, names?: readonly string[]): RichText {
  return sayChange(change, names).map(({ text, isCode }) => (isCode ? asCode(dropNamespaces(text)) : { text }));
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

function toParts({ own, verdict }: ThingChanges, most: number): Pick<ChangedThing, "parts" | "omitted"> {
  const parts = joinAlike(own.toSorted(byGravity).slice(0, most)).map(toPart);
  if (own.length > most) return { parts, omitted: own.length - most };
  // Of the only one, the thing itself says how grave it is.
  const isSaid = parts.length === 1 && own[0]?.verdict === verdict;
  return { parts: isSaid ? parts.map((part) => ({ ...part, badges: [] })) : parts };
}

function byGravity(one: Change, other: Change): number {
  return verdicts.indexOf(one.verdict) - verdicts.indexOf(other.verdict);
}

function toPart({ change, names }: AlikeChanges): ChangedPart {
  const { kind, verdict } = change;
  return { kind: kind === "renamed" ? "changed" : kind, text: toRuns(change, names), badges: verdictBadges[verdict] };
}

/** What a thing is called, without its namespace, which the title keeps. */
function toName(thing: string): { readonly text: string; readonly title?: string | undefined; readonly code: true } {
  const text = dropNamespaces(thing);
  return { text, title: text === thing ? undefined : thing, code: true };
}

function asCode(text: string): TextRun {
  return { text, code: true };
}

/** How many things of a kind came, went or changed. */
export function countOf(things: readonly ThingChanges[], kind: ThingChanges["kind"]): number {
  return things.filter((changes) => changes.kind === kind).length;
}
