import type { StateCore } from "markdown-it";
import { changeOutsideFences } from "../change-outside-fences.ts";
import { escapeAttribute } from "../tags/escape-attribute.ts";
import { nameAudiences } from "./name-audiences.ts";
import { setOutColumns } from "./set-out-columns.ts";

/*
 * Guides that were written for DocFX and Microsoft Learn take files in, show pictures and videos and have tabs by signs of their own.
 * They become what our dialect has for it, before anything else is read, line by line, so that lines stay what they are.
 */

const mark = /\[!(?:INCLUDE|code-|div )|^ {0,3}#{1,6}[ \t]+\[[^\]\n]+\]\(#tab\/|^[ \t>]*:::\s?\/?[a-z]|\[!Video/im;

/** `# [Linux](#tab/linux)`, and the rule that ends the last of several. */
const tab = /^ {0,3}#{1,6}[ \t]+\[([^\]]{1,200})\]\(#tab\/[^()\s]{1,300}\)[ \t]*\r?$/;
const endOfTabs = /^ {0,3}(?:-[ \t]*){3,}\r?$|^ {0,3}(?:\*[ \t]*){3,}\r?$/;

const included = /^([ \t>]*)\[!INCLUDE[ \t]?\[[^\]]{0,300}\]\(([^()\s]{1,500})\)\][ \t]*\r?$/i;
const code =
  /^([ \t>]*)\[!code(?:-[\w+#-]{1,40})?[ \t]?\[[^\]]{0,300}\]\(([^()\s]{1,500}?)(?:[ \t]+"[^"]{0,100}")?\)\][ \t]*\r?$/i;
const video = /^([ \t>]*)\[!Video[ \t]+(https?:\/\/[^\s\]<>]{1,500})\][ \t]*\r?$/i;
/** What a quote looks like: a list of checks, or a link to the next step. */
const look = /^([ \t]*>[ \t>]*)\[!div [^\]\n]{0,300}\][ \t]*\r?$/i;
const triple = /:::\s?(image|code|video)[ \t]([^\n]{1,1000}?):::/gi;
/** What only says how things are arranged, or where that for which something is meant ends. */
const arrangement =
  /^[ \t>]*:::\s?\/?(?:row|column|image|moniker|zone|row-end|column-end|zone-end|moniker-end)\b[^\n]{0,300}$/i;

/** Writes what DocFX has as what the dialect reads, in as many lines. */
export function translateDocfx(state: StateCore): void {
  if (!mark.test(state.src)) return;
  let isInTabs = false;
  const written = nameAudiences(setOutColumns(state.src.split("\n")));
  const text = changeOutsideFences(written.join("\n"), (line) => {
    const label = tab.exec(line)?.[1];
    if (label !== undefined) {
      const open = `<TabItem label="${escapeAttribute(label)}">`;
      const before = isInTabs ? "</TabItem>" : "<Tabs>";
      isInTabs = true;
      return before + open;
    }
    if (isInTabs && endOfTabs.test(line)) {
      isInTabs = false;
      return "</TabItem></Tabs>";
    }
    return translateLine(line);
  });
  state.src = isInTabs ? `${text}\n</TabItem></Tabs>` : text;
}

function translateLine(line: string): string {
  if (!line.includes("[!") && !line.includes(":::")) return line;
  const [, before, file] = included.exec(line) ?? [];
  if (file !== undefined) return `${before}{{ inline ${fromTop(file)} }}`;
  const [, above, source] = code.exec(line) ?? [];
  if (source !== undefined) return `${above}${toSnippet(source)}`;
  const [, lead, address] = video.exec(line) ?? [];
  if (address !== undefined) return `${lead}<iframe src="${escapeAttribute(address)}"></iframe>`;
  const quote = look.exec(line)?.[1];
  if (quote !== undefined) return quote;
  const written = line.replace(
    triple,
    (whole, kind: string, attributes: string) => readTriple(kind, attributes) ?? whole,
  );
  return arrangement.test(written) ? "" : written;
}

/** A tilde stands for the folder of all documents. */
function fromTop(path: string): string {
  return path.replace(/^~\//, "/");
}

/** Of a file the part that a region or lines name, in whichever of both ways. */
function toSnippet(written: string): string {
  const [, path = "", query = "", anchor] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/.exec(written) ?? [];
  const options = new URLSearchParams(query);
  const range = /^(\d{1,7})-(\d{1,7})$/.exec(options.get("range") ?? "");
  const part = anchor ?? options.get("name") ?? (range === null ? undefined : `L${range[1]}-L${range[2]}`);
  return `<<< ${path.replace(/^~\//, "@/")}${part !== undefined && /^[\w-]+$/.test(part) ? `#${part}` : ""}`;
}

const attribute = /([\w-]{1,40})="([^"]{0,500})"/g;

function readTriple(kind: string, written: string): string | undefined {
  const attributes = new Map([...written.matchAll(attribute)].map(([, name = "", value = ""]) => [name, value]));
  const source = attributes.get("source");
  if (source === undefined || /[<>\s]/.test(source)) return undefined;
  if (kind.toLowerCase() === "image") {
    return `![${(attributes.get("alt-text") ?? "").replaceAll(/[[\]\\]/g, "")}](${fromTop(source)})`;
  }
  if (kind.toLowerCase() === "video") return `<iframe src="${escapeAttribute(source)}"></iframe>`;
  const [range, id] = [attributes.get("range"), attributes.get("id")];
  return toSnippet(
    `${source}?${new URLSearchParams(id === undefined ? { range: range ?? "" } : { name: id }).toString()}`,
  );
}
