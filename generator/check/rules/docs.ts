import type { Catalogue } from "../../catalogue/catalogue.ts";
import { docOfTarget } from "../../catalogue/doc-of-target.ts";
import { listOwnEntities } from "../../catalogue/list-own-entities.ts";
import { nounOfSchema } from "../../catalogue/noun-of-schema.ts";
import type { NamedSchema } from "../../catalogue/schema.ts";
import type { Span } from "../../catalogue/span.ts";
import { wantsSymbolDocs } from "../../catalogue/wants-symbol-docs.ts";
import { checkCodes } from "../../diagnostics/codes/check.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { Rule } from "../rule.ts";

/** Entities, named schemas, fields and symbols without a doc. */
export const docs: Rule = (catalogue, report) => {
  const own = listOwnEntities(catalogue);
  const declared = new Set(own.values());
  for (const { name, doc, origins } of catalogue.entities.values()) {
    const language = declared.has(name) ? "other" : undefined;
    if (isBlank(doc)) report.add(checkCodes.missingDoc({ kind: "entity", name, language }), origins[0]?.span);
  }
  for (const schema of catalogue.schemas.values()) {
    if (isBlank(schema.doc) && !own.has(schema.fullName)) {
      const { fullName: name } = schema;
      report.add(
        checkCodes.missingDoc({ kind: nounOfSchema(schema), name, language: languageOf(schema) }),
        schema.nameSpan,
      );
    }
    checkMembers(schema, catalogue, report);
  }
  checkServices(catalogue, report);
};

/** Services and methods of which plug-ins say that nobody describes them. */
function checkServices({ endpoints = [] }: Catalogue, report: Report): void {
  const services = new Map(
    endpoints.flatMap(({ service }) => (service === undefined ? [] : [[service.name, service]])),
  );
  const add = (kind: "service" | "method", name: string, span: Span | undefined): void =>
    report.add(checkCodes.missingDoc({ kind, name, language: "other" }), span);
  for (const { name, isDescribed, span } of services.values()) if (!isDescribed) add("service", name, span);
  for (const { name, isDescribed, service, span } of endpoints)
    if (isDescribed === false && service !== undefined) add("method", name, span);
}

/** Included fields are looked at where they are declared. */
function checkMembers(schema: NamedSchema, catalogue: Pick<Catalogue, "schemas">, report: Report): void {
  const language = languageOf(schema);
  const add = (kind: "field" | "symbol", name: string, span: Span): void =>
    report.add(checkCodes.missingDoc({ kind, name: `${schema.name}.${name}`, language }), span);
  if (schema.kind === "record") {
    for (const { name, doc, type, includedFrom, nameSpan } of schema.fields) {
      if (includedFrom !== undefined || !isBlank(doc) || docOfTarget(type, catalogue) !== undefined) continue;
      // What it refers to may say it; that this isn't there has been told.
      if (language === "other" && type.kind === "reference" && type.unresolved === true) continue;
      add("field", name, nameSpan);
    }
  } else if (schema.kind === "enum" && wantsSymbolDocs(schema)) {
    for (const { name, doc, span } of schema.symbols) {
      if (isBlank(doc)) add("symbol", name, span);
    }
  }
}

/** In which language a doc is to be written; IDL of Avro has comments, as PDL does. */
function languageOf({ language, span }: NamedSchema): NamedSchema["language"] {
  return language === "avro" && /\.avdl$/i.test(span.file) ? "pdl" : language;
}

function isBlank(doc: string | undefined): boolean {
  return doc === undefined || doc.trim() === "";
}
