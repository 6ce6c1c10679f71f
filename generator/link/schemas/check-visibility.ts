import { linkCodes } from "../../diagnostics/codes/link.ts";
import type { Problem } from "../../diagnostics/diagnostic.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { SchemaDocument } from "../../parse/schema-document.ts";
import type { SchemaNames } from "./name-declarations.ts";
import type { ReferenceLists, Resolution, Resolutions } from "./resolve-references.ts";
import type { Declaration, IndexedDocument, PlacedReference } from "./schema-index.ts";

/** What is held to the rules by which the platform's own parser finds types. */
export interface VisibilityInput {
  readonly documents: readonly IndexedDocument[];
  readonly names: SchemaNames;
  /** The references that count, by document. */
  readonly references: ReferenceLists;
  readonly resolutions: Resolutions;
  readonly report: Report;
  /** Whether what upstream rejects is an error rather than a warning. */
  readonly strict: boolean;
}

/**
 * Reports references that the whole model resolves but upstream's parser, which finds a type by the
 * name of its file, does not. Each name once a file.
 */
export function checkVisibility(input: VisibilityInput): void {
  const misplaced = findMisplacedFiles(input);
  for (const { document } of input.documents) {
    if (hasFilesByName(document)) checkDocument(input, document, misplaced);
  }
}

/** Whether its language finds a type by the name of its file. */
function hasFilesByName({ language }: SchemaDocument): boolean {
  return language === "pdl" || language === "pdsc";
}

/** Files that are not where their type's name says, with the place where they belong; reported once each. */
function findMisplacedFiles({ documents, names, report }: VisibilityInput): ReadonlyMap<SchemaDocument, string> {
  const misplaced = new Map<SchemaDocument, string>();
  // A wrong namespace is why a file seems to be in the wrong place.
  const { code } = linkCodes.wrongNamespace;
  const wrongly = new Set(report.diagnostics.flatMap((said) => (said.code === code ? (said.span?.file ?? []) : [])));
  for (const { document, declarations } of documents) {
    const declaration = declarations.find(({ isInline }) => !isInline);
    if (document.root === undefined || !hasFilesByName(document) || declaration === undefined) continue;
    const folder = document.root === "" ? "" : `${document.root}/`;
    const expected = `${folder}${declaration.fullName.replaceAll(".", "/")}.${document.language}`;
    const file = document.file.replace(/\.[A-Z]+$/, (ending) => ending.toLowerCase());
    if (expected === file || wrongly.has(document.file)) continue;
    // What another file declares as well has been reported for that.
    if (names.declarations.get(declaration.fullName) !== declaration) continue;
    misplaced.set(document, expected);
    report.add(linkCodes.misplacedFile({ name: declaration.fullName, expected }), declaration.node.nameSpan);
  }
  return misplaced;
}

function checkDocument(
  input: VisibilityInput,
  document: SchemaDocument,
  misplaced: ReadonlyMap<SchemaDocument, string>,
): void {
  const { resolutions, report, strict } = input;
  const references = input.references.get(document) ?? [];
  const loaded = createLoadedFiles(input, document);
  const reported = new Set<Declaration>();
  for (const [index, reference] of references.entries()) {
    const resolution = resolutions.get(reference.node);
    if (resolution?.kind !== "schema" || reported.has(resolution.declaration)) continue;
    const problem = findProblem(document, reference, resolution, misplaced, strict);
    if (problem === undefined) continue;
    const elsewhere = resolution.declaration.document !== document;
    if (elsewhere && loaded.has(resolution.declaration.document, references.slice(0, index))) continue;
    reported.add(resolution.declaration);
    report.add(strict ? { ...problem, severity: "error" } : problem, reference.node.span, [
      { message: "declared here", span: resolution.declaration.node.nameSpan },
    ]);
  }
}

/** What upstream has against a reference, unless it has read the file already. */
function findProblem(
  document: SchemaDocument,
  reference: PlacedReference,
  { declaration, alias }: Extract<Resolution, { kind: "schema" }>,
  misplaced: ReadonlyMap<SchemaDocument, string>,
  strict: boolean,
): Problem | undefined {
  const name = alias ?? declaration.fullName;
  if (declaration.document === document) {
    return declaration.position > reference.position ? linkCodes.referenceBeforeDeclaration({ name }) : undefined;
  }
  const { file, language } = declaration.document;
  if (language === "avro") return undefined;
  if (alias !== undefined || declaration.isInline) {
    return linkCodes.unreachableDeclaration({ name, file, isAlias: alias !== undefined });
  }
  const expected = misplaced.get(declaration.document);
  return strict && expected !== undefined ? linkCodes.misplacedFile({ name, expected }) : undefined;
}

interface LoadedFiles {
  /** Whether reading the given references first leads to the file. */
  has(file: SchemaDocument, before: readonly PlacedReference[]): boolean;
}

/** The files that upstream has read at some point of a document; grown only as far as it is asked for. */
function createLoadedFiles({ references, resolutions }: VisibilityInput, start: SchemaDocument): LoadedFiles {
  const loaded = new Set([start]);
  let seen = 0;
  const load = (first: readonly PlacedReference[]): void => {
    const waiting = [...first];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const resolution = resolutions.get(next.node);
      if (resolution?.kind !== "schema" || loaded.has(resolution.declaration.document)) continue;
      // Only the name of a file's own schema makes upstream read the file.
      if (resolution.alias !== undefined || resolution.declaration.isInline) continue;
      loaded.add(resolution.declaration.document);
      for (const reference of references.get(resolution.declaration.document) ?? []) waiting.push(reference);
    }
  };
  return {
    has(file, before) {
      load(before.slice(seen));
      seen = before.length;
      return loaded.has(file);
    },
  };
}
