import { expect, it } from "vitest";
import { listOtherNumbers } from "./list-other-numbers.ts";

it.each([
  ["ship", ["ships", "shipes"]],
  ["ships", ["shipss", "shipses", "ship"]],
  ["policy", ["policys", "policyes", "policies"]],
  ["policies", ["policiess", "policieses", "policie", "polici", "policy"]],
  ["id", []],
])("lists what %j may be the plural or the singular of, and what of it", (word, others) => {
  expect(listOtherNumbers(word)).toEqual(others);
});
