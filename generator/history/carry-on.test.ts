import { expect, test } from "vitest";
import type { Change } from "../compare/change.ts";
import { makeChange } from "../compare/make-change.ts";
import { carryOn } from "./carry-on.ts";
import type { HistoryEvent } from "./model-history.ts";

function rename(coordinate: string, from: string, to: string): Change {
  const sides = { before: { text: from }, after: { text: to } };
  return makeChange({
    code: "risky/type-renamed",
    area: "types",
    thing: coordinate,
    coordinate,
    kind: "renamed",
    ...sides,
  });
}

function happen(release: string): HistoryEvent {
  return { in: release, what: "changed", code: "risky/default-changed", area: "types", thing: "t" };
}

/** A map that counts what is taken from it in turn. */
class CountedMap<Value> extends Map<string, Value> {
  walked = 0;
  override *keys(): MapIterator<string> {
    for (const key of super.keys()) {
      this.walked += 1;
      yield key;
    }
  }
}

test("what has another name takes along what is known of it and of what it has", () => {
  const names = ["a.A", "a.A/x", "a.A.B", "a.Ab", "a.A-b", "b.C/y"];
  const events = new Map(names.map((name) => [name, [happen(name)]]));
  carryOn([rename("c.D", "a.A", "c.D"), rename("c.D/z", "x", "z"), rename("b.C/y", "w", "y")], events);
  expect([...events].map(([name, [event]]) => `${name}: ${event?.in}`).toSorted()).toEqual([
    "a.A-b: a.A-b",
    "a.Ab: a.Ab",
    "b.C/y: b.C/y",
    "c.D.B: a.A.B",
    "c.D/z: a.A/x",
    "c.D: a.A",
  ]);
});

test("nothing moves for what has changed in another way, or whose coordinate ends in another name", () => {
  const names = ["a.string", "a.A"];
  const events = new Map(names.map((name) => [name, [happen(name)]]));
  const retyped = makeChange({
    ...{ code: "risky/default-changed", area: "types", thing: "a.B", coordinate: "a.B", kind: "changed" },
    ...{ before: { text: "string" }, after: { text: "B" } },
  });
  carryOn([retyped, rename("a.C", "A", "B")], events);
  expect([...events.keys()]).toEqual(names);
});

test("what is known already of the new name comes last", () => {
  const events = new Map([
    ["a.B", [happen("2")]],
    ["a.A", [happen("1")]],
  ]);
  carryOn([rename("a.B", "a.A", "a.B")], events);
  expect(events.get("a.B")?.map((event) => event.in)).toEqual(["1", "2"]);
});

test("coordinates are gone through once, however many have other names", () => {
  const count = 500;
  const names = Array.from({ length: count }, (_, at) => `a.T${at}`);
  const events = new CountedMap(names.map((name) => [name, [happen("1")]]));
  carryOn(
    names.map((name) => rename(name.replace("a.", "b."), name, name.replace("a.", "b."))),
    events,
  );
  expect(events.walked).toBe(count);
  expect([...events.keys()]).toEqual(names.map((name) => name.replace("a.", "b.")));
});
