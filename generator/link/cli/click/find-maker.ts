import { toSimpleName } from "../../../catalogue/to-simple-name.ts";
import type { PythonExpression } from "../../../parse/python/python-document.ts";
import { resolveDotted } from "../../code/resolve-python.ts";
import type { CliReading, ClickScope } from "../calls/click-call.ts";

/** click, and what is used in its place or beside it under the same names. */
const packages = /^(?:click|rich_click|asyncclick|cloup|click_option_group)\./;
const written = /^(?:rich_)?click$/;

/** What gives a command something, whatever brings it. */
const makers: ReadonlySet<string> = new Set([
  "option",
  "argument",
  "version_option",
  "help_option",
  "confirmation_option",
  "password_option",
]);

/** What of click an expression names, e.g. `option` for `click.option`; undefined for anything else. */
export function findMaker(callee: PythonExpression, scope: ClickScope, { modules }: CliReading): string | undefined {
  if (callee.kind !== "name" && callee.kind !== "attribute") return undefined;
  if (callee.kind === "name" && (scope.given?.has(callee.name) === true || scope.inner?.has(callee.name) === true)) {
    return undefined;
  }
  const target = resolveDotted(callee, scope.module, modules)?.target;
  if (target?.kind === "external" && packages.test(target.name)) return toSimpleName(target.name);
  if (callee.kind === "name") return target?.kind !== "declared" && makers.has(callee.name) ? callee.name : undefined;
  return callee.of.kind === "name" && written.test(callee.of.name) ? callee.name : undefined;
}

/** Whether it gives a command an option or an argument. */
export function givesOption(maker: string): boolean {
  return makers.has(maker);
}
