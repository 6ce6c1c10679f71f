import type { PythonDocument, PythonExpression } from "../../../parse/python/python-document.ts";
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
      texts.push(...listTexts(statement.value));
    }
    // `setuptools.setup(entry_points={…})` may hold them itself.
    if (statement.kind !== "evaluation") continue;
    const argument = (wanted: string): PythonExpression | undefined =>
      statement.call.arguments.find((one) => one.name === wanted)?.value;
    name ??= argument("name");
    const given = argument("entry_points");
    if (given !== undefined && given.kind !== "name") values.set("entry_points", given);
  }
  const points = values.get("entry_points");
  if (points?.kind === "dict") {
    for (const { key, value } of points.entries) {
      if (key?.kind === "text") groups.set(key.value, readPoints(value, document.file));
    }
  }
  const plugins = values.get("plugins");
  const extras =
    plugins?.kind === "dict" ? plugins.entries.flatMap(({ key }) => (key?.kind === "text" ? key.value : [])) : [];
  return { entryPoints: groups, extras: new Set(extras), name, texts };
}

function readPoints(value: PythonExpression, file: string): readonly EntryPoint[] {
  if (value.kind !== "list" && value.kind !== "tuple") return [];
  return value.items.flatMap((item) => {
    if (item.kind !== "text") return [];
    // Some have a dot where the colon belongs, which Python takes for a part of the module.
    const [, name, module, className] = /^\s*([\w.-]+)\s*=\s*([\w.]+)(?::|\.)(\w+)\s*$/.exec(item.value) ?? [];
    if (name === undefined || module === undefined || className === undefined) return [];
    return [{ name, module, className, span: item.span ?? { file, ...firstCharacter } }];
  });
}

const firstCharacter = { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };

/** The texts in a list, set or sum of such. */
function listTexts(value: PythonExpression): readonly string[] {
  if (value.kind === "text") return [value.value];
  if (value.kind === "list" || value.kind === "set" || value.kind === "tuple") return value.items.flatMap(listTexts);
  if (value.kind === "binary") return [value.left, value.right].flatMap(listTexts);
  return [];
}
