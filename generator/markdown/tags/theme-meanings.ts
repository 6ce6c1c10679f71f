import { escapeAttribute } from "./escape-attribute.ts";
import type { TagMeaning, TemplateTag } from "./read-tag.ts";

/** What most themes of Hugo have besides, some under several names. */
export const themeMeanings: readonly (readonly [name: string, meaning: TagMeaning])[] = [
  // Signs of a font, and what only says how a page is arranged.
  ...["fa", "fas", "children", "cardpane", "lead", "rawhtml", "blocks/cover", "blocks/lead", "blocks/section"].map(
    (name) => [name, () => ""] as const,
  ),
  ["blocks/link-down", () => ""],
  ["blocks/feature", feature],
  ["badge", badge],
  ...["button", "btn"].map((name) => [name, button] as const),
  ...["img", "image"].map((name) => [name, image] as const),
  ["iframe", ({ named, words }) => embedFrame(named.get("src") ?? named.get("url") ?? words[0])],
  // Signs in tables, as the docs of GitLab have them.
  ["yes", () => "Yes"],
  ["no", () => "No"],
  ...["new-in", "deprecated-in"].map((name) => [name, since] as const),
];

function feature({ kind, named }: TemplateTag, hasEnd: boolean): string | undefined {
  if (kind === "close") return "</Card>";
  if (!hasEnd) return undefined;
  const written = Object.entries({ title: named.get("title") ?? "", href: named.get("url") }).map(([name, value]) =>
    value === undefined ? "" : ` ${name}="${escapeAttribute(value)}"`,
  );
  return `<Card${written.join("")}>`;
}

/** Its words stand between two tags, or in the only one. */
function badge({ kind, words, named }: TemplateTag, hasEnd: boolean): string | undefined {
  if (kind === "close" || (hasEnd && kind === "open")) return "";
  return named.get("content") ?? named.get("text") ?? words[0];
}

function button({ kind, words, named }: TemplateTag, hasEnd: boolean): string | undefined {
  if (kind === "close") return "</a>";
  const target =
    ["href", "url", "link", "relref", "ref"].map((name) => named.get(name)).find((one) => one !== undefined) ??
    words[0];
  if (target === undefined || !/^[^\s<>]+$/.test(target)) return undefined;
  if (hasEnd && kind === "open") return `<a href="${escapeAttribute(target)}">`;
  const said = named.get("text") ?? named.get("label") ?? named.get("title");
  return said === undefined ? undefined : `[${said.replaceAll(/[[\]]/g, "\\$&")}](<${target}>)`;
}

function image({ words, named }: TemplateTag): string | undefined {
  const source = named.get("src") ?? named.get("path") ?? named.get("link") ?? words[0];
  if (source === undefined || source === "") return undefined;
  const alt = named.get("alt") ?? named.get("title") ?? named.get("caption") ?? words[1] ?? "";
  return `<img src="${escapeAttribute(source)}" alt="${escapeAttribute(alt)}">`;
}

function embedFrame(source = ""): string | undefined {
  return /^https?:\/\/[^\s<>]+$/.test(source) ? `<iframe src="${escapeAttribute(source)}"></iframe>` : undefined;
}

function since({ name, words, kind }: TemplateTag): string | undefined {
  const [version] = words;
  if (kind === "close" || version === undefined) return kind === "close" ? "" : undefined;
  return `**${name === "new-in" ? "New" : "Deprecated"} in ${version}**`;
}
