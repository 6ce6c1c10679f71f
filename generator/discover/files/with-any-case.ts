/**
 * A glob that ends in names of some ending, or in that of a registry, with that in capitals as well: `*.{md,mdx}` finds `README.MD` and `Start.Md` too. Systems that take
 * both for the same leave such names in repositories.
 */
export function withAnyCase(glob: string): string {
  return glob.replace(
    /(?<=(?:\*|\/entity-registry)\.)(?:([a-z]+)|\{([A-Za-z,]+)\})$/,
    (_, one?: string, several?: string) => {
      const endings = (one ?? several ?? "").split(",");
      const capitals = endings.flatMap((ending) => [
        ending.charAt(0).toUpperCase() + ending.slice(1),
        ending.toUpperCase(),
        // As the language itself is written.
        ending.replace("graphql", "GraphQL"),
      ]);
      return `{${[...new Set([...endings, ...capitals])].join(",")}}`;
    },
  );
}
