import type { TextRun } from "../../page-model/parts.ts";
import type { PlanContext } from "../context/plan-context.ts";

/** An entity by name; marked when no registry has it. */
export function toEntityRun(name: string, { links }: PlanContext): TextRun {
  const href = links.entity(name);
  const model = links.referredModel("entities", name);
  if (model !== undefined) return { text: name, code: true, href, title: `${name}, of ${model}` };
  if (href !== undefined) return { text: name, code: true, href };
  return { text: name, code: true, unresolved: true, title: `No registry has an entity ${name}` };
}
