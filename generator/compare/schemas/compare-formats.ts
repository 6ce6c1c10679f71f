import type { PrimitiveType } from "../../catalogue/schema.ts";
import type { Change } from "../change.ts";
import { coordinates } from "../coordinates.ts";
import { makeChange } from "../make-change.ts";
import type { ValidatedSite } from "./compare-validation.ts";

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
  const isWider = now === undefined || (old !== undefined && widths.get(now)?.includes(old) === true);
  return [
    makeChange({
      ...site,
      coordinate: coordinates.part(site.coordinate, "format"),
      code: isWider ? "risky/limit-loosened" : "breaking/limit-tightened",
      before: { text: say(was.name, old), span: spans[0] },
      after: { text: say(is.name, now), span: spans[1] },
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
