import type { Input } from "../input.ts";

/**
 * Files of Kotlin in an input that has a GraphQL schema whose names say that they answer or wire fields; sorted, without
 * tests. No more than their names is looked at.
 */
export function findKotlinServer(
  { listing, prefix }: Pick<Input, "listing" | "prefix">,
  known: readonly string[],
  exclude: readonly string[] = [],
): readonly string[] {
  if (!known.some((path) => /\.(?:graphqls?|gql)$/.test(path))) return [];
  const files = listing.find(["**/*{Resolver,Fetcher,Wiring}.kt"], ["**/src/{test,*Test}/**", ...exclude]);
  return listing
    .dropIgnored(files)
    .toSorted()
    .map((path) => prefix + path);
}
