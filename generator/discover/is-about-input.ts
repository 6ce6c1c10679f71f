import { folderMetas, guideProjectMarks, vaultMarks, wikiHomes } from "./guide-projects/guide-project-marks.ts";

/** Those whose being there says all, and those that say what is in their own folder. */
const silent: ReadonlySet<string> = new Set([...wikiHomes, ...vaultMarks, ...folderMetas]);

/** What the configurations of projects of guides are called. */
const names: ReadonlySet<string> = new Set(
  guideProjectMarks.filter((mark) => !silent.has(mark)).map((mark) => mark.slice(mark.lastIndexOf("/") + 1)),
);

const others =
  /[\\/](?:(?:docusaurus|astro|theme)\.config\.[cm]?[jt]sx?|\.(?:vitepress|vuepress)[\\/].{1,200}|config[\\/]\w{1,40}[\\/][\w.-]{1,80}\.(?:toml|ya?ml|json)|HEAD|reftable[\\/]tables\.list)$/;

/**
 * Whether a path may be that of what says where the files of a model are and where they are published: such a file is none of
 * them, and which of them are read and what they are called may depend on it.
 */
export function isAboutInput(path: string): boolean {
  return names.has(path.replace(/^.*[\\/]/s, "")) || others.test(path);
}
