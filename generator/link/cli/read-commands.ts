import type { CliCommand } from "../../catalogue/cli.ts";
import { cleanHelp, findGiven, isTrue, readOptions, type CliReading } from "./read-options.ts";
import { restToMarkdown } from "../../docstring/rest-to-markdown.ts";
import type { LibraryCode, CodeFiles } from "../../parse/documents.ts";
import type { Span } from "../../catalogue/span.ts";
import { pythonCodes } from "../../diagnostics/codes/python.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { PythonCall, PythonExpression, PythonFunction } from "../../parse/python/python-document.ts";
import type { PackageDocument } from "../../parse/python-package/package-document.ts";
import type { SphinxDocument } from "../../parse/sphinx/sphinx-document.ts";
import { createPythonEvaluator } from "../code/evaluate-python.ts";
import { asJson } from "../code/python-value.ts";
import { createPythonClasses } from "../code/python-classes.ts";
import { createPythonModules, listEffective, type PythonModule } from "../code/python-modules.ts";
import { resolveName } from "../code/resolve-python.ts";
import { tellGenerated } from "../code/tell-generated.ts";
import { readSetup } from "../ingestion/code/read-setup.ts";
import { findDeprecation } from "../sdk/code/library-context.ts";
import { findRoots } from "../sdk/code/find-roots.ts";

/** What commands are read from. */
export interface CliSources {
  readonly files: CodeFiles;
  readonly open: LibraryCode["open"];
  readonly lists: readonly SphinxDocument[];
  /** What says of packages which scripts they install, where that is no code. */
  readonly packages: readonly PackageDocument[];
}

interface Program {
  readonly name: string;
  readonly module: string;
  readonly function: string;
  /** Where a package names it; a list is no reason to tell what can't be read. */
  readonly span?: Span | undefined;
}

/** Groups in groups; who nests deeper has a circle. */
const deepest = 10;

/**
 * The programs that packages install and that are made with click: those that a Sphinx project lists, else the scripts of
 * each package. Nothing of them is run.
 */
