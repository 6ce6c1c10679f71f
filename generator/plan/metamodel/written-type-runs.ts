import type { RichText, TextRun } from "../../page-model/parts.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { toReferenceRun } from "../parts/parts.ts";

/** A type as the plug-in writes it, e.g. `array[shop.Order]`, in which each schema's name leads to it. */
export function toTypeRuns(type: string, context: PlanContext): RichText {
  const runs: TextRun[] = [];
  for (const part of type.split(/([[\] ()]+)/)) {
    const before = runs.at(-1);
    if (context.known.schemas.has(part)) runs.push({ ...toReferenceRun(part, context), code: true });
    else if (before !== undefined && before.href === undefined)
      runs.splice(-1, 1, { ...before, text: before.text + part });
    else if (part !== "") runs.push({ text: part, code: true });
  }
  return runs;
}
