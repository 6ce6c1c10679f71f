import { folderOf, joinPath, listForms, listIncluded } from "./content-paths.ts";

/** How the tool that pages were written for takes the texts of other files in. */
export interface IncludeRules {
  /**
   * Lines with scissors, as the snippets of MkDocs have them, `{{#include file}}`, as mdBook has it, or `[!INCLUDE [name](file)]`, as DocFX
   * and Microsoft Learn have it, with tags of templates beside it that mean the same.
   */
  readonly style: "scissors" | "braces" | "brackets";
  /** Folders that paths count from; those of a book count from the file that they stand in and then from these, those in brackets without a slash or tilde from the file alone. */
  readonly bases: readonly string[];
  /** Files that every page ends with, as they are written; most have what short names mean. */
  readonly appended?: readonly string[] | undefined;
}

/** How files are taken in of which a part may be asked for. */
export type IncludeStyle = Exclude<IncludeRules["style"], "brackets">;

/** `--8<-- "file"`; a semicolon before the scissors says that they are meant as they are written. */
export const scissors = /^([ \t]*)(;?)-+8<-+(?:[ \t]+(?:"([^"\n]{1,500})"|'([^'\n]{1,500})'))?[ \t]*\r?$/;

/** `{{#include file}}` and, as Quarto has it, `{{< include file >}}`; a backslash before it says the same. */
export const braces =
  /(\\?)\{\{(?:\s{0,20}#|<[ \t]{0,9}(?=include\b))(include|rustdoc_include|playground|playpen|title)[ \t]{1,20}([^\s{}][^{}\n]{0,500})\}\}/g;

/** `[!INCLUDE [name](file)]`, with or without words for whoever points at it. */
export const brackets =
  /\[!include[ \t]?\[([^\]\n]{0,300})\]\([ \t]?([^()\s"]{1,500})(?:[ \t]{1,9}"[^"\n]{0,300}")?[ \t]?\)\]/gi;

/** `!!!include(file.md)!!!` within a line, where markdown-it's plug-in takes it as well. */
const namedWithin = /!!!\s{0,9}include\s{0,9}\(\s{0,9}([^\s(){}<>!]{1,300}\.mdx?)\s{0,9}\)\s{0,9}!!!/gi;

/** A file that a line takes in among other words. */
interface IncludeWithin {
  readonly index: number;
  readonly whole: string;
  /** What stands there where it isn't taken in. */
  readonly label: string;
  readonly path: string;
}

/** The files that a line takes in among other words, in their order; what stands in code is as it is written. */
export function listIncludesWithin(line: string): readonly IncludeWithin[] {
  const bracketed = [...line.matchAll(brackets)].map(({ index, 0: whole, 1: label = "", 2: path = "" }) => {
    return { index, whole, label, path };
  });
  const named = [...line.matchAll(namedWithin)].flatMap(({ index, 0: whole, 1: path = "" }) => {
    const isCode = line.slice(0, index).split("`").length % 2 === 0;
    return isCode ? [] : { index, whole, label: whole, path };
  });
  return [...bracketed, ...named].toSorted((a, b) => a.index - b.index);
}

/** What is wanted of a file. */
export interface IncludeTarget {
  readonly path: string;
  /** Lines from the first to the last, counted from 1. */
  readonly ranges?: readonly (readonly [first: number, last: number])[] | undefined;
  /** What stands between two marks of that name. */
  readonly section?: string | undefined;
}

/** Reads `file`, `file:3:10`, `file::10` and `file:name`; only with scissors, `file:3` goes on to the end. */
export function readIncludeTarget(written: string, style: IncludeStyle): IncludeTarget {
  // An address names no file.
  if (/^https?:/i.test(written)) return { path: written };
  const colon = written.indexOf(":");
  if (colon < 0) return { path: written };
  const [path, wanted] = [written.slice(0, colon), written.slice(colon + 1)];
  if (!/^[\d:,\s]+$/.test(wanted)) return { path, section: wanted.replace(/:.*/s, "").trim() };
  const ranges = wanted.split(",").map((range): readonly [number, number] => {
    const [first = "", last] = range.trim().split(":");
    const only = last === undefined && style === "braces" ? Number(first) : Infinity;
    return [first === "" ? 1 : Number(first), last === undefined || last === "" ? only : Number(last)];
  });
  return { path, ranges };
}

const signs =
  /\[!include[ \t]?\[|\{(?:\{[<%]|%[-+]?)\s{0,9}(?:include(?:-markdown|_relative)?|readfile|glossary_definition|partial)\s|!!!\s{0,9}include\s{0,9}\(|<!--[ \t]{0,9}@include:|::include\{file=|\{!>?\s{0,9}[^\s{}!]{1,300}\.md\s{0,9}!\}/i;

/** How a text takes in files: as its project says, or by brackets and tags, which mean nothing else. */
export function findIncludeRules(
  text: string,
  given: IncludeRules | undefined,
  root: string,
): IncludeRules | undefined {
  return given ?? (signs.test(text) ? { style: "brackets", bases: [root] } : undefined);
}

/** Whether files are taken into a text, or it has what says that they are none. */
export function holdsIncludes(text: string, { style, appended = [] }: IncludeRules): boolean {
  if (appended.length > 0) return true;
  if (style === "brackets") return signs.test(text);
  return style === "scissors"
    ? /^[ \t]*;?-+8<-+/m.test(text)
    : /\{\{(?:\s{0,20}#[a-z_]{1,20}|<[ \t]{0,9}include)[ \t]/.test(text);
}

/** The files that a text takes in, as they are written. */
export function listIncludePaths(text: string, style: IncludeRules["style"]): readonly string[] {
  if (style === "brackets") return text.split("\n").flatMap((line) => listIncludesWithin(line).map(({ path }) => path));
  if (style === "braces") {
    return [...text.matchAll(braces)].flatMap(([, escape, name, written = ""]) =>
      escape !== "" || name === "title" ? [] : [toPath(written, style)],
    );
  }
  if (!text.includes("8<-")) return [];
  const paths: string[] = [];
  let isOpen = false;
  for (const line of text.split("\n")) {
    const [whole, , escape, double, single] = scissors.exec(line) ?? [];
    if (whole === undefined) {
      if (isOpen && line.trim() !== "") paths.push(toPath(line.trim(), style));
    } else if (escape === "") {
      const written = double ?? single;
      if (written === undefined) isOpen = !isOpen;
      else paths.push(toPath(written, style));
    }
  }
  return paths;
}

/** Code of a book may have words behind the file, such as `editable`. */
function toPath(written: string, style: IncludeStyle): string {
  return readIncludeTarget(style === "braces" ? written.replace(/[ \t].*$/s, "") : written, style).path;
}

/** The paths that a written one may stand for. */
export function listIncludeCandidates(written: string, file: string, rules: IncludeRules): readonly string[] {
  const { style, bases } = rules;
  const folders = listIncludeFolders(written, folderOf(file), rules);
  const paths = folders.flatMap((folder) => listForms(written.replace(/^~/, "")).map((form) => joinPath(folder, form)));
  const further = style === "brackets" ? listIncluded(written.replace(/^~/, ""), file, bases[0] ?? "") : [];
  return [...new Set([...paths, ...further])].filter((path) => path !== undefined);
}

function listIncludeFolders(written: string, own: string, { style, bases }: IncludeRules): readonly string[] {
  if (style === "braces") return [own, ...bases];
  return style === "brackets" && !/^[~/]/.test(written) ? [own] : bases;
}
