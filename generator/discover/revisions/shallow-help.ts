/** The way out where a shallow clone lacks a revision: of a single branch, no fetch without the branches' names would bring another. */
export const shallowHelp =
  "this is a shallow clone: `git fetch --unshallow --tags origin '+refs/heads/*:refs/remotes/origin/*'` brings the rest, as do " +
  "`fetch-depth: 0` in a workflow of GitHub and `GIT_DEPTH: 0` in GitLab";
