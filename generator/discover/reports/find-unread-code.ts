import { dirname, join } from "node:path";
import { isCode } from "../../parse/graphql/code/list-literals.ts";
import type { Input } from "../input.ts";
import { genericLayout } from "../layouts/generic-layout.ts";
import { readSchemaCode } from "../model/read-schema-code.ts";

/** In bytes. */
const longest = 16_000_000;

/** Programs that have a schema beside the files that are read, which lacks types of it. */
export interface UnreadCode {
  readonly paths: readonly string[];
  /** Such types, by their names. */
  readonly types: readonly string[];
}

/**
 * Programs with a GraphQL schema that nobody looks into, since files have one, and which is another one: of types that
 * no file declares.
 */
export function findUnreadCode(
  input: Pick<Input, "folder" | "layout" | "listing" | "tree">,
  schemas: readonly string[],
  exclude: readonly string[] = [],
): UnreadCode | undefined {
  if (input.layout !== genericLayout || schemas.length === 0 || schemas.some(isCode)) return undefined;
  const code = readSchemaCode(input, exclude);
  if (code.length === 0) return undefined;
  const declared = new Set(schemas.flatMap((path) => listNames(readText(input, path))));
  const parts = code.map(({ path, sdl }) => ({ path, types: listNames(sdl).filter((name) => !roots.has(name)) }));
  const unread = parts.filter(({ types }) => types.some((name) => !declared.has(name)));
  if (unread.length === 0) return undefined;
  // What has root types alone belongs to what lies beside it.
  const folders = new Set(unread.map(({ path }) => dirname(path)));
  const beside = parts.filter(({ path, types }) => types.length === 0 && folders.has(dirname(path)));
  const types = new Set(unread.flatMap((part) => part.types.filter((name) => !declared.has(name))));
  return { paths: [...unread, ...beside].map(({ path }) => path).toSorted(), types: [...types] };
}

/** Every schema has them, whatever it is about. */
const roots = new Set(["Query", "Mutation", "Subscription"]);

/** Of declarations, and of what a server has answered to introspection. */
function listNames(text: string): readonly string[] {
  const names = text.matchAll(/^[ \t]*(?:type|interface|input|enum|union|scalar)[ \t]+(\w+)|"name"\s*:\s*"(\w+)"/gm);
  return Array.from(names, ([, declared, answered]) => declared ?? answered ?? "");
}

function readText({ folder, tree }: Pick<Input, "folder" | "tree">, path: string): string {
  const read = tree.read(join(folder, path), longest);
  return "failure" in read ? "" : read.bytes.toString("utf8");
}
