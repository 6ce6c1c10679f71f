import { expect, it } from "vitest";
import { dropKey } from "./drop-key.ts";

it.each([
  ["get ship by id", "get ship"],
  ["find a berth by its name?", "find a berth"],
  ["list ships by harbour", "list ships by harbour"],
  ["ships sorted by name of owner", "ships sorted by name of owner"],
  ["by name", "by name"],
])("of %j leaves %j", (query, rest) => {
  expect(dropKey(query)).toBe(rest);
});
