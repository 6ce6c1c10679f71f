import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonValue } from "../../catalogue/json.ts";
import { toPointer } from "../../catalogue/number-spellings.ts";
import type { EnumSymbol, Field, MessageResult, NamedSchema } from "../../catalogue/schema.ts";
import { linkCodes } from "../../diagnostics/codes/link.ts";
import type { EnumNode, FieldNode, RecordNode } from "../../parse/schema-document.ts";
import { readDeprecation } from "./deprecation.ts";
import { findDeclaration } from "./dereference.ts";
import type { RecordFields } from "./effective-fields.ts";
import { gatherRepeats } from "./gather-repeats.ts";
import { findStrayBranch } from "./find-stray-branch.ts";
import { buildType, getMemberKey, type TypeContext } from "./link-type.ts";
import { qualifyAliases, type SchemaNames } from "./name-declarations.ts";
import { normalizeDefault } from "./normalize-default.ts";
import { readSpelled } from "./read-spelled.ts";
import type { Declaration } from "./schema-index.ts";

/** What building schemas may ask, beyond types. */
export interface SchemaContext extends TypeContext {
  readonly names: SchemaNames;
  readonly records: ReadonlyMap<string, RecordFields>;
}

/**
 * All schemas, sorted by full name. Types are built in that order first, which leaves the uses
 * sorted; the schemas follow when all uses are known.
 */
export function buildSchemas(given: SchemaContext): Map<string, NamedSchema> {
  const repeats = gatherRepeats(given.report);
  const context = { ...given, report: repeats };
  const sorted = [...context.names.declarations.values()].sort((a, b) => (a.fullName < b.fullName ? -1 : 1));
  const own = new Map<FieldNode, Field>();
  const finish = sorted.map((declaration) => prepareSchema(context, declaration, own));
  const schemas = finish.map((build) => build());
  repeats.tell();
  return new Map(schemas.map((schema) => [schema.fullName, schema]));
}

/** Builds what needs no other schema, and gives the function that builds the schema once all are prepared. */
function prepareSchema(
  context: SchemaContext,
  declaration: Declaration,
  own: Map<FieldNode, Field>,
): () => NamedSchema {
  const { node, fullName } = declaration;
  const base = (): Omit<NamedSchema, "kind"> => ({
    fullName,
    name: node.name,
    namespace: node.namespace,
    package: node.package,
    language: declaration.document.language,
    doc: node.doc,
    deprecated: readDeprecation(node.annotations),
    annotations: node.annotations,
    numbers: node.numbers,
    aliases: qualifyAliases(node),
    written: node.written,
    span: node.span,
    nameSpan: node.nameSpan,
    declaredIn: declaration.declaredIn,
    ...(node.olderVersions && { olderVersions: node.olderVersions }),
    ...(node.sinceVersion !== undefined && { sinceVersion: node.sinceVersion }),
    usedBy: context.uses.of(fullName),
    reachedByAspects: [],
    reachedByEntities: [],
  });
  switch (node.kind) {
    case "record": {
      prepareRecord(context, declaration, node, own);
      const results = node.results?.map(({ kind, type }): MessageResult => {
        return { kind, type: buildType(context, type, { kind, by: fullName }), span: type.span };
      });
      return () => ({
        ...base(),
        kind: "record",
        ...(node.noun !== undefined && { noun: node.noun }),
        ...finishRecord(context, declaration, node, own),
        ...(results && { results }),
      });
    }
    case "enum": {
      const symbols = buildSymbols(context, fullName, node);
      return () => ({ ...base(), kind: "enum", symbols, default: node.default });
    }
    case "typeref": {
      const target = buildType(context, node.target, { kind: "typerefTarget", by: fullName });
      return () => ({ ...base(), kind: "typeref", target });
    }
    case "fixed":
      return () => ({ ...base(), kind: "fixed", size: node.size });
  }
}

/** Notes what is included, and what holds besides, as uses, and builds the record's own fields. */
function prepareRecord(
  context: SchemaContext,
  declaration: Declaration,
  node: RecordNode,
  own: Map<FieldNode, Field>,
): void {
  for (const include of node.includes) {
    const target = findDeclaration(include, context.names, context.resolutions);
    if (target !== undefined) context.uses.add(target.fullName, { kind: "include", by: declaration.fullName });
  }
  for (const type of node.besides ?? []) buildType(context, type, { kind: "besides", by: declaration.fullName });
  // Some are joined with what an included record says of them.
  const fields = context.records.get(declaration.fullName)?.fields ?? [];
  const joined = fields.flatMap((field) => (field.owner === declaration ? [field.node] : []));
  for (const field of new Set([...node.fields, ...joined])) own.set(field, buildField(context, declaration, field));
}

function finishRecord(
  context: SchemaContext,
  declaration: Declaration,
  node: RecordNode,
  own: ReadonlyMap<FieldNode, Field>,
) {
  const { fields = [], includes = [] } = context.records.get(declaration.fullName) ?? {};
  return {
    fields: fields.flatMap((effective): readonly Field[] => {
      const built = own.get(effective.node);
      if (built === undefined) return [];
      const field = effective.isRequired === true ? { ...built, optional: false } : built;
      return [effective.owner === declaration ? field : { ...field, includedFrom: effective.owner.fullName }];
    }),
    includes: [...includes, ...listWithoutFields(context, declaration, node)],
    includesAfter: node.includesAfter,
    isError: node.isError,
  };
}

