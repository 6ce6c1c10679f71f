import { Option, type Command } from "commander";

/** Adds the options that say what a change has to be to fail a run. */
export function addCompareOptions(command: Command): Command {
  return command
    .addOption(
      new Option("--fail-on <verdict>", "fail on changes that are so or graver").choices([
        "breaking",
        "reindex",
        "risky",
        "any",
      ]),
    )
    .addOption(
      new Option("--compat <reading>", "whose reading of data counts: of new readers, of old ones, or of both").choices(
        ["backward", "forward", "full"],
      ),
    )
    .option("--transitive", "hold changes to all releases of the history, not to the state before alone")
    .option("--accepted <file>", "file of changes that are meant to be so");
}
