const families = /^(?:generated|graphql|python-sdk|restli|sdk)(?:\/|$)|^(?:releases|versions|changelog|all-pages)$/i;

/**
 * The address at which a page that is made from the model stands, or would stand: what a path below
 * the content means when no file is there, e.g. `generated/metamodel/entities/dataset` for
 * `docs/generated/metamodel/entities/dataset.md`. Whether there is such a page is known only when all
 * pages are planned. Undefined for a path that no such page can have.
 */
export function toGeneratedRoute(path: string): string | undefined {
  const route = path
    .replace(/^docs\//, "")
    .replace(/\.mdx?$/, "")
    .replace(/\/(?:index|README)$/, "");
  return families.test(route) ? route : undefined;
}
