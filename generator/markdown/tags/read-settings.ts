import { isMap, isScalar, isSeq, LineCounter, type YAMLMap } from "yaml";
import { parseYamlDocument } from "../../places/parse-yaml-document.ts";

/** What can be set, as Home Assistant lists it between two tags, in YAML. */
export interface SettingsBlock {
  /** Offset of the end of its last line. */
  readonly end: number;
  /** A list in Markdown, in as many lines. */
  readonly lines: readonly string[];
}

const opening = /([ \t]*)\{%[-+]?\s{0,5}(configuration(?:_basic)?)\s{0,5}[-+]?%\}[ \t]*\r?\n/y;
/** A longer one is none that somebody wrote. */
const longest = 200_000;
const longestIndent = 40;

/** The settings whose list begins at an offset, which is the start of a line; undefined where there are none, or it isn't as it must be. */
export function readSettings(text: string, start: number): SettingsBlock | undefined {
  opening.lastIndex = start;
  const [, indent = "", name] = opening.exec(text) ?? [];
  if (name === undefined) return undefined;
  const from = opening.lastIndex;
  const rest = text.slice(from, from + longest);
  // None holds another one, so that no list is gone over again and again.
  const closing = /^[ \t]*\{%[-+]?\s{0,5}(?:end)?(configuration\w*)\s{0,5}[-+]?%\}[ \t]*\r?$/m.exec(rest);
  if (closing?.[1] !== name || !closing[0].includes("end")) return undefined;
  const counter = new LineCounter();
  const document = parseYamlDocument(rest.slice(0, closing.index), { lineCounter: counter });
  if (document.errors.length > 0 || !isMap(document.contents)) return undefined;
  const end = from + closing.index + closing[0].length;
  const lines = text
    .slice(start, end)
    .split("\n")
    .map(() => "");
  writeSettings(document.contents, indent, { lines, lineOf: (offset) => counter.linePos(offset).line });
  return { end, lines };
}

interface Writing {
  readonly lines: string[];
  /** Of those that are written; that of the tag is 0. */
  readonly lineOf: (offset: number) => number;
}

function writeSettings(settings: YAMLMap, indent: string, writing: Writing): void {
  for (const { key, value } of settings.items) {
    if (!isScalar(key)) continue;
    const line = writing.lineOf(key.range?.[0] ?? 0);
    const facts = isMap(value) ? listFacts(value) : "";
    writing.lines[line] =
      `${indent}- **\`${String(key.value).replaceAll("`", "")}\`**${facts === "" ? "" : ` (${facts})`}`;
    if (!isMap(value)) continue;
    const description = value.get("description", true);
    if (isScalar(description) && typeof description.value === "string") {
      const at = writing.lineOf(description.range?.[0] ?? 0);
      // Behind the name, also where both stand in one line.
      const said = description.value.replaceAll(/\s+/g, " ").trim();
      writing.lines[at] = at === line ? `${writing.lines[at] ?? ""} ${said}` : `${indent}  ${said}`;
    }
    const keys = value.get("keys");
    if (isMap(keys) && indent.length < longestIndent) writeSettings(keys, `${indent}  `, writing);
  }
}

/** Its type, whether it has to be there, and what it is where it isn't. */
function listFacts(setting: YAMLMap): string {
  const type = setting.get("type", true);
  const types = (isSeq(type) ? type.items : [type]).flatMap((one) => (isScalar(one) ? [String(one.value)] : []));
  const isRequired = setting.get("required");
  const fallback = setting.get("default", true);
  return [
    types.join(" or "),
    isRequired === true ? "required" : isRequired === false ? "optional" : "",
    isScalar(fallback) && fallback.value !== null ? `default: ${toPlain(String(fallback.value))}` : "",
  ]
    .filter((fact) => fact !== "")
    .join(", ");
}

function toPlain(value: string): string {
  return /^[\w.-]+$/.test(value) ? `\`${value}\`` : value.replaceAll(/\s+/g, " ").trim();
}
