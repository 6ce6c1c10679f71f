import type { RepositoryLinks } from "../../catalogue/repository-links.ts";
import { findMarkedHost } from "./find-marked-host.ts";
import { findRemotePage, type HostKind } from "./find-remote-page.ts";
import { findGitCheckout, type GitCheckout } from "./git-checkout.ts";

/**
 * Links to the repository that a folder was cloned from; undefined where none is known.
 *
 * They name the branch, and the commit only where no branch is checked out, such as at a tag. A commit
 * in each link would change every page with every commit, whatever it is about: nothing could be
 * spared then, and copies of pages would all be out of date. Files of a `revision` are shown as they are in that commit.
 */
export function findRepositoryLinks(folder: string, prefix: string, revision?: string): RepositoryLinks | undefined {
  const found = findGitCheckout(folder);
  const checkout = found && revision !== undefined ? { ...found, branch: undefined, commit: revision } : found;
  const page = checkout && findRemotePage(checkout.address, () => findMarkedHost(checkout.top));
  if (checkout === undefined || page === undefined) return undefined;
  const { branch, commit } = checkout;
  const { source, edit } = formats[page.kind];
  const path = toPath(checkout);
  const name = commit ?? branch;
  if (name === undefined) return undefined;
  return {
    prefix,
    ...(checkout.below === "" ? undefined : { below: checkout.below }),
    sourceUrl: page.address + source(encodeName(name), path, commit !== undefined),
    editUrl: edit === undefined || branch === undefined ? undefined : page.address + edit(encodeName(branch), path),
  };
}

interface Format {
  source(name: string, path: string, isCommit: boolean): string;
  edit?(branch: string, path: string): string;
}

const formats: Readonly<Record<HostKind, Format>> = {
  github: {
    source: (name, path) => `/blob/${name}/${path}#L{line}`,
    edit: (branch, path) => `/edit/${branch}/${path}`,
  },
  gitlab: {
    source: (name, path) => `/-/blob/${name}/${path}#L{line}`,
    edit: (branch, path) => `/-/edit/${branch}/${path}`,
  },
  bitbucket: {
    source: (name, path) => `/src/${name}/${path}#lines-{line}`,
    edit: (branch, path) => `/src/${branch}/${path}?mode=edit`,
  },
  bitbucketServer: {
    source: (name, path, isCommit) => `/browse/${path}?at=${isCommit ? "" : "refs%2Fheads%2F"}${name}#{line}`,
  },
  gitea: {
    source: (name, path, isCommit) => `/src/${isCommit ? "commit" : "branch"}/${name}/${path}#L{line}`,
    edit: (branch, path) => `/_edit/${branch}/${path}`,
  },
  azure: {
    source: (name, path, isCommit) =>
      `?path=/${path}&version=${isCommit ? "GC" : "GB"}${name}&line={line}&lineEnd={line}&lineStartColumn=1&lineEndColumn=1`,
  },
};

/** Braces have a meaning in these addresses, so a folder's name can't bring its own. */
function toPath({ below }: GitCheckout): string {
  return below === "" ? "{path}" : `${encodeName(below)}/{path}`;
}

function encodeName(name: string): string {
  return name.split("/").map(encodeURIComponent).join("/");
}
