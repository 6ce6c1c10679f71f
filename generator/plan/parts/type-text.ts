import { toSimpleName } from "../../catalogue/to-simple-name.ts";
import type { JsonValue } from "../../catalogue/json.ts";
import type { NamedSchema, TypeExpression } from "../../catalogue/schema.ts";
import type { RichText, TextRun } from "../../page-model/parts.ts";
import { readLogicalType, type LogicalType } from "../../print/read-logical-type.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { describeLogicalType } from "./logical-type-words.ts";

/** A type as the schema language writes it, with every named type linked by its simple name. */
export function toTypeText(type: TypeExpression, context: PlanContext): RichText {
  const runs: TextRun[] = [];
  write(type, context, runs);
  return joinPlain(runs);
}

function write(type: TypeExpression, context: PlanContext, runs: TextRun[]): void {
  switch (type.kind) {
    case "primitive":
      runs.push({ text: type.name }, ...toMeaning(readLogicalType(type, type.annotations)));
      runs.push(...toFormat(type.annotations?.["format"]));
      return;
    case "reference":
      runs.push(toReferenceRun(type.name, context, type.unresolved));
      runs.push(...toMeaning(findLogicalType(context.catalogue.schemas.get(type.name))));
      return;
    case "array":
      runs.push({ text: "array[" });
      write(type.items, context, runs);
      runs.push({ text: "]" });
      return;
    case "map":
      runs.push({ text: "map[string, " });
      write(type.values, context, runs);
      runs.push({ text: "]" });
      return;
    case "union":
      if (type.untagged === true && type.annotations["format"] === "any") {
        runs.push({ text: "any" });
        return;
      }
      runs.push({ text: "union[" });
      for (const [index, member] of type.members.entries()) {
        if (index > 0) runs.push({ text: ", " });
        if (member.alias !== undefined) runs.push({ text: `${member.alias}: ` });
        write(member.type, context, runs);
      }
      runs.push({ text: "]" });
  }
}

/** What an Avro fixed holds. */
export function findLogicalType(schema: NamedSchema | undefined): LogicalType | undefined {
  return schema?.kind === "fixed" ? readLogicalType(schema, schema.annotations) : undefined;
}

/** What a language of its own says that a text or number stands for. */
function toFormat(format: JsonValue | undefined): readonly TextRun[] {
  return typeof format === "string" ? [{ text: ` (${format})` }] : [];
}

function toMeaning(type: LogicalType | undefined): readonly TextRun[] {
  return type === undefined ? [] : [{ text: ` (${describeLogicalType(type)})` }];
}

/** A named schema by its simple name; a placeholder when the model has none of that name. */
export function toReferenceRun(fullName: string, context: PlanContext, unresolved?: true): TextRun {
  const href = context.links.schema(fullName);
  const model = context.links.referredModel("schemas", fullName);
  if (model !== undefined) return { text: toSimpleName(fullName), href, title: `${fullName}, of ${model}` };
  if (unresolved === true || href === undefined) {
    return { text: toSimpleName(fullName), unresolved: true, title: `${fullName} is not in the model` };
  }
  return { text: toSimpleName(fullName), href, title: fullName };
}

/** The runs in the monospace face, for a type in the middle of a sentence. */
export function asCode(runs: RichText): RichText {
  return runs.map((run) => ({ ...run, code: true }));
}

/** Joins plain runs that follow each other, so that the markup has no needless parts. */
export function joinPlain(runs: readonly TextRun[]): RichText {
  const joined: TextRun[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last !== undefined && isPlain(last) && isPlain(run)) joined[joined.length - 1] = { text: last.text + run.text };
    else joined.push(run);
  }
  return joined;
}

function isPlain(run: TextRun): boolean {
  return Object.keys(run).length === 1;
}
