import type { Report } from "../../diagnostics/report.ts";
import { startOfFile } from "../../places/start-of-file.ts";
import type { Span } from "../../catalogue/span.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import { belowRoot, folderOf } from "../../places/content-paths.ts";
import { readYaml } from "../yaml/read-yaml.ts";
import type { CategoryDocument } from "./category-document.ts";
import type { WrittenItem } from "./sidebar-document.ts";

/**
 * What an `_order.yaml` of ReadMe, or an `.order` of a wiki of Azure DevOps, says of the folder that it is in: the names of its pages and
 * folders in order. What it doesn't name comes behind.
 */
export function parseFolderOrder(file: SourceFile, report: Report): CategoryDocument {
  const { path, root = "" } = file;
  const names = path.endsWith(".order") ? listLines(file) : listItems(file, report);
  if (names === undefined) return { file: path };
  const folder = folderOf(path) === root ? "" : belowRoot(folderOf(path), root);
  const items = names.flatMap(({ name, span }): readonly WrittenItem[] => {
    if (name === "" || name.includes("/")) return [];
    return [{ type: "entry", id: folder === "" ? name : `${folder}/${name}`, span }];
  });
  return { file: path, items: [...items, { type: "rest", folder, pattern: "*", span: startOfFile(path) }] };
}

interface WrittenName {
  readonly name: string;
  readonly span: Span;
}

function listItems(file: SourceFile, report: Report): readonly WrittenName[] | undefined {
  const value = readYaml(file, report);
  if (value?.kind !== "array") return undefined;
  return value.items.map((item) => ({
    name: item.kind === "scalar" ? String(item.value ?? "").trim() : "",
    span: item.span,
  }));
}

/** A name a line. */
function listLines({ path, text }: SourceFile): readonly WrittenName[] {
  return text.split("\n").map((line, index) => {
    const name = line.trim();
    const [startLine, startColumn] = [index + 1, 1];
    return { name, span: { file: path, startLine, startColumn, endLine: startLine, endColumn: name.length + 1 } };
  });
}
