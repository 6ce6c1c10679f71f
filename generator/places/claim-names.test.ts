import { expect, it } from "vitest";
import { createNameClaims } from "./claim-names.ts";

const claimAll = (names: readonly string[], rules?: Parameters<typeof createNameClaims>[0]): readonly string[] =>
  names.map(createNameClaims(rules));

it("numbers names that are taken, whoever has the number by name", () => {
  expect(claimAll(["a", "a", "a-2", "a-3", "a", "b", "a-2"])).toEqual([
    "a",
    "a-2",
    "a-2-2",
    "a-3",
    "a-4",
    "b",
    "a-2-3",
  ]);
  expect(claimAll(["a", "b"], { taken: ["a", "a-2"] })).toEqual(["a-3", "b"]);
});

it("counts names as one that are folded to one, and adds numbers as it is told", () => {
  const rules = {
    fold: (name: string) => name.toLowerCase(),
    addNumber: (name: string, number: number) => name + number,
  };
  expect(claimAll(["a", "A", "a", "A2"], rules)).toEqual(["a", "A2", "a3", "A22"]);
});

it("looks at each name a few times, however many want the same", () => {
  let looks = 0;
  const claim = createNameClaims({
    fold(name) {
      looks += 1;
      return name;
    },
  });
  for (let index = 0; index < 10_000; index += 1) claim("a");
  expect(claim("a")).toBe("a-10001");
  expect(looks).toBeLessThan(40_000);
});
