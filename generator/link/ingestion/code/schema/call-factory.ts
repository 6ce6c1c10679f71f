import type { Span } from "../../../../catalogue/span.ts";
import type { PythonExpression } from "../../../../parse/python/python-document.ts";
import { describeExpression } from "./describe-expression.ts";

/** What a factory of defaults comes to: the result of a lambda, what built-in types are when they are empty, or its call. */
export function callFactory(factory: PythonExpression, span: Span): PythonExpression {
  if (factory.kind === "lambda") return factory.result;
  const empty = factory.kind === "name" ? emptyValues.get(factory.name) : undefined;
  return empty ?? { kind: "call", callee: factory, arguments: [], text: `${describeExpression(factory)}()`, span };
}

const emptyValues: ReadonlyMap<string, PythonExpression> = new Map<string, PythonExpression>([
  ["list", { kind: "list", items: [], text: "[]" }],
  ["set", { kind: "list", items: [], text: "[]" }],
  ["dict", { kind: "dict", entries: [], text: "{}" }],
]);
