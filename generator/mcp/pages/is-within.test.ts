import { expect, it } from "vitest";
import { isWithin } from "./is-within.ts";
import type { CodeBlock } from "./read-page.ts";

function block(code: string): CodeBlock {
  return { under: "Call", language: "json", code };
}

it("tells what a call has in it, quotes of the shell aside, from what is only alike", () => {
  const body = `{\n  "name": "Sea's end"\n}`;
  const call = block(`curl -d '${body.replaceAll("'", "'\\''")}' https://harbour.example`);
  expect(isWithin(block(body), [call])).toBe(true);
  expect(isWithin(block(body), [block(body)])).toBe(false);
  expect(isWithin(block(`{\n  "name": "Quay"\n}`), [call])).toBe(false);
  expect(isWithin(block("curl"), [call])).toBe(false);
});
