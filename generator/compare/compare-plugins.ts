import type { IngestionModel, IngestionOption, IngestionPlugin } from "../catalogue/ingestion.ts";
import { compareDefault, compareNamed, compareNames, compareValue, pairUp } from "./compare-named.ts";
import type { Change, PartChange } from "./model-changes.ts";

/** Plugins of ingestion sources that came, went, or are configured otherwise; by id. */
export function comparePlugins(before: IngestionModel, after: IngestionModel): readonly Change[] {
  return compareNamed(listPlugins(before), listPlugins(after), (was, is) => [
    ...compareValue("status", was.status, is.status, "safe"),
    ...compareNames("capability", listCapabilities(was), listCapabilities(is), { added: "safe", removed: "risky" }),
    ...compareOptions(was.options, is.options),
  ]);
}

function listPlugins({ platforms }: IngestionModel): ReadonlyMap<string, IngestionPlugin> {
  return new Map([...platforms.values()].flatMap(({ plugins }) => plugins.map((plugin) => [plugin.id, plugin])));
}

function listCapabilities({ capabilities }: IngestionPlugin): readonly string[] {
  return capabilities.filter(({ supported }) => supported !== "no").map(({ name }) => name);
}

function compareOptions(before: readonly IngestionOption[], after: readonly IngestionOption[]): readonly PartChange[] {
  // Options come from files that an input need not have: without them nothing is known, not nothing there.
  if (before.length === 0 || after.length === 0) return [];
  const toMap = (options: readonly IngestionOption[]): ReadonlyMap<string, IngestionOption> =>
    new Map(options.map((option) => [option.path, option]));
  return pairUp(toMap(before), toMap(after)).flatMap(({ name, before: was, after: is }): readonly PartChange[] => {
    if (was === undefined || is === undefined) {
      // A recipe that says nothing of a new option goes on as long as it need not.
      const effect = was === undefined && is?.presence !== "required" ? "safe" : "breaking";
      return compareValue("option", was && describe(was), is && describe(is), effect, name);
    }
    return [
      // Types are words made of the schema, which may say the same in another way.
      ...compareValue("type of", was.type, is.type, "risky", name),
      ...compareValue("presence of", was.presence, is.presence, is.presence === "required" ? "breaking" : "safe", name),
      ...compareDefault(name, was.default, is.default),
    ];
  });
}

function describe({ presence, type }: IngestionOption): string {
  return `${presence} ${type}`;
}
