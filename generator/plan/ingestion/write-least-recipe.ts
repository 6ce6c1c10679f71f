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
  return options
    .filter((option) => isNeeded(option, parent, options))
    .flatMap((option) => {
      const { path } = option;
      const key = `${indent}${parent === undefined ? path : path.slice(parent.length + 1)}:`;
      const parts = options.filter((each) => each.path.startsWith(`${path}.`));
      if (parts.length === 0 || !isObject(option)) return [`${key} ${writeSample(option)}`];
      const inner = writeSettings(parts, path, `${indent}  `);
      return inner.length === 0 ? [`${key} {}`] : [key, ...inner];
    });
}

/** Of several shapes of an object, the first one is written, which the first value of what tells them apart stands for. */
function isNeeded(
  { path, presence, requiredIf, onlyIn }: IngestionOption,
  parent: string | undefined,
  options: readonly IngestionOption[],
): boolean {
  if (parent === undefined) return presence === "required";
  if (presence === "conditional") return requiredIf === parent && path.startsWith(`${parent}.`);
  const telling = onlyIn?.isRequired === true ? options.find((each) => each.path === onlyIn.option) : undefined;
  const isBelow = path.lastIndexOf(".") === parent.length;
  return isBelow && (onlyIn?.values ?? []).some((value) => value === telling?.values[0]);
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
