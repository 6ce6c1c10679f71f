import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonValue } from "../../catalogue/json.ts";
import type { RichText, TextRun } from "../../page-model/parts.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { toUrnRun } from "./to-urn-run.ts";

/**
 * For which entities an aspect is written though nothing in it has changed, as `@gma.aspect.ingestion` says it. The mode
 * `DEFAULT` is what happens without the annotation. Of several filters one is enough.
 */
export function describeGmaIngestion(
  value: JsonValue | undefined,
  context: PlanContext,
): readonly RichText[] | undefined {
  if (value === undefined) return [];
  if (!isJsonArray(value)) return undefined;
  const facts = value.map((each) => describeMode(each, context));
  const known = facts.flatMap((each) => each ?? []);
  return facts.includes(undefined) ? undefined : known;
}

function describeMode(value: JsonValue, context: PlanContext): readonly RichText[] | undefined {
  if (!isJsonObject(value)) return undefined;
  const { mode = "DEFAULT", urn, filter = [], ...others } = value;
  const filters = isJsonArray(filter) ? filter.map(toFilterRuns) : [undefined];
  if (Object.keys(others).length > 0 || (urn !== undefined && typeof urn !== "string")) return undefined;
  if (filters.includes(undefined)) return undefined;
  if (mode === "DEFAULT") return [];
  if (mode !== "FORCE_UPDATE") return undefined;
  const alternatives = filters.flatMap((runs, index): RichText => [
    { text: index === 0 ? ", where the URN has " : " or " },
    ...(runs ?? []),
  ]);
  return [
    [
      { text: "Written even where nothing has changed" },
      ...(urn === undefined ? [] : [{ text: ", for entities named by " }, toUrnRun(urn, context)]),
      ...alternatives,
    ],
  ];
}

function toFilterRuns(filter: JsonValue): readonly TextRun[] | undefined {
  if (!isJsonObject(filter)) return undefined;
  const { path, value, ...others } = filter;
  if (typeof path !== "string" || typeof value !== "string" || Object.keys(others).length > 0) return undefined;
  return [{ text: value, code: true }, { text: " as " }, { text: path, code: true }];
}
