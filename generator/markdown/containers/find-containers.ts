import { admonitionComponents } from "../html/borrowed-components.ts";
import type { Container } from "./container.ts";
import { note, placeAt, type DialectState } from "../dialect-state.ts";
import { isComponentName, scriptComponents } from "../html/elements.ts";
import { closesFence, readFence } from "../fence-reader.ts";
import { isLinkComponent } from "../html/plain-components.ts";
import { findMark, type AbsentMarks } from "../html/scan-islands.ts";
import { scanTag, type Tag } from "../html/scan-tag.ts";

interface OpenContainer extends Omit<Container, "bodyEnd" | "end"> {
  /** What closes it: the name of the component, or nothing for an admonition. */
  readonly name: string;
  readonly colons: number;
}

const openAdmonition = /^([\t >]*)(:{3,})[ \t]*([A-Za-z]+(?:-[A-Za-z]+)*)[ \t]*(.*)$/;
const closeAdmonition = /^[\t >]*(:{3,})[ \t]*$/;
const closeAfterText = /[^\s:](:{3,})[ \t]*$/;
const heading = /^[\t >]{0,3}#{1,6}\s/;
/** More colons than anyone counts. */
const mostColons = 20;

/**
 * Finds what closes each component and admonition, in one pass over the lines and outside of code.
 * The rules for blocks can then read the inside of each as a text of its own, and a mark that is
 * never closed costs nothing more than one that is.
 */
export function findContainers(text: string, state: DialectState): void {
  const found = new Map<number, Container>();
  const headings: number[] = [];
  const open = createOpenContainers(found, state, headings);
  /** Where what is no Markdown ends, such as the inside of `<CodeBlock>`. */
  let skipped = 0;
  let fence: { readonly mark: string; readonly start: number; readonly language: string } | undefined;
  for (const [index, start] of state.lineStarts.entries()) {
    const end = (state.lineStarts[index + 1] ?? text.length + 1) - 1;
    if (end <= skipped) continue;
    const line = text.slice(start, end);
    if (start < skipped) {
      skipped = readTags({ text, line, start, from: skipped - start }, state, open);
      continue;
    }
    if (fence !== undefined) {
      if (closesFence(line, fence.mark)) fence = undefined;
      continue;
    }
    const opened = readFence(line);
    if (opened !== undefined) {
      fence = { mark: opened.mark, start: start + opened.column, language: opened.language };
      continue;
    }
    if (heading.test(line)) headings.push(start);
    readColons(line, start, open);
    skipped = readTags({ text, line, start, from: 0 }, state, open);
  }
  if (fence !== undefined) note(state, "unclosedFence", fence.language, placeAt(state, fence.start, fence.mark.length));
  open.closeAll(text.length);
  state.containers = found;
}

function readColons(line: string, start: number, open: OpenContainers): void {
  if (!line.includes(":::")) return;
  const opened = openAdmonition.exec(line);
  if (opened !== null) {
    const [, lead = "", colons = "", type = "", title = ""] = opened;
    const titleStart = start + line.length - title.length;
    const trimmed = title.trimEnd();
    open.push({
      name: "",
      colons: Math.min(colons.length, mostColons),
      admonition: { type, title: trimmed, titleStart },
      start: start + lead.length,
      bodyStart: start + line.length,
    });
    return;
  }
  const closing = closeAdmonition.exec(line) ?? closeAfterText.exec(line);
  const colons = closing?.[1];
  if (colons === undefined) return;
  const at = start + line.lastIndexOf(colons);
  open.closeAdmonition(Math.min(colons.length, mostColons), at, at + colons.length);
}

interface TagLine {
  readonly text: string;
  readonly line: string;
  readonly start: number;
  /** Where in the line reading begins. */
  readonly from: number;
}

/** Reads the tags of a line; gives the offset behind what is no Markdown. */
function readTags({ text, line, start, from }: TagLine, state: DialectState, open: OpenContainers): number {
  if (!line.includes("<")) return 0;
  let backticks = 0;
  let counted = from;
  let next = from;
  for (const { index } of line.matchAll(/<\/?[A-Z]/g)) {
    for (; counted < index; counted += 1) if (line[counted] === "`") backticks += 1;
    // What stands between two backticks is code; a pair over several lines is too rare to matter.
    if (backticks % 2 === 1 || index < next) continue;
    const tag = scanTag(text, start + index);
    if (tag === undefined || !isComponentName(tag.name) || isLinkComponent(tag.name)) continue;
    next = tag.end - start;
    if (tag.closing) open.closeComponent(tag.name, tag.start, tag.end);
    else if (!tag.selfClosing && isClosedSomewhere(tag.name, state)) {
      const opened = { name: tag.name, colons: 0, tag, start: tag.start, bodyStart: tag.end };
      open.push(isAdmonition(tag) ? { ...opened, admonition: readAdmonition(tag) } : opened);
      if (!scriptComponents.has(tag.name)) continue;
      const end = findMark(text, `</${tag.name}>`, tag.end, open.absent);
      if (end === undefined) continue;
      open.closeComponent(tag.name, end - tag.name.length - 3, end);
      next = counted = end - start;
    }
  }
  return start + next;
}

