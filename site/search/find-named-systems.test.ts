import { expect, it } from "vitest";
import { searchKinds, type SearchKind } from "../../generator/page-model/search-kinds.ts";
import { findNamedSystems } from "./find-named-systems.ts";

const pages: readonly { readonly kind: SearchKind; readonly terms: readonly string[]; readonly whole?: string }[] = [
  { kind: searchKinds.entity, terms: ["data", "job"] },
  { kind: searchKinds.source, terms: ["tidal", "data"] },
  { kind: searchKinds.source, terms: ["quay"] },
  { kind: searchKinds.guide, terms: ["quay", "guide"] },
  { kind: searchKinds.source, terms: ["rope", "connect"] },
  { kind: searchKinds.source, terms: ["data", "mole"], whole: "datamole" },
];

const symbols = {
  firstOf: [...pages.keys()],
  kindOf: pages.map(({ kind }) => kind),
  nameOf: Uint32Array.from(pages.keys()),
  termsOf: (name: number) => pages[name]?.terms ?? [],
  wholeTermOf: (name: number) => pages[name]?.whole,
};

const ask = (...words: readonly string[]): ReadonlySet<number> | undefined =>
  findNamedSystems(
    words.map((term) => [{ term, postings: [], share: 1 }]),
    symbols,
  );

it("knows the systems that a query names by words of their own", () => {
  expect(ask("quay", "trouble")).toEqual(new Set([2]));
  expect(ask("tidal", "quay")).toEqual(new Set([1, 2]));
});

it("knows a name of several words that is typed as one", () => {
  expect(ask("connect", "datamole")).toEqual(new Set([5]));
});

it("takes a later word of a title for its name where nothing else is named", () => {
  expect(ask("connect", "quay")).toEqual(new Set([2]));
  expect(ask("connect")).toEqual(new Set([4]));
  expect(ask("rope", "connect", "quay")).toEqual(new Set([2, 4]));
});

it("takes words of the model for none", () => {
  expect(ask("data", "job")).toBeUndefined();
});

it("takes other words that are looked for for none", () => {
  expect(findNamedSystems([[{ term: "quay", postings: [], share: 0.5 }]], symbols)).toBeUndefined();
});
