import { parseDocstring } from "../../../docstring/parse-docstring.ts";
import type { PythonAssignment } from "../../../parse/python/python-document.ts";
import type {
  SdkClassNode,
  SdkConstantNode,
  SdkEnumNode,
  SdkFunctionNode,
  SdkModuleNode,
} from "../../../parse/sdk/sdk-document.ts";
import type { ClassRef } from "../../code/python-classes.ts";
import type { PythonBinding, PythonModule } from "../../code/python-modules.ts";
import { resolveName } from "../../code/resolve-python.ts";
import { describeDefault } from "./describe-default.ts";
import { findDeprecation, locateType, type Library } from "./library-context.ts";
import { startOfFile } from "../../../places/start-of-file.ts";
import { nameInModule, readClass, type MemberChoice } from "./read-class.ts";
import { readFunction } from "./read-function.ts";

/** Which names of a module are shown, and how. */
export interface ModuleChoice extends MemberChoice {
  /** The only ones, where they are listed. */
  readonly members?: readonly string[] | undefined;
  readonly alphabetical: boolean;
}

/** A module with all that it declares for others: what stands in its own file and has no `_` in front. */
export function readModule(module: PythonModule, choice: ModuleChoice, library: Library): SdkModuleNode {
  const constants: SdkConstantNode[] = [];
  const enums: SdkEnumNode[] = [];
  const functions: SdkFunctionNode[] = [];
  const classes: SdkClassNode[] = [];
  const aliases = listAliases(module);
  const addClass = (of: ClassRef): void => {
    const own = nameInModule(of);
    const members = library.classes.scopeOf(of);
    const hasMethods = [...members].some(([name, { kind }]) => kind === "function" && !name.startsWith("_"));
    if (library.evaluator.isEnum(of) && !hasMethods) enums.push(readEnum(of, library));
    else classes.push(readClass(of, aliases.get(own) ?? [], choice, library));
    for (const [name, binding] of members) {
      if (binding.kind !== "class" || name.startsWith("_") || choice.excluded.has(name)) continue;
      const inside = library.classes.findByName(module.name, `${own}.${name}`);
      if (inside !== undefined) addClass(inside);
    }
  };
  for (const { name, owner, binding } of listPublic(module, choice, library)) {
    if (binding.kind === "class") {
      const of = library.classes.findByName(owner.name, name);
      if (of !== undefined) addClass(of);
    } else if (binding.kind === "function") {
      const made = readFunction(binding.nodes, { module: owner }, library);
      if (made !== undefined) functions.push(made);
    } else if (binding.kind === "assignment" && isConstant(binding.node)) {
      constants.push(readConstant(binding.node, { module: owner }, library));
    }
  }
  return {
    name: module.name,
    doc: parseDocstring(module.document.doc).doc,
    constants,
    enums,
    functions: choice.alphabetical ? functions.toSorted(byName) : functions,
    classes: choice.alphabetical ? classes.toSorted(byName).map(sortMethods) : classes,
    imports: listImports(module),
    span: startOfFile(module.file),
  };
}

/** Names that others of its package declare; undefined where it imports none. */
function listImports({ name, scope }: PythonModule): readonly string[] | undefined {
  const [root = ""] = name.split(".");
  const names = [...scope].flatMap(([own, binding]) => {
    const isInside = binding.kind === "imported" && binding.module.split(".")[0] === root;
    return isInside && !own.startsWith("_") ? [own] : [];
  });
  return names.length === 0 ? undefined : names.sort();
}

/** Full names of the classes that it shows. */
export function listShownClasses(module: PythonModule, choice: ModuleChoice, library: Names): readonly string[] {
  return listPublic(module, choice, library).flatMap(({ name, owner, binding }) =>
    binding.kind === "class" ? [`${owner.name}.${name}`] : [],
  );
}

type Names = Pick<Library, "modules" | "evaluator">;

