import type { CliCommand } from "../../catalogue/cli.ts";
import type { LibraryCode, CodeFiles } from "../../parse/documents.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { PackageDocument } from "../../parse/python-package/package-document.ts";
import type { SphinxDocument } from "../../parse/sphinx/sphinx-document.ts";
import { createPythonEvaluator } from "../code/evaluate-python.ts";
import { createPythonClasses } from "../code/python-classes.ts";
import { createPythonModules, type PythonModule } from "../code/python-modules.ts";
import { resolveName } from "../code/resolve-python.ts";
import { tellGenerated } from "../code/tell-generated.ts";
import { readSetup } from "../ingestion/code/read-setup.ts";
import { findDeprecation } from "../sdk/code/library-context.ts";
import { findRoots } from "../sdk/code/find-roots.ts";
import { readArgparse } from "./argparse/read-argparse.ts";
import { findGiven, isTrue, tellText, type ClickCall } from "./click-call.ts";
import {
  createCommandReading,
  findCommand,
  findSetting,
  findSetUps,
  listBelow,
  type CommandReading,
  type FoundCommand,
} from "./find-commands.ts";
import { dropsSuffix } from "./drops-suffix.ts";
import { findDecorations } from "./find-decorations.ts";
import { listItems } from "./expand-arguments.ts";
import { findAddedParameters, findParameters } from "./find-parameters.ts";
import { loadsCommands } from "./loads-commands.ts";
import { listHandedOn } from "./list-handed-on.ts";
import { findScript, type Program } from "./program.ts";
import { readOptions } from "./read-options.ts";
import { tellUnread } from "./tell-unread.ts";
import { createTyperReading, type TyperReading } from "./typer/find-apps.ts";
import { readTyper } from "./typer/read-typer.ts";
import { writeHelp } from "./write-help.ts";

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

/** Groups in groups; who nests deeper has a circle. */
const deepest = 10;
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
  const listed = lists.flatMap((list) => list.listed.flatMap(toProgram));
  const setups = [...paths]
    .filter((path) => /(?:^|\/)setup\.py$/.test(path))
    .sort()
    .flatMap((path) => {
      const document = read(path);
      return document === undefined ? [] : [readSetup(document)];
    });
  const scripts = [
    ...packages.flatMap(({ entryPoints }) => entryPoints.filter(({ group }) => group === "console_scripts")),
    ...setups.flatMap(({ entryPoints }) => entryPoints.get("console_scripts") ?? []),
  ].map(({ name, module, className, span }): Program => ({ name, module, function: className, span }));
  const programs = [...new Map([...scripts, ...listed].map((program) => [program.name, program])).values()];
  const roots = findRoots(
    programs.map(({ module }) => module),
    paths,
  );
  const modules = createPythonModules({ roots, paths, read });
  const classes = createPythonClasses(modules);
  const evaluator = createPythonEvaluator({
    modules,
    classes,
    tellExternal: tellGenerated,
    construct: () => undefined,
  });
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

