import { escapeAttribute } from "./escape-attribute.ts";
import type { TagMeaning, TemplateTag } from "./read-tag.ts";
import { markdocMeanings } from "./markdoc-meanings.ts";
import { homeAssistantMeanings } from "./home-assistant-meanings.ts";
import { readThemePart } from "./read-theme-part.ts";
import { kubernetesMeanings } from "./kubernetes-meanings.ts";
import { grafanaMeanings } from "./grafana-meanings.ts";
import { themeMeanings } from "./theme-meanings.ts";

/** What the tags of GitBook, Jekyll and the themes of Hugo say, by their names. */
export const tagMeanings: ReadonlyMap<string, TagMeaning> = new Map<string, TagMeaning>([
  ...["hint", "notice", "alert", "callout", "admonition", "pageinfo"].map((name) => [name, admonition] as const),
  ...["note", "info", "tip", "success", "important", "warning", "caution", "danger", "idea"].map(
    (name) => [name, admonition] as const,
  ),
  ...["details", "expand", "accordion", "collapse", "collapsible"].map((name) => [name, fold] as const),
  ["history", (tag, hasEnd) => fold({ ...tag, named: new Map([["title", "History"]]) }, hasEnd)],
  ...["tabs", "tabpane", "tabset"].map((name) => [name, (tag: TemplateTag) => component(tag, "Tabs")] as const),
  ...["tab", "tab-content"].map((name) => [name, tab] as const),
  ["card", card],
  ["figure", figure],
  ["embed", embed],
  [
    "youtube",
    ({ words, named }) =>
      frame(`https://www.youtube.com/embed/${named.get("id") ?? named.get("videoid") ?? words[0] ?? ""}`),
  ],
  ["vimeo", ({ words, named }) => frame(`https://player.vimeo.com/video/${named.get("id") ?? words[0] ?? ""}`)],
  ["file", file],
  ...["ref", "relref"].map((name) => [name, ({ words, named }: TemplateTag) => named.get("path") ?? words[0]] as const),
  ["link", (tag) => (tag.isShortcode ? namedLink(tag) : rootPath(tag.inside.replace(/^link\s+/, "")))],
  ["post_url", ({ inside }) => rootPath(`_posts/${inside.replace(/^post_url\s+/, "")}.md`)],
  ["baseurl", () => ""],
  // Lists of headings and what only says how things are arranged.
  ...["toc", "content-ref", "stepper", "step", "steps", "columns", "column", "code", "cards", "updates"].map(
    (name) => [name, () => ""] as const,
  ),
  ["update", update],
  ...kubernetesMeanings,
  ...grafanaMeanings,
  ...themeMeanings,
  ...markdocMeanings,
  ...homeAssistantMeanings,
  ["raw", (_tag, hasEnd) => (hasEnd ? "" : undefined)],
  ["include", (tag) => include(tag) ?? (tag.isShortcode ? undefined : readThemePart(tag))],
  ...["include-markdown", "include_relative", "readfile"].map((name) => [name, include] as const),
  // What else it is given is for what it says.
  ["partial", (tag) => include({ ...tag, words: tag.named.has("file") ? [] : tag.words })],
]);

/** Words that themes have for the types of admonitions. */
const types: ReadonlyMap<string, string> = new Map([
  ...["note", "info", "tip", "success", "important", "warning", "caution", "danger"].map(
    (name) => [name, name] as const,
  ),
  ["error", "danger"],
  ["bug", "danger"],
  ["working", "info"],
  ["primary", "info"],
  ["secondary", "note"],
  ["question", "info"],
  ["idea", "tip"],
  ["abstract", "info"],
  ["example", "note"],
  ["quote", "note"],
]);

function admonition(tag: TemplateTag, hasEnd: boolean): string {
  if (tag.kind === "close") return "</Admonition>";
  const { name, words, named } = tag;
  const written = named.get("style") ?? named.get("type") ?? named.get("color") ?? named.get("context");
  const isType = types.has(name);
  const type =
    types.get((named.get("notetype") ?? (isType ? name : (written ?? words[0] ?? "note"))).toLowerCase()) ?? "note";
  const rest = isType || written !== undefined ? words : words.slice(1);
  const said = named.get("text") ?? (hasEnd ? undefined : rest[0]);
  const given = named.get("title") ?? named.get("name") ?? (hasEnd ? rest[0] : undefined);
  // A note is called so anyway.
  const title = given?.toLowerCase() === type ? undefined : given;
  const open = `<Admonition type="${type}"${title === undefined ? "" : ` title="${escapeAttribute(title)}"`}>`;
  return hasEnd ? open : `${open}${said ?? ""}</Admonition>`;
}

function fold(tag: TemplateTag, hasEnd: boolean): string | undefined {
  if (tag.kind === "close") return "</Admonition>";
  if (!hasEnd) return undefined;
  const title = tag.named.get("title") ?? tag.named.get("summary") ?? tag.words[0] ?? "More";
  return `<Admonition type="details" title="${escapeAttribute(title)}">`;
}

