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
