import type { FileTree } from "../files/file-tree.ts";

/** Names under which projects keep what a server has answered to the introspection query of GraphQL. */
export const introspectionGlobs = ["**/*introspection*.json", "**/*schema.json", "**/*.graphql.json"];

/** In bytes. What is asked for stands at the very beginning. */
const head = 4096;

/** Whether a JSON file is such an answer: of its beginning, and nothing else of it is read. */
export function holdsIntrospection(location: string, tree: FileTree): boolean {
  const read = tree.read(location, head, head);
  if ("failure" in read) return false;
  const text = read.bytes.toString("utf8");
  return /^\uFEFF?\s*\{/.test(text) && (/"__schema"\s*:\s*\{/.test(text) || isBare(text));
}

/** Whether a text begins as what stands in `__schema` does, which tools save by itself, with `data` around it or without. */
function isBare(text: string): boolean {
  const begins =
    /^\uFEFF?\s*\{\s*(?:"data"\s*:\s*\{\s*)?"(?:description|directives|(?:query|mutation|subscription)Type|types)"\s*:/;
  return begins.test(text) && /"queryType"\s*:\s*\{\s*"(?:__typename|kind|name)"\s*:/.test(text);
}
