import { expect, test } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import { parseSidebar } from "./parse-sidebar.ts";
import type { WrittenItem } from "./sidebar-document.ts";

function list(text: string): readonly string[] {
  const report = createReport();
  const { sidebars } = parseSidebar({ path: "sidebars.yaml", text, kind: "sidebar" }, report);
  expect(report.diagnostics).toEqual([]);
  return sidebars.flatMap(({ items }) => items.map(format));
}

function format(item: WrittenItem): string {
  switch (item.type) {
    case "doc":
      return `${item.id} ${item.label ?? ""}`.trim();
    case "category":
      return `${item.label}${item.collapsed ? "" : " open"} [${item.items.map(format).join(", ")}]`;
    case "link":
      return `${item.label} -> ${item.href}`;
    case "folder":
      return `${item.folder}/`;
    case "html":
      return `"${item.label}"`;
    default:
      return item.type;
  }
}

test("a list of Redocly has pages by their files, groups, folders, words and addresses", () => {
  const text = `- page: index.md
  label: Start
- group: Quays
  expanded: true
  items:
    - page: ./quays/east.md
    - label: Lamps
      items:
        - page: quays/lamps.md
- separator: More
- group: Cranes
  directory: cranes
- page: harbour.openapi.yaml
- label: Code
  href: https://example.org/code
`;
  expect(list(text)).toEqual([
    "index Start",
    "Quays open [quays/east, Lamps [quays/lamps]]",
    '"More"',
    "Cranes [cranes/]",
    "Code -> https://example.org/code",
  ]);
});

test("a group of ours may be called as a key of Redocly is", () => {
  expect(list("- group:\n    - east\n- page:\n    - west\n")).toEqual(["group [east]", "page [west]"]);
});
