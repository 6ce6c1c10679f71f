import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { expectGolden } from "../../testdata/golden.ts";
import { parseSphinx } from "./parse-sphinx.ts";

const folder = fileURLToPath(new URL("../../testdata/sphinx", import.meta.url));

describe("parseSphinx", () => {
  it("reads titles, prose, tables of contents and what is to be documented", () => {
    const document = parseSphinx({
      path: "docs/index.rst",
      kind: "sphinx",
      text: readFileSync(`${folder}/index.rst`, "utf8"),
    });
    expectGolden(`${folder}/index.expected.json`, `${JSON.stringify(document, undefined, 1)}\n`);
  });

  it("reads no more of a page than anybody writes", () => {
    const text = `A\n===\n${"\n".repeat(30_000)}.. automodule:: late\n`;
    expect(parseSphinx({ path: "a.rst", kind: "sphinx", text })).toMatchObject({ title: "A", listed: [] });
  });
});
