import type { StateCore } from "markdown-it";
import { note, stateOf, type Place } from "../dialect-state.ts";
import { closesFence, readFence } from "../fence-reader.ts";
import { readMdcBlock, readMdcInline } from "./mdc-meanings.ts";
import { readBraces, readYamlLines, type Props } from "./read-props.ts";

/*
 * Guides that were written for Nuxt Content have components between colons, two of them for the outermost: `::note`, `:::tabs-item{label="A"}`
 * and `::` behind it. They become what our dialect has for them before anything else is read; lines stay what they are.
 */

const sign = /^::[a-z][\w-]{0,60}(?:\[[^\]\n]{0,300}\])?(?:\{[^\n]{0,1000}\})?[ \t]*\r?$/m;
const signOfEnd = /^::[ \t]*\r?$/m;
const opening = /^([ \t]*)(:{2,20})([a-z][\w-]{0,60})(?:\[([^\]\n]{0,300})\])?(\{[^\n]{0,1000}\})?[ \t]*\r?$/;
const closing = /^[ \t]*(:{2,20})[ \t]*\r?$/;
const slot = /^[ \t]*#[a-z][\w-]{0,60}(?:\{[^\n]{0,300}\})?[ \t]*\r?$/;
const rule = /^[ \t]*---[ \t]*\r?$/;
const inline =
  /(`+)[^\n]*?\1|(?<![\w:])(?::([a-z][\w-]{0,60})(?:\[([^\]\n]{0,200})\](?:\{([^}\n]{0,300})\})?|\{([^}\n]{0,300})\}))/g;
/** `[words]{.primary}`, of which the words are shown. */
const span = /(`+)[^\n]*?\1|(?<![!\w\]])\[([^\][\n]{1,300})\]\{[.#:\w][^}\n]{0,300}\}/g;
const mostProps = 60;
/** Nobody counts so many colons. */
const deepest = 30;

interface OpenBlock {
  readonly colons: number;
  /** How far its content is set in. */
  readonly indent: number;
  readonly close: string;
}

/** Writes what the components between colons stand for in their places. */
export function translateMdc(state: StateCore): void {
  if (!state.src.includes("\n::") && !state.src.startsWith("::")) return;
  if (!sign.test(state.src) || !signOfEnd.test(state.src)) return;
  const lines = state.src.split("\n");
  const unknown = new Map<string, Place>();
  const open: OpenBlock[] = [];
  const written: string[] = [];
  let fence: string | undefined;
  while (written.length < lines.length) {
    const number = written.length;
    const line = lines[number] ?? "";
    const inner = open.at(-1);
    if (fence !== undefined) {
      if (closesFence(line, fence)) fence = undefined;
      written.push(setOut(line, inner?.indent ?? 0));
      continue;
    }
    fence = readFence(line)?.mark;
    if (fence !== undefined) {
      written.push(setOut(line, inner?.indent ?? 0));
      continue;
    }
    const [whole, indent = "", colons = "", name = "", label, braces = ""] = opening.exec(line) ?? [];
    if (whole !== undefined && open.length < deepest) {
      const yaml = listYaml(lines, number + 1);
      const props: Props = new Map([...readYamlLines(yaml), ...readBraces(braces)]);
      const meaning = readMdcBlock(name, props);
      if (meaning === undefined && !unknown.has(`::${name}`)) {
        unknown.set(`::${name}`, { line: number, column: indent.length, length: colons.length + name.length });
      }
      written.push(meaning?.open ?? label ?? "", ...yaml.map(() => ""));
      open.push({ colons: colons.length, indent: indent.length, close: meaning?.close ?? "" });
    } else if (inner !== undefined && closing.test(line)) {
      written.push(closeBlock(open, closing.exec(line)?.[1]?.length ?? 0));
    } else {
      written.push(inner !== undefined && slot.test(line) ? "" : setOut(readLine(line), inner?.indent ?? 0));
    }
  }
  state.src = written.join("\n");
  const [place] = unknown.values();
  if (place !== undefined) note(stateOf(state.env), "templateTag", [...unknown.keys()].join("\n"), place);
}

/** The lines of YAML between two rules behind a line that opens a component, with the rules; none where there are none. */
function listYaml(lines: readonly string[], from: number): readonly string[] {
  if (!rule.test(lines[from] ?? "")) return [];
  const end = lines.slice(from + 1, from + mostProps).findIndex((line) => rule.test(line));
  return end === -1 ? [] : lines.slice(from, from + end + 2);
}

/** Closes the innermost block of so many colons, and those in it that nothing closed. */
function closeBlock(open: OpenBlock[], colons: number): string {
  const index = open.findLastIndex((block) => block.colons === colons);
  if (index === -1) return "";
  return open
    .splice(index)
    .toReversed()
    .map(({ close }) => close)
    .join("");
}

/** What is in a component is set in as far as its mark is, and is no code by that. */
function setOut(line: string, indent: number): string {
  let from = 0;
  while (from < indent && (line[from] === " " || line[from] === "\t")) from += 1;
  return line.slice(from);
}

function readLine(line: string): string {
  return line.replace(inline, readInline).replace(span, (whole, _ticks, words?: string) => words ?? whole);
}

function readInline(whole: string, ticks?: string, name = "", label?: string, braces = "", alone = ""): string {
  if (ticks !== undefined) return whole;
  return readMdcInline(name, label, readBraces(`{${braces}${alone}}`)) ?? whole;
}
