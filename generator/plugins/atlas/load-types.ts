import type { PluginProblem, ReadPluginFile } from "../plugin.ts";
import { applyPatch } from "./apply-patch.ts";
import type { LoadedType } from "./loaded-type.ts";
import { orderFiles } from "./order-files.ts";
import { takeLater } from "./take-later.ts";
import type { TypeDef, TypedefFile, TypePatch } from "./typedef-file.ts";

/** All types of all files, and what is wrong with patches. */
export interface LoadedTypes {
  readonly types: readonly LoadedType[];
  /** Of several of a name the first, or one of a later version. */
  readonly byName: ReadonlyMap<string, LoadedType>;
  readonly problems: ReadonlyMap<string, readonly PluginProblem[]>;
  /** Whether some file may declare more. */
  readonly mayBeMore: boolean;
}

/**
 * Loads the types of all files, with what patches change of them, in the order in which Atlas does. What is only referred to comes
 * first, `printed` of it what is there in no file.
 */
export function loadTypes(files: readonly ReadPluginFile[], printed: readonly LoadedType[] = []): LoadedTypes {
  const byName = new Map<string, LoadedType>(printed.map((type) => [type.name, type]));
  const repeated: LoadedType[] = [];
  const problems = new Map<string, readonly PluginProblem[]>();
  const done = new Set<string>();
  let mayBeMore = false;
  const inOrder = [true, undefined].flatMap((isFirst) =>
    orderFiles(files.filter((file) => file.isReferred === isFirst)),
  );
  for (const { path, data, isLost, isReferred } of inOrder) {
    if (data === undefined) {
      mayBeMore ||= isLost === true;
      continue;
    }
    const { types, patches, isBroken } = data as unknown as TypedefFile;
    mayBeMore ||= isBroken === true;
    const left: LeftType[] = [];
    for (const type of types) {
      const loaded = { ...type, declaredIn: path, isReferred, patches: [] };
      const known = byName.get(type.name);
      // What one file declares twice is told as a schema.
      if (known?.declaredIn === path) repeated.push(loaded);
      else {
        // Who documents a type means that one, and not what else is called so elsewhere.
        const isOwn = known?.isReferred === true && isReferred !== true;
        const taken = known === undefined ? loaded : (takeLater(known, loaded) ?? (isOwn ? loaded : undefined));
        if (taken !== undefined) byName.set(type.name, taken);
        else if (known !== undefined) left.push({ type, known });
      }
    }
    const found = patches.flatMap((patch) => runPatch(patch, path, { byName, done }));
    problems.set(path, [...tellLeft(left), ...found]);
  }
  return { types: [...byName.values(), ...repeated], byName, problems, mayBeMore };
}

/** What is known when a patch comes. */
interface Loading {
  readonly byName: Map<string, LoadedType>;
  /** The `id`s of patches that have been through. */
  readonly done: Set<string>;
}

/** Applies a patch of the file at a path; gives back why it changes nothing, or less than it says. */
function runPatch(patch: TypePatch, path: string, { byName, done }: Loading): readonly PluginProblem[] {
  const outcome = applyPatch(patch, path, {
    get: (name) => byName.get(name),
    set: (type) => {
      const known = byName.get(type.name);
      if (known === undefined) return;
      byName.set(type.name, { ...known, ...type, patches: [...known.patches, { patch, file: path }] });
    },
    isDone: (id) => id !== undefined && done.has(id),
  });
  // One that finds nothing is tried again.
  if (outcome.is !== "lost" && patch.id !== undefined) done.add(patch.id);
  if (outcome.is !== "applied") return [{ code: `${outcome.is}-patch`, message: outcome.why, place: patch.place }];
  return outcome.refused.map(({ attribute, why }) => {
    const message = `Atlas leaves \`${attribute.name}\` of this patch out: it ${why}`;
    return { code: "refused-attribute", message, place: attribute.place };
  });
}

/** A type that is left as the file before declares it. */
interface LeftType {
  readonly type: TypeDef;
  readonly known: LoadedType;
}

/** Tells once a file what it declares in vain. */
function tellLeft([first, ...others]: readonly LeftType[]): readonly PluginProblem[] {
  if (first === undefined) return [];
  const { type, known } = first;
  const more = others.length === 0 ? "" : `, and ${others.length} more of this file likewise`;
  const message = `\`${type.name}\` is declared in \`${known.declaredIn}\` before, which counts${more}`;
  return [{ code: "repeated-type", message, place: type.place }];
}
