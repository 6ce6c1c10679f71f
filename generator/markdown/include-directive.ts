import { listWholeFiles } from "./tags/take-whole-file.ts";

/** `{{ inline path options }}`: the text of another file is wanted in this place. */
export interface IncludeDirective {
  readonly path: string;
  readonly showsPath: boolean;
  /** First and last line that are wanted, counted from 1. */
  readonly lines?: readonly [first: number, last: number] | undefined;
  /** Lines of the file that are marked, each from a first to a last one. */
  readonly marked?: readonly (readonly [first: number, last: number])[] | undefined;
  /** Lines of what is shown that are marked, as it is written: `1,4-6`. */
  readonly markedShown?: string | undefined;
  /** What the code is written in, where it isn't told by the name of the file. */
  readonly language?: string | undefined;
  /** Name of the region that is wanted. */
  readonly section?: string | undefined;
  /** What stands before and behind what is wanted; either may be absent. */
  readonly between?: readonly [from: string | undefined, to: string | undefined] | undefined;
  /** What the text is called among others beside it. */
  readonly label?: string | undefined;
}

const directive = /^[ \t]*\{\{\s*inline\s+(\S+?)((?:\s[^{}]*)?)\}\}[ \t]*$/;

/** VitePress has `<<< @/snippets/a.js#region{1,3 js} [Label]` for code, with marked lines of what is shown and the language in braces, */
const snippet =
  /^[ \t]*<<<[ \t]*(@?[^\s@{}#[\]][^\s{}#[\]]*)(?:#([\w-]{1,100}))?(?:[ \t]*\{([^{}]{0,100})\})?(?:[ \t]*\[([^\][]{1,200})\])?[ \t]*$/;
/** and `<!--@include: ./part.md{3,10}-->` for text, with the first and the last line that are wanted. */
const comment =
  /^[ \t]*<!--[ \t]*@include:[ \t]*([^\s{}#]+?)(?:#([\w-]{1,100}))?(?:\{(\d{0,7})(,?)(\d{0,7})\})?[ \t]*-->[ \t]*$/;
/** Plug-ins of MkDocs have `{!file.py!}` or `{!> file.py !}` within code, and `{* file.py ln[3:9] hl[4,6:7] *}` for code, with the lines that are wanted and those that are marked. */
const starred =
  /^[ \t]*\{([!*])>?\s{0,9}([^\s{}!*>]{1,300}\.\w{1,12})((?:\s{1,9}(?:ln|hl)\[[\d:,\s]{1,200}\]){0,2})\s{0,9}\1\}[ \t]*$/;
/** What a line within code may take a file in by. */
export const takesInCode = /\{[{!]|!!!\s{0,9}include\s{0,9}\(/i;
/** A plug-in of markdown-it has `!!!include(file.py)!!!`, within code as well. */
const exclaimed = /^[ \t]*!!!\s{0,9}include\s{0,9}\(\s{0,9}([^\s(){}<>!]{1,300})\s{0,9}\)\s{0,9}!!!\s*$/i;
const inclusions =
  /\{\{\s*inline\s+(\S{1,500})|\{%[-+]?\s{0,9}include(?:-markdown|_relative)?\s{1,9}["']?([^\s"'%]{1,500}\.mdx?)|^[ \t>]*\{[!*]>?\s{0,9}([^\s{}!*>]{1,300}\.\w{1,12})[^{}\n]{0,300}[!*]\}|^[ \t>]*[`~:]{3,20}\{(?:literal)?include\}[ \t]{1,9}([^\s{}<>]{1,300})|^[ \t]*<<<[ \t]*([^\s{}#[\]]{1,500})|<!--[ \t]*@include:[ \t]*([^\s{}#>]{1,500})|\[!(?:INCLUDE|include|code[\w+#-]{0,40})[ \t]?\[[^\]\n]{0,300}\]\(([^()\s?#]{1,500})|:::\s?code\b[^\n]{0,300}?\bsource="([^"\n?#]{1,300})"/gm;

/** What each of them has in it, which is sooner looked for. */
const signs = ["inline", "include", "INCLUDE", "{!", "{*", "<<<", "[!code", "source="];

/** What shortcodes of Hugo take in: parts of pages, examples and terms. */
const shortcodes =
  /\{(?:\{[<%]|%)\s{0,9}(include|readfile|code_sample|codenew|code_fragment|glossary_definition|partial|docs\/shared)\s([^\n{}]{1,500}?)(?:[>%]\}\}|%\}|variables=)/g;

/** The files whose texts are wanted somewhere in a text. */
export function listInclusions(text: string): readonly string[] {
  const found = !signs.some((sign) => text.includes(sign))
    ? []
    : [...text.matchAll(inclusions)].map((one) => inTree(one.slice(1).find((path) => path !== undefined) ?? ""));
  const whole = [...found, ...listWholeFiles(text)];
  return /\{[{%]/.test(text) ? [...whole, ...[...text.matchAll(shortcodes)].flatMap(readShortcode)] : whole;
}

function readShortcode([, name = "", options = ""]: RegExpExecArray): readonly string[] {
  const term = /\bterm_id\s{0,3}=\s{0,3}["']?([\w-]{1,100})/.exec(options)?.[1];
  if (name === "glossary_definition") return term === undefined ? [] : [`/docs/reference/glossary/${term}.md`];
  const shared = /\blookup\s{0,3}=\s{0,3}["']?([\w./-]{1,300})/.exec(options)?.[1];
  if (name === "docs/shared") return shared === undefined ? [] : [`/shared/${shared.replace(/^\/+/, "")}`];
  const file =
    /\bfile\s{0,3}=\s{0,3}["']?([\w./-]{1,300})/.exec(options)?.[1] ??
    /^\s{0,9}["']?([\w./-]{1,300})/.exec(options)?.[1];
  if (file === undefined) return [];
  return [name.startsWith("code") ? `/examples/${file.replace(/^\/+/, "")}` : file];
}

/** An at sign stands for the folder of all documents, and so does a tilde in DocFX. */
function inTree(path: string): string {
  return path.replace(/^[@~]\//, "/").replace(/-->?$/, "");
}

/** The directive that a line consists of; undefined for any other line. */
export function readIncludeDirective(line: string): IncludeDirective | undefined {
  const other = line.includes("<") ? (readSnippet(line) ?? readComment(line)) : undefined;
  if (other !== undefined) return other;
  if (!line.includes("{{")) return readExclaimed(line) ?? (/\{[!*]/.test(line) ? readStarred(line) : undefined);
  const found = directive.exec(line);
  const path = found?.[1];
  if (path === undefined) return undefined;
  const options = found?.[2] ?? "";
  const lines = /\blines=["']?(\d{1,7})(?:-(\d{1,7}))?/.exec(options);
  const section = /\bsection=["']?([\w.-]+)/.exec(options)?.[1];
  const [, from] = /\bfrom="([^"]*)"/.exec(options) ?? [];
  const [, to] = /\bto="([^"]*)"/.exec(options) ?? [];
  const first = Number(lines?.[1]);
  return {
    path,
    showsPath: /\bshow_path_as_comment\b/.test(options),
    lines: lines === null ? undefined : [first, Number(lines[2] ?? first)],
    section,
    ...(from === undefined && to === undefined ? undefined : { between: [from, to] }),
  };
}

function readExclaimed(line: string): IncludeDirective | undefined {
  const path = line.includes("!!!") ? exclaimed.exec(line)?.[1] : undefined;
  return path === undefined ? undefined : { path: inTree(path), showsPath: false };
}

function readStarred(line: string): IncludeDirective | undefined {
  const [, sign, path, options = ""] = starred.exec(line) ?? [];
  // In code, a page that is named shows how pages are taken in.
  if (path === undefined || (sign === "!" && /\.mdx?$/i.test(path))) return undefined;
  const read = (name: string): readonly (readonly [number, number])[] =>
    (new RegExp(`\\b${name}\\[([^\\]]*)\\]`).exec(options)?.[1] ?? "").split(",").flatMap((range) => {
      const [, first, colon, last] = /^\s*(\d{0,7})\s*(:?)\s*(\d{0,7})\s*$/.exec(range) ?? [];
      if (first === undefined || (first === "" && colon === "")) return [];
      const from = first === "" ? 1 : Number(first);
      return [[from, colon === "" ? from : last === "" ? Number.MAX_SAFE_INTEGER : Number(last)]];
    });
  const wanted = read("ln");
  const lines = [Math.min(...wanted.map(([first]) => first)), Math.max(...wanted.map(([, last]) => last))] as const;
  return { path, showsPath: false, lines: wanted.length === 0 ? undefined : lines, marked: read("hl") };
}

function readSnippet(line: string): IncludeDirective | undefined {
  const [, path, section, braces = "", label] = snippet.exec(line) ?? [];
  if (path === undefined) return undefined;
  const [, first, last = first] = /^L(\d{1,7})(?:-L?(\d{1,7}))?$/.exec(section ?? "") ?? [];
  const part = first === undefined ? { section } : { lines: [Number(first), Number(last)] as const };
  const [, markedShown, language] = /^\s*([\d,-]*)\s*([\w+#-]*)/.exec(braces) ?? [];
  const shown = { markedShown: markedShown || undefined, language: language || undefined };
  return { path: inTree(path), showsPath: false, ...part, ...shown, label };
}

function readComment(line: string): IncludeDirective | undefined {
  const [, path, section, first, comma, last] = comment.exec(line) ?? [];
  if (path === undefined) return undefined;
  const from = first === undefined || first === "" ? 1 : Number(first);
  const to = last === undefined || last === "" ? (comma === "" ? from : Number.MAX_SAFE_INTEGER) : Number(last);
  return { path: inTree(path), showsPath: false, section, lines: first === undefined ? undefined : [from, to] };
}
