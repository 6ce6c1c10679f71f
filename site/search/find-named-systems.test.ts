import { expect, it } from "vitest";
import { searchKinds } from "../../generator/page-model/search-kinds.ts";
import { findNamedSystems } from "./find-named-systems.ts";

const pages = [
  { kind: searchKinds.entity, terms: ["data", "job"] },
  { kind: searchKinds.source, terms: ["tidal", "data"] },
  { kind: searchKinds.source, terms: ["quay"] },
  { kind: searchKinds.guide, terms: ["quay", "guide"] },
];

const symbols = {
  firstOf: [...pages.keys()],
  kindOf: pages.map(({ kind }) => kind),
  nameOf: Uint32Array.from(pages.keys()),
  termsOf: (name: number) => pages[name]?.terms ?? [],
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

it("takes words of the model for none", () => {
  expect(ask("data", "job")).toBeUndefined();
});

it("takes other words that are looked for for none", () => {
  expect(findNamedSystems([[{ term: "quay", postings: [], share: 0.5 }]], symbols)).toBeUndefined();
});
