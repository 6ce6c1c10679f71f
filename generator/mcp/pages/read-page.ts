import type { SiteFolder } from "../sites/site-folder.ts";
import { decodeWritten } from "../../places/decode-written.ts";

/** A page's Markdown by its route or address, anchors and endings aside; undefined where there is no such page. */
export function readPage(site: SiteFolder, address: string): string | undefined {
  const [, host, path = ""] = /^(https?:\/\/[^/]+|aspectdoc:\/\/(?=\/))?([^?#]*)/.exec(address) ?? [];
  const found = readRoute(site, path);
  if (found !== undefined || host === undefined) return found;
  // Published below a path that the site knows nothing of.
  for (const { index } of path.slice(0, -1).matchAll(/(?!^)\//g)) {
    const behind = readRoute(site, path.slice(index + 1));
    if (behind !== undefined) return behind;
  }
  return undefined;
}

function readRoute({ base, read }: SiteFolder, address: string): string | undefined {
  // Links between pages in Markdown lead up to the top first.
  const path = address.replace(/^(?:\.\.?\/)+/, "");
  const below = path.startsWith(base) ? path.slice(base.length) : path;
  const route = decodeWritten(below)
    .normalize("NFC")
    .replace(/^\/+|(?<!\/)\/+$/g, "")
    .replace(/(?:^|\/)index\.(?:html|md)$|\.md$/, "");
  if (route.split(/[\\/]/).includes("..") || route.includes("\0")) return undefined;
  if (route === "") return read("index.md");
  if (/(?:^|\/)llms\.txt$/.test(route)) return read(route);
  return read(`${route}.md`) ?? read(`${route}/index.md`);
}

/** A block of code of a page, with the headings that it stands under. */
export interface CodeBlock {
  readonly under: string;
  readonly language: string;
  readonly code: string;
}

/** The code on a page, in its order; with an anchor's name, what stands under a heading that has it, if there is any. */
export function listCode(markdown: string, name?: string): readonly CodeBlock[] {
  const blocks: CodeBlock[] = [];
  const headings: string[] = [];
  let open:
    | { readonly fence: string; readonly indent: number; readonly language: string; readonly lines: string[] }
    | undefined;
  for (const line of markdown.split("\n")) {
    if (open !== undefined) {
      // Code in a list is set in as its items are.
      if (line.trim() !== open.fence) open.lines.push(line.slice(Math.min(open.indent, line.search(/\S|$/))));
      else {
        blocks.push({
          under: headings.filter(Boolean).join(" › "),
          language: open.language,
          code: open.lines.join("\n"),
        });
        open = undefined;
      }
      continue;
    }
    const [, indent = "", fence, language = ""] = /^( *)(`{3,})([^\s`]*)/.exec(line) ?? [];
    if (fence !== undefined) open = { fence, indent: indent.length, language, lines: [] };
    const [, marks, title = ""] = /^(#{1,6}) (?:<a id="[^"]*"><\/a>)?(.*)$/.exec(line) ?? [];
    if (marks !== undefined) headings.splice(marks.length - 1, headings.length, title);
  }
  const own = name === undefined ? [] : blocks.filter(({ under }) => under.includes(name));
  return own.length > 0 ? own : blocks;
}
