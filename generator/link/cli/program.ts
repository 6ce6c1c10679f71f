import type { Span } from "../../catalogue/span.ts";
import type { PythonFunction } from "../../parse/python/python-document.ts";
import type { PythonModule } from "../code/python-modules.ts";

/** A script of a package. */
export interface Program {
  readonly name: string;
  readonly module: string;
  readonly function: string;
  /** Where a package names it; a list is no reason to tell what can't be read. */
  readonly span?: Span | undefined;
}

/** The function that a script names. */
export function findScript({ function: name }: Program, { scope }: PythonModule): PythonFunction | undefined {
  const binding = scope.get(name);
  return binding?.kind === "function" ? binding.nodes.at(-1) : undefined;
}
