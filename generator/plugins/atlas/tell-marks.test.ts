import { expect, test } from "vitest";
import { tellMarks } from "./tell-marks.ts";

test("what says nothing is left out", () => {
  const usual = {
    isUnique: false,
    isIndexable: "false",
    cardinality: "SINGLE",
    valuesMinCount: 0,
    valuesMaxCount: 1,
    searchWeight: -1,
  };
  expect(tellMarks(usual)).toEqual({});
  expect(tellMarks({ isUnique: "true", cardinality: "SET", valuesMaxCount: 4, searchWeight: 5 })).toEqual({
    ...{ isUnique: true, cardinality: "SET", valuesMaxCount: 4, searchWeight: 5 },
  });
});

test("constraints are told by their kind", () => {
  const constraints = [
    { type: "ownedRef" },
    { type: "inverseRef", params: { attribute: "columns" } },
    { type: 5 },
    null,
  ];
  expect(tellMarks({ constraints })).toEqual({ ownedRef: true, inverseRef: "columns" });
});

test("limits of texts are those of JSON Schema, of a list those of its items", () => {
  const options = { applicableEntityTypes: '["table"]', maxStrLength: "50", validRegex: "^a", other: 1 };
  const applicableEntityTypes = ["table"];
  expect(tellMarks({ options }, "string")).toEqual({
    ...{ applicableEntityTypes, maxLength: 50, pattern: "^a", options: { other: 1 } },
  });
  expect(tellMarks({ options }, "array<string>")).toEqual({
    ...{ applicableEntityTypes, items: { maxLength: 50, pattern: "^a" }, options: { other: 1 } },
  });
  expect(tellMarks({ options: { maxStrLength: "50" } }, "int")).toEqual({ options: { maxStrLength: "50" } });
  expect(tellMarks({ options: { applicableEntityTypes: "[{" } }, "string")).toEqual({
    options: { applicableEntityTypes: "[{" },
  });
});
