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
  const settings = writeSettings(options, undefined, `${inner}  `);
  if (settings.length > 0) lines.push(`${inner}config:`, ...settings);
  return lines.join("\n");
}

/** What has to be set of all options, or of those of an object, a line each. */
function writeSettings(
  options: readonly IngestionOption[],
  parent: string | undefined,
  indent: string,
): readonly string[] {
  return options.flatMap((option) => {
    const { path, presence, requiredIf } = option;
    const isNeeded =
      parent === undefined
        ? presence === "required"
        : presence === "conditional" && requiredIf === parent && path.startsWith(`${parent}.`);
    if (!isNeeded) return [];
    const key = `${indent}${parent === undefined ? path : path.slice(parent.length + 1)}:`;
    const parts = options.filter((each) => each.path.startsWith(`${path}.`));
    if (parts.length === 0 || !isObject(option)) return [`${key} ${writeSample(option)}`];
    const inner = writeSettings(parts, path, `${indent}  `);
    return inner.length === 0 ? [`${key} {}`] : [key, ...inner];
  });
}

/** Whether an object of a named kind is what stands for an option first, not a text or a list of such objects. */
function isObject({ type, values }: IngestionOption): boolean {
  return values.length === 0 && /^[A-Z]/.test(type);
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
