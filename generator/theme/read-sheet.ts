import { readFileSync } from "node:fs";
import { basename, dirname, extname, resolve } from "node:path";
import { themeCodes } from "../diagnostics/codes/theme.ts";
import { describeUnreadable } from "../diagnostics/describe-failure.ts";
import type { Report } from "../diagnostics/report.ts";
import { dropByteOrderMark } from "../places/drop-byte-order-mark.ts";
import { toPlainName } from "../places/plain-name.ts";
import { hashContent } from "../render/hash-content.ts";
import type { OutputFile } from "../write/output-file.ts";
import { type SheetAddress, splitSheet } from "./split-sheet.ts";

/** A style sheet of the user's as it stands in that of the site. */
export interface ReadSheet {
  readonly css: string;
  /** Pictures and fonts that it names, below `assets/`, where the sheet is too. */
  readonly files: readonly OutputFile[];
  /** Paths of all that was read or looked for, the sheet itself first. */
  readonly read: readonly string[];
}

/** Sheets that import each other, further ones of which nobody would write. */
const mostDepth = 16;

/**
 * Reads a style sheet with what it names beside it: a sheet that it imports stands in its place, a picture or font goes along. What isn't there, and what
 * browsers won't load since it is elsewhere, is reported.
 */
export function readSheet(path: string, report: Report): ReadSheet {
  const files = new Map<string, OutputFile>();
  const read: string[] = [];
  /** `place` is where a sheet names the file; undefined for the first. */
  const load = (file: string, place: string | undefined): Buffer | undefined => {
    read.push(file);
    try {
      return readFileSync(file);
    } catch (error) {
      const found = { path: basename(file), reason: describeUnreadable(error) };
      if (place === undefined) report.add(themeCodes.unreadable({ key: "styles", ...found }));
      else report.add(themeCodes.notBeside({ place, ...found }));
      return undefined;
    }
  };

  const print = (
    file: string,
    { place, above }: { readonly place?: string; readonly above: readonly string[] },
  ): string => {
    const bytes = load(file, place);
    if (bytes === undefined) return "";
    const css = dropByteOrderMark(bytes.toString("utf8")).replace(/^@charset\s+"[^"\n]*";\s*/, "");
    const sheets = [...above, file];
    const printPart = (part: SheetAddress): string => {
      const here = `${basename(file)}:${part.line}`;
      if (isElsewhere(part)) report.add(themeCodes.blocked({ place: here, what: describeElsewhere(part.address) }));
      const beside = toPath(part.address);
      if (beside === undefined) return part.kind === "import" ? "" : printAddress(part.address);
      const target = resolve(dirname(file), beside.path);
      if (part.kind === "import") {
        // Of sheets that import each other, the browser leaves the second time out too.
        if (sheets.includes(target) || sheets.length > mostDepth) return "";
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
  const [, layer, name = "", supports, media = ""] =
    /^(layer(?:\(\s*([\w.-]*)\s*\))?(?![\w-]))?\s*(?:supports\(((?:[^()]|\([^()]*\))*)\))?\s*(.*)$/is.exec(
      conditions,
    ) ?? [];
  const layered = layer === undefined ? css : `@layer ${name} {\n${css}\n}`;
  const supported = supports === undefined ? layered : `@supports (${supports}) {\n${layered}\n}`;
  return media === "" ? supported : `@media ${media} {\n${supported}\n}`;
}

function printAddress(address: string): string {
  return `url("${address.replaceAll(/["\\\n]/g, (letter) => `\\${letter.charCodeAt(0).toString(16)} `)}")`;
}
