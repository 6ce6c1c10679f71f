import type { StateCore } from "markdown-it";
import { closesFence, readFence } from "../fence-reader.ts";
import { findCalloutType, findIndentedType } from "./indented-admonition-types.ts";
import { escapeAttribute } from "../tags/escape-attribute.ts";

/*
 * Blocks between slashes, as the extensions of MkDocs have them by `pymdownx.blocks`: `/// note | Title`, with options in lines that are set
 * in, up to `///`. They become what our dialect has for them before anything else is read, line by line.
 */

interface Block {
  readonly slashes: number;
  readonly line: number;
  readonly lead: string;
  readonly name: string;
  readonly title: string;
  readonly options: ReadonlyMap<string, string>;
  /** The last line of its options. */
  readonly head: number;
  /** The line that closes it. */
  end: number;
}

const opening = /^([ \t>]*)(\/{3,20})[ \t]+([A-Za-z][\w-]{0,60})[ \t]*(?:\|[ \t]*(\S[^\n]{0,300}?))?[ \t]*\r?$/;
const closing = /^[ \t>]*(\/{3,20})[ \t]*\r?$/;
const option = /^[ \t>]*(?: {4}|\t)[ \t]*([a-z]{1,20}):[ \t]*([^\n]{0,300}?)[ \t]*\r?$/;
/** Nobody sets so many blocks into each other. */
const deepest = 30;

/** Only say how their content looks, or what it stands by. */
const plain: ReadonlySet<string> = new Set(["html", "define", "caption", "figure-caption", "table-caption"]);

/** Writes blocks between slashes as what the dialect reads, in as many lines. */
export function translateSlashBlocks(state: StateCore): void {
  if (!/^[ \t>]*\/{3}/m.test(state.src)) return;
  const lines = state.src.split("\n");
  const blocks = findBlocks(lines);
  const followers = findFollowers(lines, blocks);
  const following = new Set(followers.values());
  for (const block of blocks) {
    const { line, lead, head, end } = block;
    const isTab = block.name === "tab";
    lines.fill(lead.trimEnd(), line, head + 1);
    lines[line] = lead + (isTab && !following.has(block) ? "<Tabs>" : "") + writeOpening(block);
    lines[end] = lead + writeClosing(block) + (isTab && !followers.has(block) ? "</Tabs>" : "");
  }
  if (blocks.length > 0) state.src = lines.join("\n");
}

/** Those that are closed, outside of code. */
function findBlocks(lines: readonly string[]): readonly Block[] {
  const found: Block[] = [];
  const open: Block[] = [];
  let fence: string | undefined;
  for (const [line, text] of lines.entries()) {
    if (fence !== undefined) {
      if (closesFence(text, fence)) fence = undefined;
      continue;
    }
    fence = readFence(text)?.mark;
    if (fence !== undefined || !text.includes("///")) continue;
    const slashes = closing.exec(text)?.[1]?.length;
    if (slashes !== undefined) {
      const at = open.findLastIndex((block) => block.slashes === slashes);
      const block = open[at];
      if (block === undefined) continue;
      block.end = line;
      found.push(block);
      // What nothing closes within it is none.
      open.length = at;
      continue;
    }
    const [, lead = "", marks = "", name = "", title = ""] = opening.exec(text) ?? [];
    if (marks === "") continue;
    // What so many have followed is likely to be a remark that nothing closes.
    if (open.length === deepest) open.shift();
    open.push({
      slashes: marks.length,
      line,
      lead,
      name: name.toLowerCase(),
      title,
      ...readOptions(lines, line),
      end: line,
    });
  }
  return found.toSorted((a, b) => a.line - b.line);
}

function readOptions(lines: readonly string[], line: number): Pick<Block, "options" | "head"> {
  const options = new Map<string, string>();
  let head = line;
  for (let found = option.exec(lines[head + 1] ?? ""); found !== null; found = option.exec(lines[head + 1] ?? "")) {
    options.set(found[1] ?? "", (found[2] ?? "").replace(/^(["'])(.*)\1$/, "$2"));
    head += 1;
  }
  return { options, head };
}

/** By each tab the one that stands beside it, as nothing but empty lines are between them. */
function findFollowers(lines: readonly string[], blocks: readonly Block[]): ReadonlyMap<Block, Block> {
  const tabs = blocks.filter(({ name }) => name === "tab");
  const byLine = new Map(tabs.map((block) => [block.line, block]));
  return new Map(
    tabs.flatMap((block): readonly (readonly [Block, Block])[] => {
      let next = block.end + 1;
      while (/^[ \t>]*\r?$/.test(lines[next] ?? "x")) next += 1;
      const other = byLine.get(next);
      const isBeside = other !== undefined && other.options.get("new") !== "true";
      return isBeside ? [[block, other]] : [];
    }),
  );
}

function writeOpening({ name, title, options }: Block): string {
  if (plain.has(name)) return "";
  if (name === "tab") return `<TabItem label="${escapeAttribute(title)}">`;
  const written = name === "admonition" ? (options.get("type") ?? "note") : name;
  // Projects may have types of their own.
  const isKnown = written === "details" || findCalloutType(written) !== undefined;
  const type = isKnown ? written : "note";
  const said = isKnown || title !== "" ? title : findIndentedType(written).label;
  return `<Admonition type="${escapeAttribute(type)}"${said === "" ? "" : ` title="${escapeAttribute(said)}"`}>`;
}

function writeClosing({ name }: Block): string {
  if (plain.has(name)) return "";
  return name === "tab" ? "</TabItem>" : "</Admonition>";
}
