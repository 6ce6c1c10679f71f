import type { PythonClass, PythonExpression } from "../../parse/python/python-document.ts";
import { collectNames, type PythonModule, type PythonModules, type PythonScope } from "./python-modules.ts";
import { resolveDotted, type PythonTarget } from "./resolve-python.ts";

/** A class of the checkout. */
export interface ClassRef {
  readonly module: PythonModule;
  readonly node: PythonClass;
  /** With its module, e.g. `datahub.configuration.common.ConfigModel`. */
  readonly name: string;
  /** The class in which it stands, where it does. */
  readonly outer?: ClassRef | undefined;
}

/** A base: a class of the checkout, or the name of one elsewhere. */
export type BaseRef = ClassRef | { readonly external: string };

/** The classes of a checkout: what names lead to, what they inherit from, and what is in them. */
export interface PythonClasses {
  /** The class that an expression names; an external one has its name; undefined for anything else. */
  find(expression: PythonExpression, from: PythonModule, within?: ClassRef): BaseRef | undefined;
  /** The module in which what an expression names is declared. */
  findModule(expression: PythonExpression, from: PythonModule): PythonModule | undefined;
  /** The class of a dotted name of module and class. */
  findByName(module: string, name: string): ClassRef | undefined;
  /** The class itself and all that it inherits from, in the order in which Python looks for its attributes. */
  linearize(of: ClassRef): readonly BaseRef[];
  /** Its bases as written, without their parameters. */
  listBases(of: ClassRef): readonly BaseRef[];
  /** What its own body gives names to. */
  scopeOf(of: ClassRef): PythonScope;
}

/** Nobody writes more classes that inherit from each other; what is above has no say. */
export const deepestHierarchy = 200;

/** Whether a base is a class of the checkout. */
export function isDeclared(base: BaseRef): base is ClassRef {
  return "node" in base;
}

/** The classes of the modules. */
export function createPythonClasses(modules: PythonModules): PythonClasses {
  const refs = new Map<PythonClass, ClassRef>();
  const scopes = new Map<PythonClass, PythonScope>();
  const orders = new Map<PythonClass, readonly BaseRef[]>();

  const toRef = (module: PythonModule, node: PythonClass, outer?: ClassRef): ClassRef => {
    const known = refs.get(node);
    if (known !== undefined) return known;
    const ref = { module, node, name: `${outer?.name ?? module.name}.${node.name}`, outer };
    refs.set(node, ref);
    return ref;
  };
  const fromTarget = (target: PythonTarget | undefined, rest: readonly string[]): BaseRef | undefined => {
    if (target?.kind === "external") return { external: target.name };
    if (target?.kind !== "declared" || target.binding.kind !== "class") return undefined;
    let ref = toRef(target.module, target.binding.node);
    for (const name of rest) {
      const inside = scopeOf(ref).get(name);
      if (inside?.kind !== "class") return undefined;
      ref = toRef(ref.module, inside.node, ref);
    }
    return ref;
  };
  const find = (expression: PythonExpression, from: PythonModule, within?: ClassRef): BaseRef | undefined => {
    if (expression.kind === "text") {
      const names = expression.value.trim();
      return /^[\w.]+$/.test(names) ? find(toDotted(names), from, within) : undefined;
    }
    if (expression.kind === "subscript") return find(expression.of, from, within);
    if (expression.kind === "name") {
      for (let at = within; at !== undefined; at = at.outer) {
        const inside = scopeOf(at).get(expression.name);
        if (inside?.kind === "class") return toRef(from, inside.node, at);
      }
    }
    const resolved = resolveDotted(expression, from, modules);
    return resolved && fromTarget(resolved.target, resolved.rest);
  };
  const scopeOf = ({ node, module }: ClassRef): PythonScope => {
    let scope = scopes.get(node);
    if (scope === undefined) {
      scope = collectNames(node.body, { name: module.name, isPackage: module.isPackage, find: modules.find });
      scopes.set(node, scope);
    }
    return scope;
  };
  const listBases = (of: ClassRef): readonly BaseRef[] =>
    of.node.bases.flatMap(({ name, value }) => {
      if (name !== undefined) return [];
      const base = find(value, of.module, of.outer);
      return base === undefined ? [] : [base];
    });
  const linearize = (of: ClassRef, open: ReadonlySet<PythonClass> = new Set()): readonly BaseRef[] => {
    const known = orders.get(of.node);
    if (known !== undefined) return known;
    // A class that inherits from itself has no order; Python refuses it.
    if (open.has(of.node) || open.size > deepestHierarchy) return [of];
    const entered = new Set(open).add(of.node);
    const bases = listBases(of);
    const order = merge(of, [...bases.map((base) => (isDeclared(base) ? linearize(base, entered) : [base])), bases]);
    orders.set(of.node, order);
    return order;
  };
  return {
    find,
    findModule(expression, from) {
      const target = resolveDotted(expression, from, modules)?.target;
      return target?.kind === "declared" ? target.module : undefined;
    },
    findByName(module, name) {
      const [first = "", ...rest] = name.split(".");
      const found = modules.find(module);
      const base = found && find(rest.reduce<PythonExpression>(toAttribute, { kind: "name", name: first }), found);
      return base !== undefined && isDeclared(base) ? base : undefined;
    },
    linearize,
    listBases,
    scopeOf,
  };
}

function toDotted(names: string): PythonExpression {
  const [first = "", ...rest] = names.split(".");
  return rest.reduce<PythonExpression>(toAttribute, { kind: "name", name: first });
}

function toAttribute(of: PythonExpression, name: string): PythonExpression {
  return { kind: "attribute", of, name };
}

function nameOf(base: BaseRef): string {
  return isDeclared(base) ? base.name : base.external;
}

/**
 * Python's order (C3): each class before its bases, and bases in the order in which they are written. Takes time by the length of the
 * lists, since hierarchies of which each class is looked at may be deep.
 */
function merge(own: ClassRef, lists: readonly (readonly BaseRef[])[]): readonly BaseRef[] {
  const order: BaseRef[] = [own];
  // A class that inherits from itself by way of others stands in its own bases.
  const taken = new Set([own.name]);
  const queues = lists.map((list) => ({ list: list.filter((base) => nameOf(base) !== own.name), at: 0 }));
  /** In how many lists a class stands behind the one that is first there. */
  const behind = new Map<string, number>();
  const count = (base: BaseRef, by: number): void => {
    behind.set(nameOf(base), (behind.get(nameOf(base)) ?? 0) + by);
  };
  for (const { list } of queues) for (const base of list.slice(1)) count(base, 1);
  for (;;) {
    const heads = queues.flatMap(({ list, at }) => list[at] ?? []);
    // Where there is no order, Python refuses the class; the first one is as good as any.
    const next = heads.find((head) => (behind.get(nameOf(head)) ?? 0) === 0) ?? heads[0];
    if (next === undefined) return order;
    order.push(next);
    taken.add(nameOf(next));
    for (const queue of queues) {
      for (
        let head = queue.list[queue.at];
        head !== undefined && taken.has(nameOf(head));
        head = queue.list[queue.at]
      ) {
        queue.at += 1;
        const first = queue.list[queue.at];
        if (first !== undefined) count(first, -1);
      }
    }
  }
}
