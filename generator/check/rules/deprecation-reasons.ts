import { nounOfSchema } from "../../catalogue/noun-of-schema.ts";
import type { NounName } from "../../catalogue/nouns.ts";
import type { Deprecation, NamedSchema } from "../../catalogue/schema.ts";
import type { Span } from "../../catalogue/span.ts";
import { checkCodes } from "../../diagnostics/codes/check.ts";
import type { Rule } from "../rule.ts";

interface Thing {
  readonly doc?: string | undefined;
  readonly deprecated?: Deprecation | undefined;
}

/** Deprecated schemas, fields and symbols whose author gave no reason. */
export const deprecationReasons: Rule = (catalogue, report) => {
  for (const schema of catalogue.schemas.values()) {
    const language = languageOf(schema);
    const look = (kind: NounName, name: string, { doc, deprecated }: Thing, span: Span): void => {
      if (deprecated === undefined || (deprecated.reason ?? "").trim() !== "") return;
      if (language === "other" && tellsMore.test(doc ?? "")) return;
      report.add(checkCodes.deprecatedWithoutReason({ kind, name, language }), span);
    };
    look(nounOfSchema(schema), schema.fullName, schema, schema.nameSpan);
    if (schema.kind === "record") {
      for (const field of schema.fields) {
        if (field.includedFrom === undefined) look("field", `${schema.name}.${field.name}`, field, field.nameSpan);
      }
    } else if (schema.kind === "enum") {
      for (const symbol of schema.symbols) look("symbol", `${schema.name}.${symbol.name}`, symbol, symbol.span);
    }
  }
};

/** A description that comes to it: where `deprecated` takes no text, there is no other place. */
const tellsMore = /\b(?:deprecated|instead|in favou?r of|replace[ds]?|superseded|removed?)\b/i;

/** In which language the reason is to be written; IDL of Avro has annotations, as PDL does. */
function languageOf({ language, span }: NamedSchema): NamedSchema["language"] {
  return language === "avro" && /\.avdl$/i.test(span.file) ? "pdl" : language;
}
