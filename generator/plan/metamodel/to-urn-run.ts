import { toSimpleName } from "../../catalogue/to-simple-name.ts";
import type { TextRun } from "../../page-model/parts.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { toReferenceRun } from "../parts/parts.ts";

/** Typed URNs are named as they are declared, or by their classes, which lie in a package `urn` of their own. */
export function toUrnRun(name: string, context: PlanContext): TextRun {
  const declared = [name, name.replace(/\.urn(?=\.\w+$)/, "")].find((each) => context.known.schemas.has(each));
  if (declared === undefined) return { text: toSimpleName(name), code: true };
  return { ...toReferenceRun(declared, context), code: true };
}
