import { primitiveNames } from "../../catalogue/schema.ts";
import { toSimpleName } from "../../catalogue/to-simple-name.ts";
import { findMeant, suggestNames, suggestSlips } from "../../diagnostics/suggest.ts";
import { qualify } from "./schema-index.ts";

/** Full names of types, by the last part of each. */
export type NamesBySimpleName = ReadonlyMap<string, readonly string[]>;

/** Full names of types by the last part of each. */
export function groupBySimpleName(fullNames: Iterable<string>): NamesBySimpleName {
  const groups = new Map<string, string[]>();
  for (const fullName of fullNames) {
    const group = groups.get(toSimpleName(fullName));
    if (group === undefined) groups.set(toSimpleName(fullName), [fullName]);
    else group.push(fullName);
  }
  return groups;
}

/**
 * Types of the same simple name elsewhere, else those whose simple name this is a slip of. Whoever names a type of
 * another namespace has it from there, and what is only called a little alike is another one: most often, the folder that declares it
 * was not read. In the namespace at home, all that is similar may be meant.
 */
export function suggestTypes(fullName: string, bySimpleName: NamesBySimpleName, home?: string): readonly string[] {
  const simpleName = toSimpleName(fullName);
  const same = bySimpleName.get(simpleName);
  if (same !== undefined) return same.toSorted().slice(0, 3);
  const all = [...primitiveNames, ...bySimpleName.keys()];
  const isHome = home !== undefined && fullName === qualify(simpleName, home);
  if (!isHome) return suggestSlips(simpleName, all).map((name) => pick(name, fullName, bySimpleName));
  const meant = findMeant(simpleName, all);
  const beside = all.filter(
    (name) => name === meant || (bySimpleName.get(name)?.includes(qualify(name, home)) ?? true),
  );
  return suggestNames(simpleName, beside).map((name) => pick(name, fullName, bySimpleName));
}

/** The type of this simple name: the one beside the type that was looked for, else the first. */
function pick(simpleName: string, fullName: string, bySimpleName: NamesBySimpleName): string {
  const names = bySimpleName.get(simpleName) ?? [];
  const beside = fullName.slice(0, fullName.lastIndexOf(".") + 1) + simpleName;
  return names.includes(beside) ? beside : (names[0] ?? simpleName);
}
