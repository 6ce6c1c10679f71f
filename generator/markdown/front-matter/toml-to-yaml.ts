import type { TomlValue } from "smol-toml";
import { readToml } from "../../places/read-toml.ts";

const entry = /^[ \t]*(?:([\w-]+)|"([^"\\]+)"|'([^']+)')[ \t]*=/;

/**
 * TOML front matter as YAML with each name on its line, so that what is wrong with a value is told where it stands. What stands in
 * tables concerns other tools. Where the whole can't be read, each line counts for itself, and a value that nobody can read is one
 * that no key takes.
 */
export function tomlToYaml(toml: string): string {
  const whole = readToml(toml);
  const written = new Set<string>();
  const lines = toml.split(/\r\n|\n|\r/).map((line) => {
    const [, bare, basic, literal] = entry.exec(line) ?? [];
    const name = bare ?? basic ?? literal;
    if (name === undefined || written.has(name) || (whole !== undefined && !Object.hasOwn(whole, name))) return "";
    written.add(name);
    // As long as it is written, for what is told of it.
    const key = /^[a-z]/i.test(bare ?? "") ? name : JSON.stringify(name);
    return `${key}: ${toYaml((whole ?? readToml(line))?.[name])}`;
  });
  return lines.join("\n");
}

/** JSON is YAML. */
function toYaml(value: TomlValue | undefined): string {
  if (value === undefined) return "{}";
  return JSON.stringify(value, (_, part: unknown) => (typeof part === "bigint" ? Number(part) : part));
}
