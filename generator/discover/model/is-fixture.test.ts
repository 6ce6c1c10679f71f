import { expect, test } from "vitest";
import { isFixture } from "./is-fixture.ts";

test.each([
  [true, "src/test/resources/bad.avsc"],
  [true, "share/test/schemas/reserved.avsc"],
  [true, "tests/fixtures/a/b.graphql"],
  [true, "__fixtures__/ship.graphql"],
  [true, "main/resources/archetype-resources/src/main/avro/order.avpr"],
  [false, "com/acme/test/TestInfo.pdl"],
  [false, "test/ship.avsc"],
  [false, "schemas/fixtures.avsc"],
  [false, "contest/schemas/ship.avsc"],
])("%s: %s is what tests read", (expected, path) => {
  expect(isFixture(path)).toBe(expected);
});