export async function readCommands(
  { files, open, lists, packages }: CliSources,
  report: Report,
): Promise<readonly CliCommand[]> {
  if (files.size === 0) return [];
  const paths = new Set(files.keys());
  const read = await open(files, report);
  const listed = lists.flatMap((list) => list.listed.flatMap(toProgram));
  const setups = [...paths].filter((path) => /(?:^|\/)setup\.py$/.test(path)).sort();
  const scripts = [
    ...packages.flatMap(({ entryPoints }) => entryPoints.filter(({ group }) => group === "console_scripts")),
    ...setups.flatMap((path) => {
      const document = read(path);
      return document === undefined ? [] : (readSetup(document).entryPoints.get("console_scripts") ?? []);
    }),
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
  const reading: CliReading = { modules, evaluator };
  const known = new Set<PythonFunction>();
  return programs.flatMap((program) => {
    const module = modules.find(program.module);
    const root = module && findRoot(program, module, reading);
    // Another script of the same module most likely runs something else.
    if (root === undefined && module !== undefined) tellUnread(program, module, report);
    if (root === undefined || known.has(root.node)) return [];
    known.add(root.node);
    return [readCommand(root, program.name, reading)];
  });
}

function toProgram({ kind, name, program }: SphinxDocument["listed"][number]): readonly Program[] {
  const [module = "", called] = name.split(":");
  return kind === "click" && called !== undefined ? [{ name: program ?? called, module, function: called }] : [];
}

/** `app = typer.Typer()`, whose commands are functions by other rules. */
function isOtherApp(name: string, { scope }: PythonModule): boolean {
  const binding = scope.get(name);
  if (binding?.kind !== "assignment" || binding.node.value?.kind !== "call") return false;
  return /^(?:typer\.)?Typer\(|^(?:cyclopts\.)?App\(/.test(binding.node.value.text);
}

/** Says so where something else than click makes the program. */
function tellUnread({ name: program, span }: Program, { document }: PythonModule, report: Report): void {
  const imported = listEffective(document.statements).flatMap((statement) =>
    statement.kind === "import" || statement.kind === "fromImport" ? [statement.module.split(".", 1)[0] ?? ""] : [],
  );
  const library = imported.find((name) => otherLibraries.has(name));
  if (library !== undefined && span !== undefined) report.add(pythonCodes.unreadProgram({ program, library }), span);
}

/** What else programs are made with. */
const otherLibraries: ReadonlySet<string> = new Set(["argparse", "typer", "optparse", "fire", "docopt", "cyclopts"]);

/** A function with the decorator that makes a command of it. */
interface FoundCommand {
  readonly module: PythonModule;
  readonly node: PythonFunction;
  readonly maker: PythonCall | undefined;
  /** The group that it is declared for; undefined for one that stands by itself. */
  readonly of?: string | undefined;
  readonly isGroup: boolean;
}

/** What the script names, where that is a command; else the group of its module, which the script will run. */
function findRoot({ function: name }: Program, module: PythonModule, reading: CliReading): FoundCommand | undefined {
  const target = resolveName(name, module, reading.modules);
  const own =
    target?.kind === "declared" ? listCommands(target.module).find(({ node }) => node.name === target.name) : undefined;
  return own ?? listCommands(module).find(({ of, isGroup }) => of === undefined && isGroup);
}

function listCommands(module: PythonModule): readonly FoundCommand[] {
  return listEffective(module.document.statements).flatMap((statement): FoundCommand[] => {
    if (statement.kind !== "function") return [];
    for (const { expression } of statement.decorators) {
      const callee = expression.kind === "call" ? expression.callee : expression;
      if (callee.kind !== "attribute" || (callee.name !== "command" && callee.name !== "group")) continue;
      if (callee.of.kind !== "name" || isOtherApp(callee.of.name, module)) continue;
      const of = /^(?:rich_)?click$/.test(callee.of.name) ? undefined : callee.of.name;
      const maker = expression.kind === "call" ? expression : undefined;
      return [{ module, node: statement, maker, of, isGroup: callee.name === "group" }];
    }
    return [];
  });
}

function readCommand(found: FoundCommand, path: string, reading: CliReading, depth = 0): CliCommand {
  const { module, node, maker, isGroup } = found;
  const usual = maker && findGiven(maker, "default");
  const commands = isGroup && depth < deepest ? listBelow(found, path, reading, depth) : [];
  const given = maker && findGiven(maker, "help");
  const told = given && asJson(reading.evaluator.evaluate(given, { module }));
  const doc = cleanHelp(typeof told === "string" ? told : (node.doc ?? ""));
  const deprecated = findDeprecation(node.decorators);
  return {
    path,
    doc: doc === undefined ? undefined : restToMarkdown(doc.split("\n")).join("\n"),
    deprecated: deprecated ?? (maker !== undefined && isTrue(maker, "deprecated") ? "" : undefined),
    ...readOptions(node.decorators, module, reading),
    commands,
    usual: usual?.kind === "text" ? usual.value : undefined,
    span: node.span,
  };
}

/** The commands of a group: those that its module declares for it, and those that are added to it. */
function listBelow(group: FoundCommand, path: string, reading: CliReading, depth: number): readonly CliCommand[] {
  const { module, node } = group;
  const below = new Map<string, FoundCommand>();
  for (const found of listCommands(module)) {
    if (found.of === node.name && found.node !== node && !isHidden(found)) below.set(nameCommand(found), found);
  }
  for (const statement of listEffective(module.document.statements)) {
    if (statement.kind !== "evaluation") continue;
    const { callee, arguments: given } = statement.call;
    if (callee.kind !== "attribute" || callee.name !== "add_command") continue;
    if (callee.of.kind !== "name" || callee.of.name !== node.name) continue;
    const [first, second] = given;
    const added = first && findAdded(first.value, module, reading);
    const named = (given.find(({ name }) => name === "name") ?? second)?.value;
    if (added !== undefined && !isHidden(added)) {
      below.set(named?.kind === "text" ? named.value : nameCommand(added), added);
    }
  }
  return [...below].map(([name, found]) => readCommand(found, `${path} ${name}`, reading, depth + 1));
}

function isHidden({ maker }: FoundCommand): boolean {
  return maker !== undefined && isTrue(maker, "hidden");
}

function findAdded(expression: PythonExpression, module: PythonModule, reading: CliReading): FoundCommand | undefined {
  const target = expression.kind === "name" ? resolveName(expression.name, module, reading.modules) : undefined;
  if (target?.kind !== "declared") return undefined;
  return listCommands(target.module).find(({ node }) => node.name === target.name);
}

function nameCommand({ maker, node }: FoundCommand): string {
  const given = maker && (findGiven(maker, "name") ?? maker.arguments.find(({ name }) => name === undefined)?.value);
  return given?.kind === "text" ? given.value : node.name.toLowerCase().replaceAll("_", "-");
}
