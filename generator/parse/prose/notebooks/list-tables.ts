import { scanTag, type Tag } from "../../../markdown/html/scan-tag.ts";

const parts: ReadonlySet<string> = new Set(["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"]);
/** Whose content is no text. */
const silent: ReadonlySet<string> = new Set(["style", "script", "svg", "template", "textarea", "select"]);
/** By which HTML is more than words, such as a table of widgets. */
const living = /<(?:script|iframe|canvas|svg|form|button)\b/i;

/** More of one output is data, of which the first rows do. */
const longest = 60_000;

/**
 * The tables of HTML that code has given, such as those of pandas, and what is said beside them. Nothing is kept but rows, cells and
 * their words, which are no Markdown; undefined where there is no table, or it is a part of something that scripts make.
 */
export function listTables(html: string): string | undefined {
  if (!/<table\b/i.test(html) || living.test(html)) return undefined;
  const written = { pieces: new Array<string>(), size: 0 };
  let depth = 0;
  let position = 0;
  const write = (piece: string): void => {
    written.pieces.push(piece);
    written.size += piece.length;
  };
  while (position < html.length && written.size < 2 * longest) {
    const open = html.indexOf("<", position);
    const end = open === -1 ? html.length : open;
    write(toLiteral(html.slice(position, Math.min(end, position + longest))));
    if (open === -1) break;
    const tag = scanTag(html, open);
    position = tag?.end ?? findCommentEnd(html, open);
    if (tag === undefined) continue;
    const name = tag.name.toLowerCase();
    if (silent.has(name) && !tag.closing) position = findEnd(html, name, position);
    else if (name === "table") {
      // One in another is the words of its cell.
      if (depth === (tag.closing ? 1 : 0)) write(tag.closing ? "</table>\n\n" : "\n\n<table>\n");
      depth = Math.max(0, depth + (tag.closing ? -1 : 1));
    } else if (depth === 1 && parts.has(name)) {
      if (written.size >= longest && name === "tr" && !tag.closing) break;
      write(toPart(name, tag));
    } else if (depth === 0 && /^(?:p|div|h[1-6]|li)$/.test(name)) write("\n\n");
    else if (name === "br") write(" ");
  }
  if (depth > 0) write("</table>");
  if (position < html.length && written.size >= longest) write("\n\n…");
  return written.pieces
    .join("")
    .split("\n")
    .map((line) => line.trim())
    .join("\n")
    .trim();
}

function toPart(name: string, tag: Tag): string {
  const spans = tag.closing
    ? []
    : ["colspan", "rowspan"].flatMap((key) => {
        const value = tag.attributes.get(key);
        return typeof value === "string" && /^[1-9]\d{0,2}$/.test(value) ? [` ${key}="${value}"`] : [];
      });
  const isRow = tag.closing && name !== "th" && name !== "td";
  return `<${tag.closing ? "/" : ""}${name}${spans.join("")}>${isRow ? "\n" : ""}`;
}

/** Text as Markdown that says the same: no sign in it is one of Markdown, or of anything that is read in that. */
function toLiteral(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});|[!-/:-@[-`{-~]/gi, (sign) =>
      sign.length > 1 ? sign : `&#${sign.charCodeAt(0)};`,
    );
}

/** Behind a comment, or behind a sign that begins nothing. */
function findCommentEnd(html: string, open: number): number {
  if (!html.startsWith("<!--", open)) return open + 1;
  const end = html.indexOf("-->", open);
  return end === -1 ? html.length : end + "-->".length;
}

/** Behind the closing tag of an element; where there is none, there is nothing more. */
function findEnd(html: string, name: string, from: number): number {
  const closing = new RegExp(`</${name}>`, "gi");
  closing.lastIndex = from;
  return closing.exec(html) === null ? html.length : closing.lastIndex;
}
