import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createReport } from "../diagnostics/report.ts";
import { makePipe } from "../testdata/make-pipe.ts";
import { readSheet } from "./read-sheet.ts";
import { splitSheet } from "./split-sheet.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "aspectdoc-sheets-"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Read {
  readonly css: string;
  readonly files: readonly string[];
  readonly read: readonly string[];
  readonly said: readonly string[];
}

function read(files: Readonly<Record<string, string | Buffer>>): Read {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const report = createReport();
  const sheet = readSheet(join(folder, "docs.css"), report);
  return {
    css: sheet.css.replaceAll(/\.[\w-]{10}(?=\.\w)/g, ".HASH"),
    files: sheet.files.map(({ path }) => path.replace(/\.[\w-]{10}(?=\.\w)/, ".HASH")),
    read: sheet.read.map((path) => path.slice(folder.length + 1)),
    said: report.diagnostics.map(({ code, message }) => `${code}: ${message}`),
  };
}

describe("a style sheet", () => {
  test("brings the fonts and pictures that it names beside it, under names by their content", () => {
    const { css, files, said } = read({
      "docs.css": `@font-face { src: url(fonts/Brand%20Sans.woff2) format("woff2"), url('fonts/Brand Sans.woff2?#iefix'); }
.a { background: url( "./pictures/knot.SVG#loop" ) }`,
      "fonts/Brand Sans.woff2": "font",
      "pictures/knot.SVG": "<svg/>",
    });
    expect(said).toEqual([]);
    expect(css).toBe(
      `@font-face { src: url("Brand-Sans.HASH.woff2") format("woff2"), url("Brand-Sans.HASH.woff2?#iefix"); }
.a { background: url("knot.HASH.svg#loop") }`,
    );
    expect(files).toEqual(["assets/Brand-Sans.HASH.woff2", "assets/knot.HASH.svg"]);
  });

  test("brings the pictures that a set of them names by their texts alone", () => {
    const css = `a { background: -webkit-image-set("dot.png" 1x, 'wide.png' 2x); content: "dot.png" }
b { background: image-set( "dot.png" type("image/png"), url(wide.png) calc((1x + 1x)) ), url("dot.png"); content: "(" }`;
    const brought = read({ "docs.css": css, "dot.png": "dot", "wide.png": "wide" });
    expect(brought.said).toEqual([]);
    expect(brought.css)
      .toBe(`a { background: -webkit-image-set(url("dot.HASH.png") 1x, url("wide.HASH.png") 2x); content: "dot.png" }
b { background: image-set( url("dot.HASH.png") type("image/png"), url("wide.HASH.png") calc((1x + 1x)) ), url("dot.HASH.png"); content: "(" }`);
  });

  test("that is no text, or is in UTF-16, is told and left out, as is one that it imports", () => {
    const wide = Buffer.from("\ufeff.a { color: red }", "utf16le");
    expect(read({ "docs.css": wide }).said).toEqual([
      "theme/unreadable-file: `docs.css`, which `styles` names, could not be read: it is no text in UTF-8",
    ]);
    const { css, said } = read({ "docs.css": '@import "base.css";\n.a { color: red }', "base.css": wide });
    expect(said).toEqual([
      "theme/not-beside-sheet: `base.css`, which `docs.css:1` names, could not be read: it is no text in UTF-8",
    ]);
    expect(css.trim()).toBe(".a { color: red }");
  });

  test("has the sheets that it imports in their places, in the layer and under the conditions that it says", () => {
    const sheets = read({
      "docs.css": `@charset "utf-8";
@import "base.css";
@import url(more/wide.css) layer(brand) supports(display: grid) screen and (min-width: 60rem);
@import 'docs.css' layer;
p { content: "@import 'none.css'"; } /* url(none.png) */`,
      "base.css": "\ufeffb { color: red; }",
      "more/wide.css": 'i { background: url("dot.png"); }',
      "more/dot.png": "dot",
    });
    expect(sheets.css).toBe(
      `

b { color: red; }
@media screen and (min-width: 60rem) {
@supports (display: grid) {
@layer brand {
i { background: url("dot.HASH.png"); }
}
}
}

p { content: "@import 'none.css'"; } /* url(none.png) */`.slice(1),
    );
    expect(sheets.read).toEqual(["docs.css", "base.css", "more/wide.css", "more/dot.png"]);
    expect(sheets.said).toEqual([]);
  });

  test("leaves addresses alone that lead to no file beside it", () => {
    const css = `a { fill: url(#wave); background: url(data:image/png;base64,AAAA), url(/elsewhere.png), url(), url(var(--x)) }`;
    expect(read({ "docs.css": css })).toMatchObject({
      css: css.replaceAll(/url\(([^()"]+)\)(?=[;, ])/g, 'url("$1")'),
      said: [],
    });
  });

  test("tells of what isn't there, and of what browsers will not load", () => {
    const { css, said } = read({
      "docs.css": `@import "https://fonts.example.org/css?family=Brand";
@import "none.css";
a { background: url(none.png) }
b { background: url("//pictures.example.org/knot.png") }
@font-face { src: url(data:font/woff2;base64,d09GMgABAAAAAA) }`,
    });
    expect(css).toContain('url("none.png")');
    expect(said).toEqual([
      "theme/blocked: `docs.css:1` asks for `https://fonts.example.org/css?family=Brand`, which the policy of the pages keeps browsers from",
      "theme/not-beside-sheet: `none.css`, which `docs.css:2` names, could not be read: it is not there",
      "theme/not-beside-sheet: `none.png`, which `docs.css:3` names, could not be read: it is not there",
      "theme/blocked: `docs.css:4` asks for `//pictures.example.org/knot.png`, which the policy of the pages keeps browsers from",
      "theme/blocked: `docs.css:5` asks for `data:font/woff2;base…`, which the policy of the pages keeps browsers from",
    ]);
  });

  test("that ends within a rule is closed, so that nothing behind it is a part of that, and told", () => {
    const { css, said } = read({
      "docs.css": '@charset "utf-8";\n@import "print.css";\nb { color: red }',
      "print.css": "@media print {\n  i { color: black",
    });
    expect(css).toBe("\n@media print {\n  i { color: black}}\nb { color: red }");
    expect(said).toEqual(["theme/open-sheet: what begins at `print.css:1` has no end"]);
  });

  test("imports no sheet that isn't beside it, in silence", () => {
    const { css, said } = read({ "docs.css": `@import "/brand.css";\n@import 'mail:brand.css';\n@import "";\na {}` });
    expect(css.trim()).toBe("a {}");
    expect(said).toEqual([
      "theme/not-beside-sheet: `brand.css`, which `docs.css:1` names, could not be read: it is not beside the sheet",
      "theme/not-beside-sheet: `mail:brand.css`, which `docs.css:2` names, could not be read: it is not beside the sheet",
    ]);
  });

  test("keeps the conditions of an import whole, whatever is in their parentheses", () => {
    const supports = "not (selector(:has(a)))";
    const { css } = read({ "docs.css": `@import "a.css" supports(${supports}) print;`, "a.css": "a {}" });
    expect(css).toBe(`@media print {\n@supports (${supports}) {\na {}\n}\n}`);
  });

  test("has an end where each sheet imports the next one twice", () => {
    const names = Array.from({ length: 16 }, (_, index) => `${index}.css`);
    const sheets = names.map((name, index) => {
      const next = `@import "${names[index + 1] ?? "none.css"}";`;
      return [name, `${next}\n${next} a {}`] as const;
    });
    const { css, said } = read({ "docs.css": '@import "0.css";', "none.css": "", ...Object.fromEntries(sheets) });
    expect(css.length).toBeLessThan(10_000);
    expect(said).toEqual([expect.stringMatching(/^theme\/not-beside-sheet: .* sheets import each other too often$/)]);
  });

  test.skipIf(process.platform === "win32")("waits for no pipe", () => {
    makePipe(join(folder, "pipe.png"));
    expect(read({ "docs.css": "a { background: url(pipe.png) }" }).said).toEqual([
      "theme/not-beside-sheet: `pipe.png`, which `docs.css:1` names, could not be read: it is a pipe or a device",
    ]);
  });

  test("reads in pieces that say together what it says, escapes as they are meant", () => {
    expect(splitSheet('a{b:url(a\\20 b\\).png)}\n/* url(c) */ @import"d\\\ne.css" print; url(\'f')).toEqual([
      "a{b:",
      { kind: "picture or font", address: "a b).png", conditions: "", line: 1 },
      "}\n/* url(c) */ ",
      { kind: "import", address: "de.css", conditions: "print", line: 2 },
      " url('f",
    ]);
  });

  test.each([`url("${" ".repeat(300_000)}`, `url('${" ".repeat(300_000)}\n`, `url( "${"a ".repeat(300_000)}\\`])(
    "has an end where a text is long and open",
    (css) => expect(splitSheet(css)).toEqual([css]),
  );

  // Were any of them gone through again from each place, this would take minutes.
  test.each(["url(", "@import ", "/*", '"\\', "url(  ", "url(a\\", "url(\\20", "'", "@import url('", '"\\\\\\'])(
    "has an end when it says nothing but %j",
    (text) => {
      const css = text.repeat(300_000);
      const said = splitSheet(css).map((part) => (typeof part === "string" ? part.length : 0));
      expect(said.reduce((sum, length) => sum + length, 0)).toBe(css.length);
    },
  );
});
