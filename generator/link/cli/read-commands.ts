import type { CliCommand } from "../../catalogue/cli.ts";
import type { LibraryCode, CodeFiles } from "../../parse/documents.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { PackageDocument } from "../../parse/python-package/package-document.ts";
import type { SphinxDocument } from "../../parse/sphinx/sphinx-document.ts";
import { openPython } from "../code/open-python.ts";
import type { PythonFiles, PythonModule } from "../code/python-modules.ts";
import { readSetup, type PackageSetup } from "../ingestion/code/read-setup.ts";
import { findRoots } from "../sdk/code/find-roots.ts";
import { readArgparse } from "./argparse/read-argparse.ts";
import { dropsSuffix } from "./click/drops-suffix.ts";
import { createCommandReading } from "./click/find-commands.ts";
import { readClick, type ClickCode } from "./click/read-click.ts";
import { listHandedOn } from "./list-handed-on.ts";
import { findScript, type Program } from "./program.ts";
import { tellUnread } from "./tell-unread.ts";
import { createTyperReading, type TyperReading } from "./typer/find-apps.ts";
import { readTyper } from "./typer/read-typer.ts";

/** What commands are read from. */
export interface CliSources {
  readonly files: CodeFiles;
  /** Files that may declare commands for groups of other files. */
  readonly declaring: readonly string[];
  readonly open: LibraryCode["open"];
  readonly lists: readonly SphinxDocument[];
  /** What says of packages which scripts they install, where that is no code. */
  readonly packages: readonly PackageDocument[];
}

/** No program has more; groups that hold each other by many names would. */
const most = 5000;

/**
 * The programs that packages install and that are made with click, typer or argparse: those that a Sphinx project lists,
 * else the scripts of each package. Nothing of them is run.
 */
export async function readCommands(
  { files, declaring, open, lists, packages }: CliSources,
  report: Report,
): Promise<readonly CliCommand[]> {
  if (files.size === 0) return [];
  const paths = new Set(files.keys());
  const read = await open(files, report);
  const setups = readSetups(paths, read);
  const programs = listPrograms(lists, packages, setups);
  const roots = findRoots(
    programs.map(({ module }) => module),
    paths,
  );
  const { modules, classes, evaluator } = openPython({ roots, paths, read });
  const needed = [...packages.flatMap(({ requirements }) => requirements), ...setups.flatMap(({ texts }) => texts)];
  const reading = createCommandReading({ modules, classes, evaluator }, dropsSuffix(needed));
  const typer = createTyperReading(reading);
  const others = declaring.flatMap((path) => findModule(path, roots, modules.find) ?? []);
  const code: ScriptCode = { reading, typer, others, left: { commands: most }, known: new Set(), report };
  return programs.flatMap((program) => {
    const module = modules.find(program.module);
    if (module === undefined) return [];
    const read = readProgram(program, module, code);
    if (read === undefined) tellUnread(program, module, report);
    return read ?? [];
  });
}

/** What the `setup.py` of each package says. */
function readSetups(paths: ReadonlySet<string>, read: PythonFiles["read"]): readonly PackageSetup[] {
  return [...paths]
    .filter((path) => /(?:^|\/)setup\.py$/.test(path))
    .sort()
    .flatMap((path) => {
      const document = read(path);
      return document === undefined ? [] : [readSetup(document)];
    });
}

/** The scripts of all packages, and what lists name in their place. */
function listPrograms(
  lists: readonly SphinxDocument[],
  packages: readonly PackageDocument[],
  setups: readonly PackageSetup[],
): readonly Program[] {
  const scripts = [
    ...packages.flatMap(({ entryPoints }) => entryPoints.filter(({ group }) => group === "console_scripts")),
    ...setups.flatMap(({ entryPoints }) => entryPoints.get("console_scripts") ?? []),
  ].map(({ name, module, className, span }): Program => ({ name, module, function: className, span }));
  const listed = lists.flatMap((list) => list.listed.flatMap(toProgram));
  return [...new Map([...scripts, ...listed].map((program) => [program.name, program])).values()];
}

/** What all programs are read with. */
interface ScriptCode extends ClickCode {
  readonly typer: TyperReading;
  readonly report: Report;
}

/** Scripts that hand over to each other; a circle of them ends here. */
const mostHands = 5;

/** What a script runs: a command of click, an app of typer, a parser of argparse, or what it brings in to run it. */
function readProgram(
  program: Program,
  module: PythonModule,
  code: ScriptCode,
  hands = 0,
): readonly CliCommand[] | undefined {
  const { reading, typer, others } = code;
  const clicked = readClick(program, module, code);
  if (clicked?.isOpen === true) tellUnread(program, module, code.report);
  if (clicked !== undefined) return clicked.command === undefined ? [] : [clicked.command];
  const made = readTyper(program, module, others, typer);
  if (made !== undefined) return [made];
  const parsed = readArgparse(program, module, reading);
  if (parsed?.isBare === true) tellUnread(program, module, code.report);
  if (parsed !== undefined) return [parsed.command];
  if (hands === mostHands) return undefined;
  for (const handed of listHandedOn(findScript(program, module), module)) {
    const next = reading.modules.find(handed.module);
    const read = next && readProgram({ ...program, ...handed }, next, code, hands + 1);
    if (read !== undefined) return read;
  }
  return undefined;
}

/** Where code for tests stands; the commands in it are nobody's. */
const tests = /(?:^|\/)tests?\/|(?:^|\/)(?:test_|conftest)[^/]*$/;

/** Paths of the files that may declare commands for groups of other files. */
export function findDeclaring(files: CodeFiles): readonly string[] {
  const declares = /^@[\w.]+\.(?:command|group|callback)\b|\.add_(?:command|typer)\b/m;
  return [...files.values()]
    .filter(({ path, text }) => declares.test(text) && !tests.test(path))
    .map(({ path }) => path)
    .sort();
}

/** The module of a path, by the root that it is below. */
function findModule(
  path: string,
  roots: readonly string[],
  find: (name: string) => PythonModule | undefined,
): PythonModule | undefined {
  const root = roots.findLast((each) => each === "" || path.startsWith(`${each}/`));
  if (root === undefined) return undefined;
  const inside = path.slice(root === "" ? 0 : root.length + 1);
  const module = find(inside.replace(/(?:\/__init__)?\.py$/, "").replaceAll("/", "."));
  return module?.file === path ? module : undefined;
}

function toProgram({ kind, name, program }: SphinxDocument["listed"][number]): readonly Program[] {
  const [module = "", called] = name.split(":");
  return kind === "click" && called !== undefined ? [{ name: program ?? called, module, function: called }] : [];
}
