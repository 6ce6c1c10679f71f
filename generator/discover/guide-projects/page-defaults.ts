import type { JsonValue } from "../../catalogue/json.ts";
import { getObject, getText } from "../../parse/json/get-value.ts";
import { type LocatedObject, toJsonValue } from "../../parse/json/located-json.ts";
import { joinPath } from "../../places/content-paths.ts";
import { trimSlashes } from "../../places/trim-slashes.ts";
import { createIgnoreFilter } from "../files/git-ignore.ts";

/** What the configuration of a site of Jekyll says in the front matter of pages that don't say it themselves. */
export interface PageDefaults {
  /** Whether a page, by its path below the input, is one of these. */
  readonly holds: (path: string) => boolean;
  readonly values: Readonly<Record<string, JsonValue>>;
}

const mostDefaults = 500;

/** What `defaults` say, the most particular last; undefined where there are none. */
export function readPageDefaults(config: LocatedObject, docs: string): readonly PageDefaults[] | undefined {
  const written = config.entries.get("defaults")?.value;
  const items = written?.kind === "array" ? written.items.slice(0, mostDefaults) : [];
  const read = items.flatMap((item) => {
    if (item.kind !== "object") return [];
    const [scope, values] = [getObject(item, "scope"), getObject(item, "values")];
    const path = trimSlashes((scope && getText(scope, "path")) ?? "");
    const type = scope && getText(scope, "type");
    const whole = joinPath(docs, path);
    if (values === undefined || whole === undefined) return [];
    return [
      {
        length: path.length,
        isTyped: type !== undefined,
        holds: createScope(whole, type, docs),
        values: toValues(values),
      },
    ];
  });
  if (read.length === 0) return undefined;
  // Those of the longer path count, then those that name a kind, then the later.
  return read.toSorted((a, b) => a.length - b.length || Number(a.isTyped) - Number(b.isTyped));
}

/** The values of a page in JSON, as `defaults` of a source file has them; undefined where there are none. */
export function printDefaults(path: string, defaults: readonly PageDefaults[]): string | undefined {
  const found = defaults.filter(({ holds }) => holds(path));
  return found.length === 0 ? undefined : JSON.stringify(Object.assign({}, ...found.map(({ values }) => values)));
}

/** A page in a folder whose name begins with an underscore belongs to a collection, or is a post. */
function createScope(path: string, type: string | undefined, docs: string): PageDefaults["holds"] {
  const isBelow = path.includes("*")
    ? createIgnoreFilter([{ folder: "", text: `/${path}` }])
    : (page: string): boolean => path === "" || page === path || page.startsWith(`${path}/`);
  const start = docs === "" ? 0 : docs.length + 1;
  return (page) => {
    if (!isBelow(page)) return false;
    const folder = /(?:^|\/)_([^/]+)\//.exec(page.slice(start))?.[1] ?? "pages";
    return type === undefined || type === folder;
  };
}

/** An address with names of parts in it (`/:path/`) is made of each page by Jekyll alone. */
function toValues(values: LocatedObject): PageDefaults["values"] {
  const all = Object.entries(toJsonValue(values) as Readonly<Record<string, JsonValue>>);
  return Object.fromEntries(all.filter(([key, value]) => key !== "permalink" || !String(value).includes(":")));
}
