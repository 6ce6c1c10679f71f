import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { RichText } from "../../generator/page-model/parts.ts";
import { PlainSections } from "./plain-sections.tsx";

const code = (text: string): RichText => [{ text, code: true }];
const words = (text: string): RichText => [{ text }];

it.each([
  [["Request", "What it does"], [[code("GET /a"), words("Reads.")]], true],
  [["Address", "About"], [[words("here"), words("Ours.")]], false],
  [["A", "B", "C"], [[code("a"), words("b"), words("c")]], true],
  [["A"], [[code("a")]], false],
])("marks a table of %o as one of names, which phones show one below the other", (columns, rows, isMarked) => {
  const part = { kind: "table", columns, rows } as const;
  const section = { id: "one", title: "One", parts: [part], sections: [] };
  expect(renderToStaticMarkup(<PlainSections sections={[section]} />).includes('<table class="pairs">')).toBe(isMarked);
});

it("calls what stands between names and what is said of them as its column, and nothing where there is nothing", () => {
  const rows = [
    [code("Enter"), code("Ship"), words("Lets it in.")],
    [code("Leave"), [], words("Lets it out.")],
  ];
  const part = { kind: "table", columns: ["Method", "Takes", "What it does"], rows } as const;
  const section = { id: "one", title: "One", parts: [part], sections: [] };
  const html = renderToStaticMarkup(<PlainSections sections={[section]} />);
  expect(html.match(/<td data-label="[^"]*">/g)).toEqual(['<td data-label="Takes">']);
});

it.each([
  [11, false],
  [12, true],
])("says that a table of %i rows may be left out of a page that is too large: %s", (count, isMarked) => {
  const rows = Array.from({ length: count }, () => [code("GET /a"), words("Reads.")]);
  const part = { kind: "table", columns: ["Request", "What it does"], rows } as const;
  const section = { id: "one", title: "One", parts: [part], sections: [] };
  expect(renderToStaticMarkup(<PlainSections sections={[section]} />).includes(`data-fold="All ${count}"`)).toBe(
    isMarked,
  );
});
