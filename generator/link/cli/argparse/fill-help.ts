import type { CliArgument } from "../../../catalogue/cli.ts";
import { findGiven, tellText, type ClickCall, type CliReading } from "../calls/click-call.ts";
import { writeValue } from "../options/read-options.ts";
import { nameAction } from "./to-click-call.ts";

/** What an argument says that was added by a call, and of which program. */
interface HelpPlace {
  readonly call: ClickCall;
  readonly program: string;
}

/** Help of an argument with its own facts put in, as `%(default)s` asks for; `%%` is a sign. */
export function fillHelp(
  text: string,
  { name, type, choices, default: preset }: Pick<CliArgument, "name" | "type" | "choices" | "default">,
  { call, program }: HelpPlace,
  reading: CliReading,
): string {
  const facts: ReadonlyMap<string, string | undefined> = new Map([
    ["default", preset ?? writePreset(call, reading)],
    ["prog", program],
    ["dest", tellText(findGiven(call, "dest"), reading) ?? name.replace(/^-+/, "").replaceAll("-", "_")],
    ["metavar", tellText(findGiven(call, "metavar"), reading)],
    ["type", type],
    ["choices", choices?.join(", ")],
  ]);
  return text.replace(/%(?:%|\((\w+)\)[a-z])/g, (sign, fact?: string) =>
    fact === undefined ? "%" : (facts.get(fact) ?? sign),
  );
}

/** What holds without it where nothing is said of that on its page: for a switch its other side, for a count that is none yet. */
function writePreset(call: ClickCall, reading: CliReading): string {
  const given = findGiven(call, "default");
  if (given !== undefined) return writeValue(given, reading) ?? "None";
  const action = nameAction(findGiven(call, "action"), reading);
  return action === "store_true" ? "False" : action === "store_false" ? "True" : "None";
}
