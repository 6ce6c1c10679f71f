import { listHomeLines } from "./home-page.ts";
import { readProperties } from "./properties-to-yaml.ts";
import { takeJson } from "./take-json.ts";
import { takeTitleBlock } from "./take-title-block.ts";
import { tomlToYaml } from "./toml-to-yaml.ts";

/** A text without its front matter, whose lines stay so that all others keep their numbers: blank, or with what they show on the page. */
export interface SplitText {
  readonly body: string;
  /** What stands between the lines of hyphens, TOML in the words of YAML; absent when the text has no front matter. */
  readonly yaml?: string | undefined;
  /** Whether its own first line is that of the text, since no line of hyphens is before it. */
  readonly isBare?: true | undefined;
  /** Whether no line ends it, so that it ends where a line is blank. */
  readonly isUnclosed?: true | undefined;
}

const yamlForm = /^\uFEFF?---[ \t]*(?:\r\n|\n|\r)([\s\S]*?)(?:(?<=[\r\n])|\r\n|\n|\r)(?:---|\.\.\.)[ \t]*(?=[\r\n]|$)/;
/** Hugo's. */
const tomlForm = /^\uFEFF?\+\+\+[ \t]*(?:\r\n|\n|\r)([\s\S]*?)(?:(?<=[\r\n])|\r\n|\n|\r)\+\+\+[ \t]*(?=[\r\n]|$)/;
const lineEnd = /\r\n|\n|\r/;
const usualName =
  /^(?:title|description|slug|id|sidebar_label|sidebar_position|hide_title|tags|keywords|draft|date|authors?|layout|weight|aliases):/;
/** A line of hyphens far below is a rule, not the end of front matter. */
const longestFrontMatter = 64_000;

/** Takes the front matter off a text. */
export function splitFrontMatter(text: string): SplitText {
  const [sign] = /^\uFEFF?(?:---|\+\+\+|\{(?=[ \t]*[\r\n])|[A-Za-z][\w-]{0,60}::[ \t]|%[ \t])/.exec(text) ?? [];
  if (sign === undefined) return { body: text };
  const head = text.slice(0, longestFrontMatter);
  if (/%[ \t]$/.test(sign)) {
    const block = takeTitleBlock(head);
    if (block === undefined) return { body: text };
    return {
      body: [...Array.from({ length: block.length }, () => ""), ...text.split(lineEnd).slice(block.length)].join("\n"),
      yaml: block.yaml,
    };
  }
  if (sign.endsWith("{")) {
    // Hugo's as well; it is YAML as it stands.
    const json = takeJson(head) ?? "";
    return /"title"\s{0,20}:/.test(json) ? { ...split(text, json, json), isBare: true } : { body: text };
  }
  if (/:[ \t]$/.test(sign)) {
    const properties = readProperties(head);
    return properties === undefined ? { body: text } : split(text, properties.written, properties.yaml);
  }
  const yaml = yamlForm.exec(head);
  if (yaml !== null && !holdsSentence(yaml[1] ?? "")) return split(text, yaml[0], yaml[1] ?? "");
  const toml = tomlForm.exec(head);
  if (toml !== null) return split(text, toml[0], tomlToYaml(toml[1] ?? ""));
  const open = takeOpen(text, head);
  return open ?? (yaml === null ? { body: text } : split(text, yaml[0], yaml[1] ?? ""));
}

/** Whether a line behind a blank one is no YAML but words: then what follows is the page, and the line of hyphens below it a rule. */
function holdsSentence(yaml: string): boolean {
  const lines = yaml.split(lineEnd);
  const blank = lines.findIndex((line) => line.trim() === "");
  return (
    blank >= 0 && lines.slice(blank).some((line) => /^[A-Za-z]/.test(line) && /[ \t]/.test(line) && !line.includes(":"))
  );
}

/** Front matter that no line ends, up to the first blank line: names with values, and nothing else. */
function takeOpen(text: string, head: string): SplitText | undefined {
  const [mark = "", ...lines] = head.split(lineEnd);
  const isToml = /^\uFEFF?\+\+\+[ \t]*$/.test(mark);
  if (!isToml && !/^\uFEFF?---[ \t]*$/.test(mark)) return undefined;
  const blank = lines.findIndex((line) => line.trim() === "");
  const taken = blank < 0 ? lines : lines.slice(0, blank);
  const [first = ""] = taken;
  const name = isToml ? /^[A-Za-z_][\w-]*[ \t]*=/ : /^[A-Za-z_][\w-]*:(?:[ \t]|$)/;
  const isPart = (line: string): boolean => name.test(line) || /^(?:[ \t#]|-[ \t])/.test(line);
  if (!name.test(first) || !taken.every(isPart)) return undefined;
  // Below a rule a paragraph may begin with a word and a colon as well.
  if (!isToml && !taken.some((line) => usualName.test(line))) return undefined;
  const written = taken.join("\n");
  const rest = text.split(lineEnd).slice(taken.length + 1);
  const body = "\n".repeat(taken.length + 1) + rest.join("\n");
  return { body, yaml: isToml ? tomlToYaml(written) : written, isUnclosed: true };
}

function split(text: string, taken: string, yaml: string): SplitText {
  const shown = listHomeLines(yaml);
  // The first line is that of the hyphens.
  const lines = taken.split(lineEnd).map((_, line) => shown.get(line - 1) ?? "");
  return { body: lines.join("\n") + text.slice(taken.length), yaml };
}
