import type { DocstringItem, DocstringSection } from "./docstring.ts";
import { indentOf } from "../places/indentation.ts";
import { dedentLines } from "./indentation.ts";

/** The entries of a section that lists names or types, each with what is indented below it. */
export function readItems({ style, lines }: DocstringSection): readonly DocstringItem[] {
  const items: { readonly head: string; readonly rest: string[] }[] = [];
  for (const line of lines) {
    if (line !== "" && indentOf(line) === 0) items.push({ head: line, rest: [] });
    else items.at(-1)?.rest.push(line);
  }
  return items.flatMap(({ head, rest }) =>
    style === "numpy" ? readNumpyItem(head, rest) : readGoogleItem(head, rest),
  );
}

/** `name (type): text`, with the type left out as often as not. */
function readGoogleItem(head: string, rest: readonly string[]): readonly DocstringItem[] {
  const [, name, written = ""] = /^(\*{0,2}[\w.]+)\s*(.*)$/s.exec(head) ?? [];
  const end = written.startsWith("(") ? findClosing(written) : -1;
  const behind = written.slice(end + 1).trimStart();
  if (name === undefined || !/^:(?:\s|$)/.test(behind)) return [];
  const type = end === -1 ? undefined : trimType(written.slice(1, end));
  return [{ name, type, doc: joinText([behind.slice(1).trimStart(), ...dedentLines(rest)]) }];
}

/** Where the bracket that a text begins with is closed. */
function findClosing(text: string): number {
  let depth = 0;
  for (const { 0: bracket, index } of text.matchAll(/[()]/g)) {
    depth += bracket === "(" ? 1 : -1;
    if (depth === 0) return index;
  }
  return -1;
}

/** `a, b : type` with the text below. */
function readNumpyItem(head: string, rest: readonly string[]): readonly DocstringItem[] {
  const [names = "", ...types] = head.split(":").map((part) => part.trim());
  const doc = joinText(dedentLines(rest));
  const type = trimType(types.join(": "));
  return names
    .split(",")
    .map((name) => name.trim())
    .flatMap((name) => (/^\*{0,2}[\w.]+$/.test(name) ? [{ name, type, doc }] : []));
}

/** What is said of a type besides its name says nothing that the signature doesn't. */
function trimType(type: string | undefined): string | undefined {
  const written = type?.replace(/(?:,\s*|(?<!\s)\s*)(?:optional|default(?:s to)?\b.*)$/is, "").trim();
  return written === "" ? undefined : written;
}

/** The lines as a text; undefined where there is none. */
export function joinText(lines: readonly string[]): string | undefined {
  const text = lines.join("\n").trim();
  return text === "" ? undefined : text;
}
