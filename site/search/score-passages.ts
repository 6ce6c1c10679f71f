import { chunksPerEntry, weightScale } from "../../generator/page-model/search-index.ts";
import { searchKinds, type SearchKind } from "../../generator/page-model/search-kinds.ts";
import { toTerm } from "../../generator/page-model/search-words.ts";
import type { AskedShape } from "./asks-shape.ts";
import { findNamedSystems } from "./find-named-systems.ts";
import type { FoundTerm } from "./found-term.ts";
import { isCall } from "./is-call.ts";
import { isOfVersion } from "./is-of-version.ts";
import { keepAnswers } from "./keep-answers.ts";
import { toSingular } from "./list-others.ts";
import type { Symbols } from "./load-symbols.ts";
import type { AreaQuery } from "./read-area.ts";
import { createNameReader, saidWhole } from "./name-reader.ts";
import { readDefined } from "./read-defined.ts";
import type { QueryIntent } from "./read-intent.ts";
import type { QueryTask } from "./read-task.ts";
import { suitDeed } from "./suit-deed.ts";
import { suitVerb } from "./suit-verb.ts";
import { weighWord } from "./weigh-word.ts";
import { createWeightTable } from "./weight-table.ts";

/** A passage that was found. */
export interface FoundPassage {
  readonly entry: number;
  /** Which passage of its page it is. */
  readonly place: number;
  readonly score: number;
}

/** How much the rest of a page says for its best passage. */
const pageShare = 2;
/** Of what was asked a page has to have much, and its best passage more. */
const coverageOfPassage = 2;
/** What a page counts that is about what a query says to do it with, and one of the reference that is about something else. */
const byTool = { meant: 2.5, other: 0.6 } as const;
/** What a page counts about a system that the query doesn't name, and where it names another one. */
const bySystem = { unnamed: 0.65, other: 0.4 } as const;
/** What a page counts that does something where the query asks how, and one that does nothing; and a list where it asks for one, or how. */
const byTask = { doing: 1.3, other: 0.8, list: 1.3, overview: 0.5 } as const;
/** What a page counts where a query that names its thing asks what that is made of, and a page whose name code alone has. */
const byName = { shaped: 3.2, written: 1.9 } as const;
/** How much a title, and the heading of a passage, add at most. */
const named = { title: 1.8, heading: 0.6 } as const;

interface PassageSource {
  readonly symbols: Symbols;
  /** How many passages there are in all. */
  readonly count: number;
  readonly asks: QueryIntent;
  /** What it wants to have explained. */
  readonly defined: string | undefined;
  readonly task: QueryTask;
  /** Of what it asks what that is made of. */
  readonly shape: AskedShape;
  /** Names as only code writes them. */
  readonly written: ReadonlySet<string>;
  /** With what something is to be done, or what is asked about it. */
  readonly area: Pick<AreaQuery, "isMeant" | "isSubject">;
  /** Whether a word says that, by its place. */
  readonly isOfTool: (word: number) => boolean;
}

/**
 * For each page its best passage. Words may stand in different passages of a page: one that says some of them, on a page
 * that says the others, comes before one that says the same without them.
 */
