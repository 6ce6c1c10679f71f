import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { packageFolder } from "../package-folder.ts";

const folder = join(packageFolder, "site/content");

const guides = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".md"))
  .toSorted((a, b) => (a < b ? -1 : 1))
  .map((file) => ({ file, text: readFileSync(join(folder, file), "utf8") }));

/** The front is nothing but ways onward. */
const withoutEnd = new Set(["home.md"]);

it("every bundled guide ends with what to do next", () => {
  const ends = guides.filter(({ file }) => !withoutEnd.has(file));
  const missing = ends.filter(
    ({ text }) => !/\n## Where next\n\n(?:(?!\n## )[\s\S])*\]\([^)]+\)(?:(?!\n## )[\s\S])*$/.test(text),
  );
  expect(missing.map(({ file }) => file)).toEqual([]);
});

it("every drawn diagram says in words what it shows", () => {
  const diagrams = guides.flatMap(({ file, text }) =>
    [...text.matchAll(/^ *```mermaid([^\n]*)\n([\s\S]*?)^ *```/gm)].map(([, info = "", source = ""]) => ({
      file,
      isTold: info.includes('title="') && /^\s*accDescr: \S.{40,}$/m.test(source),
    })),
  );
  expect(diagrams.length).toBeGreaterThanOrEqual(12);
  expect(diagrams.filter(({ isTold }) => !isTold)).toEqual([]);
});
