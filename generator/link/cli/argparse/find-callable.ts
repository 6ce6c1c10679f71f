import type { PythonExpression } from "../../../parse/python/python-document.ts";
import { isDeclared, type BaseRef, type ClassRef, type PythonClasses } from "../../code/python-classes.ts";
import type { ClickScope, CliReading, InnerFunction } from "../click-call.ts";
import { findFunction } from "../find-function.ts";

/** What functions and classes are found with. */
export interface ClassReading extends CliReading {
  readonly classes: PythonClasses;
}

/** Names for names; a circle of them ends here. */
const deepest = 10;

/** What can be called: a function, or a class. */
export type Callable =
  | { readonly kind: "function"; readonly function: InnerFunction }
  | { readonly kind: "class"; readonly of: BaseRef };

/** What a call calls that the checkout has, or a class of elsewhere. */
export function findCallable(
  callee: PythonExpression,
  scope: ClickScope,
  reading: ClassReading,
  depth = 0,
): Callable | undefined {
  if (depth > deepest) return undefined;
  const found = findFunction(callee, scope, reading);
  if (found !== undefined) return { kind: "function", function: found };
  if (callee.kind === "name") {
    const given = scope.given?.get(callee.name);
    if (given !== undefined) return findCallable(given.value, given.scope, reading, depth + 1);
  }
  if (callee.kind === "attribute") {
    // A function of a class or of a module that is given by a name.
    const of = findCallable(callee.of, scope, reading, depth + 1);
    const owner =
      of?.kind === "class" && isDeclared(of.of) ? findMethod(of.of, callee.name, reading.classes) : undefined;
    if (owner !== undefined) return { kind: "function", function: owner };
    const given = callee.of.kind === "name" ? scope.given?.get(callee.of.name) : undefined;
    if (given !== undefined) return findCallable({ ...callee, of: given.value }, given.scope, reading, depth + 1);
  }
  const of = reading.classes.find(callee, scope.module, scope.within);
  return of && { kind: "class", of };
}

/** A function of a class, or of one that it inherits from. */
export function findMethod(of: ClassRef, name: string, classes: PythonClasses): InnerFunction | undefined {
  for (const base of classes.linearize(of)) {
    const binding = isDeclared(base) ? classes.scopeOf(base).get(name) : undefined;
    const node = binding?.kind === "function" ? binding.nodes.at(-1) : undefined;
    if (node !== undefined && isDeclared(base)) return { node, scope: { module: base.module, within: base } };
  }
  return undefined;
}
