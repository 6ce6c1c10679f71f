/**
 * A glob that ends in names of some ending, with that in capitals as well: `*.{md,mdx}` finds `README.MD` and `Start.Md` too. Systems that take
 * both for the same leave such names in repositories.
 */
export function withAnyCase(glob: string): string {
  return glob.replace(/(?<=\*\.)(?:([a-z]+)|\{([A-Za-z,]+)\})$/, (_, one?: string, several?: string) => {
    const endings = (one ?? several ?? "").split(",");
    const capitals = endings.flatMap((ending) => [
      ending.charAt(0).toUpperCase() + ending.slice(1),
      ending.toUpperCase(),
    ]);
    return `{${[...new Set([...endings, ...capitals])].join(",")}}`;
  });
}
