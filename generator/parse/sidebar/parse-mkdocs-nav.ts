import { discoverCodes } from "../../diagnostics/codes/discover.ts";
import { sidebarCodes } from "../../diagnostics/codes/prose-links.ts";
import { createReport, type Report } from "../../diagnostics/report.ts";
import { startOfFile } from "../../places/start-of-file.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import { describeJson, type LocatedObject } from "../json/located-json.ts";
import { findMkdocsNav } from "./find-mkdocs-nav.ts";
import { readNav } from "./read-nav.ts";
import { readYaml } from "../yaml/read-yaml.ts";
import type { SidebarDocument } from "./sidebar-document.ts";

/** The order that `nav` of a `mkdocs.yml` gives the pages; no sidebar where there is none. Nothing in the file is run. */
export function parseMkdocsNav(file: SourceFile, report: Report): SidebarDocument {
  const document = { file: file.path, root: file.root ?? "" };
  const found = createReport();
  const value = readYaml(file, found);
  for (const diagnostic of found.diagnostics) report.add(diagnostic, diagnostic.span);
  // MkDocs asks for a name at least, so a text without any key is a lost one.
  if (value?.kind !== "object" && found.diagnostics.length === 0) {
    const reason = file.text.trim() === "" ? "it is empty" : "it is no object with keys such as `site_name`";
    report.add(discoverCodes.unreadConfig({ reason }), startOfFile(file.path));
  }
  const nav = value?.kind === "object" ? findMkdocsNav(value) : undefined;
  if (value?.kind !== "object" || nav === undefined) return { ...document, sidebars: [] };
  if (nav.value.kind !== "array") {
    const isNothing = nav.value.kind === "scalar" && nav.value.value === null;
    const found = describeJson(nav.value);
    if (!isNothing) report.add(sidebarCodes.unknownShape({ found, expected: "a list of pages" }), nav.value.span);
    return { ...document, sidebars: [] };
  }
  const items = readNav(nav.value.items, { folder: "", takesIndexes: attachesIndexes(value), report });
  return { ...document, sidebars: [{ name: "guides", items, span: nav.keySpan }] };
}

/** Whether a theme shows the first page of a section where the section's name leads, whatever that page is called. */
function attachesIndexes({ entries }: LocatedObject): boolean {
  const theme = entries.get("theme")?.value;
  const features = theme?.kind === "object" ? theme.entries.get("features")?.value : undefined;
  return (
    features?.kind === "array" &&
    features.items.some((feature) => feature.kind === "scalar" && feature.value === "navigation.indexes")
  );
}
