import type { Place, PluginProblem, TypeOf } from "../plugin.ts";
import type { Scope } from "./declare-type.ts";
import type { FindImport } from "./find-imports.ts";
import type { KnownFile } from "./known-file.ts";
import type { ProtoImport } from "./language/proto-file.ts";
import type { MissingImport } from "./service-data.ts";
import type { Symbols } from "./symbols.ts";
import { isOfCompiler, isWellKnown } from "./well-known-types.ts";

interface Surroundings {
  readonly files: readonly KnownFile[];
  readonly symbols: Symbols;
  readonly findImport: FindImport;
  /** Whether a file could not be read whole, so that nobody knows what else is declared. */
  readonly mayBeMore: boolean;
  readonly tell: (path: string, problem: PluginProblem) => void;
}

/** What names in files lead to. */
export interface References {
  /** The full name of what is meant; undefined where nothing is. */
  find(name: string, place: Place, at: Scope): string | undefined;
  /** The type that is meant; one that comes from a file that isn't there is known by its name alone. */
  toType(name: string, place: Place, at: Scope): TypeOf;
  /** The well-known types that were named, each where that was first. */
  listWellKnown(): readonly { readonly fullName: string; readonly path: string; readonly place: Place }[];
  /** Full names that a file has from files that aren't there. */
  listMissed(path: string): readonly string[];
  /** What is imported and isn't there, by the path of the first file that does so. */
  listMissing(): ReadonlyMap<string, readonly MissingImport[]>;
}

/** So many names of an import are kept, of which one is told. */
const mostNames = 200;

/** Follows names, and keeps account of those that lead nowhere. */
export function createReferences({ files, symbols, findImport, mayBeMore, tell }: Surroundings): References {
  const wellKnown = new Map<string, { readonly path: string; readonly place: Place }>();
  const missingOf = listMissingImports(files, findImport);
  const packageOf = new Map(files.map(({ path, file }) => [path, file.package]));
  const byImport = new Map<string, Set<string>>();
  const byFile = new Map<string, Set<string>>();

  const find: References["find"] = (name, place, { scope, path }) => {
    const found = symbols.resolve(name, scope, path);
    if (found !== undefined) return found;
    const known = findWellKnown(name, scope);
    if (known !== undefined && !wellKnown.has(known)) wellKnown.set(known, { path, place });
    return known;
  };

  return {
    find,
    toType(name, place, at) {
      const found = find(name, place, at);
      if (found !== undefined) return found;
      const missing = missingOf(at.path);
      if (missing.length > 0) {
        const full = guessFullName(name, packageOf.get(at.path) ?? "");
        for (const { path } of meantBy(full, missing)) add(byImport, path, full);
        add(byFile, at.path, full);
        return full;
      }
      // What the compiler has for itself, descriptors among it, has no pages.
      if (!mayBeMore && !name.replace(/^\./, "").startsWith("google.protobuf."))
        tell(at.path, { code: "unknown-type", message: `there is no type \`${name}\``, place });
      return "any";
    },
    listWellKnown: () => [...wellKnown].map(([fullName, at]) => ({ fullName, ...at })),
    listMissed: (path) => [...(byFile.get(path) ?? [])],
    listMissing() {
      const first = new Map<string, { readonly from: string; readonly place: Place; count: number }>();
      for (const { path: from } of files) {
        for (const { path, place } of missingOf(from)) {
          const known = first.get(path);
          if (known === undefined) first.set(path, { from, place, count: 1 });
          else known.count += 1;
        }
      }
      const byFirst = new Map<string, MissingImport[]>();
      for (const [path, { from, place, count }] of first) {
        const each = { path, place, count, names: [...(byImport.get(path) ?? [])].slice(0, mostNames) };
        const known = byFirst.get(from);
        if (known === undefined) byFirst.set(from, [each]);
        else known.push(each);
      }
      return byFirst;
    },
  };
}

function add(sets: Map<string, Set<string>>, key: string, name: string): void {
  const known = sets.get(key);
  if (known === undefined) sets.set(key, new Set([name]));
  else known.add(name);
}

/** A name without a dot is mostly one of the same package. */
function guessFullName(name: string, own: string): string {
  if (name.startsWith(".")) return name.slice(1);
  return name.includes(".") || own === "" ? name : `${own}.${name}`;
}

/** The imports of a file that lead nowhere, but for those that everybody has. */
function listMissingImports(
  files: readonly KnownFile[],
  findImport: FindImport,
): (path: string) => readonly ProtoImport[] {
  const byPath = new Map(
    files.map(({ path, file }) => [
      path,
      file.imports.filter((each) => !isOfCompiler(each.path) && findImport(each.path, path) === undefined),
    ]),
  );
  return (path) => byPath.get(path) ?? [];
}

/** The imports from which a name may come: those whose folder is called as its package is, else all. */
function meantBy(name: string, missing: readonly ProtoImport[]): readonly ProtoImport[] {
  const folder = name.split(".").slice(0, -1).join("/");
  const near = folder === "" ? [] : missing.filter(({ path }) => path.startsWith(`${folder}/`));
  return near.length > 0 ? near : missing;
}

function findWellKnown(name: string, scope: string): string | undefined {
  const bare = name.replace(/^\./, "");
  const candidates = [bare, ...(scope.startsWith("google") ? [`google.${bare}`, `google.protobuf.${bare}`] : [])];
  return candidates.find(isWellKnown);
}
