/*
 * Verbs with which people ask for something to be done or told, and with which names of calls begin, by what they mean. Whoever goes
 * by some of them takes them from here, so that a word that one place knows is known in all.
 */

/** What brings something about that wasn't there. */
export const creating = ["add", "create", "make", "new"] as const;

/** What makes something else of it. */
export const changing = ["change", "edit", "modify", "update"] as const;

/** What takes something away for good, whichever of them is said. */
export const removing = ["delete", "destroy", "drop", "erase", "remove"] as const;

/** What takes back that something is there, holds or counts, besides. */
export const undoing = [
  ...["cancel", "clear", "detach", "disable", "purge", "revoke", "unassign", "unlink", "unpin", "unset"],
] as const;

/** What has something told. */
export const fetching = ["fetch", "get", "read", "retrieve"] as const;

/** What has all of a kind told. */
export const listing = ["list", "show"] as const;
