import { join } from "node:path";
import type { Input } from "../input.ts";
import { wiresFields } from "./wires-fields.ts";

/** So many files are looked into, those first whose path speaks of it. */
const most = 2000;
/** So many files are read whole, wherever they are. */
const mostRead = 5000;
const speaks = /graph|wiring|fetcher|resolver/i;

const tests = ["**/src/{test,*Test,testFixtures}/**", "**/test/java/**"];

/**
 * The Java of an input that has a GraphQL schema and no Java where its layout looks: all of it but tests, once one file
 * is found that wires fields to what answers them. Only what that leads to is parsed later.
 */
export function findGraphqlServer(
  { folder, listing, tree }: Pick<Input, "folder" | "listing" | "tree">,
  known: readonly string[],
  exclude: readonly string[] = [],
): readonly string[] {
  if (!known.some((path) => /\.(?:graphqls?|gql)$/.test(path)) || known.some((path) => path.endsWith(".java")))
    return [];
  const sources = listing.dropIgnored(listing.find(["**/*.java"], [...tests, ...exclude]));
  const near = sources.filter((path) => speaks.test(path));
  const far = sources.filter((path) => !speaks.test(path));
  const wiring = [...near, ...far].slice(0, most).find((path) => wiresFields(join(folder, path), tree));
  if (wiring === undefined) return [];
  // Of a repository that is mostly other Java, only the module of the server is read.
  const [module = ""] = /^.*?(?=src\/main\/)|^.*\//.exec(wiring) ?? [];
  return sources.length <= mostRead ? sources : sources.filter((path) => path.startsWith(module));
}