export function scorePassages(
  found: readonly (readonly FoundTerm[])[],
  joined: string,
  {
    symbols,
    count,
    asks,
    defined,
    task,
    shape,
    written,
    area: { isMeant: isOfArea, isSubject },
    isOfTool,
  }: PassageSource,
): readonly FoundPassage[] {
  const systems = findNamedSystems(found, symbols);
  // What one has to be allowed in a system, its own page tells.
  const isMeant = isSubject === true && systems !== undefined ? undefined : isOfArea;
  const isMeantAt = (entry: number): boolean => isMeant?.(symbols.kindOf[entry] ?? searchKinds.page) === true;
  const rarity = found.map(
    (terms, word) => weighWord(terms, count, asks) * (isOfTool(word) && isSubject !== true ? toolShare : 1),
  );
  const passages = createWeightTable(rarity);
  const pages = createWeightTable(rarity);
  const weigh = (word: number, { postings, share }: FoundTerm): void => {
    const scale = ((rarity[word] ?? 0) * share) / weightScale;
    let slot = 0;
    for (let next = 0; next < postings.length;) {
      slot += postings[next] ?? 0;
      const page = symbols.pageAt.get(slot);
      const first = symbols.firstOf[page ?? -1];
      // What tells of a tool by its kind has no need to say so.
      const isLeftOut = page === undefined || first === undefined || (isOfTool(word) && isMeantAt(first));
      let most = 0;
      do {
        const weight = scale * (postings[next + 2] ?? 0);
        if (!isLeftOut) passages.raise(first * chunksPerEntry + (postings[next + 1] ?? 0), word, weight);
        most = Math.max(most, weight);
        next += 3;
      } while (postings[next] === 0);
      if (!isLeftOut) pages.raise(page, word, most);
    }
  };
  for (const [word, terms] of found.entries()) for (const term of terms) weigh(word, term);
  const askedTerms = new Set(found.flatMap((terms) => terms.map(({ term }) => term)));
  const names = createNameReader(found, rarity, symbols);
  const asksOfVersion = isMeant?.(searchKinds.changes) === true;
  const suitName = (first: number): number => {
    const isWritten = written.has(symbols.names[symbols.nameOf[first] ?? 0]?.name ?? "");
    const isShaped = shapedLabels[shape].has(symbols.kindOf[first]?.label ?? "");
    const byShape = isShaped && names.titleShare(first) >= saidWhole ? byName.shaped : 1;
    return isWritten
      ? Math.max(byName.written, byShape * (shape === "fields" || shape === "call" ? byName.written : 1))
      : byShape;
  };
  const factsOf = keepAnswers((page): PageFacts => {
    const first = symbols.firstOf[page] ?? 0;
    const titleShare = names.titleShare(first);
    const kind = symbols.kindOf[first] ?? searchKinds.page;
    const isPageMeant = isMeantAt(first);
    const row = pages.rowOf(page);
    const deed = isCall(kind.label) ? suitDeed(symbols.termsOf(symbols.nameOf[first] ?? 0), task, askedTerms) : 1;
    const tool = isMeant === undefined ? 1 : isPageMeant ? byTool.meant : kind.facet === "pages" ? 1 : byTool.other;
    const system = kind.facet === "sources" ? suitSystem(first, titleShare, { systems, asks }) : 1;
    return {
      first,
      said: pageShare * pages.sumAt(row) * pages.coverAt(row),
      worth: (1 + named.title * titleShare) * suitTask(kind, titleShare, task) * deed * tool * system,
      own: suitName(first),
      isMeant: isPageMeant,
    };
  });
  const suitHeading = keepAnswers((name) => {
    const verb = symbols.termsOf(name)[0] ?? "";
    return (1 + named.heading * names.nameShare(name)) * suitVerb(verb, task, (term) => askedTerms.has(term));
  });
  const best = new Map<number, FoundPassage>();
  for (const [key, row] of passages.rows()) {
    const entry = Math.floor(key / chunksPerEntry);
    const page = symbols.pageOf[entry] ?? 0;
    const facts = factsOf(page);
    const { first, own } = facts;
    const said = passages.sumAt(row) * passages.coverAt(row) ** coverageOfPassage + facts.said;
    const headings = entry === first ? 1 : suitHeading(symbols.nameOf[entry] ?? 0);
    // What a page is not about, a part of it may be: a privilege among those of its page.
    const isMeantAlone = entry !== first && !facts.isMeant && isMeantAt(entry);
    const worth =
      (isMeantAlone ? byTool.meant : 1) *
      facts.worth *
      standing(entry, joined, symbols, asksOfVersion) *
      suit(entry, first, asks, symbols) *
      (entry === first ? own : 1) *
      (defined === undefined ? 1 : suitDefined(entry, defined, symbols));
    const score = said * headings * worth;
    if (score > (best.get(page)?.score ?? 0)) best.set(page, { entry, place: key - first * chunksPerEntry, score });
  }
  return [...best.values()];
}

/** What a text counts that is called like what is to be explained and no more, and a list of all of it, which explains nothing. */
const byDefined = { text: 2, list: 0.5 } as const;

function suitDefined(entry: number, defined: string, { kindOf, nameOf, names }: Symbols): number {
  const { facet, label } = kindOf[entry] ?? searchKinds.page;
  if (label === searchKinds.page.label) return byDefined.list;
  const { folded = "", name = "" } = names[nameOf[entry] ?? 0] ?? {};
  // An annotation, `@Berth`, is something else; and a heading may ask the same.
  const isCalled = !/^\W/.test(name) && (toSingular(folded) === defined || readDefined(name) === defined);
  return facet === "pages" && !reference.has(label) && isCalled ? byDefined.text : 1;
}

/** The things that are made of what is asked. */
const shapedLabels: Readonly<Record<AskedShape, ReadonlySet<string>>> = {
  entity: new Set([searchKinds.entity.label]),
  fields: new Set(["entity", "aspect", "record", "message", "object", "input"]),
  carriers: new Set([
    "entity",
    "aspect",
    "record",
    "message",
    "enum",
    "typeref",
    "type",
    "object",
    "input",
    "GraphQL enum",
  ]),
  call: new Set(["query", "mutation", "subscription", "class", "command"]),
  none: new Set(),
};

