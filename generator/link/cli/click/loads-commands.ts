import { findGiven, tell, type CliReading } from "../calls/click-call.ts";
import { findCommandClass } from "./command-class.ts";
import type { FoundCommand } from "./find-commands.ts";

/** Whether the class of a group looks for commands when it is run, in places that the making of the group doesn't name. */
export function loadsCommands({ maker }: FoundCommand, reading: CliReading): boolean {
  const cls = findGiven(maker, "cls");
  const of = cls && findCommandClass(cls.value, cls.scope, reading)?.of;
  if (of === undefined || !reading.classes.scopeOf(of).has("get_command")) return false;
  return !(maker?.arguments ?? []).some(
    (given) => given.name !== "context_settings" && typeof tell(given, reading) === "object",
  );
}
