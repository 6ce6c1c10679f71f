import type { Span } from "../../../catalogue/span.ts";
import type { PythonExpression } from "../../../parse/python/python-document.ts";
import type { ClickCall, ClickScope, CliReading, Given } from "./click-call.ts";

/*
 * What other libraries are told, in the words of click: so one reader reads all of them. Values that nobody has written
 * are made up here.
 */

/** A name with what is given by it: an expression of the code, or a value that is made up. */
export type MadeArgument = readonly [name: string, given: Given | PythonExpression | boolean | number | string];

/** A call of click that is to be made. */
export interface MadeCall {
  readonly maker: string;
  /** What is given without a name. */
  readonly names: readonly string[];
  readonly settings: readonly MadeArgument[];
}

/** A call of click. */
export function makeCall(
  { maker, names, settings }: MadeCall,
  { scope, span }: { readonly scope: ClickScope; readonly span: Span },
): ClickCall {
  const put = (given: MadeArgument[1]): Given =>
    typeof given === "object"
      ? "scope" in given
        ? given
        : { value: given, scope }
      : { value: toExpression(given), scope };
  return {
    maker,
    arguments: [...names.map(put), ...settings.map(([name, given]) => ({ ...put(given), name }))],
    span,
  };
}

/** `Choice(…)` and the like, of what the code has. */
export function makeType(
  name: string,
  given: readonly { readonly name?: string | undefined; readonly value: PythonExpression }[],
  span: Span,
): PythonExpression {
  const callee: PythonExpression = { kind: "name", name };
  return { kind: "call", callee, arguments: given.map((each) => ({ ...each, span })), text: `${name}(…)`, span };
}

/** A value that is made up, as an expression. */
export function toExpression(value: boolean | number | string): PythonExpression {
  if (typeof value === "boolean") return { kind: "boolean", value };
  return typeof value === "string" ? { kind: "text", value } : { kind: "number", text: String(value) };
}

/** A default as it would be typed: of a member of an enumeration its value. */
export function nameMember(given: Given, { evaluator }: CliReading): Given | string {
  const value = evaluator.evaluate(given.value, given.scope);
  return value?.kind === "member" ? String(value.value) : given;
}
