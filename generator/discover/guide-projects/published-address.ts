import { basePattern } from "../../catalogue/versions.ts";
import { trimSlashes } from "../../places/trim-slashes.ts";
/** An address at which a site is published, taken apart. */
interface PublishedAddress {
  readonly url?: string | undefined;
  /** With slashes at both ends. */
  readonly base: string;
}

/** Origin and path of an address as configurations have it; no origin and the top where it is none. */
export function splitAddress(written = ""): PublishedAddress {
  const [, url, path = ""] = /^(https?:\/\/[^/\s?#]+)(?:\/([^\s?#]*))?$/.exec(written.trim()) ?? [];
  return { url, base: toBase(path) };
}

/** The origin that a text is, with or without a slash behind it; undefined for any other text. */
export function toOrigin(written = ""): string | undefined {
  return /^https?:\/\/[^/\s?#]+(?=\/?$)/.exec(written.trim())?.[0];
}

/** A path below which a site is published, with slashes at both ends; the top where it has other signs than addresses usually do. */
export function toBase(path: string): string {
  const base = `/${trimSlashes(path)}/`;
  return basePattern.test(base) ? base : "/";
}
