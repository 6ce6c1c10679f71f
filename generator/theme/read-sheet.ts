import { readFileSync, statSync } from "node:fs";
import { basename, dirname, extname, resolve } from "node:path";
import { themeCodes } from "../diagnostics/codes/theme.ts";
import { describeUnreadable } from "../diagnostics/describe-failure.ts";
import type { Report } from "../diagnostics/report.ts";
import { dropByteOrderMark } from "../places/drop-byte-order-mark.ts";
import { toPlainName } from "../places/plain-name.ts";
import { hashContent } from "../render/hash-content.ts";
import type { OutputFile } from "../write/output-file.ts";
import { closeSheet } from "./close-sheet.ts";
import { type SheetAddress, splitSheet } from "./split-sheet.ts";

/** A style sheet of the user's as it stands in that of the site. */
export interface ReadSheet {
  readonly css: string;
  /** Pictures and fonts that it names, below `assets/`, where the sheet is too. */
  readonly files: readonly OutputFile[];
  /** Paths of all that was read or looked for, the sheet itself first. */
  readonly read: readonly string[];
}

/** Sheets in each other, and in all; more is a mistake, as where each imports the next one twice. */
const mostDepth = 16;
const mostSheets = 500;

/**
 * Reads a style sheet with what it names beside it: a sheet that it imports stands in its place, a picture or font goes along. What isn't there, and what
 * browsers won't load since it is elsewhere, is reported.
 */
export function readSheet(path: string, report: Report): ReadSheet {
  const files = new Map<string, OutputFile>();
  const read: string[] = [];
  let sheetCount = 0;
  let isFull = false;
  /** `place` is where a sheet names the file; undefined for the first. */
  const load = (file: string, place: string | undefined): Buffer | undefined => {
    read.push(file);
    const bytes = readOrSayWhy(file);
    return typeof bytes === "string" ? refuse(file, place, bytes) : bytes;
  };

  const refuse = (file: string, place: string | undefined, reason: string): undefined => {
    const found = { path: basename(file), reason };
    if (place === undefined) report.add(themeCodes.unreadable({ key: "styles", given: file, ...found }));
    else report.add(themeCodes.notBeside({ place, ...found }));
  };

  const print = (
    file: string,
    { place, above }: { readonly place?: string; readonly above: readonly string[] },
  ): string => {
    const bytes = load(file, place);
    if (bytes === undefined) return "";
    // Browsers would pass over all of it, and over what follows it in the one sheet that all are put into.
    if (bytes.includes(0)) {
      refuse(file, place, "it is no text in UTF-8");
      return "";
    }
    const written = dropByteOrderMark(bytes.toString("utf8"));
    const { css, openLine } = closeSheet(written.replace(/^@charset\s+"[^"\n]*";[^\S\n]*/, ""));
    if (openLine !== undefined) report.add(themeCodes.open({ place: `${basename(file)}:${openLine}` }));
    const sheets = [...above, file];
    const printPart = (part: SheetAddress): string => {
      const here = `${basename(file)}:${part.line}`;
      const isBlocked = isElsewhere(part);
      if (isBlocked) report.add(themeCodes.blocked({ place: here, what: describeElsewhere(part.address) }));
      const beside = toPath(part.address);
      if (beside === undefined) {
        if (part.kind !== "import") return printAddress(part.address);
        // Behind the site's own rules an import would count for nothing.
        if (!isBlocked && part.address !== "") refuse(part.address, here, "it is not beside the sheet");
        return "";
      }
      const target = resolve(dirname(file), beside.path);
      if (part.kind === "import") {
        // Of sheets that import each other, the browser leaves the second time out too.
        if (sheets.includes(target)) return "";
        sheetCount += 1;
        if (sheets.length > mostDepth || sheetCount > mostSheets) {
          if (!isFull) refuse(target, here, "sheets import each other too often");
          isFull = true;
          return "";
        }
        return wrap(print(target, { place: here, above: sheets }), part.conditions);
      }
      const picture = load(target, here);
      if (picture === undefined) return printAddress(part.address);
      const ending = extname(target);
      const name = `${toPlainName(basename(target, ending))}.${hashContent(picture)}${ending.toLowerCase()}`;
      files.set(name, { path: `assets/${name}`, content: picture });
      return printAddress(encodeURIComponent(name) + beside.rest);
    };
    return splitSheet(css)
      .map((part) => (typeof part === "string" ? part : printPart(part)))
      .join("");
  };

  const css = print(path, { above: [] });
  return { css, files: [...files.values()], read: [...new Set(read)] };
}

/** The bytes of a file, or why there are none. */
function readOrSayWhy(file: string): Buffer | string {
  try {
    const stats = statSync(file);
    // Whoever reads one waits for what may never come.
    return stats.isFile() || stats.isDirectory() ? readFileSync(file) : "it is a pipe or a device";
  } catch (error) {
    return describeUnreadable(error);
  }
}

/** Where the file is that an address names beside the sheet, and what is behind its name; undefined for any other address. */
function toPath(address: string): { readonly path: string; readonly rest: string } | undefined {
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  if (path === "" || path.startsWith("/") || /^[a-z][a-z\d+.-]*:/i.test(path)) return undefined;
  try {
    return { path: decodeURIComponent(path), rest };
  } catch {
    return { path, rest };
  }
}

/** What the policy of the pages keeps browsers from: other hosts, and fonts that stand in the sheet. */
function isElsewhere({ kind, address }: SheetAddress): boolean {
  if (/^(?:https?:)?\/\//i.test(address)) return true;
  return kind === "import" ? /^data:/i.test(address) : /^data:(?:font\/|application\/(?:x-)?font)/i.test(address);
}

function describeElsewhere(address: string): string {
  return `asks for \`${/^data:/i.test(address) ? `${address.slice(0, 20)}…` : address}\``;
}

function wrap(css: string, conditions: string): string {
  const [first = "", layer, name = ""] = /^(layer(?:\(\s*([\w.-]*)\s*\))?(?![\w-]))?\s*/i.exec(conditions) ?? [];
  const [supports, media] = takeSupports(conditions.slice(first.length));
  const layered = layer === undefined ? css : `@layer ${name} {\n${css}\n}`;
  const supported = supports === undefined ? layered : `@supports (${supports}) {\n${layered}\n}`;
  return media === "" ? supported : `@media ${media} {\n${supported}\n}`;
}

/** What stands in the parentheses of `supports(…)`, however many are in them, and what follows. */
function takeSupports(conditions: string): readonly [supports: string | undefined, rest: string] {
  const [start = ""] = /^supports\(/i.exec(conditions) ?? [];
  let depth = start === "" ? 0 : 1;
  let end = start.length;
  for (; depth > 0 && end < conditions.length; end += 1) {
    if (conditions[end] === "(") depth += 1;
    if (conditions[end] === ")") depth -= 1;
  }
  if (start === "" || depth > 0) return [undefined, conditions.trim()];
  return [conditions.slice(start.length, end - 1), conditions.slice(end).trim()];
}

function printAddress(address: string): string {
  return `url("${address.replaceAll(/["\\\n]/g, (letter) => `\\${letter.charCodeAt(0).toString(16)} `)}")`;
}
