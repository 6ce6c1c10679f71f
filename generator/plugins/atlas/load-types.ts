import type { PluginProblem, ReadPluginFile } from "../plugin.ts";
import { applyPatch } from "./apply-patch.ts";
import { orderFiles } from "./order-files.ts";
import type { TypeDef, TypedefFile, TypePatch } from "./typedef-file.ts";

/** A type as it is when all files are loaded. */
export interface LoadedType extends TypeDef {
  /** Path of the file that declares it. */
  readonly declaredIn: string;
  /** In the order in which they were applied. */
  readonly patches: readonly AppliedPatch[];
}

/** A patch that has changed a type. */
export interface AppliedPatch {
  readonly patch: TypePatch;
  readonly file: string;
}

/** All types of all files, and what is wrong with patches. */
export interface LoadedTypes {
  readonly types: readonly LoadedType[];
  /** Of several of a name the first. */
  readonly byName: ReadonlyMap<string, LoadedType>;
  readonly problems: ReadonlyMap<string, readonly PluginProblem[]>;
  /** Whether some file may declare more. */
  readonly mayBeMore: boolean;
}

/** Loads the types of all files, with what patches change of them, in the order in which Atlas does. */
export function loadTypes(files: readonly ReadPluginFile[]): LoadedTypes {
  const byName = new Map<string, LoadedType>();
  const repeated: LoadedType[] = [];
  const problems = new Map<string, PluginProblem[]>();
  let mayBeMore = false;
  for (const { path, data, isLost } of orderFiles(files)) {
    if (data === undefined) {
      mayBeMore ||= isLost === true;
      continue;
    }
    const { types, patches, isBroken } = data as unknown as TypedefFile;
    mayBeMore ||= isBroken === true;
    for (const type of types) {
      const loaded = { ...type, declaredIn: path, patches: [] };
      if (byName.has(type.name)) repeated.push(loaded);
      else byName.set(type.name, loaded);
    }
    for (const patch of patches) {
      const outcome = applyPatch(patch, path, {
        get: (name) => byName.get(name),
        set: (type) => {
          const known = byName.get(type.name);
          if (known === undefined) return;
          byName.set(type.name, { ...known, ...type, patches: [...known.patches, { patch, file: path }] });
        },
      });
      if (outcome.is === "applied") continue;
      const problem = { code: `${outcome.is}-patch`, message: outcome.why, place: patch.place };
      const told = problems.get(path);
      if (told === undefined) problems.set(path, [problem]);
      else told.push(problem);
    }
  }
  return { types: [...byName.values(), ...repeated], byName, problems, mayBeMore };
}
