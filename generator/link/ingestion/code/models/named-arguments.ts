import type { PythonArgument, PythonExpression } from "../../../../parse/python/python-document.ts";

/** Arguments that are given by name; what stars put in has none. */
export function namedArguments(given: readonly PythonArgument[]): ReadonlyMap<string, PythonExpression> {
  return new Map(
    given.flatMap(({ name, value }) => (name === undefined || name.startsWith("*") ? [] : [[name, value] as const])),
  );
}

/** Whether an argument is written as yes. */
export function isTrue(value: PythonExpression | undefined): boolean {
  return value?.kind === "boolean" && value.value;
}
