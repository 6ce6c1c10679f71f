/** A test for paths: `*` is anything within a segment, `**` any segments, `?` one character, `{a,b}` either. */
export function matchGlob(glob: string): (path: string) => boolean {
  const pattern = glob.replace(/\*\*\/|\*\*|\*|\?|\{[^{}]*\}|[\\^$.|+()[\]{}]/g, (sign) => {
    if (sign === "**/") return "(?:[^/]+/)*";
    if (sign === "**") return ".*";
    if (sign === "*") return "[^/]*";
    if (sign === "?") return "[^/]";
    if (sign.length > 1) return `(?:${sign.slice(1, -1).split(",").map(escape).join("|")})`;
    return `\\${sign}`;
  });
  const expression = new RegExp(`^${pattern}$`);
  return (path) => expression.test(path);
}

function escape(text: string): string {
  return text.replace(/[\\^$.|+()[\]{}*?]/g, "\\$&");
}
