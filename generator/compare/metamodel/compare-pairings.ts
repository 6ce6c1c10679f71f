import type { Catalogue } from "../../catalogue/catalogue.ts";
import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { NamedSchema } from "../../catalogue/schema.ts";
import { toSimpleName } from "../../catalogue/to-simple-name.ts";
import type { Change } from "../change.ts";
import { coordinates } from "../coordinates.ts";
import { makeChange } from "../make-change.ts";

type Schemas = Pick<Catalogue, "schemas">;

/** What records of relationships join otherwise than before, by which models of the first generation make the edges of the graph. */
export function comparePairings({ schemas: before }: Schemas, { schemas: after }: Schemas): readonly Change[] {
  return [...before.values()].flatMap((was): readonly Change[] => {
    const is = after.get(was.fullName);
    const [old, now] = [listPairs(was), listPairs(is)];
    if (is === undefined || old.join() === now.join()) return [];
    const code =
      old.length === 0
        ? "reindex/relationship-added"
        : now.length === 0
          ? "reindex/relationship-removed"
          : "reindex/relationship-changed";
    return [
      makeChange({
        ...{ area: "types", thing: was.fullName, coordinate: coordinates.part(was.fullName, "pairings") },
        ...{ name: was.name, code },
        ...(old.length > 0 && { before: { text: old.join(", "), span: was.nameSpan } }),
        ...(now.length > 0 && { after: { text: now.join(", "), span: is.nameSpan } }),
      }),
    ];
  });
}

/** E.g. `DatasetUrn → CorpuserUrn`, sorted, since their order says nothing. */
function listPairs(schema: NamedSchema | undefined): readonly string[] {
  const pairings = schema?.annotations["pairings"];
  const pairs = (isJsonArray(pairings) ? pairings.filter(isJsonObject) : []).flatMap(({ source, destination }) =>
    typeof source === "string" && typeof destination === "string"
      ? `${toSimpleName(source)} → ${toSimpleName(destination)}`
      : [],
  );
  return [...new Set(pairs)].sort();
}
