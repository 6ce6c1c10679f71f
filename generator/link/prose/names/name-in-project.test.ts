import { expect, test } from "vitest";
import { createReport } from "../../../diagnostics/report.ts";
import { parseProse } from "../../../parse/prose/parse-prose.ts";
import { nameInProject } from "./name-in-project.ts";

function name(file: string, frontMatter = ""): unknown {
  const text = frontMatter === "" ? "# T\n" : `---\n${frontMatter}\n---\n\n# T\n`;
  const document = parseProse({ path: `docs/${file}`, text, kind: "prose", root: "docs" }, createReport());
  const { id, slug, position } = nameInProject({ document, root: "docs" });
  return position === undefined ? [id, slug] : [id, slug, position];
}

test.each<[file: string, frontMatter: string, expected: readonly unknown[]]>([
  ["Intro.md", "", ["Intro", "Intro"]],
  ["01-intro.mdx", "", ["intro", "intro", 1]],
  ["02-guides/3. Setup.md", "", ["guides/Setup", "guides/Setup", 3]],
  ["2021-11-foo.md", "", ["2021-11-foo", "2021-11-foo"]],
  ["7.0-notes.md", "", ["7.0-notes", "7.0-notes"]],
  ["guides/README.md", "", ["guides/README", "guides"]],
  ["01-guides/index.md", "", ["guides/index", "guides"]],
  ["01-guides/Guides.md", "", ["guides/Guides", "guides"]],
  ["index.md", "", ["index", ""]],
  ["guides/a.md", "id: b", ["guides/b", "guides/b"]],
  ["guides/a.md", "slug: c", ["guides/a", "guides/c"]],
  ["guides/a.md", "slug: /c/d/", ["guides/a", "c/d"]],
  ["guides/a.md", "slug: /", ["guides/a", ""]],
  ["01-導入/02-開始.md", "", ["導入/開始", "導入/開始", 2]],
  ["u\u0308ber/a.md", "slug: gro\u0308\u00dfe", ["\u00fcber/a", "\u00fcber/gr\u00f6\u00dfe"]],
])("%s with `%s`", (file, frontMatter, expected) => {
  expect(name(file, frontMatter)).toEqual(expected);
});
