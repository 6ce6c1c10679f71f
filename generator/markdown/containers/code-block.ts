import { leastIndent } from "../../places/indentation.ts";
import type { Tag } from "../html/scan-tag.ts";

/** The code in `<CodeBlock>`. */
export interface CodeBlockText {
  /** With a line feed behind its last line. */
  readonly code: string;
  /** How many lines of the inside stand before it. */
  readonly line: number;
}

/** The words that a name stands for. */
type FindWord = (name: string) => string | undefined;

/**
 * Reads the inside of a block of code: a template or a string in braces, or words as they stand. What a template has in braces
 * stays as it is but for names whose words are known.
 */
export function readCodeBlock(inside: string, findWord: FindWord): CodeBlockText {
  const lead = /^\s*\{\s*(?=["'`])/.exec(inside)?.[0];
  const constant = lead === undefined ? null : /^(["'`])((?:[^\\]|\\[^])*?)\1\s*\}\s*$/.exec(inside.slice(lead.length));
  const text = constant === null ? inside : unescape(constant[2] ?? "", constant[1] === "`", findWord);
  const before = constant === null ? "" : (lead ?? "");
  const blank = /^(?:[ \t]*\n)*/.exec(text)?.[0] ?? "";
  const lines = text.slice(blank.length).trimEnd().split("\n");
  // What stands behind the opening mark begins no line, so its indentation says nothing.
  const least = blank === "" ? 0 : Math.min(leastIndent(lines), 100);
  return {
    code: `${lines.map((one) => one.slice(least)).join("\n")}\n`,
    line: (before + blank).split("\n").length - 1,
  };
}

function unescape(text: string, isTemplate: boolean, findWord: FindWord): string {
  if (!isTemplate) {
    return text.replace(/\\(?:(n)|(t)|([^]))/g, (_, line, tab, other) => (line ? "\n" : tab ? "\t" : String(other)));
  }
  return text.replace(/\\([`\\$])|\$\{\s*([\w$.]{1,80})\s*\}/g, (whole, escaped, name) => {
    return escaped === undefined ? (findWord(String(name)) ?? whole) : String(escaped);
  });
}

/** What would stand behind the backticks of a fence: `yaml title="x" {1,3}`. */
export function toFenceInfo({ attributes }: Tag): string {
  const read = (name: string): string => {
    const value = attributes.get(name);
    return typeof value === "string" ? value.replace(/\s+/g, " ").trim() : "";
  };
  const language = read("language") || /\blanguage-([\w-]+)/.exec(read("classname"))?.[1] || "text";
  const title = read("title");
  const quote = title.includes('"') ? "'" : '"';
  const words = [language.replace(/[^\w+#.-]/g, ""), title === "" ? "" : `title=${quote}${title}${quote}`];
  return [...words, read("metastring")].filter((word) => word !== "").join(" ");
}
