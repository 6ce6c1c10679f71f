import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import { measureCpuTime } from "../../testdata/cpu-time.ts";
import { parseSidebar } from "./parse-sidebar.ts";
import type { SidebarDocument, WrittenItem } from "./sidebar-document.ts";

const folder = fileURLToPath(new URL("../../testdata/sidebar", import.meta.url));

function read(path: string, text: string): { document: SidebarDocument; said: readonly string[] } {
  const report = createReport();
  const document = parseSidebar({ path, text, kind: "sidebar", root: "docs" }, report);
  const said = report.diagnostics.map(
    ({ code, message, span }) => `${span?.startLine}:${span?.startColumn} ${code} ${message}`,
  );
  return { document, said };
}

/** An item as one line, what is inside of it indented. */
function format(item: WrittenItem, indent = ""): string {
  const marks = item.className === undefined ? "" : ` .${item.className}`;
  if (item.type === "doc")
    return `${indent}doc ${item.id}${item.label === undefined ? "" : ` "${item.label}"`}${marks}`;
  if (item.type === "link") return `${indent}link ${item.href} "${item.label}"`;
  if (item.type === "folder") return `${indent}folder ${item.folder}`;
  if (item.type === "html") return `${indent}html "${item.label}"`;
  if (item.type === "section")
    return `${indent}section ${item.folder}${item.label === undefined ? "" : ` "${item.label}"`}`;
  if (item.type === "entry") return `${indent}entry ${item.id}`;
  if (item.type === "rest") return `${indent}rest ${item.folder} ${item.pattern}`;
  if (item.type === "project") return `${indent}project ${item.path} ${item.label}`;
  const { label, collapsed, collapsible, link, items } = item;
  const facts = `${collapsed ? "" : " open"}${collapsible ? "" : " fixed"}${marks}`;
  const to =
    link === undefined ? "" : link.type === "doc" ? ` -> ${link.id}` : ` -> index ${link.slug} "${link.title}"`;
  return [`${indent}category "${label}"${facts}${to}`, ...items.map((inner) => format(inner, `${indent}  `))].join(
    "\n",
  );
}

describe("every shape of item", () => {
  test("is read as the first edition of Docusaurus has it", () => {
    const text = '{ "docs": { "Guides": ["moor", { "type": "subcategory", "label": "More", "ids": ["sail"] }] } }';
    const { document, said } = read("sidebars.json", text);
    expect(said).toEqual([]);
    expect(document.sidebars[0]?.items.map((item) => format(item))).toEqual([
      'category "Guides"\n  doc moor\n  category "More"\n    doc sail',
    ]);
  });

  test.each(["shapes.json", "shapes.yaml", "shapes.mjs"])("is read from %s", (name) => {
    const { document, said } = read(name, readFileSync(`${folder}/${name}`, "utf8"));
    expect(said).toEqual([]);
    expect(document.root).toBe("docs");
    const text = document.sidebars.map(({ name: own, items }) => [own, ...items.map((item) => format(item, "  "))]);
    expect(text.flat().join("\n")).toBe(
      `
main
  doc first
  doc second "Two" .saasOnly
  doc first
  link https://demo.example.org/ "Demo"
  category "Short"
    doc third
  category "Shorter"
  category "Long" open fixed .beta -> first
    folder guides
    html "More & more"
  category "Indexed" -> index /all "All of it"
    doc first
other
  category "Group"
    doc fourth
`.trim(),
    );
  });

  test("a bare list is a sidebar without a name", () => {
    const { document } = read("sidebar.yaml", "- a\n- b\n");
    expect(document.sidebars.map(({ name, items }) => [name, items.length])).toEqual([["sidebar", 2]]);
  });

  test("knows the place of each id", () => {
    const { document } = read("sidebars.js", 'module.exports = {\n  main: [\n    "first",\n  ],\n};\n');
    expect(document.sidebars[0]?.items[0]?.span).toEqual({
      file: "sidebars.js",
      startLine: 3,
      startColumn: 5,
      endLine: 3,
      endColumn: 11,
    });
  });
});

