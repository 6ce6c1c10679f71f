import { expect, test } from "vitest";
import { isFixture } from "./is-fixture.ts";

test.each([
  [true, "src/test/resources/bad.avsc"],
  [true, "share/test/schemas/reserved.avsc"],
  [true, "tests/fixtures/a/b.graphql"],
  [true, "__fixtures__/ship.graphql"],
  [true, "main/resources/archetype-resources/src/main/avro/order.avpr"],
  [false, "com/acme/test/TestInfo.pdl"],
  [false, "league/src/main/avro/com/league/fixtures/Match.avsc"],
  [false, "src/main/pegasus/com/acme/test/data/Ship.pdl"],
  [true, "tests/fixtures/league/src/main/avro/Match.avsc"],
  [false, "test/ship.avsc"],
  [false, "schemas/fixtures.avsc"],
  [false, "contest/schemas/ship.avsc"],
])("%s: %s is what tests read", (expected, path) => {
  expect(isFixture(path)).toBe(expected);
});