function component({ kind }: TemplateTag, name: string, label?: string): string {
  if (kind === "close") return `</${name}>`;
  return `<${name}${label === undefined ? "" : ` label="${escapeAttribute(label)}"`}>`;
}

/** A tab that ends where it begins names a file, which stands beside the page, or heads the others. */
function tab(tag: TemplateTag): string {
  // Markdoc's tabs, as Redocly has them, have a label.
  const label = (tag.named.get("label") ?? labelOf(tag))?.replaceAll(/^\*\*|\*\*(?=:?$)/g, "");
  if (tag.kind !== "whole") return component(tag, "TabItem", label);
  const file = tag.named.get("include");
  if (file === undefined || !/^[\w./-]{1,300}$/.test(file)) return "";
  return `${component({ ...tag, kind: "open" }, "TabItem", label)}\`${file}\`</TabItem>`;
}

/** An entry of a list of changes begins with its day. */
function update({ kind, named }: TemplateTag): string {
  const date = kind === "close" ? "" : (named.get("date") ?? "");
  return /^[\w ,.:/-]{1,40}$/.test(date) ? `*${date.replaceAll("_", " ").trim()}*` : "";
}

function namedLink({ named }: TemplateTag): string | undefined {
  const [said, target] = [named.get("text"), named.get("url") ?? named.get("href")];
  if (said === undefined || target === undefined || !/^[^\s<>]+$/.test(target)) return undefined;
  return `[${said.replaceAll(/[[\]\\]/g, "\\$&")}](<${target}>)`;
}

/** What a tab is called. */
export function labelOf({ words, named }: TemplateTag): string | undefined {
  return named.get("title") ?? named.get("header") ?? named.get("name") ?? named.get("tabname") ?? words[0];
}

/** With content, or as a link with a sentence, as Hextra has it. */
function card({ kind, named }: TemplateTag, isPaired: boolean): string | undefined {
  if (kind === "close") return "</Card>";
  const hasEnd = isPaired && !named.has("link");
  const title = named.get("title") ?? named.get("header");
  if (title === undefined) return hasEnd ? '<Card title="">' : undefined;
  const [link, words] = [
    named.get("link") ?? named.get("href") ?? named.get("url") ?? named.get("to"),
    named.get("subtitle"),
  ];
  const said = Object.entries({ title, href: link, description: hasEnd ? undefined : words }).flatMap(([name, value]) =>
    value === undefined ? [] : [` ${name}="${escapeAttribute(value)}"`],
  );
  return hasEnd ? `<Card${said.join("")}>` : `<LinkCard${said.join("")} />`;
}

function figure({ named }: TemplateTag): string | undefined {
  const source = named.get("src");
  if (source === undefined) return undefined;
  const caption = [named.get("title"), named.get("caption")].filter((words) => words !== undefined).join(": ");
  const alt = named.get("alt") ?? (caption === "" ? "" : caption);
  const picture = `<img src="${escapeAttribute(source)}" alt="${escapeAttribute(alt)}">`;
  const below = caption === "" ? "" : `<figcaption>${escapeAttribute(caption)}</figcaption>`;
  return `<figure>${picture}${below}</figure>`;
}

/** With words below it, a link to the video, as they are its caption. */
function embed({ kind, named }: TemplateTag, hasEnd: boolean): string {
  const url = kind === "close" ? "" : (named.get("url") ?? "");
  const [, watched] = /^https?:\/\/(?:www\.)?(?:youtube\.com\/watch\?v=|youtu\.be\/)([\w-]+)/.exec(url) ?? [];
  if (watched !== undefined && !hasEnd) return frame(`https://www.youtube.com/embed/${watched}`);
  return /^https?:\/\/[^\s<>]+$/.test(url) ? `<${url}>` : "";
}

function frame(source: string): string {
  return `<iframe src="${escapeAttribute(source)}"></iframe>`;
}

function file({ kind, named }: TemplateTag): string {
  const source = named.get("src") ?? "";
  return kind === "close" || source === ""
    ? ""
    : `[${source.split("/").at(-1) ?? source}](<${source.replaceAll(/[<>]/g, "")}>)`;
}

function rootPath(path: string): string {
  return `/${path.trim().replace(/^\/+/, "")}`;
}

/** A page within a page, or what stands in it between two marks; a template with values is for the tool that fills it in. */
function include({ words, named }: TemplateTag): string | undefined {
  const [path = named.get("file")] = words;
  const marks = [named.get("start"), named.get("end")];
  if (path === undefined || !/^[^\s{}]+\.mdx?$/i.test(path)) return undefined;
  if (marks.some((mark) => mark !== undefined && /[{}"\n]/.test(mark))) return undefined;
  const between = ["from", "to"].map((word, index) => (marks[index] === undefined ? "" : ` ${word}="${marks[index]}"`));
  return `{{ inline ${path}${between.join("")} }}`;
}
