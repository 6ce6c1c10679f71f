import { createStarMatcher, type PatternPlace } from "./create-star-matcher.ts";

/** One line of a `.gitignore` file. */
interface IgnoreRule {
  readonly matches: Matches;
  readonly negated: boolean;
}

/** Told the path below the folder of the rule, and the last name in it; both end in a slash where they are those of a folder. */
type Matches = (path: string, name: string) => boolean;

/** A `.gitignore` file: the folder it is in, empty for the top, and its text. */
export interface IgnoreFile {
  readonly folder: string;
  readonly text: string;
}

/** The rules of a file, and where in a path begins what they are held to. */
interface IgnoreList {
  readonly start: number;
  readonly rules: readonly IgnoreRule[];
}

/** Tells of a path below the input whether Git would ignore it, going by the ignore files given. */
export function createIgnoreFilter(files: readonly IgnoreFile[]): (path: string) => boolean {
  const byFolder = new Map(files.map(({ folder, text }) => [folder, parseIgnoreRules(text)]));
  /** By path, of folders with a slash behind it. */
  const verdicts = new Map<string, boolean>();
  const lists = new Map<string, readonly IgnoreList[]>();

  // What somebody looks for may be looked for again.
  function isIgnored(path: string, isFolder: boolean): boolean {
    const whole = isFolder ? `${path}/` : path;
    let verdict = verdicts.get(whole);
    if (verdict === undefined) {
      verdict = judge(whole, parentOf(path));
      verdicts.set(whole, verdict);
    }
    return verdict;
  }

  // A file below an ignored folder cannot be taken back in, so parents decide first.
  function judge(path: string, parent: string): boolean {
    if (parent !== "" && isIgnored(parent, true)) return true;
    const name = parent === "" ? path : path.slice(parent.length + 1);
    for (const { start, rules } of listRules(parent)) {
      const below = path.slice(start);
      const rule = rules.findLast(({ matches }) => matches(below, name));
      if (rule) return !rule.negated;
    }
    return false;
  }

  function listRules(folder: string): readonly IgnoreList[] {
    const known = lists.get(folder);
    if (known !== undefined) return known;
    const above = folder === "" ? [] : listRules(parentOf(folder));
    const rules = byFolder.get(folder);
    const start = folder === "" ? 0 : folder.length + 1;
    const list = rules === undefined ? above : [{ start, rules }, ...above];
    lists.set(folder, list);
    return list;
  }

  return (path) => isIgnored(path, false);
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}

function parseIgnoreRules(text: string): readonly IgnoreRule[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const written = trimLine(line);
    if (written === "" || written.startsWith("#")) return [];
    const negated = written.startsWith("!");
    return [{ negated, matches: createMatcher(negated ? written.slice(1) : written) }];
  });
}

/** Without the blanks at its end, but for one that a backslash keeps. A search for them would begin anew at each blank of a long row. */
function trimLine(line: string): string {
  const trimmed = line.trimEnd();
  return trimmed.endsWith("\\") ? line.slice(0, trimmed.length + 1) : trimmed;
}

/** People write a star or two; with each further one an expression has more ways to share a path among them. */
const mostStars = 3;

/** A pattern with a slash before its end counts from its folder; another one matches at any depth. One that is none matches nothing. */
function createMatcher(glob: string): Matches {
  const onlyFolders = glob.endsWith("/");
  const body = glob.replace(/\/$/, "");
  const isAnchored = body.includes("/");
  const tokens = body
    .replace(/^\/\*\*$/, "**/*")
    .replace(/^\//, "")
    .split(/((?<=^|\/)\*\*\/|\/\*\*$|\*+|\?|\[[^\]]{1,200}\]|\\.)/)
    .filter((token) => token !== "");
  try {
    if (tokens.filter((token) => token.includes("*")).length > mostStars)
      return createStarMatcher(tokens, { isAnchored, onlyFolders });
    // At any depth, it is the name that matches: parents have been asked before.
    const pattern = toPattern(tokens, { isAnchored: true, onlyFolders });
    return isAnchored ? (path) => pattern.test(path) : (_, name) => pattern.test(name);
  } catch {
    return () => false;
  }
}

/** The same as an expression. */
export function toPattern(tokens: readonly string[], { isAnchored, onlyFolders }: PatternPlace): RegExp {
  const source = tokens
    .map(toSource)
    .join("")
    // A star between slashes stands for a name, and nothing is none: `a/*` is not `a/`.
    .replace(/(?<=^|\/)\[\^\/\]\*(?=\/|$)/g, "[^/]+");
  return new RegExp(`^${isAnchored ? "" : "(?:.*/)?"}${source}${onlyFolders ? "/$" : "/?$"}`);
}

function toSource(token: string): string {
  if (token === "**/") return "(?:.*/)?";
  if (token === "/**") return "/.*";
  // Within a name, several are one.
  if (/^\*+$/.test(token)) return "[^/]*";
  if (token === "?") return "[^/]";
  if (/^\[[^\]]+\]$/.test(token)) return token.replace(/^\[[!^]/, "[^/").replaceAll("\\", "\\\\");
  const text = token.startsWith("\\") ? token.slice(1) : token;
  return text.replace(/[.+^${}()|[\]\\]/g, "\\$&");
}
