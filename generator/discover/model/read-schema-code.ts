import { join } from "node:path";
import { listCodeEndings } from "../../parse/graphql/code/list-literals.ts";
import type { Input } from "../input.ts";
import { besideServers } from "./beside-servers.ts";
import { longestProgram, readSdl } from "../kinds/holds-sdl.ts";

/** So many programs are looked into, those first whose path speaks of it. */
const most = 4000;
const speaks = /graph|gql|schema|type-?defs|resolver/i;

/** A type that queries begin at; an extension of it alone is what a client adds to its server's. */
const root = /^[ \t]*(?:type[ \t]+(?:Query|Mutation|Subscription)\b|schema\s*[{@])/m;
const subgraphRoot = /^[ \t]*extend[ \t]+type[ \t]+(?:Query|Mutation)\b/m;

/** A program with the GraphQL of its literals. */
export interface SchemaCode {
  readonly path: string;
  readonly sdl: string;
}

/** The programs of a folder that have the schema of a server in their literals; none where nothing is served. */
export function readSchemaCode(
  { folder, listing, tree }: Pick<Input, "folder" | "listing" | "tree">,
  exclude: readonly string[] = [],
): readonly SchemaCode[] {
  const programs = listing.find([`**/*.{${listCodeEndings().join(",")}}`], [...besideServers, ...exclude]);
  const all = listing.dropIgnored(programs).toSorted();
  const near = all.filter((path) => speaks.test(path));
  const paths = [...near, ...all.filter((path) => !speaks.test(path))].slice(0, most);
  // Most folders have none at all, which is told by a glance at each file.
  if (!paths.some((path) => mentionsRoot(join(folder, path), tree))) return [];
  const found = paths.flatMap((path) => {
    const sdl = readSdl(join(folder, path), tree);
    return sdl === undefined ? [] : [{ path, sdl }];
  });
  const isSubgraph = found.some(({ sdl }) => sdl.includes("@key("));
  const isServed = found.some(({ sdl }) => root.test(sdl) || (isSubgraph && subgraphRoot.test(sdl)));
  return isServed ? found : [];
}

function mentionsRoot(location: string, tree: Input["tree"]): boolean {
  const read = tree.read(location, longestProgram);
  if ("failure" in read) return false;
  const { bytes } = read;
  if (bytes.includes("type Query") || bytes.includes("type Mutation")) return true;
  return bytes.includes("schema {") && /\bschema \{\s*(?:query|mutation)\s*:/.test(bytes.toString("latin1"));
}
