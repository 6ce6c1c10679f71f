/** What Hugo calls what the front matter of others has by another name. */
const names: ReadonlyMap<string, string> = new Map([
  ["weight", "sidebar_position"],
  ["linkTitle", "sidebar_label"],
]);

const entry = /^[ \t]*(?:([A-Za-z_][\w-]*)|"([^"\\]+)")[ \t]*=[ \t]*(.*)$/;
const value = /^(?:("(?:[^"\\]|\\.)*")|'([^']*)'|(true|false|[+-]?\d[\d_]*(?:\.\d+)?)|(\[[^\]]*\]))[ \t]*(?:#.*)?$/;

const inList = /"(?:[^"\\]|\\.)*"|'([^']*)'/g;

/**
 * The names of TOML front matter whose values are texts, numbers, truths or lists of those on one line, as YAML, line by line.
 * What stands in tables concerns other tools. A value of another kind becomes one that no key takes, so that it is told where it matters.
 */
export function tomlToYaml(toml: string): string {
  let isInTable = false;
  let quotes: string | undefined;
  const lines = toml.split(/\r\n|\n|\r/).map((line) => {
    if (quotes !== undefined) {
      if (line.includes(quotes)) quotes = undefined;
      return "";
    }
    if (/^[ \t]*\[/.test(line)) isInTable = true;
    const found = isInTable ? null : entry.exec(line);
    if (found === null) return "";
    const [, bare, quoted = "", written = ""] = found;
    const name = bare ?? quoted;
    const mark = /^("""|''')/.exec(written)?.[1];
    if (mark !== undefined && !written.slice(mark.length).includes(mark)) quotes = mark;
    return `${JSON.stringify(names.get(name) ?? name)}: ${mark === undefined ? toYaml(written.trim()) : "{}"}`;
  });
  return lines.join("\n");
}

function toYaml(written: string): string {
  const [, basic, literal, plain, list] = value.exec(written) ?? [];
  if (literal !== undefined) return JSON.stringify(literal);
  if (plain !== undefined) return plain.replaceAll("_", "").replace(/^\+/, "");
  // Both say texts and lists of them as JSON does, but for texts that are taken to the letter.
  const json =
    basic ?? list?.replace(inList, (whole, text) => (text === undefined ? whole : JSON.stringify(String(text))));
  try {
    return json === undefined ? "{}" : JSON.stringify(JSON.parse(json));
  } catch {
    return "{}";
  }
}
