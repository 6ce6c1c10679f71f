import { TomlError, type TomlTable, type TomlValue } from "smol-toml";
import { parseToml } from "../../places/read-toml.ts";
import type { Span } from "../../catalogue/span.ts";
import { pythonCodes } from "../../diagnostics/codes/python.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import type { PackageDocument, WrittenEntryPoint } from "./package-document.ts";
import { readEntryPoint } from "./read-entry-point.ts";

/** A package's settings are some screenfuls. */
const longest = 1_000_000;

/** Reads what a `pyproject.toml` says in the standard's tables, and in those of Poetry or the former ones of Flit where these are used. */
export function parsePyproject({ path: file, text }: SourceFile, report: Report): PackageDocument {
  const top = readToml(file, text, report);
  if (top === undefined) return toLostPackage(file);
  const [project, poetry] = [find(top, "project"), find(top, "tool", "poetry")];
  const flit = find(top, "tool", "flit", "metadata");
  const groups = new Map([
    ...toTables(find(top, "tool", "flit", "entrypoints")),
    ...toScripts(find(top, "tool", "flit", "scripts")),
    ...toTables(find(project, "entry-points")),
    ...toTables(find(poetry, "plugins")),
    ...toScripts(find(project, "scripts")),
    ...toScripts(find(poetry, "scripts")),
  ]);
  const name = project?.["name"] ?? poetry?.["name"] ?? flit?.["dist-name"] ?? flit?.["module"];
  const lines = text.split("\n");
  return {
    kind: "packageDocument",
    file,
    name: typeof name === "string" ? name : undefined,
    entryPoints: [...groups].flatMap(([group, points]) =>
      Object.entries(points).flatMap(([name, written]): readonly WrittenEntryPoint[] => {
        // Poetry takes a table for one that needs extras.
        const object = isTable(written) ? (written["reference"] ?? written["callable"]) : written;
        const found = typeof object === "string" ? readEntryPoint(object) : undefined;
        return found === undefined ? [] : [{ group, name, ...found, span: locate(file, lines, { name, object }) }];
      }),
    ),
    extras: Object.keys(
      find(project, "optional-dependencies") ?? find(poetry, "extras") ?? find(flit, "requires-extra") ?? {},
    ),
    requirements: [
      ...listTexts(project?.["dependencies"]),
      ...listTexts(flit?.["requires"]),
      ...Object.entries(find(poetry, "dependencies") ?? {}).flatMap(([needed, written]) => {
        // A table has what else there is to say of it, such as extras, beside the version.
        const version = isTable(written) ? written["version"] : written;
        if (typeof version === "string") return needed + writeVersion(version);
        return isTable(written) ? needed : [];
      }),
    ],
  };
}

/** A package of which nothing can be read is one all the same, so that what it may register isn't missed. */
export function toLostPackage(file: string): PackageDocument {
  return { kind: "packageDocument", file, entryPoints: [], extras: [], requirements: [], incomplete: true };
}

function readToml(file: string, text: string, report: Report): TomlTable | undefined {
  const at = (line: number, column: number): Span => {
    return { file, startLine: line, startColumn: column, endLine: line, endColumn: column };
  };
  if (text.length > longest) {
    report.add(pythonCodes.tooLarge({ size: text.length, limit: longest }), at(1, 1));
    return undefined;
  }
  try {
    return parseToml(text);
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    // The parser's message goes on with a frame of its own.
    const [, detail = "it can't be read"] = /^Invalid TOML document: (.*)$/m.exec(error.message) ?? [];
    report.add(pythonCodes.malformedPackage({ detail }), at(error.line, error.column));
    return undefined;
  }
}

function isTable(value: TomlValue | undefined): value is TomlTable {
  return typeof value === "object" && !Array.isArray(value) && !(value instanceof Date);
}

function find(table: TomlTable | undefined, ...names: readonly string[]): TomlTable | undefined {
  let at = table;
  for (const name of names) {
    const inside = at !== undefined && Object.hasOwn(at, name) ? at[name] : undefined;
    at = isTable(inside) ? inside : undefined;
  }
  return at;
}

function toTables(table: TomlTable | undefined): readonly (readonly [string, TomlTable])[] {
  return Object.entries(table ?? {}).flatMap(([name, inside]) => (isTable(inside) ? [[name, inside] as const] : []));
}

function toScripts(table: TomlTable | undefined): readonly (readonly [string, TomlTable])[] {
  return table === undefined ? [] : [["console_scripts", table]];
}

/** What Poetry says of a version, as others would: `^1.10` takes any before the next whole one, `~1.10` any before 1.11. */
function writeVersion(version: string): string {
  return version
    .replace(/^\^\s*(\d+)(.*)$/, (_, whole: string, rest: string) => `>=${whole}${rest},<${Number(whole) + 1}`)
    .replace(/^~\s*(\d+\.\d+)/, "~=$1.0")
    .replace(/^(?=\d)/, "==");
}

function listTexts(value: TomlValue | undefined): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}

/** The line that gives the name its object; the parser tells no places. */
function locate(
  file: string,
  lines: readonly string[],
  { name, object }: { readonly name: string; readonly object: TomlValue | undefined },
): Span {
  const index = lines.findIndex((line) => line.includes(name) && typeof object === "string" && line.includes(object));
  const line = lines[index] ?? "";
  const start = line.length - line.trimStart().length + 1;
  const at = Math.max(0, index) + 1;
  return { file, startLine: at, startColumn: start, endLine: at, endColumn: Math.max(start, line.trimEnd().length) };
}
