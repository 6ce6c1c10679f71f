import { expect, test } from "vitest";
import { splitAddress } from "./published-address.ts";

test("a path that no site of ours can be published at is passed over", () => {
  expect(splitAddress("https://example.org/docs/v1/")).toEqual({ url: "https://example.org", base: "/docs/v1/" });
  for (const path of ["", "a/../b", "a b", "x".repeat(1000)]) {
    expect(splitAddress(`https://example.org/${path}/`).base).toBe("/");
  }
});
