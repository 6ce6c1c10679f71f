import { join } from "node:path";
import { listCodeEndings } from "../../parse/graphql/code/list-literals.ts";
import type { Input } from "../input.ts";
import { longestProgram, readSdl } from "../kinds/holds-sdl.ts";
import { genericLayout } from "../layouts/generic-layout.ts";

/** In bytes. */
const longest = 16_000_000;
/** So many programs are looked into, those first whose path speaks of it. */
const most = 4000;
const speaks = /graph|gql|schema|type-?defs|resolver/i;

const beside = ["test", "tests", "spec", "specs", "mock", "mocks", "fixture", "fixtures", "example", "examples", "e2e"];
/** Tests and what belongs to them, in which schemas of no server are, and what tools have made. */
const others = [
  `**/{${[...beside, "__tests__", "__mocks__", "__fixtures__", "__generated__", "testdata", "test-data"].join(",")}}/**`,
  "**/*.{test,spec,stories,d,min,generated}.*",
  "**/{test_*,*_test,*_spec,conftest}.*",
];

/** A type that queries begin at; an extension of it alone is what a client adds to its server's. */
const root = /^[ \t]*(?:type[ \t]+(?:Query|Mutation|Subscription)\b|schema\s*[{@])/m;
const subgraphRoot = /^[ \t]*extend[ \t]+type[ \t]+(?:Query|Mutation)\b/m;

/**
 * The programs of a folder that have a GraphQL schema in their literals, where no file of its own has it: what is in both is
 * mostly printed from one into the other.
 */
export function findSchemaCode(
  { folder, layout, listing, tree }: Pick<Input, "folder" | "layout" | "listing" | "tree">,
  schemas: readonly string[],
  exclude: readonly string[] = [],
): readonly string[] {
  if (layout !== genericLayout || schemas.some((path) => declaresTypes(join(folder, path), tree))) return [];
  const programs = listing.find([`**/*.{${listCodeEndings().join(",")}}`], [...others, ...exclude]);
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
  return isServed ? found.map(({ path }) => path) : [];
}

function mentionsRoot(location: string, tree: Input["tree"]): boolean {
  const read = tree.read(location, longestProgram);
  if ("failure" in read) return false;
  const { bytes } = read;
  if (bytes.includes("type Query") || bytes.includes("type Mutation")) return true;
  return bytes.includes("schema {") && /\bschema \{\s*(?:query|mutation)\s*:/.test(bytes.toString("latin1"));
}

/** Whether a file of GraphQL, or what a server has answered to introspection, holds a schema, and not only what clients send or add. */
function declaresTypes(location: string, tree: Input["tree"]): boolean {
  if (/\.json$/i.test(location)) return true;
  const read = tree.read(location, longest);
  return (
    "failure" in read ||
    /^[ \t]*(?:type|interface|input|enum|union|scalar|schema)\b[ \t]*[\w@{]/m.test(read.bytes.toString("utf8"))
  );
}