describe("a module", () => {
  test("may export by name or as default", () => {
    const ids = (text: string): unknown =>
      read("sidebars.js", text).document.sidebars[0]?.items.map(({ type }) => type);
    expect(ids('export default { main: ["a"] };')).toEqual(["doc"]);
    expect(ids('export const unrelated = 1;\nconst s = { main: ["a"] };\nexport default s;')).toEqual(["doc"]);
    expect(ids('const s = { main: (["a"]) };\nmodule.exports = s;')).toEqual(["doc"]);
  });

  test("is never run", () => {
    const { document, said } = read(
      "sidebars.js",
      `module.exports = {
  main: ["a", process.exit(1), ...list(), \`b\${1}\`, unknown, { type: "doc", id: cond ? "x" : "y" }, [].length, () => 1],
  get more() { throw new Error(); },
  [key]: [],
};`,
    );
    expect(document.sidebars.map(({ name }) => name)).toEqual(["main"]);
    expect(said).toEqual([
      "2:15 sidebar/not-literal a call would have to be evaluated, which a sidebar is not",
      "2:35 sidebar/not-literal the call of `list` would have to be evaluated, which a sidebar is not",
      "2:43 sidebar/not-literal a template with expressions in it would have to be evaluated, which a sidebar is not",
      "2:52 sidebar/not-literal the name `unknown` would have to be evaluated, which a sidebar is not",
      "2:80 sidebar/not-literal a choice would have to be evaluated, which a sidebar is not",
      "2:100 sidebar/not-literal a part of another value would have to be evaluated, which a sidebar is not",
      "2:111 sidebar/not-literal a function would have to be evaluated, which a sidebar is not",
      "3:3 sidebar/not-literal the function `more` would have to be evaluated, which a sidebar is not",
      "4:3 sidebar/not-literal a computed key would have to be evaluated, which a sidebar is not",
    ]);
  });

  test("that calls a function which lists a folder has the pages of that folder", () => {
    const { document, said } = read(
      "sidebars.js",
      `const fs = require("fs");
const list_ids_in_directory = (directory, labels) => fs.readdirSync(directory);
module.exports = {
  main: [{ Sources: list_ids_in_directory("docs/sources/", { "docs/sources/a": "First" }) }, ...listDocsInDir("docs/how")],
};`,
    );
    expect(said).toEqual([
      "4:21 sidebar/folder-call the call of `list_ids_in_directory` is taken to list the pages in `docs/sources/`",
      "4:97 sidebar/folder-call the call of `listDocsInDir` is taken to list the pages in `docs/how`",
    ]);
    expect(document.sidebars[0]?.items).toMatchObject([
      {
        type: "category",
        label: "Sources",
        items: [{ type: "folder", folder: "docs/sources", isFlat: true, labels: [["docs/sources/a", "First"]] }],
      },
      { type: "folder", folder: "docs/how", isFlat: true },
    ]);
  });

  test("that names itself comes to an end", () => {
    const { said } = read("sidebars.js", "const a = { main: [a] };\nmodule.exports = a;");
    expect(said).toEqual(["1:20 sidebar/not-literal the name `a` would have to be evaluated, which a sidebar is not"]);
  });

  test("that multiplies is bounded", () => {
    const lines = Array.from({ length: 40 }, (_, level) => `const a${level + 1} = [...a${level}, ...a${level}];`);
    const text = `const a0 = ["x"];\n${lines.join("\n")}\nmodule.exports = { main: a40 };`;
    expect(measureCpuTime(() => void read("sidebars.js", text))).toBeLessThan(2000);
  });

  test("without an export is reported", () => {
    expect(read("sidebars.js", "const a = 1;").said).toEqual(["1:1 sidebar/no-export the module exports no sidebar"]);
  });
});

describe("what is wrong", () => {
  test.each([
    ["sidebars.js", "module.exports = {", "1:19 sidebar/syntax the sidebar cannot be read: unexpected token"],
    ["sidebar.yaml", "main: [a", "1:9 sidebar/syntax "],
    ["sidebars.json", '{"main": [', "1:10 json/unclosed "],
    ["sidebars.js", `module.exports = ${"[".repeat(300)}`, "1:1 sidebar/too-deep "],
    ["sidebars.js", `module.exports = ${"!".repeat(100_000)}1`, "1:1 sidebar/too-deep "],
    ["sidebar.yaml", "[".repeat(300), "1:1 sidebar/too-deep "],
    ["sidebar.yaml", "main: 1", "1:7 sidebar/unknown-shape a list of items should stand here, not a number"],
    ["sidebar.yaml", "main: [1]", "1:8 sidebar/unknown-shape an item should stand here, not a number"],
    ["sidebar.yaml", "just text", "1:1 sidebar/unknown-shape sidebars by name should stand here, not a string"],
    ["sidebar.yaml", "main: [{ type: page }]", "1:16 sidebar/unknown-type there is no sidebar item of type `page`"],
    [
      "sidebars.js",
      "module.exports = { a: [{ type: 'category', label: 'A', items: f() }] };",
      "1:63 sidebar/not-literal ",
    ],
    [
      "sidebars.js",
      "module.exports = { a: [{ type: 'category', label: 'A', items: listDir(x) }] };",
      "1:63 sidebar/not",
    ],
    ["sidebar.yaml", "main: [{ type: link }]", "1:8 sidebar/missing-key the `link` item has no `href`"],
    [
      "sidebar.yaml",
      "main: [{ type: category, label: A }]",
      "1:8 sidebar/missing-key the `category` item has no `items`",
    ],
  ])("is reported once: %#", (path, text, expected) => {
    const { said } = read(path, text);
    expect(said).toHaveLength(1);
    expect(said[0]?.slice(0, expected.length)).toBe(expected);
  });
});

test.each(["shapes.json", "shapes.yaml", "shapes.mjs"])("no beginning of %s makes it fail", (name) => {
  const text = readFileSync(`${folder}/${name}`, "utf8");
  for (let end = 0; end < text.length; end += 5) {
    const { document } = read(name, `${text.slice(0, end)}${end % 2 === 0 ? "" : "}]*: &x"}`);
    expect(document.file).toBe(name);
  }
});
