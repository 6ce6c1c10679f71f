import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonObject } from "../../catalogue/json.ts";
import type { Field, NamedSchema } from "../../catalogue/schema.ts";
import type { Change } from "../change.ts";
import { coordinates } from "../coordinates.ts";
import { makeChange } from "../make-change.ts";
import type { ValidatedSite } from "./compare-validation.ts";
import { describeType } from "./describe-type.ts";
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
  if (annotations[keyword] === false) return noOther;
  const others = typeOfOthers(annotations);
  return others === undefined ? anyOther : `other fields of ${others}`;
}

/** Of what type the fields are that have no name; what limits their values is told by itself. */
function typeOfOthers({ [keyword]: others }: JsonObject): string | undefined {
  const type = isJsonObject(others) ? others["type"] : others;
  return typeof type === "string" ? type : undefined;
}

/**
 * What a record said of fields that it doesn't name, where one that it has got refuses values which it took under that name: it took texts,
 * and the field is a number. Undefined where it refuses none, or nobody can tell.
 */
export function findRefused(
  was: Pick<NamedSchema, "kind" | "annotations">,
  { type }: Pick<Field, "type">,
): string | undefined {
  const others = typeOfOthers(was.annotations)?.split(" or ") ?? [];
  if (type.kind !== "primitive") return undefined;
  const taken = numbers.includes(type.name) ? numbers.slice(fractions.has(type.name) ? 0 : 2) : [type.name];
  return others.every((name) => taken.includes(name)) ? undefined : sayOthers(was);
}

const fractions: ReadonlySet<string> = new Set(["float", "double"]);
/** How large a whole one may be is no matter of its type to JSON Schema. */
const numbers: readonly string[] = ["float", "double", "int", "long"];

/** Whether a record takes a field that it doesn't name, as a JSON Schema may say; of types that are put together, not all are known. */
export function takesOther({ annotations }: Pick<NamedSchema, "annotations">, { type }: Pick<Field, "type">): boolean {
  if (annotations[keyword] === false) return false;
  const others = typeOfOthers(annotations);
  return others === undefined || others.split(" or ").includes(describeType(type));
}
