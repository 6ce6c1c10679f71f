import { expect, test } from "vitest";
import { readFileVersion } from "./file-version.ts";
import { nameFileVersion } from "./name-file-version.ts";

test.each([
  ["Order/v12/Order.avsc", "v12"],
  ["api-2024-01/order.avsc", "api-2024-01"],
  ["order-1.0.2.avsc", "1.0.2"],
  ["OrderV3.avsc", "3"],
  ["v2/order-3.avsc", "2.3"],
])("%s is called %s", (file, name) => {
  const version = readFileVersion(file);
  expect(version && nameFileVersion(file, version)).toBe(name);
});
