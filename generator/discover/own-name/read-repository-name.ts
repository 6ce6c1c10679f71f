import { findGitCheckout } from "../repository/git-checkout.ts";
import { isOwnName } from "./is-own-name.ts";

/** What the repository is called that a folder was cloned from; undefined for a part of one, or where that is no name of its own. */
export function readRepositoryName(folder: string): string | undefined {
  const checkout = findGitCheckout(folder);
  if (checkout === undefined || checkout.below !== "") return undefined;
  const name = checkout.address
    .replace(/[\\/]+$/, "")
    .replace(/\.git$/, "")
    .split(/[\\/:]/)
    .at(-1);
  return name !== undefined && isOwnName(name) ? name : undefined;
}
