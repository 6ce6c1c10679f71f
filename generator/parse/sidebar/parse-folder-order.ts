import type { Report } from "../../diagnostics/report.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import { belowRoot, folderOf } from "../../places/content-paths.ts";
import { readYaml } from "../yaml/read-yaml.ts";
import type { CategoryDocument } from "./category-document.ts";
import type { WrittenItem } from "./sidebar-document.ts";

/** What an `_order.yaml` of ReadMe says of the folder that it is in: the names of its pages and folders in order. What it doesn't name comes behind. */
export function parseFolderOrder(file: SourceFile, report: Report): CategoryDocument {
  const { path, root = "" } = file;
  const value = readYaml(file, report);
  if (value?.kind !== "array") return { file: path };
  const folder = folderOf(path) === root ? "" : belowRoot(folderOf(path), root);
  const items = value.items.flatMap((item): readonly WrittenItem[] => {
    const name = item.kind === "scalar" ? String(item.value ?? "").trim() : "";
    if (name === "" || name.includes("/")) return [];
    return [{ type: "entry", id: folder === "" ? name : `${folder}/${name}`, span: item.span }];
  });
  return { file: path, items: [...items, { type: "rest", folder, pattern: "*", span: value.span }] };
}
