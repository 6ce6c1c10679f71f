import { expect, test } from "vitest";
import { compareCatalogues } from "../compare/compare-catalogues.ts";
import type { HistoryEvent, ModelHistory } from "../history/model-history.ts";
import { linkModel } from "../testdata/link-model.ts";
import { findReturns } from "./find-returns.ts";

const event = (what: HistoryEvent["what"], release: string, before?: string): HistoryEvent => ({
  in: release,
  what,
  code: what === "removed" ? "breaking/field-removed" : "safe/field-added",
  area: "types",
  thing: "x.y.Book",
  name: "size",
  before,
});

async function find(events: readonly HistoryEvent[]): Promise<readonly string[]> {
  const before = await linkModel({ "a.pdl": "namespace x.y\nrecord Book { isbn: string }" });
  const after = await linkModel({ "a.pdl": "namespace x.y\nrecord Book { isbn: string, size: optional long }" });
  const { changes } = compareCatalogues(before.catalogue, after.catalogue);
  const history: ModelHistory = {
    formatVersion: 1,
    releases: [{ name: "1.0" }, { name: "1.1" }],
    rooms: { schemas: { "x.y.Book.size": events } },
  };
  return findReturns(changes, history).map(({ code, coordinate }) => `${code} ${coordinate}`);
}

test("finds a field that comes back as another type, and none that comes back as it was or is new", async () => {
  const removed = event("removed", "1.1", "string");
  expect(await find([removed])).toEqual(["breaking/field-returned x.y.Book.size"]);
  expect(await find([event("removed", "1.1", "long")])).toEqual([]);
  expect(await find([removed, event("added", "1.2")])).toEqual([]);
  expect(await find([])).toEqual([]);
});
