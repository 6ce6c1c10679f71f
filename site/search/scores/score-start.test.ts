import { expect, it } from "vitest";
import { searchKinds } from "../../../generator/page-model/search-kinds.ts";
import { toFoldedName } from "../folded-name.ts";
import type { Symbols } from "../load-symbols.ts";
import { scoreStart } from "./score-start.ts";

const pages = [
  { title: "Harbour", route: "", kind: searchKinds.page },
  { title: "First berth", route: "berths/first", kind: searchKinds.guide },
  { title: "Installation", route: "install", kind: searchKinds.guide },
  { title: "In ten minutes", route: "ten-minutes", kind: searchKinds.guide },
  { title: "Getting started", route: "crane/start", kind: searchKinds.guide },
  { title: "quickStart", route: "graphql/queries/quickStart", kind: searchKinds.query },
];

/** The routes of pages to begin with, the likeliest first. */
function rank(query: string, of: typeof pages = pages): readonly string[] {
  const symbols: Partial<Symbols> = {
    names: of.map(({ title }) => toFoldedName(title)),
    nameOf: Uint32Array.from(of.keys()),
    kindOf: of.map(({ kind }) => kind),
    pageOf: Uint32Array.from(of.keys()),
    routeOf: (page) => of[page]?.route ?? "",
  };
  const [found] = scoreStart(query, symbols as Symbols);
  const scored = of.map(({ route }, entry) => ({ route, score: found?.scores.get(entry) ?? 0 }));
  return scored
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ route }) => route);
}

it.each([
  "how do I start",
  "How do I get started?",
  "where do I begin",
  "where to start",
  "first steps",
  "getting started",
  "I'm new here",
])("leads whoever asks %j to what is there to begin with, and to the site's first page behind it", (query) => {
  expect(rank(query)).toEqual(["ten-minutes", "install", "crane/start", ""]);
});

it("takes one word for what may be the name of something, which the site's first page is not", () => {
  expect(rank("tutorial")).toEqual(["ten-minutes", "install", "crane/start"]);
});

it("knows with what to begin, where that is said", () => {
  expect(rank("how do I get started with the crane")).toEqual(["crane/start"]);
  expect(rank("how do I get started with Airflow")).toEqual([]);
});

it("has the first page of a site without guides", () => {
  expect(
    rank(
      "how do I start",
      [pages[0], pages[5]].flatMap((page) => page ?? []),
    ),
  ).toEqual([""]);
});

it.each(["start", "how do I start a run", "where does a run start", "start the crane", "started at"])(
  "passes over %j, which is about something",
  (query) => {
    expect(rank(query)).toEqual([]);
  },
);
