import { dropMarkdownEnding } from "../../places/markdown-files.ts";
import { trimSlashes } from "../../places/trim-slashes.ts";
import { getFlag, getText } from "../json/get-value.ts";
import type { LocatedJson, LocatedObject } from "../json/located-json.ts";
import type { WrittenDoc, WrittenItem } from "./sidebar-document.ts";

const signs = ["page", "group", "directory", "separator"];

/** What a `sidebars.yaml` of Redocly lists, pages by their files, groups and words between them; undefined where it is a list of ours. */
export function readRedoclyItems(value: LocatedJson): readonly WrittenItem[] | undefined {
  const isRedocly =
    value.kind === "array" &&
    value.items.some(
      (item) =>
        item.kind === "object" && !item.entries.has("type") && signs.some((sign) => getText(item, sign) !== undefined),
    );
  return isRedocly ? readItems(value) : undefined;
}

function readItems(value: LocatedJson | undefined): readonly WrittenItem[] {
  if (value?.kind !== "array") return [];
  return value.items.flatMap((item) => (item.kind === "object" ? readItem(item) : []));
}

function readItem(item: LocatedObject): readonly WrittenItem[] {
  const get = (key: string): string | undefined => getText(item, key);
  const { span } = item;
  const label = get("label");
  const own = toDoc(get("page"), item, label);
  const name = get("group") ?? label;
  const directory = get("directory");
  const items =
    directory === undefined
      ? readItems(item.entries.get("items")?.value)
      : [{ type: "folder", folder: trimSlashes(directory.replace(/^\.\//, "")), span } as const];
  if (items.length > 0) {
    if (name === undefined && own === undefined) return items;
    const collapsed = getFlag(item, "expanded") !== true;
    return [{ type: "category", label: name ?? "", collapsed, collapsible: true, link: own, items, span }];
  }
  if (own !== undefined) return [name === undefined ? own : { ...own, label: name }];
  const words = get("separator");
  if (words !== undefined) return [{ type: "html", label: words, span }];
  const href = get("href");
  return href === undefined ? [] : [{ type: "link", label: name ?? href, href, span }];
}

/** Descriptions of APIs are pages as well, which only Redocly makes. */
function toDoc(page: string | undefined, item: LocatedObject, label: string | undefined): WrittenDoc | undefined {
  if (page === undefined || /\.(?:ya?ml|json|tsx?|jsx?|graphql)$/i.test(page)) return undefined;
  const span = item.entries.get("page")?.value.span ?? item.span;
  return { type: "doc", id: dropMarkdownEnding(page.replace(/^(?:\.?\/)+/, "")), label, span };
}
