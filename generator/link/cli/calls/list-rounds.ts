import type { PythonExpression, PythonLoop } from "../../../parse/python/python-document.ts";
import { bind } from "./bind-parameters.ts";
import type { ClickScope, CliReading, Given } from "./click-call.ts";
import { listEntries, listItems } from "./expand-arguments.ts";

/** What a loop's variables stand for in one of its rounds. */
export type Round = ReadonlyMap<string, Given>;

/** The rounds of `for x in …` or `for a, b in …`, as far as it can be told what that goes over. */
export function listRounds(
  { variable, parts, of }: PythonLoop,
  scope: ClickScope,
  reading: CliReading,
): readonly Round[] {
  if (parts === undefined) return listItems(of, scope, reading).map((item) => new Map([[variable, item]]));
  return listParts(of, scope, reading).map(
    (values) => new Map(values.slice(0, parts.length).map((value, index) => [parts[index] ?? "", value])),
  );
}

/** Entries of a dictionary, or lists in a list. */
function listParts(of: PythonExpression, scope: ClickScope, reading: CliReading): readonly (readonly Given[])[] {
  if (of.kind === "call" && of.callee.kind === "attribute" && of.callee.name === "items") {
    return listEntries(of.callee.of, scope, reading).map(({ name, value, scope: at }) => [
      { value: { kind: "text", value: name ?? "" }, scope: at },
      { value, scope: at },
    ]);
  }
  return listItems(of, scope, reading).map((item) => listItems(item.value, item.scope, reading));
}

/** The scope of a loop's body in a round. */
export function bindRound(scope: ClickScope, round: Round, reading: CliReading): ClickScope {
  return [...round].reduce((at, [name, given]) => bind(at, name, given, reading), scope);
}
