import type { NamedSchema } from "../../catalogue/schema.ts";
import type { Change } from "../change.ts";
import { coordinates } from "../coordinates.ts";
import { makeChange } from "../make-change.ts";
import type { ValidatedSite } from "./compare-validation.ts";
import { readingsBy } from "./schema-pair.ts";

type Openness = Pick<NamedSchema, "kind" | "annotations">;

/** What differs in the fields that a record may hold besides its own, as JSON Schema says it: any, those of one type, or none. */
export function compareOpenness(
  { language, spans, ...site }: ValidatedSite,
  was: Openness,
  is: Openness,
): readonly Change[] {
  if (language !== "other" || was.kind !== "record" || is.kind !== "record") return [];
  const [before, after] = [sayOthers(was), sayOthers(is)];
  if (before === after) return [];
  const lets = [after === anyOther || before === noOther, before === anyOther || after === noOther] as const;
  return [
    makeChange({
      ...site,
      coordinate: coordinates.part(site.coordinate, keyword),
      // From one type to another, what there was is refused; to none from one, too.
      code: lets[0] ? "risky/limit-loosened" : "breaking/limit-tightened",
      before: { text: before, span: spans[0] },
      after: { text: after, span: spans[1] },
      readings: readingsBy(language, lets, lets),
    }),
  ];
}

const keyword = "additionalProperties";
const anyOther = "any other field";
const noOther = "no other field";

function sayOthers({ annotations }: Openness): string {
  const others = annotations[keyword];
  if (others === false) return noOther;
  return typeof others === "string" ? `other fields of ${others}` : anyOther;
}
