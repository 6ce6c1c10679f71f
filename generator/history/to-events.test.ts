import { expect, test } from "vitest";
import { makeChange } from "../compare/make-change.ts";
import { listRules } from "../compare/rules.ts";
import { toEvent } from "./to-events.ts";

const side = { text: "x" };
const at = { area: "plugins", thing: "one", coordinate: "one/a" } as const;

test("whole things that come and go begin and end their lives", () => {
  const whole = listRules().filter((rule) => rule.whole === true && /-(?:added|removed)$/.test(rule.code));
  expect(whole.length).toBeGreaterThan(20);
  const told = whole.map(({ code }) => {
    const isNew = code.endsWith("-added");
    const change = makeChange({ ...at, code, ...(isNew ? { after: side } : { before: side }) });
    return [code, toEvent(change, "1.0")?.what] as const;
  });
  expect(told.filter(([code, what]) => what !== (code.endsWith("-added") ? "added" : "removed"))).toEqual([]);
});

test("an option that is ignored from now on is listed no longer", () => {
  expect(toEvent(makeChange({ ...at, code: "risky/option-ignored", before: side }), "1.0")?.what).toBe("removed");
});

test("what is deprecated, and is no longer, are turns of a life of their own", () => {
  const rules = listRules().filter(({ code }) => /deprecat/.test(code));
  expect(rules.length).toBeGreaterThan(10);
  const told = rules.map(({ code }) => [
    code,
    toEvent(makeChange({ ...at, code, before: side, after: side }), "1.0")?.what,
  ]);
  const [lifted, deprecated] = [/deprecation-lifted$/, /deprecated$/].map((end) =>
    told.filter(([code = ""]) => end.test(code)).map(([, what]) => what),
  );
  expect(new Set(lifted)).toEqual(new Set(["restored"]));
  expect(new Set(deprecated)).toEqual(new Set(["deprecated"]));
});

test("keeps what a thing is called, and of what it had and what stands in its place only where it is gone", () => {
  const evidence = [{ certainty: "declared", by: "annotation", name: "b" }] as const;
  const facts = { evidence, members: ["x", "y"] };
  const change = { ...makeChange({ ...at, code: "breaking/type-removed", name: "a", before: side }), ...facts };
  const gone = { in: "1.0", what: "removed", code: change.code, area: "plugins", thing: "one", name: "a", before: "x" };
  expect(toEvent(change, "1.0")).toStrictEqual({ ...gone, instead: "b", members: ["x", "y"] });
  const changed = toEvent(
    { ...change, code: "breaking/field-type-changed", name: undefined, after: { text: "z" } },
    "1.0",
  );
  expect(Object.keys(changed ?? {})).toEqual(["in", "what", "code", "area", "thing", "before", "after"]);
});
