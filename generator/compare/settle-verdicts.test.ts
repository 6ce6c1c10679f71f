import { expect, it, test } from "vitest";
import { type Change, gravestVerdict, type Reading } from "./change.ts";
import { makeChange } from "./make-change.ts";
import { settleVerdicts } from "./settle-verdicts.ts";

function toChange(newReadsOld: boolean, oldReadsNew: boolean, announced?: true): Change {
  const readings: readonly Reading[] = [
    { by: "pegasus", newReadsOld, oldReadsNew },
    { by: "avro", newReadsOld: false, oldReadsNew: false },
  ];
  const place = { area: "types", thing: "A", coordinate: "A.x", name: "x" } as const;
  return makeChange({ ...place, code: "breaking/field-removed", before: { text: "int" }, readings, announced });
}

it.each([
  ["backward", false, true, "breaking"],
  ["backward", true, false, "risky"],
  ["forward", false, true, "risky"],
  ["forward", true, false, "breaking"],
  ["full", false, true, "breaking"],
  ["full", true, false, "breaking"],
  ["full", true, true, "risky"],
] as const)("%s: new reads old %s, old reads new %s: %s", (compat, newReadsOld, oldReadsNew, verdict) => {
  expect(settleVerdicts([toChange(newReadsOld, oldReadsNew)], { compat })[0]?.verdict).toBe(verdict);
});

test("levels go before all else, and may leave a change out", () => {
  const change = toChange(true, false, true);
  const levels = { "breaking/field-removed": "safe" } as const;
  expect(settleVerdicts([change], { levels, compat: "forward" })[0]?.verdict).toBe("safe");
  expect(settleVerdicts([change], { levels: { "breaking/field-removed": "off" } })).toEqual([]);
  expect(settleVerdicts([change], { levels: { "breaking/type-removed": "off" } })).toEqual([change]);
});

test("a removal that was announced is what the project takes it for", () => {
  const changes = [toChange(false, false), toChange(false, false, true)];
  const verdicts = settleVerdicts(changes, { announcedRemoval: "risky" }).map(({ verdict }) => verdict);
  expect(verdicts).toEqual(["breaking", "risky"]);
  expect(gravestVerdict(["safe", "risky", "docs"])).toBe("risky");
  expect(gravestVerdict([])).toBe("docs");
});

test("who can't read is hit first, then whoever the rule names", () => {
  expect(toChange(false, true).hits).toEqual(["newReaders", "metadataWriters", "sdkUsers"]);
  expect(toChange(true, false).hits).toEqual(["oldReaders", "metadataWriters", "sdkUsers"]);
});
