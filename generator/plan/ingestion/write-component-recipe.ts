import type { IngestionComponent, IngestionOption } from "../../catalogue/ingestion.ts";
import { componentWords } from "./component-words.ts";

/** The part of a recipe that names a component, with a place for each value that it requires. */
export function writeComponentRecipe({ kind, id, options }: IngestionComponent): string {
  const lines: string[] = [];
  let indent = "";
  let first = "";
  for (const key of componentWords[kind].above) {
    if (key === "-") {
      first = "- ";
      continue;
    }
    lines.push(indent + key);
    indent += "  ";
  }
  const inner = indent + " ".repeat(first.length);
  lines.push(`${indent}${first}type: ${writeText(id)}`);
  const required = options.filter(({ presence }) => presence === "required");
  if (required.length > 0) {
    lines.push(`${inner}config:`, ...required.map((option) => `${inner}  ${option.path}: ${writeSample(option)}`));
  }
  return lines.join("\n");
}

/** A value of the option's type, to be replaced. */
function writeSample({ path, type, values }: IngestionOption): string {
  const [value] = values;
  if (value !== undefined) return value;
  if (type === "boolean") return "false";
  if (type === "integer" || type === "number") return "0";
  if (/^(?:list|set) of string/.test(type)) return `["<${path}>"]`;
  if (/^(?:list|set)\b/.test(type)) return "[]";
  return /^(?:map|object)\b/.test(type) ? "{}" : `"<${path}>"`;
}

function writeText(text: string): string {
  return /^[A-Za-z][\w.-]*$/.test(text) ? text : JSON.stringify(text);
}
