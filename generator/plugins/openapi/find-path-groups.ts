import type { ApiOperation } from "./api-document.ts";

/** As many operations are gone through as they stand. */
const mostInOneGroup = 20;
/** Fewer groups tell nobody where to look. */
const leastGroups = 3;

/**
 * Groups for operations that nobody has grouped, by what their paths are of: `/v1/charges` and `/v1/charges/{id}` are of `charges`.
 * What is the only one of its kind is in none, and so are all where there are few of them or where paths tell little.
 */
export function findPathGroups(operations: readonly ApiOperation[]): ReadonlyMap<ApiOperation, string> {
  if (operations.length <= mostInOneGroup) return new Map();
  const split = operations.map(({ path }) => path.split("/").filter((segment) => segment !== ""));
  const shared = countShared(split);
  const byName = new Map<string, ApiOperation[]>();
  for (const [index, operation] of operations.entries()) {
    const name = split[index]?.slice(shared).find(isName);
    if (name === undefined) continue;
    const group = byName.get(name) ?? [];
    byName.set(name, group);
    group.push(operation);
  }
  const groups = [...byName].filter(([, group]) => group.length > 1);
  if (groups.length < leastGroups) return new Map();
  return new Map(groups.flatMap(([name, group]) => group.map((operation) => [operation, name] as const)));
}

/** How many segments all paths begin with. */
function countShared(paths: readonly (readonly string[])[]): number {
  const [first = []] = paths;
  const end = first.findIndex((segment, place) => paths.some((path) => path[place] !== segment));
  return end === -1 ? 0 : end;
}

/** Whether a segment says what a path is of: not a version, nor a gap for a parameter. */
function isName(segment: string): boolean {
  return !/[{}]/.test(segment) && !/^(?:v\d\w*|\d[\d_]*)(?:[.-]\w+)*$/i.test(segment);
}
