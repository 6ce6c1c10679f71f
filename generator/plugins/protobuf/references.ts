import type { Place, PluginProblem, TypeOf } from "../plugin.ts";
import type { Scope } from "./declare-type.ts";
import type { FindImport } from "./find-imports.ts";
import type { KnownFile } from "./known-file.ts";
import type { ProtoImport } from "./language/proto-file.ts";
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
  /** The full name of what is meant; undefined where nothing is, which has been told. */
  find(name: string, place: Place, at: Scope): string | undefined;
  /** The type that is meant. */
  toType(name: string, place: Place, at: Scope): TypeOf;
  /** The well-known types that were named, each where that was first. */
  listWellKnown(): readonly { readonly fullName: string; readonly path: string; readonly place: Place }[];
  /** Tells imports that lead nowhere: those that types were missed from, and the others. */
  tellMissing(): void;
}

/** Follows names, and keeps account of those that lead nowhere. */
export function createReferences({ files, symbols, findImport, mayBeMore, tell }: Surroundings): References {
  const wellKnown = new Map<string, { readonly path: string; readonly place: Place }>();
  const missingOf = listMissingImports(files, findImport);
  /** By the paths that are imported, the first name that was missed. */
  const missed = new Map<string, string>();

  const find: References["find"] = (name, place, { scope, path }) => {
    const found = symbols.resolve(name, scope, path);
    if (found !== undefined) return found;
    const known = findWellKnown(name, scope);
    if (known !== undefined) {
      if (!wellKnown.has(known)) wellKnown.set(known, { path, place });
      return known;
    }
    const missing = missingOf(path);
    const meant = meantBy(name, missing);
    for (const each of meant) if (!missed.has(each.path)) missed.set(each.path, name);
    if (missing.length > 0 || mayBeMore || name.startsWith("google.protobuf.")) return undefined;
    tell(path, { code: "unknown-type", message: `there is no type \`${name}\``, place });
    return undefined;
  };

  return {
    find,
    toType: (name, place, at) => find(name, place, at) ?? "any",
    listWellKnown: () => [...wellKnown].map(([fullName, at]) => ({ fullName, ...at })),
    tellMissing() {
      const importers = new Map<string, { readonly path: string; readonly place: Place; count: number }>();
      for (const { path } of files) {
        for (const each of missingOf(path)) {
          const known = importers.get(each.path);
          if (known === undefined) importers.set(each.path, { path, place: each.place, count: 1 });
          else known.count += 1;
        }
      }
      for (const [imported, { path, place, count }] of importers) {
        const name = missed.get(imported);
        const others = count === 1 ? "" : `, which ${count} files import,`;
        const message =
          name === undefined
            ? `\`${imported}\`${others} isn't there, and no type is missed`
            : `\`${imported}\`${others} isn't there, so that nothing is known of types such as \`${name}\``;
        tell(path, { code: name === undefined ? "unused-import" : "missing-import", message, place });
      }
    },
  };
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
  const folder = name.replace(/^\./, "").split(".").slice(0, -1).join("/");
  const near = folder === "" ? [] : missing.filter(({ path }) => path.startsWith(`${folder}/`));
  return near.length > 0 ? near : missing;
}

function findWellKnown(name: string, scope: string): string | undefined {
  const bare = name.replace(/^\./, "");
  const candidates = [bare, ...(scope.startsWith("google") ? [`google.${bare}`, `google.protobuf.${bare}`] : [])];
  return candidates.find(isWellKnown);
}
