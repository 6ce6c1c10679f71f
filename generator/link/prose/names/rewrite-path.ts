/*
 * Where VitePress publishes the page of a file: `packages/:pkg/src/:path*` at `:pkg/:path*`. Patterns are texts of a configuration;
 * of expressions in them only those few are understood that take linear time.
 */

/** The path at which a file is published, by the first rule that it is of; the file's own where it is of none. */
export function rewritePath(path: string, rules: Iterable<readonly [from: string, to: string]>): string {
  for (const [from, to] of rules) {
    if (from === path) return isPlain(to) ? to : path;
    const pattern = isPlain(from) ? undefined : toPattern(from);
    const found = pattern?.exec(path);
    if (found === null || found === undefined) continue;
    const written = to.replaceAll(parameter, (_whole, slash: string, name: string) => {
      const value = found.groups?.[name] ?? "";
      return value === "" ? "" : `${slash}${value}`;
    });
    return isPlain(written) ? written.replace(/^\/+/, "") : path;
  }
  return path;
}

function isPlain(path: string): boolean {
  return !/[:*()]/.test(path);
}

/** `:name`, `:name*` and the like, with the slash before it; or an expression without a name. */
const parameter = /(\/?):([A-Za-z_]\w{0,40})(?:\(([^()]{1,20})\))?([*+?]?)/g;
const part = /(\/?):([A-Za-z_]\w{0,40})(?:\(([^()]{1,20})\))?([*+?]?)|\(([^()]{1,20})\)|([^:()]+)/y;
const understood: ReadonlySet<string> = new Set([".*", ".+", "[^/]+", "\\d+", "\\w+", "[\\w-]+"]);
/** Each that may be as long as it likes multiplies how long it takes to see that a path is of none. */
const mostOpen = 2;
const mostNamed = 5;

function toPattern(from: string): RegExp | undefined {
  let source = "";
  let [open, named] = [0, 0];
  part.lastIndex = 0;
  while (part.lastIndex < from.length) {
    const [whole = "", slash = "", name, own, sign = "", nameless, words] = part.exec(from) ?? [];
    if (words === undefined) named += 1;
    if (/[*+]$/.test(sign) || /\.[*+]/.test(own ?? nameless ?? "")) open += 1;
    if (whole === "" || open > mostOpen || named > mostNamed) return undefined;
    if (words !== undefined) source += words.replaceAll(/[.*+?^${}|[\]\\]/g, String.raw`\$&`);
    else if (name === undefined) {
      if (nameless === undefined || !understood.has(nameless)) return undefined;
      source += nameless;
    } else {
      if (own !== undefined && !understood.has(own)) return undefined;
      const one = own ?? "[^/]+?";
      const several = sign === "*" || sign === "+" ? (own ?? ".+?") : one;
      const isOptional = sign === "*" || sign === "?";
      source += isOptional ? `(?:${slash}(?<${name}>${several}))?` : `${slash}(?<${name}>${several})`;
    }
  }
  try {
    return new RegExp(`^${source}$`);
  } catch {
    // A name stands there twice.
    return undefined;
  }
}
