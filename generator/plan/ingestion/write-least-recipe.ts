import type { IngestionComponent, IngestionOption, IngestionPlugin } from "../../catalogue/ingestion.ts";
import { componentWords } from "./component-words.ts";

/** A recipe that names a source, with a place for each value that it requires; the platform refuses one without a `config`. */
export function writeSourceRecipe(plugin: Pick<IngestionPlugin, "id" | "options">): string {
  const recipe = writeLeastRecipe(plugin, ["source:"]);
  return plugin.options.some(({ presence }) => presence === "required") ? recipe : `${recipe}\n  config: {}`;
}

/** The part of a recipe that names a component, with a place for each value that it requires. */
export function writeComponentRecipe(component: Pick<IngestionComponent, "kind" | "id" | "options">): string {
  return writeLeastRecipe(component, componentWords[component.kind].above);
}

function writeLeastRecipe(
  { id, options }: Pick<IngestionComponent, "id" | "options">,
  above: readonly string[],
): string {
  const lines: string[] = [];
  let indent = "";
  let first = "";
  for (const key of above) {
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
