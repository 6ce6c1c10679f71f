import { expect, it } from "vitest";
import { searchKinds } from "../../generator/page-model/search-kinds.ts";
import { chunksPerEntry, weightScale } from "../../generator/page-model/search-index.ts";
import { splitTerms, toTerm } from "../../generator/page-model/search-words.ts";
import { decodeSymbols } from "./load-symbols.ts";
import { scorePassages } from "./score-passages.ts";

type Kind = keyof typeof searchKinds;
type Options = Partial<Omit<Parameters<typeof scorePassages>[2], "symbols" | "count">>;

/** A page by its kind and name; it says whatever else stands there, and so do parts of it. */
interface Page {
  readonly kind: Kind;
  readonly name: string;
  /** Its address, where that isn't its name. */
  readonly route?: string;
  readonly says?: string;
  readonly part?: { readonly kind: Kind; readonly name: string; readonly says?: string };
  readonly isDeprecated?: true;
}

/** What each of some pages scores for words that are asked. */
function score(pages: readonly Page[], query: string, options: Options = {}): readonly number[] {
  const entries = pages.flatMap((page, index) => [
    { ...page, page: index, place: 0 },
    ...(page.part === undefined ? [] : [{ ...page.part, page: index, place: 1 }]),
  ]);
  const parts = pages.flatMap(({ part }) => part ?? []);
  const deprecated = pages.flatMap(({ isDeprecated }, page) => (isDeprecated === true ? [page] : []));
  const symbols = decodeSymbols(
    {
      ...toNames(pages),
      parts: pages.map(({ part }) => (part === undefined ? 0 : 1)),
      prefixes: ["x/"],
      prefixOf: pages.map(() => 0),
      tails: pages.map(({ route = "" }) => route).join("\n"),
      ...{ namespaces: [""], namespaceOf: pages.map(() => 0) },
      deprecated: deprecated.map((entry, index) => entry - (deprecated[index - 1] ?? 0)),
      ranks: "0".repeat(pages.length),
    },
    "/",
    { ...toNames(parts), ...{ anchorAt: [], anchors: "", underAt: [], under: [], deprecated: [], synonyms: {} } },
  );
  const slotOf = new Map([...symbols.pageAt].map(([slot, page]) => [page, slot]));
  const found = query.split(" ").map((word) => {
    const term = toTerm(word);
    const told = entries
      .filter(({ name, says = "" }) => [...splitTerms(name), ...splitTerms(says)].includes(term))
      .map(({ page, place }) => ({ slot: slotOf.get(page) ?? 0, place }))
      .toSorted((one, other) => one.slot - other.slot || one.place - other.place);
    const postings = told.flatMap(({ slot, place }, index) => [
      slot - (told[index - 1]?.slot ?? 0),
      place * chunksPerEntry,
      weightScale,
    ]);
    return [{ term, postings, share: 1 }];
  });
  const scored = scorePassages(found, query.replaceAll(" ", ""), {
    ...{ asks: "name", defined: undefined, task: "other", shape: "none", written: new Set<string>(), area: {} },
    ...{ isOfTool: () => false, ...options },
    ...{ symbols, count: 100 },
  });
  return pages.map((_, page) => scored.find(({ entry }) => symbols.pageOf[entry] === page)?.score ?? 0);
}

function toNames(named: readonly { readonly name: string; readonly kind: Kind }[]) {
  return {
    names: named.map(({ name }) => name).join("\n"),
    kinds: named.map(({ kind }) => searchKinds[kind].code).join(""),
  };
}

const about = (kind: Kind, name: string, more: Partial<Page> = {}): Page => ({ kind, name, says: "tide", ...more });
const isEntity: NonNullable<Options["area"]> = { isMeant: ({ label }) => label === "entity" };

/** The one that comes first says as much as the other; what is asked is `tide` where nothing else is said. */
type Case = readonly [what: string, first: Page, other: Page, options?: Options | undefined, query?: string];

