import { expect, test } from "vitest";
import { makeChange } from "../compare/make-change.ts";
import { createHistory } from "./create-history.ts";
import { findLost } from "./find-lost.ts";
import type { ModelHistory } from "./model-history.ts";

const side = { text: "x" };

function write(names: readonly string[], before?: ModelHistory): ModelHistory {
  const draft = createHistory(before);
  const changes = names.map((name) =>
    makeChange({ code: "breaking/type-removed", area: "types", thing: name, coordinate: name, before: side }),
  );
  draft.add({ name: "2.0" }, changes);
  return draft.finish();
}

test("says the same in whatever order changes were found", () => {
  const [one, other] = [write(["c", "a", "b"]), write(["b", "c", "a"])].map((history) => JSON.stringify(history));
  expect(one).toBe(other);
  expect(Object.keys(write(["c", "a", "b"]).rooms.schemas ?? {})).toEqual(["a", "b", "c"]);
});

test("goes on from another, which stays as it is", () => {
  const before = write(["a"]);
  const after = write(["a", "b"], before);
  expect(after.releases).toHaveLength(2);
  expect(after.rooms.schemas?.["a"]).toHaveLength(2);
  expect(before.rooms.schemas?.["a"]).toHaveLength(1);
});

test("an entity that has an aspect under another name has neither lost nor got one", () => {
  const draft = createHistory();
  const at = { area: "entities", thing: "e" } as const;
  draft.add({ name: "2.0" }, [
    makeChange({
      ...{ code: "breaking/aspect-renamed", area: "aspects", thing: "A", coordinate: "A", kind: "renamed" },
      ...{ before: { text: "old" }, after: { text: "new" } },
    }),
    makeChange({ ...at, code: "breaking/entity-aspect-removed", coordinate: "e/old", name: "old", before: side }),
    makeChange({ ...at, code: "breaking/entity-aspect-removed", coordinate: "e/third", name: "third", before: side }),
    makeChange({ ...at, code: "breaking/entity-removed", coordinate: "old", name: "old", before: side }),
  ]);
  expect(Object.keys(draft.finish().rooms.entities ?? {})).toEqual(["e/third", "old"]);
});

test("releases that were read once, and that a new history has nothing of, are lost", () => {
  const list = (...releases: ModelHistory["releases"]): ModelHistory => ({ formatVersion: 1, releases, rooms: {} });
  const before = list(
    { name: "1.0", state: "unread" },
    { name: "2.0" },
    { name: "3.0", state: "damaged" },
    { name: "4.0" },
  );
  const after = list({ name: "3.0" }, { name: "4.0", state: "unread" });
  expect(findLost(before, after)).toEqual(["2.0", "4.0"]);
});
