import type { PythonFunction } from "../../parse/python/python-document.ts";
import { listEffective, resolveRelative, type PythonModule } from "../code/python-modules.ts";

/** Something of a module, by its name. */
export interface ModuleMember {
  readonly module: string;
  readonly function: string;
}

/** What a function brings in before it runs it: `from package.cli import main`, as scripts do that are to start soon. */
export function listHandedOn(node: PythonFunction | undefined, module: PythonModule): readonly ModuleMember[] {
  return listEffective(node?.body ?? []).flatMap((step) =>
    step.kind === "fromImport"
      ? step.names.map(({ name }) => ({ module: resolveRelative(step.module, step.level, module), function: name }))
      : [],
  );
}
