import type { CliCommand } from "../../../catalogue/cli.ts";
import { findGiven, tell, type ClickCall, type CliReading } from "../calls/click-call.ts";
import { listEntries } from "../calls/expand-arguments.ts";

/** What the settings of a command let it take besides what it lists. */
export function readFurther(call: ClickCall | undefined, reading: CliReading): CliCommand["further"] {
  const settings = findGiven(call, "context_settings");
  if (settings === undefined) return undefined;
  const entries = listEntries(settings.value, settings.scope, reading);
  const isOn = (name: string): boolean =>
    tell(
      entries.find((entry) => entry.name === name),
      reading,
    ) === true;
  const takesOptions = isOn("ignore_unknown_options");
  if (isOn("allow_extra_args")) return takesOptions ? "anything" : "words";
  return takesOptions ? "options" : undefined;
}
