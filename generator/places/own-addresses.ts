import { decodeWritten } from "./decode-written.ts";
import { trimSlashes } from "./trim-slashes.ts";

/** What a target names, percent-encoding undone. */
export interface WrittenPlace {
  readonly path: string;
  readonly anchor: string | undefined;
}

/** Path and anchor of a target as they are meant, without the query. */
export function splitTarget(target: string): WrittenPlace {
  const hash = target.indexOf("#");
  const path = (hash < 0 ? target : target.slice(0, hash)).replace(/\?.*$/s, "");
  const anchor = hash < 0 ? "" : target.slice(hash + 1);
  return { path: decodeWritten(path), anchor: anchor === "" ? undefined : decodeWritten(anchor) };
}

/**
 * What an address names on the site, for each of the addresses that the site is known at; none for one of another site. Paths
 * have no slashes around them, and the site's first page has none.
 */
export function readOwnAddress(href: string, hosts: readonly string[]): readonly WrittenPlace[] {
  const lower = href.toLowerCase();
  return hosts.flatMap((host) => {
    const stem = host.slice(0, -1).toLowerCase();
    if (lower !== stem && !["/", "#", "?"].some((next) => lower.startsWith(stem + next))) return [];
    const { path, anchor } = splitTarget(href.slice(stem.length));
    return [{ path: trimSlashes(path), anchor }];
  });
}
