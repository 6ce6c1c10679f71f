import { join } from "node:path";
import type { SchemaMaker } from "../../diagnostics/schema-makers.ts";
import { schemaMakers } from "../../diagnostics/schema-makers.ts";
import type { Input } from "../input.ts";

/** In bytes. */
const longest = 500_000;
/** So many manifests are read. */
const most = 50;

const names = [
  ...["package.json", "pyproject.toml", "requirements*.txt", "Pipfile", "Gemfile", "mix.exs", "composer.json"],
  ...["go.mod", "Cargo.toml", "*.csproj"],
];

/** A library that makes a GraphQL schema of code, and the manifest that names it; of several the first. */
export function findSchemaMaker(
  { folder, listing, tree }: Pick<Input, "folder" | "listing" | "tree">,
  exclude: readonly string[] = [],
): { readonly maker: SchemaMaker; readonly path: string } | undefined {
  // That of the whole repository, or of one of its packages.
  const globs = ["", "*/", "*/*/"].flatMap((below) => names.map((name) => below + name));
  const paths = listing.dropIgnored(listing.find(globs, [...beside, ...exclude])).toSorted();
  for (const path of paths.slice(0, most)) {
    const read = tree.read(join(folder, path), longest);
    const text = "failure" in read ? "" : read.bytes.toString("utf8");
    const maker = schemaMakers.find(({ manifest, mark }) => manifest.test(path) && mark.test(text));
    if (maker !== undefined) return { maker, path };
  }
  return undefined;
}

const beside = ["**/{example,examples,test,tests,__tests__,fixtures,docs,website}/**"];
