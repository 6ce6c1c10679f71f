import type { SitePage } from "../../page-model/page.ts";
import { decodeWritten } from "../../places/decode-written.ts";

/** What descriptions of APIs and JSON Schemas declare types in. */
const ofTypes = /^(?:components\/schemas|definitions|\$defs)$/;

/** A request as operations are known by. */
const asRequest = /^[A-Z]+ (\/.*)$/s;

/**
 * Of pages of a file, tells the one that is about what a JSON pointer leads to in it, such as `/paths/~1ships/get` and
 * `/components/schemas/Ship`; undefined where none is, or several are.
 */
export function indexParts(pages: readonly SitePage[]): (pointer: string) => SitePage | undefined {
  const known = new Map<string, SitePage | undefined>();
  const add = (key: string, page: SitePage): void => {
    known.set(key, known.has(key) && known.get(key) !== page ? undefined : page);
  };
  for (const page of pages) for (const key of listKeys(page)) add(key, page);
  return (pointer) => known.get(readPointer(pointer) ?? "");
}

/** Operations may be called as types are, and go by their requests. */
function listKeys({ title, route, aliases = [] }: SitePage): readonly string[] {
  const requests = [title, ...aliases].filter((name) => asRequest.test(name));
  if (requests.length > 0) return requests.flatMap((name) => [name, toPathKey(asRequest.exec(name)?.[1] ?? "")]);
  const last = route.slice(route.lastIndexOf("/") + 1);
  return [...new Set([title, last, last.slice(last.lastIndexOf(".") + 1)])].map(toTypeKey);
}

/** What a page is known by that is about what a pointer leads to; a path stands for the only operation that it has. */
function readPointer(pointer: string): string | undefined {
  const [, ...written] = decodeWritten(pointer).split("/");
  const parts = written.map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
  const [area, path = "", method = ""] = parts;
  if (area === "paths") return method === "" ? toPathKey(path) : `${method.toUpperCase()} ${path}`;
  const at = [1, 2].find((length) => ofTypes.test(parts.slice(0, length).join("/")));
  const name = at === undefined ? undefined : parts[at];
  return name === undefined ? undefined : toTypeKey(name);
}

function toPathKey(path: string): string {
  return `path ${path}`;
}

function toTypeKey(name: string): string {
  return `type ${name}`;
}
