import type { OutlinedPage, ProseOutline } from "../outline-prose.ts";

/**
 * Tells which pages readers begin with where no project says so: the README beside a folder of guides, which is there for that alone,
 * and the one above projects that are sections of the site, which says what they have to do with each other.
 */
export function createFrontTest(
  projects: ProseOutline["surroundings"]["projects"],
): (page: Pick<OutlinedPage, "root"> & { readonly document: { readonly file: string } }) => boolean {
  const sections = [...(projects?.values() ?? [])].map(({ section }) => section?.path);
  // A project that is no section has a first page of its own.
  const paths = sections.includes(undefined) ? [] : sections.filter((path) => path !== undefined);
  return ({ document: { file }, root }) => {
    if (root !== "" && !file.startsWith(`${root}/`)) return true;
    const top = root === "" ? "" : `${root}/`;
    const isReadme = /^readme\.mdx?$/i.test(file.slice(top.length));
    return isReadme && projects?.has(root) !== true && paths.some((path) => path.startsWith(top));
  };
}
