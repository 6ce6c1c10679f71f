import type { PythonParameter } from "../../../parse/python/python-document.ts";
import type { PythonValue } from "../../code/python-value.ts";
import type { ClickScope, CliReading, Given, GivenArgument, InnerFunction } from "./click-call.ts";

/** The scope of a function's body in a call. */
export function bindParameters(
  { node, scope: around }: InnerFunction,
  given: readonly GivenArgument[],
  reading: CliReading,
): ClickScope {
  const positional = given.filter(({ name }) => name === undefined);
  const isPlain = ({ kind }: PythonParameter): boolean => kind === "positional" || kind === "any";
  const plain = node.parameters.filter(isPlain);
  const named = new Set(
    node.parameters.filter(({ kind }) => kind !== "star" && kind !== "doubleStar").map(({ name }) => name),
  );
  let scope = around;
  for (const parameter of node.parameters) {
    const { name, kind, default: preset } = parameter;
    if (kind === "star" || kind === "doubleStar") {
      const rest =
        kind === "star"
          ? positional.slice(plain.length)
          : given.filter((each) => each.name !== undefined && !named.has(each.name));
      scope = { ...scope, many: new Map(scope.many).set(name, rest) };
      continue;
    }
    const own =
      given.find((each) => each.name === name) ??
      (isPlain(parameter) ? positional[plain.indexOf(parameter)] : undefined);
    const value = own ?? (preset && { value: preset, scope: around });
    if (value !== undefined) scope = bind(scope, name, value, reading);
  }
  return scope;
}

/** Gives a name to an expression, and to what that comes to. */
export function bind(scope: ClickScope, name: string, given: Given, { evaluator }: CliReading): ClickScope {
  const value: PythonValue = evaluator.evaluate(given.value, given.scope);
  const locals = new Map(scope.locals);
  if (value === undefined) locals.delete(name);
  else locals.set(name, value);
  return { ...scope, given: new Map(scope.given).set(name, given), locals };
}
