import { isJsonArray } from "../../catalogue/is-json-array.ts";
import type { JsonObject } from "../../catalogue/json.ts";
import type { NamedSchema } from "../../catalogue/schema.ts";
import type { Change } from "../change.ts";
import { coordinates } from "../coordinates.ts";
import { makeChange } from "../make-change.ts";
import { findStrangers } from "../pair-up.ts";
import type { ValidatedSite } from "./compare-validation.ts";
import { readingsBy, type SchemasOfBoth } from "./schema-pair.ts";

type Named = Pick<NamedSchema, "kind" | "annotations" | "namespace" | "span">;

/**
 * What differs in what the root of a JSON Schema may be besides a record or an enum: `type: [object, string]`. Of a definition that
 * is a type of its own where it is used, and told there.
 */
export function compareOtherTypes(
  both: SchemasOfBoth,
  { language, spans, ...site }: ValidatedSite,
  was: Named,
  is: Named,
): readonly Change[] {
  if (language !== "other" || was.kind !== is.kind || is.kind === "typeref") return [];
  if (both.after.get(is.namespace)?.span.file === is.span.file) return [];
  const { removed, added } = findStrangers(listTypes(was.annotations), listTypes(is.annotations));
  const tell = (text: string, isNew: boolean): Change => {
    const lets = [isNew, !isNew] as const;
    return makeChange({
      ...site,
      coordinate: coordinates.member(site.coordinate, text),
      kind: "changed",
      code: isNew ? "risky/limit-loosened" : "breaking/limit-tightened",
      before: { text: isNew ? `not ${text}` : text, span: spans[0] },
      after: { text: isNew ? text : `not ${text}`, span: spans[1] },
      readings: readingsBy(language, lets, lets),
    });
  };
  return [...removed.map((text) => tell(text, false)), ...added.map((text) => tell(text, true))];
}

function listTypes({ type }: JsonObject): readonly string[] {
  return isJsonArray(type) ? type.filter((each) => typeof each === "string") : [];
}
