import { expect, test } from "vitest";
import type { Change } from "./change.ts";
import { fingerprintChange } from "./fingerprint-change.ts";
import { makeChange } from "./make-change.ts";
import { listRules } from "./rules.ts";
import { findWayOut, sayChange } from "./say-change.ts";

const span = { file: "a.pdl", startLine: 3, startColumn: 1, endLine: 3, endColumn: 9 };
const change: Change = makeChange({
  code: "breaking/required-field-added",
  area: "types",
  thing: "x.A",
  coordinate: "x.A.y",
  name: "y",
  after: { text: "int", span },
});

test("a sentence tells words from what the model says", () => {
  expect(sayChange(change)).toEqual([
    { text: "the required field ", isCode: false },
    { text: "y", isCode: true },
    { text: " is new: ", isCode: false },
    { text: "int", isCode: true },
  ]);
  expect(findWayOut(change)).toBe("make it optional, or give it a default");
});

test("the way out is one that the language has whose rules decide", () => {
  const by = (authority: "pegasus" | "avro" | "validation"): Change => ({
    ...change,
    readings: [{ by: authority, newReadsOld: false, oldReadsNew: true }],
  });
  expect((["pegasus", "avro", "validation"] as const).map((each) => findWayOut(by(each)))).toEqual([
    "make it optional, or give it a default",
    "give it a default",
    "leave it out of `required`, which no default makes up for",
  ]);
  const validated = listRules().map(({ code }) => findWayOut({ ...by("validation"), code }));
  expect(
    validated.filter((text = "") => /schemaVersion.+declaration|@renamedFrom|aliases` in Avro/.test(text)),
  ).toEqual([]);
});

test("a change of a rule that isn't known is named by its code", () => {
  const said = sayChange({ ...change, code: "risky/of-the-future" });
  expect(said.map(({ text }) => text).join("")).toBe("risky/of-the-future x.A.y");
  expect(findWayOut({ ...change, code: "risky/of-the-future" })).toBeUndefined();
});

test("a fingerprint goes by the rule and the coordinate, not by words, places or what it is judged to be", () => {
  const fingerprint = fingerprintChange(change);
  expect(fingerprint).toMatch(/^[0-9a-f]{12}$/);
  const moved = { ...change, verdict: "risky" as const, after: { text: "int", span: { ...span, startLine: 9 } } };
  expect(fingerprintChange(moved)).toBe(fingerprint);
  const reworded = { ...change, after: { text: "in other words", span } };
  expect(fingerprintChange(reworded)).toBe(fingerprint);
  expect(fingerprintChange({ ...change, code: "risky/default-changed" })).not.toBe(fingerprint);
  expect(fingerprintChange({ ...change, coordinate: "x.A.z" })).not.toBe(fingerprint);
});
