import { expect, it } from "vitest";
import { measureCpuTime } from "../../testdata/cpu-time.ts";
import { createRenamedFinder } from "./renamed-aspects.ts";

it("takes the record that is still named so before a name that is nearly the same, and the first of several", () => {
  const find = createRenamedFinder([
    { name: "ownersInfo", schema: "a.Owners" },
    { name: "owner", schema: "a.Other" },
    { name: "tagsInfo", schema: "b.Owners" },
  ]);
  expect(["owners", "Ownerz", "ownres", "glossary"].map((name) => find(name)?.schema)).toEqual([
    "a.Owners",
    "a.Other",
    undefined,
    undefined,
  ]);
});

it("finds thousands of them among thousands", () => {
  const count = 20_000;
  const find = createRenamedFinder(
    Array.from({ length: count }, (_, index) => ({ name: `aspect${index}`, schema: `a.Record${index}` })),
  );
  let found = 0;
  const time = measureCpuTime(() => {
    for (let index = 0; index < count; index += 1) found += find(`record${index}`) === undefined ? 0 : 1;
  });
  expect(found).toBe(count);
  expect(time).toBeLessThan(2000);
});
