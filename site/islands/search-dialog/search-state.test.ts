import { describe, expect, it } from "vitest";
import type { SearchAnswer, SearchFacet, SearchHit } from "../../search/search-engine.ts";
import {
  findStep,
  isAnswered,
  isIncomplete,
  listSections,
  startSearch,
  updateSearch,
  type SearchEvent,
  type SearchState,
} from "./search-state.ts";
import { describeResults, listTabs } from "./search-views.ts";

function hit(name: string): SearchHit {
  return { kind: "field", name: [{ text: name }], meaning: [], href: `/docs/${name}/` };
}

function answer(names: readonly string[], counts: Partial<Record<SearchFacet, number>> = {}): SearchAnswer {
  return {
    hits: names.map(hit),
    counts: new Map(Object.entries(counts) as [SearchFacet, number][]),
    nearest: [],
    fits: "whole",
  };
}

function run(...events: readonly SearchEvent[]): SearchState {
  return events.reduce(updateSearch, startSearch(""));
}

const typed = (query: string): SearchEvent => ({ type: "typed", query });
const names = (...found: readonly string[]): SearchEvent => ({
  type: "answered",
  part: "names",
  answer: answer(found, { fields: found.length }),
});
/** Names that only have the words of a question, which leaves the lead to the text. */
const byWords = (...found: readonly string[]): SearchEvent => ({
  type: "answered",
  part: "names",
  answer: { ...answer(found, { fields: found.length }), fits: "by words" },
});
const text = (...found: readonly string[]): SearchEvent => ({
  type: "answered",
  part: "text",
  answer: answer(found, { pages: found.length }),
});
const shown = (state: SearchState): readonly string[] =>
  listSections(state).map(
    ({ id, label, hits, isStale }) =>
      `${label ?? id}: ${hits.map(({ name }) => name[0]?.text).join(" ")}${isStale ? " (stale)" : ""}`,
  );

describe("what a search shows", () => {
  it("is the names, then the text", () => {
    const state = run(typed("own"), names("owner", "owners"), text("Ownership"));
    expect(shown(state)).toEqual(["names: owner owners", "In the text: Ownership"]);
  });

  it("has each result once", () => {
    const state = run(typed("own"), names("owner"), text("owner", "Ownership"));
    expect(shown(state)).toEqual(["names: owner", "In the text: Ownership"]);
    expect(shown(updateSearch(state, { type: "viewChosen", view: "text" }))).toEqual(["text: owner Ownership (stale)"]);
  });

  it("is one of them when a tab narrows it, and nothing of what isn't there", () => {
    const state = run(typed("own"), names("owner"), text("Ownership"));
    expect(shown(updateSearch(state, { type: "viewChosen", view: "text" }))).toEqual(["text: Ownership (stale)"]);
    expect(shown(updateSearch(state, { type: "viewChosen", view: "fields" }))).toEqual(["names: owner (stale)"]);
    expect(shown(updateSearch(state, names()))).toEqual(["In the text: Ownership"]);
  });

  it("stays until the next answer, part by part, and says that it is of an earlier question", () => {
    const asked = run(typed("own"), names("owner"), text("Ownership"), typed("owne"));
    expect(shown(asked)).toEqual(["names: owner (stale)", "In the text: Ownership (stale)"]);
    expect(shown(updateSearch(asked, names("owners")))).toEqual(["names: owners", "In the text: Ownership (stale)"]);
  });

  it("keeps its order while another question is typed", () => {
    const asked = run(typed("own"), names("owner"), text("Ownership"), typed("how to own"));
    expect(shown(asked)).toEqual(["names: owner (stale)", "In the text: Ownership (stale)"]);
  });

  it("looks late when answers have been waited for, until all are there", () => {
    const late: SearchEvent = { type: "delayed" };
    expect(run(typed("own"), names("owner"), late).isLate).toBe(true);
    expect(run(typed("own"), names("owner"), late, typed("owne"), names("owners")).isLate).toBe(true);
    expect(run(typed("own"), late, names("owner"), text("Ownership")).isLate).toBe(false);
    expect(run(typed("own"), names("owner"), text("Ownership"), late).isLate).toBe(false);
  });

  it("begins with the first result again after another question, but not after a space", () => {
    const chosen = run(typed("own"), names("owner", "owners"), { type: "selected", index: 1 });
    expect(updateSearch(chosen, typed("own ")).selected).toBe(1);
    expect(updateSearch(chosen, typed("own ")).names.state).toBe("answered");
    expect(updateSearch(chosen, typed("owne")).selected).toBe(0);
  });

  it("is forgotten with the question", () => {
    const cleared = run(typed("own"), names("owner"), { type: "viewChosen", view: "fields" }, typed(" "));
    expect(shown(cleared)).toEqual([]);
    expect(cleared.view).toBe("all");
  });

  it("is nothing after a failure, until a second attempt", () => {
    const failed = run(typed("own"), names("owner"), { type: "failed", part: "names" });
    expect(shown(failed)).toEqual([]);
    expect(describeResults(failed)).toBe("The search index could not be loaded.");
    const retried = updateSearch(failed, { type: "retried" });
    expect(retried.attempt).not.toBe(failed.attempt);
    expect(shown(updateSearch(retried, names("owner")))).toEqual(["names: owner"]);
  });

  it("is what pages are called while all names are on their way, of which Enter opens nothing yet", () => {
    const pages: SearchEvent = { type: "answered", part: "names", answer: { ...answer(["owner"]), isPartial: true } };
    const asked = run(typed("own"), pages, text("Ownership"));
    expect(shown(asked)).toEqual(["names: owner (stale)", "In the text: Ownership"]);
    expect(isAnswered(asked, 0)).toBe(false);
    expect(isAnswered(updateSearch(asked, names("owner", "owners")), 0)).toBe(true);
  });

  it("is the names though their meanings have failed to come", () => {
    const failed = run(typed("own"), { type: "failed", part: "names", answer: answer(["owner"], { fields: 1 }) });
    expect(shown(failed)).toEqual(["names: owner"]);
    expect([isAnswered(failed, 0), isIncomplete(failed)]).toEqual([true, true]);
    expect(describeResults(updateSearch(failed, text()))).toBe("1 name found.");
  });
});

