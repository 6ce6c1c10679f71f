import type { NamedSchema, SchemaLanguage, TypeExpression } from "../../catalogue/schema.ts";
import type { Report } from "../../diagnostics/report.ts";
import { isFixture } from "../../places/is-fixture.ts";
import type { SchemaDocument } from "../../parse/schema-document.ts";
import { buildSchemas } from "./build-schema.ts";
import { checkImports } from "./check-imports.ts";
import { checkIncludeCycles, checkTyperefCycles } from "./check-cycles.ts";
import { checkVisibility } from "./check-visibility.ts";
import { createUses } from "./collect-uses.ts";
import { dropOldVersions } from "./drop-old-versions.ts";
import { createDereference } from "./dereference.ts";
import { flattenIncludes } from "./effective-fields.ts";
import { buildType, type TypeContext } from "./link-type.ts";
import { followFields } from "./follow-fields.ts";
import { nameDeclarations } from "./name-declarations.ts";
import { listReferences, type ReferenceLists, type Resolutions, resolveReferences } from "./resolve-references.ts";
import { indexDocument } from "./schema-index.ts";

/** How names of schemas are resolved. */
export interface LinkSchemasOptions {
  /**
   * How to treat a reference that only a look at all files resolves: `model` (the usual) resolves it
   * with a warning, `upstream` makes the warning an error, as the platform's parser would.
   */
  readonly visibility?: "model" | "upstream" | undefined;
  /** What stands before the paths of each input's files; empty (the usual) where there is one input. */
  readonly inputs?: readonly string[] | undefined;
}

/** The linked schemas, and the types of files whose declaration has no name. */
export interface LinkedSchemas {
  /** By full name, sorted. */
  readonly schemas: Map<string, NamedSchema>;
  /** By file. */
  readonly anonymous: ReadonlyMap<string, TypeExpression>;
}

/** The named schemas of all documents, by full name, sorted; see `linkDocuments`. */
export function linkSchemas(
  documents: readonly SchemaDocument[],
  report: Report,
  options: LinkSchemasOptions = {},
): Map<string, NamedSchema> {
  return linkDocuments(documents, report, options).schemas;
}

/**
 * Links documents of any schema language: resolves names across files, flattens includes, checks and
 * normalises defaults, hoists inline declarations and notes where each schema is used. What aspects
 * and entities reach is left to the metamodel. Documents in any order give the same result.
 */
export function linkDocuments(
  documents: readonly SchemaDocument[],
  report: Report,
  options: LinkSchemasOptions = {},
): LinkedSchemas {
  // PDL wins over PDSC and PDSC over Avro, as upstream looks for files; then the first path wins, unless another is named for the type.
  // What only tests read never wins over a model.
  const current = dropOldVersions(documents, report);
  const sorted = followFields(current).toSorted(compareDocuments);
  const ofModel = sorted.filter(({ file }) => !isFixture(file));
  const ofTests = ofModel.length === sorted.length ? [] : sorted.filter(({ file }) => isFixture(file));
  const indexed = [...ofModel, ...ofTests].map(indexDocument);
  const names = nameDeclarations(indexed, report, options.inputs);
  const references = listReferences(indexed, names);
  const resolutions = resolveReferences(references, names, report);
  const faulty = findFaultyFiles(references, resolutions, report);
  for (const document of indexed) checkImports(document, faulty.has(document.document.file), report);
  checkVisibility({
    documents: indexed,
    names,
    references,
    resolutions,
    report,
    strict: options.visibility === "upstream",
  });

  // Circles have to be known before anything is seen through typerefs or includes.
  const circular = checkTyperefCycles(names, resolutions, report);
  checkIncludeCycles(names, resolutions, report);
  const dereference = createDereference(names, resolutions, circular);
  const records = flattenIncludes(names, dereference, report);

  const context: TypeContext = { resolutions, dereference, circular, report, uses: createUses() };
  const schemas = buildSchemas({ ...context, names, records });
  const anonymous = new Map<string, TypeExpression>();
  for (const { file, declarations } of current) {
    for (const node of declarations) {
      if (!("name" in node) || node.kind === "reference") anonymous.set(file, buildType(context, node, undefined));
    }
  }
  return { schemas, anonymous };
}

/** Files with an error so far, or with a name that is not known; a broken field may have used any import. */
function findFaultyFiles(references: ReferenceLists, resolutions: Resolutions, report: Report): ReadonlySet<string> {
  const files = new Set<string>();
  for (const { severity, span } of report.diagnostics)
    if (severity === "error" && span !== undefined) files.add(span.file);
  for (const [document, placed] of references) {
    if (placed.some(({ node }) => resolutions.get(node)?.kind === "unresolved")) files.add(document.file);
  }
  return files;
}

const languageOrder: readonly SchemaLanguage[] = ["pdl", "pdsc", "avro", "other"];

function compareDocuments(a: SchemaDocument, b: SchemaDocument): number {
  const byLanguage = languageOrder.indexOf(a.language) - languageOrder.indexOf(b.language);
  if (byLanguage !== 0) return byLanguage;
  return a.file < b.file ? -1 : a.file > b.file ? 1 : 0;
}
