import { listEffective } from "../../code/python-modules.ts";
import { findGiven, type ClickCall, type CliReading, type Given } from "../calls/click-call.ts";
import type { SetUp } from "./command-class.ts";
import { expandArguments, follow, listItems } from "../calls/expand-arguments.ts";
import { findMaker } from "./find-maker.ts";
import { lastName } from "../../code/last-name.ts";

/** What decorators are called that do the same as a class. */
const makers: ReadonlyMap<string, string> = new Map([
  ["Option", "option"],
  ["Argument", "argument"],
]);

/** What a command is made with by `params=[click.Option(["--x"]), …]`, as decorators would have it. */
export function findParameters(command: ClickCall | undefined, reading: CliReading): readonly ClickCall[] {
  const params = findGiven(command, "params");
  if (params === undefined) return [];
  return listItems(params.value, params.scope, reading).flatMap((item) => toCall(item, reading));
}

/** What a class adds to the parameters of its commands: `self.params.append(click.Option(["--x"]))`. */
export function findAddedParameters(setUps: readonly SetUp[], reading: CliReading): readonly ClickCall[] {
  return setUps.flatMap(({ body, scope }) =>
    listEffective(body).flatMap((step) => {
      const callee = step.kind === "evaluation" ? step.call.callee : undefined;
      if (step.kind !== "evaluation" || callee?.kind !== "attribute" || lastName(callee.of) !== "params") return [];
      const last = step.call.arguments.at(-1);
      if (last === undefined) return [];
      const given: Given = { value: last.value, scope };
      if (callee.name === "extend")
        return listItems(last.value, scope, reading).flatMap((item) => toCall(item, reading));
      return callee.name === "append" || callee.name === "insert" ? toCall(given, reading) : [];
    }),
  );
}

/** The call of a decorator that does what an option or argument of a class does, be it given by a name. */
function toCall(item: Given, reading: CliReading): readonly ClickCall[] {
  const { value, scope } = item.value.kind === "name" ? (follow(item.value, item.scope, reading) ?? item) : item;
  const maker = value.kind === "call" ? makers.get(findMaker(value.callee, scope, reading) ?? "") : undefined;
  if (value.kind !== "call" || maker === undefined) return [];
  // Its spellings are a list.
  const given = expandArguments(value, scope, reading).flatMap((argument, index) =>
    (argument.name === undefined && index === 0) || argument.name === "param_decls"
      ? listItems(argument.value, argument.scope, reading)
      : [argument],
  );
  return [{ maker, arguments: given, span: value.span }];
}
