import { longestName } from "../longest-name.ts";
import type { ProtoEnum, ProtoMessage } from "./language/proto-file.ts";
import type { FindImport } from "./find-imports.ts";
import type { KnownFile } from "./known-file.ts";

/** A message or an enum, with its full name. */
export interface DeclaredType {
  readonly fullName: string;
  readonly path: string;
  readonly node:
    | { readonly kind: "message"; readonly message: ProtoMessage }
    | { readonly kind: "enum"; readonly declared: ProtoEnum };
}

/** Knows what files declare, and what names in them mean. */
export interface Symbols {
  /** All of them, in the order in which they are declared; of those that have one name each. */
  readonly types: readonly DeclaredType[];
  /** The one that a full name stands for. */
  get(fullName: string): DeclaredType | undefined;
  /** The full name of what is meant by a name where it is written, within the message or package of that full name. */
  resolve(name: string, scope: string, path: string): string | undefined;
}

/** Gathers what files declare. */
export function gatherSymbols(files: readonly KnownFile[], findImport: FindImport): Symbols {
  // What nests in long names has one that nobody reads.
  const types = files
    .flatMap(({ path, file }) => listTypes(file, file.package, path))
    .filter(({ fullName }) => fullName.length <= longestName);
  const byName = new Map<string, DeclaredType[]>();
  for (const type of types) {
    const known = byName.get(type.fullName);
    if (known === undefined) byName.set(type.fullName, [type]);
    else known.push(type);
  }
  const visibleFrom = createVisibility(files, findImport);
  return {
    types,
    get: (fullName) => byName.get(fullName)?.[0],
    resolve(name, scope, path) {
      if (name.startsWith(".")) return byName.has(name.slice(1)) ? name.slice(1) : undefined;
      const visible = visibleFrom(path);
      const around = listScopes(scope).map((each) => (each === "" ? name : `${each}.${name}`));
      // A file that imports another one by a path that isn't found may mean what that declares all the same.
      return (
        around.find((each) => byName.get(each)?.some((type) => visible.has(type.path))) ??
        around.find((each) => byName.has(each))
      );
    },
  };
}

/** From the innermost on. */
function listScopes(scope: string): readonly string[] {
  const scopes: string[] = [];
  for (let each = scope; each !== ""; each = each.slice(0, Math.max(0, each.lastIndexOf(".")))) scopes.push(each);
  return [...scopes, ""];
}

interface Holder {
  readonly messages: readonly ProtoMessage[];
  readonly enums: readonly ProtoEnum[];
}

function listTypes({ messages, enums }: Holder, scope: string, path: string): readonly DeclaredType[] {
  const qualify = (name: string): string => (scope === "" ? name : `${scope}.${name}`);
  return [
    ...messages.flatMap((message): readonly DeclaredType[] => {
      const fullName = qualify(message.name);
      return [{ fullName, path, node: { kind: "message", message } }, ...listTypes(message, fullName, path)];
    }),
    ...enums.map((declared) => ({
      fullName: qualify(declared.name),
      path,
      node: { kind: "enum" as const, declared },
    })),
  ];
}

/** Of each file, those whose names it may use: itself, what it imports, and what that imports for others. */
function createVisibility(files: readonly KnownFile[], findImport: FindImport): (path: string) => ReadonlySet<string> {
  const byPath = new Map(files.map((known) => [known.path, known.file]));
  const known = new Map<string, ReadonlySet<string>>();
  const list = (path: string, isOwn: boolean): readonly string[] =>
    (byPath.get(path)?.imports ?? [])
      .filter(({ modifier }) => isOwn || modifier === "public")
      .flatMap((each) => findImport(each.path, path) ?? []);
  return (path) => {
    const found = known.get(path) ?? new Set([path]);
    if (known.has(path)) return found;
    const visible = new Set([path, ...list(path, true)]);
    // What is added on the way is gone through as well.
    for (const each of visible) if (each !== path) for (const next of list(each, false)) visible.add(next);
    known.set(path, visible);
    return visible;
  };
}
