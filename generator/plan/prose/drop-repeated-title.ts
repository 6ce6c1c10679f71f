import type { Token } from "markdown-it";
import type { ReadText } from "../../markdown/read-markdown.ts";
import { toAttribute } from "./render-media.ts";

/**
 * Takes the heading off that a text begins with, which says what stands above the text anyhow: chapters of mdBook begin with `##`, as they
 * are parts of one book. Its place stays for links that lead there, and what is below it rises by one, up to the next one beside it.
 * Writes to what was read, and gives what is left of the heading in the page.
 */
export function dropRepeatedTitle({ tokens, dialect }: ReadText): string {
  const [first, ...others] = dialect.headings;
  const start = tokens.findIndex(({ type }) => type !== "comment");
  const token = tokens[start];
  // What stands above it, as a picture may, would stand under the title and be of another section.
  if (first === undefined || token?.type !== "heading_open" || token.meta?.["id"] !== first.id) return "";
  token.type = "title_place";
  tokens.splice(start + 1, 2);
  const next = others.findIndex(({ level }) => level <= first.level);
  const below = new Set(others.slice(0, next === -1 ? undefined : next).map(({ id }) => id));
  dialect.headings.splice(0, 1);
  for (const [index, heading] of dialect.headings.entries())
    if (below.has(heading.id)) dialect.headings[index] = { ...heading, level: heading.level - 1 };
  for (const [index, heading] of tokens.entries()) {
    if (heading.type !== "heading_open" || !below.has(String(heading.meta?.["id"]))) continue;
    const tag = `h${Number(heading.tag.slice(1)) - 1}`;
    heading.tag = tag;
    const end = tokens[index + 2];
    if (end?.type === "heading_close") end.tag = tag;
  }
  return renderTitlePlace(token);
}

/** Where the heading was that a text began with. */
export function renderTitlePlace({ meta }: Token): string {
  return `<span${toAttribute("id", String(meta?.["id"] ?? ""))}></span>\n`;
}
