import type { FileTree } from "../files/file-tree.ts";

/** Where what a schema registry answers lies in a dump of it, as its addresses have it. */
export const registryGlobs = ["**/subjects/*/versions/*.json"];

const ofRegistry = /(?:^|\/)subjects\/[^/]+\/versions\/[^/]+\.json$/i;

/** In bytes. What is asked for stands at the beginning, behind names that schemas refer to. */
const head = 8192;

/** Whether a path of a dump holds an answer with a schema of Avro in it: of its beginning, and nothing else of it is read. */
export function holdsRegisteredAvro(location: string, tree: FileTree): boolean {
  if (!ofRegistry.test(location.replaceAll("\\", "/"))) return false;
  const read = tree.read(location, head, head);
  if ("failure" in read) return false;
  const text = read.bytes.toString("utf8");
  const isOther = /"schemaType"\s*:\s*"(?!AVRO")/.test(text);
  // A schema of JSON, which some registries leave without its language, has no such types.
  const isAvro = /"schema"\s*:\s*"\s*[{[]/.test(text) && /\\"type\\"\s*:\s*\\"(?:record|enum|fixed)\\"/.test(text);
  return /^\uFEFF?\s*\{/.test(text) && isAvro && !isOther;
}
