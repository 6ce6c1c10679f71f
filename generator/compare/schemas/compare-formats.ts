import type { PrimitiveType } from "../../catalogue/schema.ts";
import type { Change } from "../change.ts";
import { coordinates } from "../coordinates.ts";
import { holdsFormat } from "../holds-format.ts";
import { makeChange } from "../make-change.ts";
import type { ValidatedSite } from "./compare-validation.ts";
import { readingsBy } from "./schema-pair.ts";

/** What differs in what texts stand for, as plug-ins tell by the formats of JSON Schema. */
export function compareFormats(
  { language, spans, ...site }: ValidatedSite,
  was: PrimitiveType,
  is: PrimitiveType,
): readonly Change[] {
  const [old, now] = [formatOf(was), formatOf(is)];
  if (language !== "other" || old === now) return [];
  const isWider = holdsFormat(now, old);
  const lets = [isWider, holdsFormat(old, now)] as const;
  if (lets[0] && lets[1]) return [];
  return [
    makeChange({
      ...site,
      coordinate: coordinates.part(site.coordinate, "format"),
      code: isWider ? "risky/limit-loosened" : "breaking/limit-tightened",
      before: { text: say(was.name, old), span: spans[0] },
      after: { text: say(is.name, now), span: spans[1] },
      readings: readingsBy(language, lets, lets),
    }),
  ];
}

function formatOf({ annotations }: PrimitiveType): string | undefined {
  const format = annotations?.["format"];
  return typeof format === "string" ? format : undefined;
}

function say(name: string, format: string | undefined): string {
  return format === undefined ? `any ${name}` : `${name} (${format})`;
}