/** What a record of a language that plug-ins read takes in although it has no fields, such as a choice of records. */
function listWithoutFields(
  { names, resolutions, dereference }: SchemaContext,
  { document }: Declaration,
  { includes }: RecordNode,
): readonly string[] {
  if (document.language !== "other") return [];
  return includes.flatMap((include) => {
    const final = dereference(include);
    const isRecord = final.kind === "named" && final.declaration.node.kind === "record";
    const declaration = isRecord ? undefined : findDeclaration(include, names, resolutions);
    return declaration === undefined ? [] : [declaration.fullName];
  });
}

function buildField(context: SchemaContext, declaration: Declaration, node: FieldNode): Field {
  const type = buildType(context, node.type, { kind: "field", by: declaration.fullName, field: node.name });
  const final = context.dereference(node.type);
  const members = final.kind === "anonymous" && final.node.kind === "union" ? final.node.members : [];
  const preset = readDefault(context, declaration, node);
  return {
    name: node.name,
    doc: node.doc,
    type,
    optional: node.optional,
    nullable: members.some((member) => getMemberKey(context.dereference, member) === "null"),
    default: preset,
    defaultNumbers: readDefaultNumbers(node, preset),
    deprecated: readDeprecation(node.annotations),
    annotations: node.annotations,
    numbers: node.numbers,
    aliases: node.aliases,
    order: node.order === "ascending" ? undefined : node.order,
    ...(node.holdsEntities !== undefined && { holdsEntities: node.holdsEntities }),
    ...(node.sinceVersion !== undefined && { sinceVersion: node.sinceVersion }),
    span: node.span,
    nameSpan: node.nameSpan,
  };
}

/** The default in the form in which it is in force; one that does not fit is reported and left out. */
function readDefault(context: SchemaContext, declaration: Declaration, node: FieldNode): Field["default"] {
  const value = node.default === undefined ? undefined : readWrittenDefault(context, declaration, node, node.default);
  const stray = declaration.document.language === "avro" ? findStrayBranch(context, node, value) : undefined;
  if (stray !== undefined) {
    context.report.add(linkCodes.defaultNotFirst({ field: node.name, ...stray }), node.defaultSpan ?? node.span);
  }
  return value;
}

/** How the numbers of a default are spelled. Of one that stands bare for a member of a union, which linking names, it is that member's. */
function readDefaultNumbers(
  { default: written, defaultNumbers }: FieldNode,
  value: Field["default"],
): Field["defaultNumbers"] {
  const bare = defaultNumbers?.[""];
  if (value === undefined || bare === undefined || !isJsonObject(value) || isJsonObject(written)) {
    return value === undefined ? undefined : defaultNumbers;
  }
  return Object.fromEntries(Object.keys(value).map((member) => [toPointer([member]), bare]));
}

function readWrittenDefault(
  context: SchemaContext,
  { document }: Declaration,
  node: FieldNode,
  written: JsonValue,
): Field["default"] {
  const { dereference, records, report } = context;
  const fit = (value: JsonValue): ReturnType<typeof normalizeDefault> =>
    normalizeDefault(
      {
        dereference,
        records,
        keyOf: (union, index) => {
          const member = union.members[index];
          return member === undefined ? "" : getMemberKey(dereference, member);
        },
        bareUnions: document.language === "avro" || document.language === "other",
        isPlainJson: document.language === "other",
        tried: new WeakMap(),
      },
      value,
      node.type,
    );
  const span = node.defaultSpan ?? node.span;
  let normalized = fit(written);
  // Where no program fills it in, what a reader makes of it counts.
  const spelled = normalized.fits || document.language !== "other" ? undefined : readSpelled(written);
  const read = spelled === undefined ? undefined : fit(spelled);
  if (read?.fits === true) {
    normalized = read;
    report.add(linkCodes.spelledDefault({ field: node.name, written: JSON.stringify(written) }), span);
  }
  if (!normalized.fits) {
    const { path, expected, found, suggestions = [] } = normalized;
    const facts = { field: node.name, path, expected, found };
    const problem =
      document.language === "other"
        ? linkCodes.unfitDefault(facts)
        : linkCodes.defaultMismatch({ ...facts, suggestions });
    report.add(problem, span);
    return undefined;
  }
  const [change] = normalized.changes;
  if (change !== undefined) report.add(linkCodes.defaultChanged({ field: node.name, ...change }), span);
  return normalized.value;
}

/** Symbols without repeats. */
function buildSymbols({ report }: SchemaContext, fullName: string, node: EnumNode): readonly EnumSymbol[] {
  const symbols = new Map<string, EnumSymbol>();
  for (const { name, doc, annotations, numbers, span } of node.symbols) {
    const first = symbols.get(name);
    if (first === undefined) {
      symbols.set(name, { name, doc, deprecated: readDeprecation(annotations), annotations, numbers, span });
    } else {
      const related = [{ message: "first declared here", span: first.span }];
      report.add(linkCodes.duplicateSymbol({ symbol: name, enum: fullName }), span, related);
    }
  }
  return [...symbols.values()];
}
