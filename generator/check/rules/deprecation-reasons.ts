import type { NounName } from "../../catalogue/nouns.ts";
import type { Deprecation } from "../../catalogue/schema.ts";
import type { Span } from "../../catalogue/span.ts";
import { checkCodes } from "../../diagnostics/codes/check.ts";
import type { Rule } from "../rule.ts";

/** Deprecated schemas, fields and symbols whose author gave no reason. */
export const deprecationReasons: Rule = (catalogue, report) => {
  const look = (kind: NounName, name: string, deprecated: Deprecation | undefined, span: Span): void => {
    if (deprecated === undefined || (deprecated.reason ?? "").trim() !== "") return;
    report.add(checkCodes.deprecatedWithoutReason({ kind, name }), span);
  };
  for (const schema of catalogue.schemas.values()) {
    look(schema.kind, schema.fullName, schema.deprecated, schema.nameSpan);
    if (schema.kind === "record") {
      for (const { name, deprecated, includedFrom, nameSpan } of schema.fields) {
        if (includedFrom === undefined) look("field", `${schema.name}.${name}`, deprecated, nameSpan);
      }
    } else if (schema.kind === "enum") {
      for (const { name, deprecated, span } of schema.symbols) {
        look("symbol", `${schema.name}.${name}`, deprecated, span);
      }
    }
  }
};
