import { closesFence, readFence } from "../../markdown/fence-reader.ts";
import type { DataItem } from "../../places/template-variables.ts";
import { decideCondition } from "./decide-condition.ts";
import { settleBlocks } from "./settle-blocks.ts";
import { settleLine } from "./settle-line.ts";

/** A tag of a loop that nothing here can run, by its place. */
export interface LostLoop {
  readonly line: number;
  readonly column: number;
  readonly length: number;
}

interface LoopParts {
  /** Where the text begins behind its front matter. */
  readonly first: number;
  /** Lists of the project's data, by what stands for them. */
  readonly lists: ReadonlyMap<string, readonly DataItem[]>;
}

/** How much more loops of a text may write, and go through. */
interface Budget {
  written: number;
  shaped: number;
}

interface Tag extends LostLoop {
  /** What a loop that begins goes through. */
  readonly opened?: string | undefined;
}

const tags = /`+[^`\n]*`+|\{%-?\s{0,5}(raw|endraw|for|endfor)\b([^%\n]{0,300}?)-?%\}/g;
const header = /^\s*([A-Za-z_]\w{0,60})\s+in\s+([\w.-]{1,200})\s*(?:limit:\s*(\d{1,4})\s*)?$/;
const field =
  /\{\{-?\s{0,5}([A-Za-z_]\w{0,60})((?:\.[\w-]{1,60}){0,6})\s{0,5}(?:\|\s{0,5}(?:escape|strip)\s{0,5})?-?\}\}/g;
/** A line that is no item of a list, no row of a table, no HTML and not blank. */
const wordsBegin = /^[ \t]*(?!(?:[-*+][ \t]|[|<]|\d{1,9}[.)]))\S/;
/** What all loops of a text write together, in characters; nobody reads more. */
const mostWritten = 500_000;
/** What is gone through for that, of which conditions may leave nothing. */
const mostShaped = 10_000_000;

/**
 * Runs the loops of Liquid that go through a list of the project's data and say nothing but what its items hold. Of others nothing is left,
 * since what they repeat says nothing by itself; they are given back. What a loop writes stands in its first line, and its others are
 * taken out.
 */
export function runLoops(lines: string[], taken: Set<number>, { first, lists }: LoopParts): readonly LostLoop[] {
  const lost: LostLoop[] = [];
  const left = { written: mostWritten, shaped: mostShaped };
  // From the last one on, since what a loop writes moves all behind it, where another may begin in the line that it ends in.
  for (const [start, end] of pairTags(listTags(lines, first)).toReversed()) {
    const [before, behind] = [
      (lines[start.line] ?? "").slice(0, start.column),
      (lines[end.line] ?? "").slice(end.column + end.length),
    ];
    const body = cutBody(lines, start, end);
    const written = writeItems(start.opened ?? "", { body, isAlone: before.trim() === "", left }, lists);
    // Among the words of a line, what is repeated may be read once.
    if (written === undefined && start.line === end.line && before.trim() !== "") continue;
    if (written === undefined) lost.push(start);
    // Words right behind would go on with the last item.
    const isFollowed = wordsBegin.test(lines[end.line + 1] ?? "");
    const isTight = written !== undefined && written.endsWith("\n") && behind.trim() === "" && !isFollowed;
    lines[start.line] = before + (isTight ? written.slice(0, -1) : (written ?? "")) + behind;
    for (let line = start.line + 1; line <= end.line; line += 1) taken.add(line);
  }
  return lost.toReversed();
}

/** The tags that loops begin and end with, in order; a loop within another one is a part of that. */
function pairTags(found: readonly Tag[]): readonly (readonly [start: Tag, end: Tag])[] {
  const open: Tag[] = [];
  return found.flatMap((tag) => {
    if (tag.opened !== undefined) {
      open.push(tag);
      return [];
    }
    const start = open.pop();
    return start === undefined || open.length > 0 ? [] : [[start, tag] as const];
  });
}

/** The tags of loops outside of code, in order. */
function listTags(lines: readonly string[], first: number): readonly Tag[] {
  const found: Tag[] = [];
  let fence: string | undefined;
  let isRaw = false;
  for (let line = first; line < lines.length; line += 1) {
    const text = lines[line] ?? "";
    if (fence !== undefined) {
      if (closesFence(text, fence)) fence = undefined;
      continue;
    }
    fence = readFence(text)?.mark;
    if (fence !== undefined || !text.includes("{%")) continue;
    for (const { 0: whole, 1: name, 2: rest = "", index } of text.matchAll(tags)) {
      if (name === "raw" || name === "endraw") isRaw = name === "raw";
      if (isRaw || (name !== "for" && name !== "endfor")) continue;
      found.push({ line, column: index, length: whole.length, opened: name === "for" ? rest : undefined });
    }
  }
  return found;
}

function cutBody(lines: readonly string[], start: Tag, end: Tag): string {
  const from = start.column + start.length;
  if (start.line === end.line) return (lines[start.line] ?? "").slice(from, end.column);
  const inner = lines.slice(start.line + 1, end.line);
  return [(lines[start.line] ?? "").slice(from), ...inner, (lines[end.line] ?? "").slice(0, end.column)].join("\n");
}

/** What a loop writes; undefined where it goes through something else, or says more than its items do. */
function writeItems(
  written: string,
  { body, isAlone, left }: { readonly body: string; readonly isAlone: boolean; readonly left: Budget },
  lists: LoopParts["lists"],
): string | undefined {
  const [, name = "", source = "", limit] = header.exec(written) ?? [];
  const items = lists.get(source);
  if (items === undefined) return undefined;
  // Items of a list and rows of a table stand below each other, whether there are blank lines in the template or not.
  const isRow = /^[ \t]*\n[ \t]*(?:[-*+|]|\d{1,9}[.)])/.test(body);
  const shape = !isRow ? body : isAlone ? `${body.replace(/^[ \t]*\n/, "").trimEnd()}\n` : body.trimEnd();
  const isAsked = new RegExp(String.raw`\{\{[^{}]*\b(?:${name}|forloop)\b`);
  let all = "";
  for (const item of items.slice(0, limit === undefined ? undefined : Number(limit))) {
    left.shaped -= shape.length;
    if (left.shaped < 0) return undefined;
    const one = fillItem(settleItem(shape, name, item), { name, item, isAsked, room: left.written - all.length });
    if (one === undefined) return undefined;
    all += one;
  }
  left.written -= all.length;
  return all;
}

/** The shape of an item without what its conditions leave out. */
function settleItem(shape: string, name: string, item: DataItem): string {
  if (!shape.includes("{%")) return shape;
  const find = (asked: string): string | null | undefined =>
    asked.startsWith(`${name}.`) ? (item.get(asked.slice(name.length + 1)) ?? null) : undefined;
  const decide = (condition: string): boolean | undefined => decideCondition(condition, find);
  const lines = shape.split("\n").map((line) => {
    let [kept, from] = ["", 0];
    if (/^\s*\{%[^%]*%\}\s*$/.test(line)) return line;
    for (const [start, end] of settleLine(line, decide)) [kept, from] = [kept + line.slice(from, start), end];
    return kept + line.slice(from);
  });
  const blank = new Set(lines.flatMap((line, index) => (line.trim() === "" ? [index] : [])));
  settleBlocks(lines, 0, decide);
  return lines.filter((line, index) => line !== "" || blank.has(index)).join("\n");
}

interface ItemParts {
  /** What stands for the item. */
  readonly name: string;
  readonly item: DataItem;
  /** What asks for the item or for the loop, once all that is known is filled in. */
  readonly isAsked: RegExp;
  /** In characters. */
  readonly room: number;
}

/** An item in its shape; undefined where something else is asked for, or where that is more than there is room for. */
function fillItem(shape: string, { name, item, isAsked, room }: ItemParts): string | undefined {
  let left = room - shape.length;
  const filled = shape.replaceAll(field, (whole, asked: string, path: string) => {
    if (asked !== name) return whole;
    // All that is still to be filled in may take less room than what asks for it, but no less than none.
    if (left < -shape.length) return "";
    const value = (item.get(path.slice(1)) ?? "").replaceAll(/\s+/g, " ");
    left += whole.length - value.length;
    return value;
  });
  return left < 0 || filled.includes("{%") || isAsked.test(filled) ? undefined : filled;
}
