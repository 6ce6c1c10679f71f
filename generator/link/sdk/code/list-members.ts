import { isDeclared, type ClassRef } from "../../code/python-classes.ts";
import type { PythonBinding } from "../../code/python-modules.ts";
import type { Library } from "./library-context.ts";

/** A name that users of a class may use, and the class that gives it. */
export interface Member {
  readonly name: string;
  readonly owner: ClassRef;
  readonly binding: PythonBinding;
}

/**
 * What a class has for others: its own, and what it inherits from classes that aren't shown themselves, such as those of a
 * module of the package's own, for nothing else would say it. With `inherited`, whatever it inherits.
 */
export function listMembers(of: ClassRef, inherited: boolean, library: Library): readonly Member[] {
  const { classes } = library;
  const above = classes.linearize(of).filter(isDeclared);
  const shown = above.filter((base) => base !== of && isShown(base, library));
  const told = new Set(inherited ? [] : shown.flatMap((base) => classes.linearize(base)));
  const seen = new Set<string>();
  return above.flatMap((owner) =>
    [...classes.scopeOf(owner)].flatMap(([name, binding]) => {
      if (name.startsWith("_") || seen.has(name)) return [];
      seen.add(name);
      return told.has(owner) ? [] : [{ name, owner, binding }];
    }),
  );
}

function isShown({ name, node, outer }: ClassRef, library: Library): boolean {
  if (outer === undefined) return library.shown.has(name);
  return !node.name.startsWith("_") && isShown(outer, library);
}