/** Around items of its own, an accordion is no note: `<Accordion type="single">` of Radix, and of all who build on it. */
function isAdmonition({ name, attributes }: Tag): boolean {
  const type = attributes.get("type");
  return admonitionComponents.has(name) && !(name === "Accordion" && (type === "single" || type === "multiple"));
}

/** What `<Admonition type="tip" title="…">` says of itself, or one by another name. */
function readAdmonition({ name, attributes, places, expressions, start }: Tag): NonNullable<Container["admonition"]> {
  const [type, title] = [attributes.get("type"), attributes.get("title") ?? attributes.get("summary")];
  const words = typeof title === "string" ? title.replace(/\s+/g, " ").trim() : "";
  const usual = admonitionComponents.get(name) ?? "note";
  const isNamed = usual !== "details" && typeof type === "string" && /^[A-Za-z]+$/.test(type);
  return {
    type: isNamed ? (otherTypes.get(type) ?? type) : usual,
    title: expressions?.has("title") === true ? `{${words}}` : words,
    titleStart: places.get("title") ?? start,
  };
}

/** Of Nextra and Fumadocs. */
const otherTypes: ReadonlyMap<string, string> = new Map([
  ["default", "note"],
  ["error", "danger"],
  ["warn", "warning"],
  ["idea", "tip"],
]);

/** A name that is nowhere closed is a placeholder, such as `<Token>`. */
function isClosedSomewhere(name: string, { closedNames }: DialectState): boolean {
  return closedNames.has(name.toLowerCase()) || (name === "Tab" && closedNames.has("tabitem"));
}

interface OpenContainers {
  /** Marks that the text lacks. */
  readonly absent: AbsentMarks;
  push(container: OpenContainer): void;
  closeComponent(name: string, at: number, end: number): void;
  closeAdmonition(colons: number, at: number, end: number): void;
  closeAll(at: number): void;
}

/** A stack that knows what is on it, so that a mark which closes nothing is not looked for. */
function createOpenContainers(
  found: Map<number, Container>,
  state: DialectState,
  headings: readonly number[],
): OpenContainers {
  const stack: OpenContainer[] = [];
  const names = new Map<string, number>();
  const colonCounts = new Map<number, number>();

  const count = ({ name, colons }: OpenContainer, by: number): void => {
    if (name === "") colonCounts.set(colons, (colonCounts.get(colons) ?? 0) + by);
    else names.set(name, (names.get(name) ?? 0) + by);
  };
  const finish = ({ tag, admonition, start, bodyStart }: OpenContainer, bodyEnd: number, end: number): void => {
    found.set(start, { tag, admonition, start, bodyStart, bodyEnd: Math.max(bodyStart, bodyEnd), end });
  };
  /** What was never closed ends where the next part begins, or with what it stands in. */
  const giveUp = (container: OpenContainer, at: number): void => {
    const { start, bodyStart, name } = container;
    const admonition = container.tag === undefined ? container.admonition : undefined;
    const kind = admonition === undefined ? "unclosedComponent" : "unclosedAdmonition";
    const length = admonition === undefined ? name.length + 1 : container.colons + admonition.type.length;
    note(state, kind, admonition?.type ?? name, placeAt(state, start, length));
    const nextHeading = headings[firstAfter(headings, start)] ?? at;
    // Words on the first line of an admonition without an end are all that it has to say.
    const end = admonition !== undefined && admonition.title !== "" ? bodyStart : Math.min(at, nextHeading);
    finish(container, end, end);
  };
  const pop = (isWanted: (container: OpenContainer) => boolean, at: number, end: number): void => {
    for (let top = stack.pop(); top !== undefined; top = stack.pop()) {
      count(top, -1);
      if (isWanted(top)) {
        finish(top, at, end);
        return;
      }
      giveUp(top, at);
    }
  };
  return {
    absent: new Map(),
    push(container) {
      stack.push(container);
      count(container, 1);
    },
    closeComponent(name, at, end) {
      // `<Tab>` is a frequent slip for the tag that `</TabItem>` closes.
      const isNamed = (other: string): boolean => other === name || (other === "Tab" && name === "TabItem");
      const isOpen = (names.get(name) ?? 0) > 0 || (name === "TabItem" && (names.get("Tab") ?? 0) > 0);
      if (isOpen) pop((container) => isNamed(container.name), at, end);
    },
    closeAdmonition(colons, at, end) {
      const isOpen = [...colonCounts].some(([length, open]) => open > 0 && length <= colons);
      if (isOpen) pop((container) => container.name === "" && container.colons <= colons, at, end);
    },
    closeAll(at) {
      pop(() => false, at, at);
    },
  };
}

/** Index of the first number above `value` in a sorted list. */
function firstAfter(sorted: readonly number[], value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) > value) high = middle;
    else low = middle + 1;
  }
  return low;
}
