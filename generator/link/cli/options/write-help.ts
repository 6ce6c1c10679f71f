import { cleanDocstring } from "../../../docstring/clean-docstring.ts";
import { restToMarkdown } from "../../../docstring/rest-to-markdown.ts";

/**
 * What help says of a command, as Markdown; undefined where it says nothing. What stands behind a form feed is not for
 * users. Below a line with a backspace is a paragraph that a terminal must not wrap: its lines stand as they are written.
 */
export function writeHelp(text: string): string | undefined {
  const shown = (text.split("\f", 1)[0] ?? "").trim();
  return shown === ""
    ? undefined
    : restToMarkdown(keepLines(shown.split("\n"), toBlock))
        .join("\n")
        .trim();
}

/** The same of an option, whose help is words and no blocks: such lines are kept by breaks. */
export function writeOptionHelp(text: string): string | undefined {
  const shown = cleanDocstring(text)?.trim();
  return shown === undefined ? undefined : keepLines(shown.split("\n"), toBroken).join("\n").trim();
}

/** The paragraph without what all of its lines are indented by, as its author set it off from the rest. */
function toBlock(lines: readonly string[]): readonly string[] {
  const ticks = lines.some((line) => line.includes("```")) ? "~~~~" : "```";
  const indent = lines.reduce((least, line) => Math.min(least, line.search(/\S|$/)), Infinity);
  return ["", `${ticks}text`, ...lines.map((line) => line.slice(indent)), ticks, ""];
}

function toBroken(lines: readonly string[]): readonly string[] {
  return lines.map((line) => `${line}  `);
}

/** The lines without the marks in them; those that are to be kept go through `keep`. */
function keepLines(lines: readonly string[], keep: (lines: readonly string[]) => readonly string[]): readonly string[] {
  const written: string[] = [];
  let isFenced = false;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    if (fence.test(line)) isFenced = !isFenced;
    if (line.trim() !== "\b" || isFenced) {
      written.push(line.replaceAll("\b", ""));
      continue;
    }
    const gap = lines.findIndex((other, index) => index > at && other.trim() === "");
    const kept = lines.slice(at + 1, gap === -1 ? lines.length : gap).map((each) => each.replaceAll("\b", ""));
    at += kept.length;
    // Whoever has put it into a fence has done so already.
    const isWritten = kept.length === 0 || fence.test(kept[0] ?? "");
    written.push(...(isWritten ? kept : keep(kept)));
  }
  return written;
}

const fence = /^\s*(?:```|~~~)/;