/** What all programs are read with. */
interface ScriptCode extends ProgramCode {
  readonly typer: TyperReading;
  /** The commands that are a program already. */
  readonly known: Set<string>;
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
  const { reading, typer, others, known } = code;
  const root = findRoot(program, module, reading);
  // Another script of the same module most likely runs something else.
  if (root !== undefined && known.has(root.id)) return [];
  if (root !== undefined) {
    known.add(root.id);
    const command = readCommand(root, { path: program.name, prefix: findPrefix(program, module), depth: 0 }, code);
    // A group that finds its commands when it is run.
    if (root.isGroup && (command.commands.length === 0 || loadsCommands(root, reading)))
      tellUnread(program, module, code.report);
    return [command];
  }
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

/** What the script names, where that is a command; else what its module has that the script will run. */
function findRoot(
  { function: name }: Program,
  module: PythonModule,
  reading: CommandReading,
): FoundCommand | undefined {
  const target = resolveName(name, module, reading.modules);
  const own = findCommand({ kind: "name", name }, { module }, reading);
  if (own !== undefined) return own;
  const loose = reading.list(module).filter(({ of }) => of === undefined);
  const group = loose.find(({ isGroup }) => isGroup);
  if (group !== undefined) return group;
  // A script that runs what another module has, or the only thing that there is.
  const imported = target === undefined ? [] : listImported(module, reading);
  const only = loose.length === 0 ? imported : loose;
  return only.length === 1 ? only[0] : undefined;
}

/** The groups that a module imports by their names. */
function listImported(module: PythonModule, reading: CommandReading): readonly FoundCommand[] {
  return [...module.scope].flatMap(([name, { kind }]) => {
    const found = kind === "imported" ? findCommand({ kind: "name", name }, { module }, reading) : undefined;
    return found?.isGroup === true && found.of === undefined ? [found] : [];
  });
}

/** The beginning of all environment variables, where the script hands it to the program that it runs. */
function findPrefix(program: Program, module: PythonModule): string | undefined {
  for (const step of findScript(program, module)?.body ?? []) {
    const call = step.kind === "evaluation" ? step.call : step.kind === "return" ? step.value : undefined;
    const given = call?.kind === "call" ? call.arguments.find((each) => each.name === "auto_envvar_prefix") : undefined;
    if (given?.value.kind === "text") return given.value.value;
  }
  return undefined;
}

/** Where a command is among the others. */
interface CommandPlace {
  readonly path: string;
  /** What its environment variables begin with, where all have some. */
  readonly prefix: string | undefined;
  readonly depth: number;
}

interface ProgramCode {
  readonly reading: CommandReading;
  /** Modules that may declare commands for groups elsewhere. */
  readonly others: readonly PythonModule[];
  /** How many may still be read. */
  readonly left: { commands: number };
}

function readCommand(found: FoundCommand, { path, prefix: from, depth }: CommandPlace, code: ProgramCode): CliCommand {
  const { module, node, maker, isGroup } = found;
  const { reading, left } = code;
  left.commands -= 1;
  const prefix = tellText(findSetting(found, "auto_envvar_prefix", reading), reading) ?? from;
  const below =
    isGroup && depth < deepest && left.commands > 0 ? listBelow(found, listModules(module, code), reading) : [];
  const calls = [
    ...findParameters(maker, reading),
    ...findDecorations(node?.decorators ?? [], module, reading),
    ...findAddedParameters(findSetUps(found, reading), reading),
    ...listHelp(found, reading),
  ];
  return {
    path,
    doc: readDoc(found, reading),
    deprecated: readDeprecation(found, reading),
    ...readOptions(calls, { reading, prefix }),
    commands: below.map(({ name, command }) =>
      readCommand(command, { path: `${path} ${name}`, prefix: extendPrefix(prefix, name), depth: depth + 1 }, code),
    ),
    usual: tellText(findGiven(maker, "default"), reading),
    span: found.span,
  };
}

/** The option for help, where settings spell it in another way than always. */
function listHelp(found: FoundCommand, reading: CommandReading): readonly ClickCall[] {
  const names = findSetting(found, "help_option_names", reading);
  const spelt = names === undefined ? [] : listItems(names.value, names.scope, reading);
  const { maker } = found;
  return maker === undefined || spelt.length === 0
    ? []
    : [{ maker: "help_option", arguments: spelt, span: maker.span }];
}

/** Its own module comes first. */
function listModules(module: PythonModule, { others }: ProgramCode): readonly PythonModule[] {
  return [module, ...others.filter((other) => other !== module)];
}

function extendPrefix(prefix: string | undefined, name: string): string | undefined {
  return prefix === undefined ? undefined : `${prefix}_${name.toUpperCase().replaceAll("-", "_")}`;
}

/** As help has it: what the call that makes it says before the docs of its function, and what is to stand below. */
function readDoc({ maker, node }: FoundCommand, reading: CommandReading): string | undefined {
  const say = (name: string): string | undefined => tellText(findGiven(maker, name), reading);
  const parts = [say("help") ?? node?.doc ?? say("short_help"), say("epilog")].map((text) => writeHelp(text ?? ""));
  const written = parts.filter((part) => part !== undefined);
  return written.length === 0 ? undefined : written.join("\n\n");
}

function readDeprecation({ maker, node }: FoundCommand, reading: CommandReading): string | undefined {
  const decorated = node && findDeprecation(node.decorators);
  if (decorated !== undefined) return decorated;
  return isTrue(maker, "deprecated", reading) ? "" : tellText(findGiven(maker, "deprecated"), reading);
}
