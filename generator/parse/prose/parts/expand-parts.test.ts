import { expect, test } from "vitest";
import { measureCpuTime } from "../../../testdata/cpu-time.ts";
import { expandParts, type ExpandedText } from "./expand-parts.ts";

/** A page, and the parts in its folder. */
function expand(page: string, parts: Readonly<Record<string, string>> = {}): ExpandedText {
  return expandParts({ path: "docs/page.mdx", text: page }, (path) => {
    const text = parts[path];
    return text === undefined ? undefined : { path: `docs/${path.slice(2)}`, text };
  });
}

const importing = (...names: readonly string[]): string =>
  names.map((name) => `import ${name} from './_${name}.mdx';\n`).join("");

test("a page without parts stays as it is", () => {
  const text = "---\ntitle: A\n---\r\n\r\nWords\r\n";
  expect(expand(text)).toEqual({
    text,
    segments: [{ firstLine: 0, file: "docs/page.mdx", line: 0, shift: 0 }],
    leftOut: [],
  });
});

test("parts that take in several others each come to an end", () => {
  const twice = (name: string): string => `${importing(name)}\nText\n\n<${name} />\n\n<${name} />\n`;
  const names = Array.from("ABCDEFGHIJKLMNOPQRST");
  const parts = Object.fromEntries(names.map((name, index) => [`./_${name}.mdx`, twice(names[index + 1] ?? "A")]));
  const { text, leftOut } = expand(twice("A"), parts);
  expect(text.split("Text").length).toBeLessThan(1002);
  expect(new Set(leftOut.map(({ why }) => why))).toEqual(new Set(["size"]));
});

test("a part that is large is taken in as often as there is room for it", () => {
  const part = `${"word ".repeat(100_000)}\n\nend\n`;
  const { text, leftOut } = expand(`${importing("A")}\n${"<A />\n\n".repeat(10)}`, { "./_A.mdx": part });
  expect(text.split("end").length - 1).toBe(3);
  expect(leftOut).toHaveLength(7);
});

test.each([
  ["tags", "<A b={".repeat(20_000)],
  ["tags of many lines", "<A\n".repeat(50_000)],
  ["backticks", "`<A />``".repeat(20_000)],
  ["comments", "<!-- <A /> {/* ".repeat(20_000)],
  ["uses on a line", "<Gone /> ".repeat(20_000)],
  ["missing ones", "<Gone />\n".repeat(20_000)],
])("hostile %s take time that grows with the text", (_, text) => {
  const page = `${importing("A", "Gone")}\n${text}`;
  expect(measureCpuTime(() => void expand(page, { "./_A.mdx": "Words\n" }))).toBeLessThan(2000);
});
