import { expect, it } from "vitest";
import type { TocEntry } from "../../generator/page-model/page.ts";
import { mostContents, shortenContents } from "./shorten-contents.ts";

function makeEntries(count: number, level: TocEntry["level"]): readonly TocEntry[] {
  return Array.from({ length: count }, (_, index) => ({ id: `${level}.${index}`, label: `${index}`, level }));
}

it("names all sections of a usual page", () => {
  const entries = [...makeEntries(1, 2), ...makeEntries(mostContents - 1, 3)];
  expect(shortenContents(entries)).toEqual({ shown: entries, more: 0 });
});

it("leaves the deeper headings out where all would be too many", () => {
  const sections = makeEntries(90, 2);
  expect(shortenContents(sections.flatMap((each) => [each, ...makeEntries(3, 3)]))).toEqual({
    shown: sections,
    more: 0,
  });
});

it("says how many sections it doesn't name", () => {
  const sections = makeEntries(861, 2);
  expect(shortenContents(sections)).toEqual({ shown: sections.slice(0, mostContents), more: 661 });
});

it("takes the headings of a page that has only deeper ones for its sections", () => {
  expect(shortenContents(makeEntries(mostContents + 1, 3))).toMatchObject({ more: 1 });
});
