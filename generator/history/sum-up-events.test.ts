import { expect, test } from "vitest";
import type { HistoryEvent } from "./model-history.ts";
import { sumUpEvents, type Life } from "./sum-up-events.ts";

/** The life of a thing, by what releases in turn have done to it. */
function live(...turns: readonly HistoryEvent["what"][]): Life {
  return sumUpEvents(turns.map((what, index) => ({ in: `${index}`, what, code: "c", area: "types", thing: "t" })));
}

test("a release that has changed several things of one is told once", () => {
  const change = { what: "changed", code: "c", area: "types", thing: "t" } as const;
  expect(sumUpEvents(["1", "1", "2"].map((release) => ({ ...change, in: release }))).changed).toEqual(["1", "2"]);
});

test("a deprecation that is lifted has never been, and what comes back begins anew", () => {
  expect(live("added", "deprecated")).toEqual({ since: "0", changed: [], deprecated: "1" });
  expect(live("added", "deprecated", "restored")).toEqual({ since: "0", changed: [] });
  expect(live("changed", "removed")).toEqual({ changed: ["0"], removed: "1" });
  expect(live("changed", "deprecated", "removed", "added")).toEqual({ since: "3", changed: [] });
});
