import type { PythonExpression } from "../../../parse/python/python-document.ts";
import { isDeclared, type BaseRef } from "../../code/python-classes.ts";
import type { ClickScope, CliReading, InnerFunction } from "../calls/click-call.ts";
import { findFunction } from "../calls/find-function.ts";
import { findMethod } from "../calls/find-method.ts";

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
  reading: CliReading,
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