describe("whether a result can be opened", () => {
  it("is known when its own part has been answered", () => {
    const asked = run(typed("own"), names("owner"), text("Ownership"), typed("owne"));
    expect([isAnswered(asked, 0), isAnswered(asked, 1)]).toEqual([false, false]);
    const named = updateSearch(asked, names("owners"));
    expect([isAnswered(named, 0), isAnswered(named, 1)]).toEqual([true, false]);
    expect(isAnswered(updateSearch(named, text("Owners")), 1)).toBe(true);
  });

  it("waits for the text where no name was found", () => {
    const asked = run(typed("own"), names());
    expect(isAnswered(asked, 0)).toBe(false);
    expect(isAnswered(updateSearch(asked, text()), 0)).toBe(true);
  });
});

it("waits for passages that will lead the list where an earlier question had none, and for names that say whether they do", () => {
  const none = run(typed("h"), names(), text(), typed("how to add an owner"));
  const named = updateSearch(none, byWords("owner"));
  expect(shown(named)).toEqual(["names: owner"]);
  expect(isAnswered(named, 0)).toBe(false);
  expect(isAnswered(updateSearch(named, text("Owners")), 0)).toBe(true);
  expect(isAnswered(updateSearch(none, text("Owners")), 0)).toBe(false);
});

describe("findStep", () => {
  it.each([
    ["ArrowDown", 0, 1],
    ["ArrowDown", 19, 0],
    ["ArrowUp", 0, 19],
    ["ArrowUp", 5, 4],
    ["PageDown", 3, 11],
    ["PageDown", 15, 19],
    ["PageUp", 3, 0],
    ["Home", 7, 0],
    ["End", 7, 19],
    ["x", 7, undefined],
  ])("leads %s from %i to %s", (key, from, to) => {
    expect(findStep(key, from, 20)).toBe(to);
  });

  it("leaves keys to the field where there is no list", () => {
    expect(findStep("Home", 0, 0)).toBeUndefined();
  });
});

describe("the tabs", () => {
  const labels = (state: SearchState): readonly string[] =>
    listTabs(state).map(({ label, count }) => `${label} ${count ?? "?"}`);

  it("are those with results, with their counts", () => {
    const found: SearchEvent = { type: "answered", part: "names", answer: answer(["a"], { fields: 3, entities: 1 }) };
    expect(labels(run(typed("a"), found))).toEqual(["All 4", "Entities 1", "Fields 3", "Text ?"]);
    expect(labels(run(typed("a"), found, text()))).toEqual(["All 4", "Entities 1", "Fields 3"]);
  });

  it("count no names where only passages were found", () => {
    expect(labels(run(typed("a"), names(), text("b")))).toEqual(["All ?", "Text 1"]);
    expect(labels(run(typed("a"), names(), text()))).toEqual(["All 0"]);
  });

  it("keep the current one when it has become empty", () => {
    const state = run(typed("a"), { type: "viewChosen", view: "sdk" }, names("a"));
    expect(labels(state)).toEqual(["All 1", "Fields 1", "SDK 0", "Text ?"]);
  });
});

describe("what is announced", () => {
  it("counts what was found, once all is known", () => {
    const state = run(typed("a"), names("a", "b"));
    expect(describeResults(state)).toBe("");
    expect(describeResults(updateSearch(state, text("c")))).toBe("2 names found, 1 passage of text.");
    expect(describeResults(run(typed("a"), names(), text()))).toBe("No name found.");
  });

  it("is about what is looked at", () => {
    const fields = run(typed("a"), { type: "viewChosen", view: "fields" }, names("a"), text("c"));
    expect(describeResults(fields)).toBe("1 name found.");
    const passages = run(typed("a"), { type: "viewChosen", view: "text" }, names("a"), text("b", "c"));
    expect(describeResults(passages)).toBe("2 passages of text.");
  });
});
