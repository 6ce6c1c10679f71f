import type { IngestionOption, IngestionPlugin, OptionShapes } from "../../catalogue/ingestion.ts";
import type { JsonValue } from "../../catalogue/json.ts";
import { countNoun, formatCount } from "../../catalogue/nouns.ts";
import type { Badge, DeprecationView, FieldRow, RichText, TextRun } from "../../page-model/parts.ts";
import { printJson } from "../../print/print-json.ts";
import { optionAnchor } from "../addresses/addresses.ts";
import type { PlanContext } from "../context/plan-context.ts";

/** What the rows of one plugin need to know. */
interface RowContext {
  readonly context: PlanContext;
  readonly plugin: string;
  readonly byPath: ReadonlyMap<string, IngestionOption>;
}

/** The options of a plugin as rows, those with parts of their own holding the rows of these. */
export function toOptionRows(
  { id, options }: Pick<IngestionPlugin, "id" | "options">,
  context: PlanContext,
): readonly FieldRow[] {
  const rows = { context, plugin: id, byPath: new Map(options.map((option) => [option.path, option])) };
  return nest(options, rows);
}

/** E.g. `131, 2 required`. */
export function countOptions(options: readonly IngestionOption[]): string {
  const required = options.filter(({ presence }) => presence === "required").length;
  const total = formatCount(options.length);
  return required === 0 ? total : `${total}, ${formatCount(required)} required`;
}

/** Options follow the one whose path theirs goes on from. */
function nest(options: readonly IngestionOption[], rows: RowContext): readonly FieldRow[] {
  const result: FieldRow[] = [];
  for (let index = 0; index < options.length;) {
    const option = options[index];
    if (option === undefined) break;
    let end = index + 1;
    while (options[end]?.path.startsWith(`${option.path}.`) === true) end += 1;
    const inside = nest(options.slice(index + 1, end), rows);
    result.push({
      ...toRow(option, rows),
      ...(inside.length === 0 ? {} : { rows: inside, rowsLabel: labelInside(option, end - index - 1) }),
    });
    index = end;
  }
  return result;
}

function labelInside({ path }: IngestionOption, count: number): string {
  return `${countNoun(count, "option")} of ${path}`;
}

function toRow(option: IngestionOption, rows: RowContext): FieldRow {
  const { path, description, presence, span } = option;
  const { context, plugin } = rows;
  const isDescribed = (description ?? "").trim() !== "" || path.endsWith("*");
  return {
    id: optionAnchor(plugin, path),
    name: path,
    type: toType(option),
    presence: presence === "required" ? "required" : "optional",
    default: toDefault(option, rows),
    doc: context.inlineDoc(description),
    facts: toFacts(option, rows),
    badges: toBadges(option),
    deprecated: toDeprecation(option, rows),
    source: isDescribed ? undefined : context.source(span),
  };
}

/** A few values stand in place of the type, which they make plain. */
const longestValues = 40;

function listValues({ values }: IngestionOption): string | undefined {
  const text = values.join(" | ");
  return values.length > 0 && text.length <= longestValues ? text : undefined;
}

function toType(option: IngestionOption): RichText {
  return [{ text: listValues(option) ?? option.type }];
}

/** A longer default would fill the narrow column of types. */
const longestDefault = 48;

function toDefault(option: IngestionOption, rows: RowContext): string | undefined {
  const text = printDefault(option, rows);
  return text === undefined || text.length > longestDefault ? undefined : text;
}

/** A default of `null` only says that the option may be left out. What only running the code would tell stands as the code has it. */
function printDefault(option: IngestionOption, { byPath }: RowContext): string | undefined {
  const { default: value, defaultExpression, path } = option;
  if (defaultExpression !== undefined) return defaultExpression;
  const own = value === undefined ? undefined : withoutPartDefaults(value, path, byPath);
  return own === undefined || own === null ? undefined : printJson(own, 0);
}

/** A default without what the parts of the option say themselves; undefined when nothing is left. */
function withoutPartDefaults(
  value: JsonValue,
  path: string,
  byPath: ReadonlyMap<string, IngestionOption>,
): JsonValue | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const kept: Record<string, JsonValue> = Object.create(null);
  let hasParts = false;
  for (const [key, item] of Object.entries(value)) {
    const part = byPath.get(`${path}.${key}`);
    hasParts ||= part !== undefined;
    const own =
      part !== undefined && saysItself(part, item) ? undefined : withoutPartDefaults(item, `${path}.${key}`, byPath);
    if (own !== undefined) kept[key] = own;
  }
  return hasParts && Object.keys(kept).length === 0 ? undefined : kept;
}

