import { expect, it } from "vitest";
import { wordsOfAddress } from "./words-of-address.ts";

it.each([
  ["/docs/generated/metamodel/entities/datset/", "datset"],
  ["/docs/how/delete-metadata", "delete metadata"],
  ["/docs/how/delete-metadata.html", "delete metadata"],
  ["/docs/generated/metamodel/types/com.linkedin.common.Owner/index.html", "com.linkedin.common.Owner"],
  ["/docs/my%20page/", "my page"],
  ["/docs/%E0%A4%A/", "%E0%A4%A"],
  ["/", ""],
  [`/docs/${"long-".repeat(50)}`, "long ".repeat(16).trim()],
])("%s asks for %s", (pathname, words) => {
  expect(wordsOfAddress(pathname)).toBe(words);
});
