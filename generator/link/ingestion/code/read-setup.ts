import type { PythonDocument, PythonEntry, PythonExpression } from "../../../parse/python/python-document.ts";
import type { Span } from "../../../catalogue/span.ts";
import { listEffective } from "../../code/python-modules.ts";

/** What a package's `setup.py` says that pages show. */
export interface PackageSetup {
  /** By group, e.g. `datahub.ingestion.source.plugins`. */
  readonly entryPoints: ReadonlyMap<string, readonly EntryPoint[]>;
  /** Names that `pip install package[name]` takes, where they stand in a dictionary called `plugins`. */
  readonly extras: ReadonlySet<string>;
  /** What it is installed by: a text, or what leads to one. */
  readonly name?: PythonExpression | undefined;
  /** All texts that a name of the file is given, requirements among them. */
  readonly texts: readonly string[];
}

/** A name and the class that it stands for. */
export interface EntryPoint {
  readonly name: string;
  readonly module: string;
  readonly className: string;
  readonly span: Span;
}

/** Reads a `setup.py`, whose lists stand as literals. */
export function readSetup(document: PythonDocument): PackageSetup {
  const values = new Map<string, PythonExpression>();
  const texts: string[] = [];
  const groups = new Map<string, readonly EntryPoint[]>();
  let name: PythonExpression | undefined;
  for (const statement of listEffective(document.statements)) {
    if (statement.kind === "assignment" && statement.value !== undefined) {
      values.set(statement.name, statement.value);
      for (const text of listTexts(statement.value)) texts.push(text);
    }
    // `setuptools.setup(entry_points={…})` may hold them itself.
    if (statement.kind !== "evaluation") continue;
    const argument = (wanted: string): PythonExpression | undefined =>
      statement.call.arguments.find((one) => one.name === wanted)?.value;
    name ??= argument("name");
    const needed = argument("install_requires");
    if (needed !== undefined) for (const text of listTexts(needed)) texts.push(text);
    const given = argument("entry_points");
    const found = given?.kind === "name" ? values.get(given.name) : given;
    if (found !== undefined) values.set("entry_points", found);
  }
  const points = values.get("entry_points");
  for (const { key, value } of listEntries(points, values)) {
    if (key?.kind === "text") groups.set(key.value, readPoints(value, document.file, values));
  }
  for (const [group, lines] of listSections(points, values)) groups.set(group, readLines(lines, document.file));
  const plugins = values.get("plugins");
  const extras = listEntries(plugins, values).flatMap(({ key }) => (key?.kind === "text" ? key.value : []));
  return { entryPoints: groups, extras: new Set(extras), name, texts };
}

/** What the names of the file stand for. */
type Names = ReadonlyMap<string, PythonExpression>;

/** The entries of a dictionary with those of others that are put into it, each once. */
function listEntries(
  value: PythonExpression | undefined,
  names: Names,
  followed = new Set<string>(),
): readonly PythonEntry[] {
  const inside = (one: PythonExpression | undefined) => listEntries(one, names, followed);
  if (value?.kind === "name") return isNew(value.name, followed) ? inside(names.get(value.name)) : [];
  if (value?.kind === "binary" && value.operator === "|") return [...inside(value.left), ...inside(value.right)];
  if (value?.kind !== "dict") return [];
  return value.entries.flatMap((entry) => (entry.key === undefined ? inside(entry.value) : [entry]));
}

/** Entry points as one text, which has sections as a `setup.cfg` does. */
function listSections(value: PythonExpression | undefined, names: Names): readonly (readonly [string, string])[] {
  const written = value?.kind === "name" ? names.get(value.name) : value;
  if (written?.kind !== "text") return [];
  return written.value
    .split(/^[ \t]*\[/m)
    .slice(1)
    .map((section) => {
      const end = section.indexOf("]");
      return [section.slice(0, Math.max(0, end)).trim(), section.slice(end + 1)] as const;
    });
}

/** The items of a list with those of others that are put into it or added, each once. */
function listItems(
  value: PythonExpression | undefined,
  names: Names,
  followed = new Set<string>(),
): readonly PythonExpression[] {
  const inside = (one: PythonExpression | undefined) => listItems(one, names, followed);
  if (value?.kind === "name") return isNew(value.name, followed) ? inside(names.get(value.name)) : [];
  if (value?.kind === "binary" && value.operator === "+") return [...inside(value.left), ...inside(value.right)];
  if (value?.kind !== "list" && value?.kind !== "tuple") return [];
  return value.items.flatMap((item) => (item.kind === "spread" ? inside(item.of) : [item]));
}

/** Names may lead in circles. */
function isNew(name: string, followed: Set<string>): boolean {
  const isFirst = !followed.has(name);
  followed.add(name);
  return isFirst;
}

function readPoints(value: PythonExpression, file: string, names: Names): readonly EntryPoint[] {
  if (value.kind === "text") return readLines(value.value, file);
  return listItems(value, names).flatMap((item) =>
    item.kind === "text" ? readPoint(item.value, item.span ?? { file, ...firstCharacter }) : [],
  );
}

function readLines(text: string, file: string): readonly EntryPoint[] {
  return text.split("\n").flatMap((line) => readPoint(line, { file, ...firstCharacter }));
}

function readPoint(text: string, span: Span): readonly EntryPoint[] {
  // Some have a dot where the colon belongs, which Python takes for a part of the module.
  const [, name, module, inside, last] =
    /^\s*([\w.-]+)\s*=\s*([\w.]+)(?::(\w+(?:\.\w+)*)|\.(\w+))\s*(?:\[[^\]]*\]\s*)?$/.exec(text) ?? [];
  const className = inside ?? last;
  if (name === undefined || module === undefined || className === undefined) return [];
  return [{ name, module, className, span }];
}

const firstCharacter = { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };

/** The texts in a list, set or sum of such. */
function listTexts(value: PythonExpression): readonly string[] {
  if (value.kind === "text") return [value.value];
  if (value.kind === "list" || value.kind === "set" || value.kind === "tuple") return value.items.flatMap(listTexts);
  if (value.kind === "binary") return [value.left, value.right].flatMap(listTexts);
  return [];
}