/** Whether an option begins with a value by itself, or with what only running the code would tell, which both have as it is written. */
function saysItself({ default: value, defaultExpression }: IngestionOption, item: JsonValue): boolean {
  if (defaultExpression !== undefined && item === defaultExpression) return true;
  return (defaultExpression ?? printJson(value ?? null, 0)) === printJson(item, 0);
}

function toFacts(option: IngestionOption, rows: RowContext): readonly RichText[] {
  const { presence, requiredIf, values, constraints, recursionTo, formerNames = [], otherNames = [] } = option;
  const facts: RichText[] = [];
  if (presence === "conditional" && requiredIf !== undefined) facts.push(toCondition(requiredIf, rows));
  if (option.onlyIn !== undefined) facts.push(toShapes(option.onlyIn, rows));
  if (values.length > 0 && listValues(option) === undefined) facts.push(toValues(values));
  if (constraints.length > 0) facts.push([{ text: toSentence(constraints) }]);
  const others = option.supportedSources ?? [];
  if (others.length > 0 && !others.some((name) => name.toLowerCase() === rows.plugin.toLowerCase()))
    facts.push([{ text: "Has an effect only with " }, ...toList(others)]);
  const value = printDefault(option, rows);
  if (value !== undefined && value.length > longestDefault)
    facts.push([{ text: "Default " }, { text: value, code: true }]);
  if (otherNames.length > 0) facts.push([{ text: "Also taken as " }, ...toList(otherNames)]);
  if (formerNames.length > 0) facts.push([{ text: "Formerly " }, ...toList(formerNames)]);
  if (recursionTo === "") facts.push([{ text: "Holds the same options as the configuration itself" }]);
  else if (recursionTo !== undefined)
    facts.push([{ text: "Holds the same options as " }, toOptionRun(recursionTo, rows)]);
  return facts;
}

function toCondition(condition: string, rows: RowContext): RichText {
  if (!rows.byPath.has(condition)) return [{ text: `Required if ${condition}` }];
  return [{ text: "Required if " }, toOptionRun(condition, rows), { text: " is set" }];
}

function toShapes({ shapes, option, values = [], isRequired }: OptionShapes, rows: RowContext): RichText {
  const required = isRequired === true ? [{ text: ", and required there" }] : [];
  if (option === undefined) return [{ text: "Only in " }, ...toList(shapes), ...required];
  return [{ text: "Only if " }, toOptionRun(option, rows), { text: " is " }, ...toList(values), ...required];
}

function toOptionRun(path: string, { plugin, byPath }: RowContext): TextRun {
  return { text: path, code: true, href: byPath.has(path) ? `#${optionAnchor(plugin, path)}` : undefined };
}

function toValues(values: readonly string[]): RichText {
  return [{ text: "One of " }, ...toList(values)];
}

function toList(values: readonly string[]): readonly TextRun[] {
  return values.flatMap((value, index): readonly TextRun[] => [
    ...(index === 0 ? [] : [{ text: ", " }]),
    { text: value, code: true },
  ]);
}

function toSentence(parts: readonly string[]): string {
  const text = parts.join(", ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

function toBadges({ secret, removedIn }: IngestionOption): readonly Badge[] {
  return [
    ...(secret ? [{ label: "secret", tone: "warning" as const, title: "Keep the value out of recipes and logs" }] : []),
    ...(removedIn === undefined ? [] : [{ label: `removed in ${removedIn}`, tone: "danger" as const }]),
  ];
}

function toDeprecation(
  { deprecated, renamedTo }: IngestionOption,
  { context }: RowContext,
): DeprecationView | undefined {
  if (deprecated === undefined && renamedTo === undefined) return undefined;
  const parts = [deprecated?.reason, renamedTo === undefined ? undefined : `Use \`${renamedTo}\` instead.`];
  return { reason: context.inlineDoc(parts.filter((part) => part !== undefined).join(" ")) };
}
