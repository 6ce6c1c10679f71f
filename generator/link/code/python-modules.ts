import type {
  PythonAssignment,
  PythonClass,
  PythonDocument,
  PythonFromImport,
  PythonFunction,
  PythonImport,
  PythonStatement,
} from "../../parse/python/python-document.ts";

/*
 * Names across the Python files of a checkout. Modules are read when somebody asks for them, so what
 * nobody's imports lead to is never parsed. What lies outside of the checkout has a name and nothing else.
 */

/** The Python of a checkout. */
export interface PythonModules {
  /** The module of a dotted name; undefined where the checkout has none. */
  find(name: string): PythonModule | undefined;
  /** Whether a dotted name is that of a module or of a folder of modules. */
  has(name: string): boolean;
}

/** A module with what its statements give names to. */
export interface PythonModule {
  /** Dotted, e.g. `datahub.emitter.rest_emitter`. */
  readonly name: string;
  /** Path of its file below the input. */
  readonly file: string;
  /** A package's own module: relative imports count from it and not from its parent. */
  readonly isPackage: boolean;
  readonly document: PythonDocument;
  readonly scope: PythonScope;
}

/** What names stand for in a module or a class: the last statement that gives a name to something counts. */
export type PythonScope = ReadonlyMap<string, PythonBinding>;

/** What a name stands for, by the statement that gave it. */
export type PythonBinding =
  | { readonly kind: "class"; readonly node: PythonClass }
  /** All of one name in order: overloads come before what they are about. */
  | { readonly kind: "function"; readonly nodes: readonly PythonFunction[] }
  | { readonly kind: "assignment"; readonly node: PythonAssignment }
  /** A module, or one of its parents where the import has no alias. */
  | { readonly kind: "module"; readonly name: string }
  /** Something that another module has under the name. */
  | { readonly kind: "imported"; readonly module: string; readonly name: string };

/** What the modules are made of. */
export interface PythonFiles {
  /** Folders below which module names begin, as paths below the input; the first that has a module wins. */
  readonly roots: readonly string[];
  /** Paths of all Python files. */
  readonly paths: ReadonlySet<string>;
  read(path: string): PythonDocument | undefined;
}

/** The modules of a checkout's Python files. */
export function createPythonModules({ roots, paths, read }: PythonFiles): PythonModules {
  const known = new Map<string, PythonModule | undefined>();
  let folders: ReadonlySet<string> | undefined;
  const toPaths = (name: string): readonly string[] =>
    roots.map((root) => (root === "" ? "" : `${root}/`) + name.replaceAll(".", "/"));
  const find = (name: string): PythonModule | undefined => {
    if (known.has(name)) return known.get(name);
    // Whoever imports in a circle finds what has been read so far, as in Python.
    known.set(name, undefined);
    const module = readModule(name);
    known.set(name, module);
    return module;
  };
  const readModule = (name: string): PythonModule | undefined => {
    if (!/^[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)*$/u.test(name)) return undefined;
    for (const path of toPaths(name)) {
      for (const [file, isPackage] of [[`${path}.py`, false] as const, [`${path}/__init__.py`, true] as const]) {
        const document = paths.has(file) ? read(file) : undefined;
        if (document === undefined) continue;
        return { name, file, isPackage, document, scope: collectNames(document.statements, { name, isPackage, find }) };
      }
    }
    return undefined;
  };
  const isFolder = (path: string): boolean => (folders ??= listFolders(paths)).has(path);
  return { find, has: (name) => find(name) !== undefined || toPaths(name).some(isFolder) };
}

/** Those that files are in, at any depth. */
function listFolders(paths: ReadonlySet<string>): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const path of paths) {
    for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1)) {
      const folder = path.slice(0, end);
      if (folders.has(folder)) break;
      folders.add(folder);
    }
  }
  return folders;
}

interface ModulePlace {
  readonly name: string;
  readonly isPackage: boolean;
  find(name: string): PythonModule | undefined;
}

/** What the statements of a module or class give names to. */
export function collectNames(statements: readonly PythonStatement[], place: ModulePlace): PythonScope {
  const scope = new Map<string, PythonBinding>();
  for (const statement of listEffective(statements)) {
    switch (statement.kind) {
      case "import":
        addImport(statement, scope);
        break;
      case "fromImport":
        addImportedNames(statement, scope, place);
        break;
      case "class":
        scope.set(statement.name, { kind: "class", node: statement });
        break;
      case "function": {
        const earlier = scope.get(statement.name);
        const nodes = earlier?.kind === "function" ? [...earlier.nodes, statement] : [statement];
        scope.set(statement.name, { kind: "function", nodes });
        break;
      }
      case "assignment":
        if (statement.value !== undefined || !scope.has(statement.name)) {
          scope.set(statement.name, { kind: "assignment", node: statement });
        }
        break;
      case "evaluation":
      case "branch":
      case "attempt":
      case "loop":
      case "return":
        break;
    }
  }
  return scope;
}

/** `import a.b` gives a name to `a`, `import a.b as c` to `a.b`. */
function addImport({ module, alias }: PythonImport, scope: Map<string, PythonBinding>): void {
  const first = module.split(".", 1)[0] ?? "";
  scope.set(alias ?? first, { kind: "module", name: alias === undefined ? first : module });
}

function addImportedNames(statement: PythonFromImport, scope: Map<string, PythonBinding>, place: ModulePlace): void {
  const module = resolveRelative(statement.module, statement.level, place);
  for (const { name, alias } of statement.names) {
    if (name === "*")
      for (const each of listPublic(module, place)) scope.set(each, { kind: "imported", module, name: each });
    else scope.set(alias ?? name, { kind: "imported", module, name });
  }
}

/** What a star stands for. */
function listPublic(module: string, { find }: ModulePlace): readonly string[] {
  return [...(find(module)?.scope.keys() ?? [])].filter((name) => !name.startsWith("_"));
}

/**
 * The statements that count when a module is loaded. Of a branch for type checkers it is the other one; of any
 * other branch both, the first last, since it is what is usual; of an attempt what is tried.
 */
export function listEffective(statements: readonly PythonStatement[]): readonly PythonStatement[] {
  return statements.flatMap((statement) => {
    if (statement.kind === "attempt") return listEffective(statement.body);
    if (statement.kind !== "branch") return [statement];
    const { condition, met, otherwise } = statement;
    const isForCheckers =
      (condition.kind === "name" && condition.name === "TYPE_CHECKING") ||
      (condition.kind === "attribute" && condition.name === "TYPE_CHECKING");
    // What only a type checker imports is named in annotations; what there is twice counts as it is when the code runs.
    return isForCheckers
      ? [...listEffective(met), ...listEffective(otherwise)]
      : [...listEffective(otherwise), ...listEffective(met)];
  });
}

/** The module that an import with dots in front names. */
export function resolveRelative(
  module: string,
  level: number,
  { name, isPackage }: Pick<ModulePlace, "name" | "isPackage">,
): string {
  if (level === 0) return module;
  const parts = name.split(".");
  const base = parts.slice(0, parts.length - (isPackage ? level - 1 : level));
  return [...base, ...(module === "" ? [] : [module])].join(".");
}
