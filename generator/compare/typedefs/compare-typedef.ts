import { isTypedef } from "../../catalogue/is-typedef.ts";
import type { NamedSchema } from "../../catalogue/schema.ts";
import type { Change } from "../change.ts";
import type { Site } from "../compare-words.ts";
import { compareAttributes } from "./compare-attributes.ts";
import { compareEnds } from "./compare-ends.ts";
import { compareOrdinals } from "./compare-ordinals.ts";
import { compareTypeMarks } from "./compare-type-marks.ts";

/** What differs between two forms of a type of Apache Atlas besides what any record or enum has; nothing of other schemas. */
export function compareTypedef(site: Site, was: NamedSchema, is: NamedSchema): readonly Change[] {
  if (!isTypedef(was) || !isTypedef(is)) return [];
  const at = { site, spans: [was.nameSpan, is.nameSpan] as const };
  const marks = compareTypeMarks(at, was, is);
  if (was.kind === "enum" && is.kind === "enum") return [...marks, ...compareOrdinals(site, was, is)];
  if (was.kind !== "record" || is.kind !== "record") return marks;
  const isRelationship = [was, is].every(({ annotations }) => annotations["category"] === "RELATIONSHIP");
  return [...marks, ...compareAttributes(site, was, is), ...(isRelationship ? compareEnds(site, was, is) : [])];
}
