/** One line of a `.gitignore` file. */
interface IgnoreRule {
  readonly pattern: RegExp;
  readonly negated: boolean;
}

/** A `.gitignore` file: the folder it is in, empty for the top, and its text. */
export interface IgnoreFile {
  readonly folder: string;
  readonly text: string;
}

/** Tells of a path below the input whether Git would ignore it, going by the ignore files given. */
export function createIgnoreFilter(files: readonly IgnoreFile[]): (path: string) => boolean {
  const byFolder = new Map(files.map(({ folder, text }) => [folder, parseIgnoreRules(text)]));
  const verdicts = new Map<string, boolean>();

  function isFolderIgnored(folder: string): boolean {
    if (folder === "") return false;
    const known = verdicts.get(folder);
    if (known !== undefined) return known;
    const verdict = isIgnored(folder, true);
    verdicts.set(folder, verdict);
    return verdict;
  }

  // A file below an ignored folder cannot be taken back in, so parents decide first.
  function isIgnored(path: string, isFolder: boolean): boolean {
    if (isFolderIgnored(parentOf(path))) return true;
    for (let folder = parentOf(path); ; folder = parentOf(folder)) {
      const below = folder === "" ? path : path.slice(folder.length + 1);
      const rule = byFolder.get(folder)?.findLast(({ pattern }) => pattern.test(isFolder ? `${below}/` : below));
      if (rule) return !rule.negated;
      if (folder === "") return false;
    }
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
    return [{ negated, pattern: toPattern(negated ? written.slice(1) : written) }];
  });
}

/** Without the blanks at its end, but for one that a backslash keeps. A search for them would begin anew at each blank of a long row. */
function trimLine(line: string): string {
  const trimmed = line.trimEnd();
  return trimmed.endsWith("\\") ? line.slice(0, trimmed.length + 1) : trimmed;
}

/** A pattern with a slash before its end counts from its folder; another one matches at any depth. */
function toPattern(glob: string): RegExp {
  const onlyFolders = glob.endsWith("/");
  const body = glob.replace(/\/$/, "");
  const anchored = body.includes("/");
  const source = body
    .replace(/^\//, "")
    .split(/(\*\*\/|\/\*\*$|\*\*|\*|\?|\[[^\]]+\]|\\.)/)
    .map(toSource)
    .join("")
    // A star between slashes stands for a name, and nothing is none: `a/*` is not `a/`.
    .replace(/(?<=^|\/)\[\^\/\]\*(?=\/|$)/g, "[^/]+");
  return new RegExp(`^${anchored ? "" : "(?:.*/)?"}${source}${onlyFolders ? "/$" : "/?$"}`);
}

function toSource(token: string): string {
  if (token === "**/") return "(?:.*/)?";
  if (token === "/**") return "/.*";
  if (token === "**") return ".*";
  if (token === "*") return "[^/]*";
  if (token === "?") return "[^/]";
  if (/^\[[^\]]+\]$/.test(token)) return token.replace(/^\[!/, "[^").replaceAll("\\", "\\\\");
  const text = token.startsWith("\\") ? token.slice(1) : token;
  return text.replace(/[.+^${}()|[\]\\]/g, "\\$&");
}