const cases: readonly Case[] = [
  ["a guide, for a question", about("guide", "Quay"), about("object", "Pier"), { asks: "question" }],
  ["what is as much of a name", about("object", "Pier"), about("model", "Quay"), { asks: "question" }],
  ["what does something, where that is asked", about("command", "Quay"), about("object", "Pier"), { task: "do" }],
  ["an operation, where that is asked", about("operation", "Quay"), about("reference", "Pier"), { task: "do" }],
  ["what changes something, where that is asked", about("mutation", "Quay"), about("query", "Pier"), { task: "do" }],
  ["what reads, where that is asked", about("query", "Quay"), about("mutation", "Pier"), { task: "read" }],
  ["a guide before an index, of how something is done", about("guide", "Quay"), about("page", "Pier"), { task: "do" }],
  [
    "a guide before a type, of how something is done",
    about("guide", "Quay"),
    about("directive", "Pier"),
    { task: "do" },
  ],
  ["a list that is called so", about("page", "Tide"), about("guide", "Tide"), { task: "list" }],
  ["a list that is called so", about("page", "Tide"), about("page", "Quay"), { task: "list" }],
  ["what it is to be done with", about("entity", "Quay"), about("aspect", "Pier"), { area: isEntity }],
  ["a guide, where it isn't to be done with it", about("guide", "Quay"), about("aspect", "Pier"), { area: isEntity }],
  ["what isn't deprecated", about("entity", "Quay"), about("entity", "Pier", { isDeprecated: true })],
  ["what is of no version", about("guide", "Quay"), about("guide", "v1.2.0")],
  [
    "what is of a version, where that is asked",
    about("changes", "v1.2.0"),
    about("object", "Quay"),
    {
      area: { isMeant: ({ label }) => label === "changes" },
    },
  ],
  [
    "a text that is called what is to be explained",
    about("guide", "Tides"),
    about("object", "Tide"),
    {
      defined: "tide",
    },
  ],
  [
    "a text before a list of what is to be explained",
    about("guide", "Quay"),
    about("page", "Pier"),
    { defined: "tide" },
  ],
  [
    "a text before an annotation that is called so",
    about("guide", "Tide"),
    about("guide", "@Tide"),
    { defined: "tide" },
  ],
  ["what is called as it was asked", about("entity", "Tide"), about("entity", "Quay")],
  ["what has no other word in its name", about("entity", "Tide"), about("entity", "Tide of berths")],
  [
    "what has it in its address",
    about("entity", "Quay", { route: "tide/quay", says: "tide lock" }),
    about("entity", "Pier", {
      says: "tide lock",
    }),
    {},
    "tide lock",
  ],
  ["what help is called", about("guide", "Error"), about("guide", "Quay"), { asks: "help" }],
  ["what code calls so", about("entity", "Quay"), about("entity", "Pier"), { written: new Set(["Quay"]) }],
  ["what is made of it", about("entity", "Tide"), about("aspect", "Tide"), { shape: "entity" }],
  ["a source that is named", about("source", "Tide"), about("source", "Pier")],
  [
    "all that was asked on one page",
    about("entity", "Quay", { says: "tide lock" }),
    about("entity", "Pier"),
    {},
    "tide lock",
  ],
  [
    "the system whose name begins so, where another one has more of it",
    about("source", "Tide", { says: "lock" }),
    about("source", "Pier Lock"),
    {},
    "tide lock",
  ],
  ["what is no system that nobody named", about("entity", "Quay"), about("source", "Pier"), { asks: "question" }],
  ["what is asked about", about("entity", "Quay"), about("aspect", "Pier"), { area: { ...isEntity, isSubject: true } }],
  [
    "what is to be done, and not with what",
    about("entity", "Quay", { says: "lock" }),
    about("entity", "Pier"),
    { isOfTool: (word) => word === 0 },
    "tide lock",
  ],
  [
    "a part that is meant, on a page that isn't",
    { kind: "resource", name: "Quay", part: { kind: "privilege", name: "Berth", says: "tide" } },
    { kind: "resource", name: "Pier", part: { kind: "symbol", name: "Lock", says: "tide" } },
    { area: { isMeant: ({ label }) => label === "privilege" } },
  ],
  [
    "a part of no version",
    { kind: "guide", name: "Quay", part: { kind: "heading", name: "Berth", says: "tide" } },
    { kind: "guide", name: "Pier", part: { kind: "heading", name: "v1.2.0", says: "tide" } },
  ],
];

it.each(cases.map((each) => [each[0], each] as const))(
  "puts first %s",
  (_, [, first, other, options = {}, query = "tide"]) => {
    const pages = [
      { route: "one", ...first },
      { route: "other", ...other },
    ];
    const [best = 0, worse = 0] = score(pages, query, options);
    const [otherWorse = 0, otherBest = 0] = score(pages.toReversed(), query, options);
    expect(worse).toBeGreaterThan(0);
    expect(best).toBeGreaterThan(worse);
    expect(otherBest).toBeGreaterThan(otherWorse);
  },
);
