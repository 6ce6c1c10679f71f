import type { PluginProblem } from "../plugin.ts";
import type { DeclaredType, Symbols } from "./symbols.ts";

/** The types without those whose names others have before them; each file that has such is told once. */
export function dropRepeated(
  { types, get }: Symbols,
  tell: (path: string, problem: PluginProblem) => void,
): readonly DeclaredType[] {
  const repeated = new Map<string, { readonly first: DeclaredType; readonly type: DeclaredType; isSame: boolean }>();
  const kept = types.filter((type) => {
    const first = get(type.fullName);
    if (first === undefined || first === type) return true;
    const known = repeated.get(type.path);
    const isSame = writtenOf(first) === writtenOf(type) && first.path !== type.path;
    if (known === undefined) repeated.set(type.path, { first, type, isSame });
    else known.isSame &&= isSame;
    return false;
  });
  for (const [path, { first, type, isSame }] of repeated) {
    const problem = isSame
      ? {
          code: "copy",
          message: `what this declares \`${first.path}\` declares in the same words, and stands for both`,
        }
      : {
          code: "repeated-type",
          message: `this declares types that \`${first.path}\` declares as well, such as \`${type.fullName}\``,
        };
    tell(path, { ...problem, place: placeOf(type) });
  }
  return kept;
}

function writtenOf({ node }: DeclaredType): string | undefined {
  return node.kind === "enum" ? node.declared.written : node.message.written;
}

function placeOf({ node }: DeclaredType) {
  return node.kind === "enum" ? node.declared.place : node.message.place;
}
