import type { JavaExpression, JavaStatement } from "../../../parse/java/java-document.ts";

/** An expression with all that stands in it, lambdas included. */
export function listJavaParts(expression: JavaExpression): readonly JavaExpression[] {
  const parts: JavaExpression[] = [];
  const open: JavaExpression[] = [expression];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    parts.push(next);
    for (const inside of listInside(next)) open.push(inside);
  }
  return parts;
}

function listInside(expression: JavaExpression): readonly JavaExpression[] {
  const ofBody = (body: readonly JavaStatement[]) => body.flatMap(({ value }) => value ?? []);
  switch (expression.kind) {
    case "text":
    case "name":
      return [];
    case "member":
    case "reference":
    case "cast":
      return [expression.of];
    case "call":
      return [...(expression.of === undefined ? [] : [expression.of]), ...expression.arguments];
    case "new":
      return [...expression.arguments, ...ofBody(expression.body)];
    case "choice":
      return [expression.condition, expression.met, expression.otherwise];
    case "sum":
      return [expression.left, expression.right];
    case "lambda":
      return ofBody(expression.body);
    case "assignment":
      return [expression.to, expression.value];
    case "other":
      return expression.parts;
  }
}
