import { restliSections, type RestliCallGroup, type RestliResourceContent } from "../../../page-model/restli.ts";
import type { SearchKindName } from "../../../page-model/search-kinds.ts";
import type { SearchEntry } from "../search-entry.ts";
import type { Collected } from "./collected.ts";
import { fromRows, namesIn } from "./from-rows.ts";
import { toPlainText } from "./to-plain-text.ts";

/** A resource with its calls and their parameters. */
export function fromResource({ doc, groups }: RestliResourceContent): Collected {
  return [{ text: toPlainText(doc) }, ...groups.flatMap(fromCalls)];
}

function fromCalls({ id, calls }: RestliCallGroup): readonly SearchEntry[] {
  return calls.flatMap((call): readonly SearchEntry[] => [
    {
      kind: callKinds[id] ?? "call",
      name: call.name,
      anchor: call.id,
      meaning: call.summary === "" ? (call.request ?? "") : call.summary,
      text: toPlainText(call.doc),
      deprecated: call.deprecated !== undefined,
      types: namesIn(call.facts.find(({ label }) => label === "Returns")?.value ?? []),
    },
    ...fromRows(call.parameters, "callParameter"),
  ]);
}

const callKinds: Readonly<Record<string, SearchKindName>> = {
  [restliSections.methods]: "call",
  [restliSections.finders]: "finder",
  [restliSections.batchFinders]: "batchFinder",
  [restliSections.actions]: "action",
  [restliSections.entityActions]: "entityAction",
};
