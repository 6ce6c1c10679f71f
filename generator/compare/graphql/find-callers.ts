import type { GraphqlModel, GraphqlUse } from "../../catalogue/graphql.ts";
import type { Reached } from "../change.ts";

/**
 * Gives the operations that a change of a type hits. What is taken hits every operation that takes it, however deep; what
 * is given is asked for in so many ways that those alone are named which give it by the shortest.
 */
export function createCallerFinder({ types, operations }: GraphqlModel): (type: string) => readonly Reached[] {
  const usesOf = new Map(types.map(({ name, uses }) => [name, uses]));
  const isOperation = new Set(operations.map(({ coordinate }) => coordinate));
  const found = new Map<string, readonly Reached[]>();
  return (type) => {
    const known = found.get(type);
    if (known !== undefined) return known;
    const reached = findCallers(type, { usesOf, isOperation });
    found.set(type, reached);
    return reached;
  };
}

interface Index {
  readonly usesOf: ReadonlyMap<string, readonly GraphqlUse[]>;
  readonly isOperation: ReadonlySet<string>;
}

/** Types that are looked at for one, so that a change deep inside takes no longer than that. */
const mostTypes = 200;

function findCallers(type: string, { usesOf, isOperation }: Index): readonly Reached[] {
  const callers = new Map<string, Reached>();
  const seen = new Set([type]);
  let level: readonly (readonly string[])[] = [[type]];
  while (level.length > 0) {
    const next: (readonly string[])[] = [];
    let isGiven = false;
    for (const through of level) {
      for (const { kind, coordinate } of usesOf.get(through[0] ?? "") ?? []) {
        const [parent = coordinate, member] = coordinate.split(/[.(]/);
        const field = `${parent}.${member ?? ""}`;
        if (isOperation.has(field)) {
          isGiven ||= kind === "returnedBy";
          if (!callers.has(field)) callers.set(field, { kind: "operation", name: field, through });
        } else if (kind !== "argumentOf" && !seen.has(parent) && seen.size < mostTypes) {
          seen.add(parent);
          next.push([parent, ...through]);
        }
      }
    }
    if (isGiven) break;
    level = next;
  }
  return [...callers.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}
