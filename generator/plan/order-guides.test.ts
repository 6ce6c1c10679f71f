import { expect, test } from "vitest";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { ProsePage, SidebarItem } from "../catalogue/prose.ts";
import type { SitePage } from "../page-model/page.ts";
import { startOfFile } from "../places/start-of-file.ts";
import { orderGuides } from "./order-guides.ts";

interface Written {
  readonly links?: readonly string[];
  readonly position?: number;
}

const toDoc = (docId: string): SidebarItem => ({ type: "doc", docId, resolved: true, span: startOfFile(docId) });

/** What pages of these files are offered in, listed in a file or in none. */
function list(files: Readonly<Record<string, Written>>, file = ""): readonly string[] {
  const ids = Object.keys(files);
  const pages = new Map(
    ids.map((id) => {
      const links = (files[id]?.links ?? []).map((to) => ({ to: "page", id: to, target: to, span: startOfFile(id) }));
      const page = { id, file: `docs/${id}.md`, slug: id === "index" ? "" : id, links, position: files[id]?.position };
      return [id, page as unknown as ProsePage];
    }),
  );
  const folders = [...new Set(ids.flatMap((id) => (id.includes("/") ? [id.slice(0, id.indexOf("/"))] : [])))];
  const items = [
    ...ids.filter((id) => !id.includes("/")).map(toDoc),
    ...folders.map((label): SidebarItem => {
      const below = ids.filter((id) => id.startsWith(`${label}/`)).map(toDoc);
      return { type: "category", label, collapsed: true, collapsible: true, items: below };
    }),
  ];
  const prose = { pages, sidebars: new Map([["guides", { name: "guides", file, items }]]) };
  const guides = ids
    .filter((id) => id !== "index")
    .map((id) => ({ route: id, title: id, description: id === "gone" ? "This page has moved." : id }) as SitePage);
  return orderGuides(guides, { prose } as unknown as Catalogue).map(({ route }) => route);
}

test("what nothing but names orders begins with how to install, what the first page leads to, and what most others lead to", () => {
  const files = {
    index: { links: ["mill", "crane", "mill"] },
    anchor: {},
    AUTHORS: {},
    boat: { links: ["rope"] },
    crane: { links: ["rope", "sail", "crane"] },
    gone: {},
    install: {},
    mill: { links: ["rope", "sail"] },
    rope: { links: ["anchor"] },
    sail: { links: ["rope"] },
  };
  expect(list(files)).toEqual(["install", "mill", "crane", "rope", "sail", "anchor", "boat", "AUTHORS", "gone"]);
});

test("a first page that speaks of many does not say where to begin", () => {
  const names = ["a", "b", "c", "d", "e", "f", "g", "h", "i"];
  const files = Object.fromEntries(names.map((name) => [name, { links: ["h", "i"] }]));
  expect(list({ index: { links: names.toReversed() }, ...files }).slice(0, 5)).toEqual(["i", "h", "g", "a", "b"]);
});

test.each([
  ["a list", { anchor: {}, boat: { links: ["crane"] }, crane: {} }, "sidebar.yml"],
  ["numbers", { "1-sail": {}, "2-anchor": { links: ["3-boat"] }, "3-boat": {} }, ""],
  ["an order that names do not have", { sail: {}, anchor: { links: ["boat"] }, boat: {} }, ""],
])("the order that somebody has written in %s stays", (_, files, file) => {
  expect(list(files, file)).toEqual(Object.keys(files));
});

test("what has a position comes before what has none, and folders behind files are in the order of their names", () => {
  const files = { sail: { position: 1 }, anchor: {}, boat: { links: ["anchor", "ab/mast"] }, "ab/mast": {}, "b/x": {} };
  expect(list({ ...files, "b/x": { links: ["ab/mast"] } })).toEqual(["sail", "ab/mast", "anchor", "boat", "b/x"]);
});

test("of pages that are there once a version the newest is offered", () => {
  expect(list({ "1.0/install": {}, "1.0/use": {}, "2.0/install": {}, "2.0/use": {} })).toEqual([
    "2.0/install",
    "2.0/use",
    "1.0/install",
    "1.0/use",
  ]);
});

test("what a list has at its top comes before what is in its groups, unless that is little", () => {
  const group = { "group/x": {}, "group/y": {} };
  expect(list({ ...group, sail: {}, anchor: {}, boat: {}, crane: {} }, "sidebar.yml")).toEqual([
    ...["sail", "anchor", "boat", "crane"],
    ...Object.keys(group),
  ]);
  expect(list({ ...group, sail: {}, anchor: {} }, "sidebar.yml")).toEqual([...Object.keys(group), "sail", "anchor"]);
});