/** What counts for all passages of a page. */
interface PageFacts {
  readonly first: number;
  /** What all of it says. */
  readonly said: number;
  /** How well its title, and what it is about, fit. */
  readonly worth: number;
  /** How much more what it begins with does, by its name. */
  readonly own: number;
  /** Whether it is about what a query says to do it with. */
  readonly isMeant: boolean;
}

/** What a word counts that says with what something is to be done. */
const toolShare = 0.5;

/** What pages and headings are called that say what to do when something goes wrong. */
const helps: ReadonlySet<string> = new Set(
  (
    "troubleshooting debugging debug error errors exception fails failure refused problem issue faq missing wrong " +
    "unable cannot appear"
  )
    .split(" ")
    .map(toTerm),
);

/** How much a place counts for by what it is. */
const byPlace = { guide: 1.9, part: 0.7, namedPart: 0.85, help: 1.7 } as const;
/** A question seldom asks for what is only the type of something else, and often for what reads or changes things. */
const byLabel: Readonly<Record<string, number>> = {
  object: 0.8,
  interface: 0.8,
  union: 0.8,
  "GraphQL enum": 0.85,
  record: 0.8,
  enum: 0.8,
  typeref: 0.8,
  type: 0.8,
  fixed: 0.8,
  event: 0.8,
  mutation: 1.25,
  query: 1.25,
  operation: 1.25,
  reference: 0.8,
  input: 0.85,
  "model class": 0.85,
};

/** What is found among pages and is no text that somebody has written to be read. */
const reference: ReadonlySet<string> = new Set([searchKinds.operation.label, searchKinds.reference.label]);

/** How well the kind of place fits the kind of query: guides answer questions, some of them tell what went wrong. */
function suit(entry: number, first: number, asks: QueryIntent, { kindOf, nameOf, termsOf }: Symbols): number {
  const { facet = "pages", depth = 0, label = "" } = kindOf[entry] ?? {};
  const isOfReference = reference.has(kindOf[first]?.label ?? "");
  const isGuide = facet === "pages" && !isOfReference && (entry === first || kindOf[first]?.facet === "pages");
  const isPart = depth > 0 && (facet !== "pages" || isOfReference) && label !== "plugin";
  if (asks === "name") return isPart ? byPlace.namedPart : 1;
  const byKind = isGuide ? byPlace.guide : isPart ? byPlace.part : (byLabel[kindOf[first]?.label ?? ""] ?? 1);
  if (asks !== "help") return byKind;
  const isHelp = [entry, first].some((each) => termsOf(nameOf[each] ?? 0).some((term) => helps.has(term)));
  return byKind * (isHelp ? byPlace.help : 1);
}

/** How well a page about a system fits a query, which may name that one or others. */
function suitSystem(
  first: number,
  titleShare: number,
  { systems, asks }: { readonly systems: ReadonlySet<number> | undefined; readonly asks: QueryIntent },
): number {
  if (systems !== undefined) return systems.has(first) ? 1 : bySystem.other;
  return asks !== "name" && titleShare === 0 ? bySystem.unnamed : 1;
}

/** How well a kind of page fits what is to be told. */
function suitTask({ facet, label }: SearchKind, titleShare: number, task: QueryTask): number {
  if (task === "list") return label === "page" && titleShare > 0 ? byTask.list : 1;
  // What lists things of the model is no text about one of them, though it has a word of each.
  if (label === searchKinds.page.label && titleShare < (task === "do" ? saidWhole : Number.MIN_VALUE))
    return byTask.overview;
  if (task !== "do" && task !== "read") return 1;
  const does = label === "command" || label === "operation" || label === (task === "read" ? "query" : "mutation");
  if (facet === "pages" && !does && !reference.has(label)) return 1;
  return does ? byTask.doing : byTask.other;
}

/**
 * Guides explain, pages say more than their parts, what is deprecated is seldom meant, and what is called just as
 * was asked likely is.
 */
function standing(entry: number, joined: string, symbols: Symbols, asksOfVersion: boolean): number {
  const { kindOf, nameOf, names, deprecated, pageOf, rankOf, firstOf } = symbols;
  const { facet, depth, label } = kindOf[entry] ?? searchKinds.page;
  const page = pageOf[entry] ?? 0;
  const isText = facet === "pages" && !reference.has(kindOf[firstOf[page] ?? 0]?.label ?? "");
  const rank = isText ? 1.25 : label === "model class" ? 0.8 : [1.1, 0.95, 0.85][depth];
  const name = names[nameOf[entry] ?? 0]?.folded;
  const isNamed = name === joined && (depth === 0 || facet === "pages");
  const central = 1 + (rankOf[page] ?? 0) * 0.02;
  const isOld = deprecated.has(entry) || (!asksOfVersion && isOfVersion(entry, symbols)) ? 0.6 : 1;
  return (rank ?? 1) * (isNamed ? 2 : 1) * isOld * central;
}
