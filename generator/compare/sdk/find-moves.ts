import type { listSdkNames, SdkName } from "./list-sdk-names.ts";

type Listed = ReturnType<typeof listSdkNames>;

/**
 * Full names now by full names before, of classes, enums and functions that another module has: what one has lost and
 * another one has gained, where no third one makes that a guess.
 */
export function findMoves(before: Listed, after: Listed): ReadonlyMap<string, string> {
  const [gone, come] = [listLone(before, after), listLone(after, before)];
  return new Map(
    [...gone].flatMap(([key, [from, ...others]]) => {
      const [to, ...rivals] = come.get(key) ?? [];
      if (from === undefined || to === undefined || others.length > 0 || rivals.length > 0) return [];
      return [[from, to] as const];
    }),
  );
}

/** Names of modules that only one version has, by kind and last name. */
function listLone({ names, owners }: Listed, other: Listed): ReadonlyMap<string, readonly string[]> {
  const lone = new Map<string, string[]>();
  for (const [fullName, { kind, value }] of names) {
    if (owners.has(fullName) || other.names.has(fullName) || !movable.has(kind)) continue;
    const key = `${kind} ${value.name}`;
    const list = lone.get(key);
    if (list === undefined) lone.set(key, [fullName]);
    else list.push(fullName);
  }
  return lone;
}

const movable: ReadonlySet<SdkName["kind"]> = new Set(["class", "enum", "function"]);
