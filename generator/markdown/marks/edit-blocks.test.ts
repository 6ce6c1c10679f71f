import { expect, it } from "vitest";
import { pageOptions, readMarkdown } from "../read-markdown.ts";

it("reads marks around blocks behind however many that nothing closes", () => {
  const { tokens } = readMarkdown(`${"{++\n\n".repeat(9)}{==\n\nb\n\n==}\n`, pageOptions({}, {}));
  const words = tokens.filter(({ type }) => type === "inline");
  expect(words).toHaveLength(10);
  expect(words.at(-1)?.children?.map(({ type }) => type)).toEqual(["mark_open", "text", "mark_close"]);
});
