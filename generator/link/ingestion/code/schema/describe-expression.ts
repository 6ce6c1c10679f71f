import type { PythonExpression } from "../../../../parse/python/python-document.ts";

/** An expression as Python writes it, for readers. */
export function describeExpression(expression: PythonExpression): string {
  switch (expression.kind) {
    case "name":
      return expression.name;
    case "attribute":
      return `${describeExpression(expression.of)}.${expression.name}`;
    case "text":
      return JSON.stringify(expression.value);
    case "boolean":
      return expression.value ? "True" : "False";
    case "none":
      return "None";
    case "ellipsis":
      return "...";
    case "spread":
      return `*${describeExpression(expression.of)}`;
    default:
      return expression.text;
  }
}
