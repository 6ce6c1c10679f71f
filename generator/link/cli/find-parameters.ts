import { findGiven, type ClickCall, type CliReading } from "./click-call.ts";
import { expandArguments, listItems } from "./expand-arguments.ts";
import { findMaker } from "./find-maker.ts";

/** What decorators are called that do the same as a class. */
const makers: ReadonlyMap<string, string> = new Map([
  ["Option", "option"],
  ["Argument", "argument"],
]);

/** What a command is made with by `params=[click.Option(["--x"]), …]`, as decorators would have it. */
export function findParameters(command: ClickCall | undefined, reading: CliReading): readonly ClickCall[] {
  const params = findGiven(command, "params");
  if (params === undefined) return [];
  return listItems(params.value, params.scope, reading).flatMap(({ value, scope }): readonly ClickCall[] => {
    const maker = value.kind === "call" ? makers.get(findMaker(value.callee, scope, reading) ?? "") : undefined;
    if (value.kind !== "call" || maker === undefined) return [];
    // Its spellings are a list.
    const given = expandArguments(value, scope, reading).flatMap((argument, index) =>
      (argument.name === undefined && index === 0) || argument.name === "param_decls"
        ? listItems(argument.value, argument.scope, reading)
        : [argument],
    );
    return [{ maker, arguments: given, span: value.span }];
  });
}
