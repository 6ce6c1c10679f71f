/** More are no list that somebody keeps. */
const mostAliases = 1000;

/** Longer ones are no path. */
const alias = /(["'`]?)(\/[^"'`\s:,{}]{0,300})\1\s*:\s*(["'`])([^"'`\n\\]{1,1000})\3/g;

/**
 * What addresses of Docsify stand for that are no paths of their pages, `alias: { "/start": "/guide/begin.md" }`: by a path below the top,
 * without ending, another such path or an address of the web. Docsify takes its keys for regular expressions, which nobody runs here:
 * those that are more than a path are left out.
 */
export function readDocsifyAliases(settings: string): ReadonlyMap<string, string> | undefined {
  const list = /\balias\s*:\s*\{((?:[^{}"'`]|"[^"\n]*"|'[^'\n]*'|`[^`\n]*`){0,100000})\}/.exec(settings)?.[1] ?? "";
  const written = new Map<string, string>();
  for (const [, , key = "", , value = ""] of list.matchAll(alias)) {
    const from = toPath(key);
    if (from !== "" && !/[\\()[\]|^$*+?]/.test(key) && !written.has(from)) written.set(from, toTarget(value.trim()));
    if (written.size === mostAliases) break;
  }
  const aliases = [...written.keys()].flatMap((from) => {
    const to = follow(from, written);
    return to === undefined ? [] : [[from, to] as const];
  });
  return aliases.length === 0 ? undefined : new Map(aliases);
}

/** One may stand for another; those that go round lead nowhere. */
function follow(from: string, written: ReadonlyMap<string, string>): string | undefined {
  const seen = new Set<string>();
  for (let at = from; !seen.has(at);) {
    seen.add(at);
    const to = written.get(at);
    if (to === undefined) return at;
    at = to;
  }
  return undefined;
}

/** What is no file of Markdown or HTML gets its ending, as Docsify fetches it. */
function toTarget(value: string): string {
  if (!/^https?:\/\//i.test(value)) return toPath(value);
  if (/\.(?:md|html)$/i.test(value)) return value;
  return value.endsWith("/") ? `${value}README.md` : `${value}.md`;
}

function toPath(value: string): string {
  return value.replace(/^(?:\.?\/)+|\/+$/g, "").replace(/\.md$/i, "");
}