interface PublicName {
  readonly name: string;
  readonly owner: PythonModule;
  readonly binding: PythonBinding;
}

/** What `__all__` lists, from wherever it comes; without it what the module declares itself. */
function listPublic(
  module: PythonModule,
  { excluded, members }: ModuleChoice,
  { modules, evaluator }: Names,
): readonly PublicName[] {
  const all = module.scope.get("__all__");
  const listed = all?.kind === "assignment" && all.node.value && evaluator.evaluate(all.node.value, { module });
  const names: unknown = listed !== undefined && listed !== false && listed?.kind === "json" ? listed.value : undefined;
  const wanted = members ?? (Array.isArray(names) ? names.filter((name) => typeof name === "string") : undefined);
  if (wanted === undefined) {
    return [...module.scope].flatMap(([name, binding]) => {
      const isOwn = binding.kind === "class" || binding.kind === "function" || binding.kind === "assignment";
      return isOwn && !name.startsWith("_") && !excluded.has(name) ? [{ name, owner: module, binding }] : [];
    });
  }
  const shown = new Set<PythonBinding>();
  return wanted.flatMap((name) => {
    const target = excluded.has(name) ? undefined : resolveName(name, module, modules);
    if (target?.kind !== "declared") return [];
    // What comes from a module that is shown itself is shown there.
    const isHidden = target.module === module || target.module.name.split(".").some((part) => part.startsWith("_"));
    // One that is listed under a former name too is one thing still.
    if (!isHidden || shown.has(target.binding)) return [];
    shown.add(target.binding);
    return [{ name: target.name, owner: target.module, binding: target.binding }];
  });
}

/** `New = Old`, by the old name. */
function listAliases({ scope }: PythonModule): ReadonlyMap<string, readonly string[]> {
  const aliases = new Map<string, string[]>();
  for (const [name, binding] of scope) {
    const value = binding.kind === "assignment" ? binding.node.value : undefined;
    if (value?.kind !== "name" || name.startsWith("_") || scope.get(value.name)?.kind !== "class") continue;
    const known = aliases.get(value.name);
    if (known === undefined) aliases.set(value.name, [name]);
    else known.push(name);
  }
  return aliases;
}

/** By its name, which is all that tells a constant from anything else that a module has. */
function isConstant({ name, value, type }: PythonAssignment): boolean {
  return /^[A-Z][A-Z0-9_]*$/.test(name) && (value !== undefined || type !== undefined);
}

function readConstant(
  node: PythonAssignment,
  at: { readonly module: PythonModule },
  library: Library,
): SdkConstantNode {
  return {
    name: node.name,
    type: node.type && locateType(node.type, node.span, at, library),
    value: node.value && describeDefault(node.value, at, library).text,
    doc: node.doc,
    span: node.span,
  };
}

function readEnum(of: ClassRef, { classes, evaluator }: Library): SdkEnumNode {
  const { node } = of;
  const scope = classes.scopeOf(of);
  const docs = parseDocstring(node.doc);
  const deprecated = findDeprecation(node.decorators) ?? docs.deprecated;
  return {
    name: nameInModule(of),
    doc: docs.doc,
    deprecated: deprecated === undefined ? undefined : { reason: deprecated === "" ? undefined : deprecated },
    values: evaluator.listMembers(of).map(({ name, value }) => {
      const binding = scope.get(name);
      const member = binding?.kind === "assignment" ? binding.node : undefined;
      const text = docs.attributes.find((item) => item.name === name)?.doc;
      return { name, value: JSON.stringify(value), doc: member?.doc ?? text, span: member?.span ?? node.span };
    }),
    span: node.span,
  };
}

function sortMethods(each: SdkClassNode): SdkClassNode {
  return { ...each, attributes: each.attributes.toSorted(byName), methods: each.methods.toSorted(byName) };
}

function byName(left: { readonly name: string }, right: { readonly name: string }): number {
  return left.name < right.name ? -1 : left.name > right.name ? 1 : 0;
}
