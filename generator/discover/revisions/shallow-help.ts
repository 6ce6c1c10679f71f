/** The way out where a shallow clone lacks a revision: of a single branch, no fetch without the branches' names would bring another. */
export const shallowHelp =
  "this is a shallow clone: `git fetch --unshallow --tags origin '+refs/heads/*:refs/remotes/origin/*'` brings the rest, as do " +
  "`fetch-depth: 0` in a workflow of GitHub and `GIT_DEPTH: 0` in GitLab";

/** The same for a revision that has no name there. What is called like a release is a tag, which can be had without all that was before it. */
export function helpWithName(name: string): string {
  if (!/^[\w.-]*\d\.\d[\w.-]*$/.test(name) || name.startsWith("-")) return shallowHelp;
  return `${shallowHelp}; the tag alone comes by \`git fetch --depth 1 origin tag ${name}\``;
}
