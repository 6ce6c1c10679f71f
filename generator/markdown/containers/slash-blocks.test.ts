import { expect, it } from "vitest";
import { pageOptions, readMarkdown } from "../read-markdown.ts";

it("reads blocks behind however many openings nothing closes", () => {
  const { tokens } = readMarkdown(`${"/// Orders\n\n".repeat(40)}/// note | A\nb\n///\n`, pageOptions({}, {}));
  const texts = tokens.filter(({ type }) => type === "inline").map(({ content }) => content);
  expect(texts.slice(39)).toEqual(["/// Orders", "A", "b"]);
});
