import { listTypeNames } from "../../catalogue/list-type-names.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { NamedSchema } from "../../catalogue/schema.ts";
import type { Reached } from "../change.ts";
import { nowNamed, type SchemasOfBoth, wasThere } from "./schema-pair.ts";

type Model = Pick<Catalogue, "schemas" | "aspects" | "events">;

/**
 * By full name of a changed schema, the aspects and events that lead to it, and through what: the shortest way. Where both
 * models have the schema, only those that lead to it in both: what has come to consist of it has no data from before that
 * could suffer. Takes time by the size of what those aspects and events are made of.
 */
export function findReach(
  before: Model,
  after: Model,
  both: SchemasOfBoth,
  changed: ReadonlySet<string>,
): ReadonlyMap<string, readonly Reached[]> {
  const earlierNames = new Set([...changed].map((name) => both.formerly.get(name) ?? name));
  const earlier = new Map([...reachIn(before, earlierNames)].map(([name, found]) => [nowNamed(both, name), found]));
  const later = reachIn(after, changed);
  return new Map(
    [...changed].flatMap((name) => {
      const [was, is] = [earlier.get(name), later.get(name)];
      const isInBoth = wasThere(both, name) && both.after.has(name);
      const found = isInBoth ? [...(is ?? [])].filter(([key]) => was?.has(key)) : [...(is ?? was ?? [])];
      if (found.length === 0) return [];
      const sorted = found.sort(([one], [other]) => (one < other ? -1 : 1)).map(([, reached]) => reached);
      return [[name, sorted] as const];
    }),
  );
}

/** By full name, what leads to a schema, by kind and name. */
function reachIn(
  { schemas, aspects, events }: Model,
  changed: ReadonlySet<string>,
): ReadonlyMap<string, ReadonlyMap<string, Reached>> {
  const reach = new Map<string, Map<string, Reached>>();
  const concerned = new Set([...changed].flatMap((name) => schemas.get(name)?.reachedByAspects ?? []));
  const roots = [
    ...[...concerned].map((name) => ({ kind: "aspect" as const, name, schema: aspects.get(name)?.schema })),
    ...[...events.values()].map(({ name, schema }) => ({ kind: "event" as const, name, schema })),
  ];
  for (const { kind, name, schema } of roots) {
    if (schema === undefined) continue;
    for (const [target, through] of walk(schemas, schema, changed)) {
      const found = reach.get(target) ?? new Map<string, Reached>();
      reach.set(target, found);
      found.set(`${kind} ${name}`, { kind, name, through });
    }
  }
  return reach;
}

/** The ways from a record to what has changed, without the record itself; breadth first, so they are the shortest. */
function walk(
  schemas: ReadonlyMap<string, NamedSchema>,
  root: string,
  changed: ReadonlySet<string>,
): readonly (readonly [string, readonly string[]])[] {
  const cameFrom = new Map<string, string | undefined>([[root, undefined]]);
  // A set in order of insertion is a queue that may grow while it is walked.
  for (const name of cameFrom.keys()) {
    const schema = schemas.get(name);
    if (schema === undefined) continue;
    for (const next of listReferences(schema)) if (!cameFrom.has(next)) cameFrom.set(next, name);
  }
  return [...cameFrom.keys()]
    .filter((name) => name !== root && changed.has(name))
    .map((name) => [name, listWay(cameFrom, name)] as const);
}

/** Of a way that is longer, its inner end is told, behind an ellipsis. */
const mostSteps = 16;

function listWay(cameFrom: ReadonlyMap<string, string | undefined>, target: string): readonly string[] {
  const way: string[] = [];
  for (let name: string | undefined = target; name !== undefined; name = cameFrom.get(name)) {
    if (way.length === mostSteps) return ["…", ...way.toReversed()];
    way.push(name);
  }
  return way.toReversed().slice(1);
}

/** Full names of what a schema consists of: what it includes and what its fields or its target are made of. */
function listReferences(schema: NamedSchema): readonly string[] {
  if (schema.kind === "typeref") return listTypeNames(schema.target);
  if (schema.kind !== "record") return [];
  // An included field is reached through the record that declares it, and what values only name isn't in them.
  const own = schema.fields.filter(
    ({ includedFrom, holdsEntities }) => includedFrom === undefined && holdsEntities !== "named",
  );
  return [...schema.includes, ...own.flatMap(({ type }) => listTypeNames(type))];
}
