import type { PrimitiveType } from "../../catalogue/schema.ts";
import type { Change } from "../change.ts";
import { coordinates } from "../coordinates.ts";
import { makeChange } from "../make-change.ts";
import type { ValidatedSite } from "./compare-validation.ts";
import { readingsBy } from "./schema-pair.ts";

/** Formats that hold all of what others hold, which stand before them. */
const widths: ReadonlyMap<string, readonly string[]> = new Map([
  ["idn-email", ["email"]],
  ["idn-hostname", ["hostname"]],
  ["iri", ["uri"]],
  ["uri-reference", ["uri"]],
  ["iri-reference", ["uri", "uri-reference", "iri"]],
]);

/** What differs in what texts stand for, as plug-ins tell by the formats of JSON Schema. */
export function compareFormats(
  { language, spans, ...site }: ValidatedSite,
  was: PrimitiveType,
  is: PrimitiveType,
): readonly Change[] {
  const [old, now] = [formatOf(was), formatOf(is)];
  if (language !== "other" || old === now) return [];
  const isWider = holdsAll(now, old);
  const lets = [isWider, holdsAll(old, now)] as const;
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

function holdsAll(format: string | undefined, other: string | undefined): boolean {
  return format === undefined || (other !== undefined && widths.get(format)?.includes(other) === true);
}

function formatOf({ annotations }: PrimitiveType): string | undefined {
  const format = annotations?.["format"];
  return typeof format === "string" ? format : undefined;
}

function say(name: string, format: string | undefined): string {
  return format === undefined ? `any ${name}` : `${name} (${format})`;
}
