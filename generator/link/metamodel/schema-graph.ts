import type { NamedSchema } from "../../catalogue/schema.ts";
import { referencesOf, type Schemas } from "./types.ts";

/** Who mentions whom among the named schemas, worked out once. */
export interface SchemaGraph {
  /** Full names of everything that can be reached from the given ones, which are among them. */
  reach(from: Iterable<string>): ReadonlySet<string>;
  /** Full names of everything from which a schema that fulfils the condition can be reached, itself included. */
  leadingTo(condition: (schema: NamedSchema) => boolean): ReadonlySet<string>;
}

/** The graph of what schemas mention, both ways. */
export function createSchemaGraph(schemas: Schemas): SchemaGraph {
  const forward = new Map<string, readonly string[]>();
  const backward = new Map<string, string[]>();
  for (const [name, schema] of schemas) {
    const mentioned = [...referencesOf(schema)].filter((other) => schemas.has(other));
    forward.set(name, mentioned);
    for (const other of mentioned) {
      const list = backward.get(other);
      if (list === undefined) backward.set(other, [name]);
      else list.push(name);
    }
  }
  return {
    reach: (from) => closure(from, forward),
    leadingTo(condition) {
      const start = [...schemas.values()].filter(condition).map((schema) => schema.fullName);
      return closure(start, backward);
    },
  };
}

function closure(from: Iterable<string>, edges: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const seen = new Set(from);
  // A set's iteration takes in what is added on the way, so this is a breadth-first walk.
  for (const name of seen) {
    for (const next of edges.get(name) ?? []) seen.add(next);
  }
  return seen;
}
