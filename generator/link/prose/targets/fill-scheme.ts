import type { Resolving } from "./resolving.ts";

const named = /\{\{\s*(\w{1,20})\s*\}\}/g;

/**
 * The address that a link with a scheme of the project's own stands for, `issue:12` where the configuration says what `issue` leads to;
 * empty where that is no whole address that is written down, undefined for other schemes.
 */
export function fillScheme(target: string, scheme: string, { origin: { root }, index }: Resolving): string | undefined {
  const address = index.surroundings.projects?.get(root)?.schemes?.get(scheme);
  if (address === undefined) return undefined;
  const [, rest = "", netloc = "", path = "", query = "", fragment = ""] =
    /^[^:]*:((?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?)$/s.exec(target) ?? [];
  const parts = new Map(Object.entries({ scheme, netloc, path, query, fragment, uri: `${scheme}:${rest}` }));
  const filled = address.replaceAll(named, (_, name: string) => parts.get(name) ?? "").replace(/#$/, "");
  return /^https?:\/\//i.test(filled) ? filled : "";
}
