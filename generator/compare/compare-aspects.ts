import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Aspect } from "../catalogue/metamodel.ts";
import { compareNames, compareValue, pairUp } from "./compare-named.ts";
import { compareSchemas } from "./compare-schemas.ts";
import { judgeEvolution } from "./judge-evolution.ts";
import { type AspectChange, type Change, gravest, type PartChange } from "./model-changes.ts";

/** Aspects that came or went, and those that differ in their record or in a type that it consists of. */
export function compareAspects(before: Catalogue, after: Catalogue, types: readonly Change[]): readonly AspectChange[] {
  const through = findReached(before, after, types);
  return pairUp(before.aspects, after.aspects).flatMap(({ name, before: was, after: is }): readonly AspectChange[] => {
    if (was === undefined) return [{ name, kind: "added", effect: "safe", parts: [], through: [] }];
    if (is === undefined) return [{ name, kind: "removed", effect: "breaking", parts: [], through: [] }];
    const parts = compareAspect(was, is, before, after);
    const reached = through.get(name) ?? [];
    if (parts.length === 0 && reached.length === 0) return [];
    const evolution = judgeEvolution(
      { schemas: before.schemas, fullName: was.schema },
      { schemas: after.schemas, fullName: is.schema },
    );
    const broken = evolution?.backward.holds === false ? (["breaking"] as const) : [];
    const effect = gravest([...parts.map((part) => part.effect), ...broken]);
    return [{ name, kind: "changed", effect, parts, through: reached, evolution }];
  });
}

function compareAspect(was: Aspect, is: Aspect, before: Catalogue, after: Catalogue): readonly PartChange[] {
  const [earlier, later] = [before.schemas.get(was.schema), after.schemas.get(is.schema)];
  return [
    ...compareValue("storage", was.storage, is.storage, "breaking"),
    ...compareValue("record", was.schema, is.schema, "risky"),
    ...(earlier === undefined || later === undefined ? [] : compareSchemas(earlier, later)),
    ...compareNames("search field", listIndexed(was), listIndexed(is), { added: "safe", removed: "breaking" }),
  ];
}

function listIndexed({ searchable }: Aspect): readonly string[] {
  return searchable.map(({ indexName }) => indexName);
}

/** By aspect, the changed types that its record leads to. */
function findReached(
  before: Catalogue,
  after: Catalogue,
  types: readonly Change[],
): ReadonlyMap<string, readonly string[]> {
  const reached = new Map<string, string[]>();
  for (const { name, kind } of types) {
    if (kind !== "changed") continue;
    const aspects = new Set([before, after].flatMap(({ schemas }) => schemas.get(name)?.reachedByAspects ?? []));
    for (const aspect of aspects) {
      const list = reached.get(aspect);
      if (list === undefined) reached.set(aspect, [name]);
      else list.push(name);
    }
  }
  return reached;
}
