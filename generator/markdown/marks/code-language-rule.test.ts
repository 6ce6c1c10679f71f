import { expect, it } from "vitest";
import { pageOptions, readMarkdown } from "../read-markdown.ts";

it.each([
  ["print(){:py}", "print()"],
  ["print{:.fn}", "print"],
  // Sets of Clojure and maps of Elixir.
  ["#{:sql}", "#{:sql}"],
  ["%{:go}", "%{:go}"],
])("takes a language off the end of code, and nothing that is code: %s", (code, shown) => {
  const { tokens } = readMarkdown(`Call \`${code}\` here.\n`, pageOptions({}, {}));
  const inline = tokens.flatMap(({ children }) => children ?? []).find(({ type }) => type === "code_inline");
  expect(inline?.content).toBe(shown);
});
