import { expect, test } from "vitest";
import { nameVersion } from "./name-version.ts";

test.each([
  ["2", "version 2"],
  ["2.0", "2.0"],
  ["v2", "v2"],
  ["Next", "Next"],
])("the version %s is %s where nothing else says what it is", (label, named) => {
  expect(nameVersion(label)).toBe(named);
});
