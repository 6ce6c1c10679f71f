import { linkCodes } from "../../diagnostics/codes/link.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { FieldNode, RecordNode, TypeNode } from "../../parse/schema-document.ts";
import type { Dereference } from "./dereference.ts";
import { findComponents } from "./find-cycles.ts";
import type { SchemaNames } from "./name-declarations.ts";
import type { Declaration } from "./schema-index.ts";

/** A field that values of a record have, and the record that declares it. */
export interface EffectiveField {
  readonly node: FieldNode;
  readonly owner: Declaration;
  /** Present where it is required, whatever its node says. */
  readonly isRequired?: true | undefined;
}

/** All fields of a record, with those that it includes. */
export interface RecordFields {
  /** Included and own ones, in the order that the record asks for. */
  readonly fields: readonly EffectiveField[];
  /** Full names of the records that the clause leads to, typerefs seen through; as written where nothing of that name is in the model. */
  readonly includes: readonly string[];
}

/** Flattens includes: for each record, by full name, all fields in order. Repeated names are reported, the first one stays. */
export function flattenIncludes(
  names: SchemaNames,
  dereference: Dereference,
  report: Report,
): ReadonlyMap<string, RecordFields> {
  const included = new Map<string, readonly Include[]>();
  for (const { document, fullName, node } of names.declarations.values()) {
    if (node.kind !== "record") continue;
    // A language that plug-ins read may take in what has no fields, such as a choice of records.
    const told = document.language === "other" ? undefined : report;
    included.set(fullName, findIncludes(node, dereference, told));
  }
  const targetsOf = (name: string): readonly string[] =>
    (included.get(name) ?? []).flatMap(({ record }) => record?.fullName ?? []);
  // Components are numbered from the included end, so that a record comes after the ones it includes.
  const components = findComponents(included.keys(), targetsOf);
  const ordered = [...included.keys()].sort((a, b) => (components.get(a) ?? 0) - (components.get(b) ?? 0));

  limitDepth(ordered, included, report);
  const flattened = new Map<string, RecordFields>();
  for (const name of ordered) {
    const declaration = names.declarations.get(name);
    if (declaration?.node.kind !== "record") continue;
    const includes = included.get(name) ?? [];
    const fields = mergeFields(declaration, declaration.node, includes, flattened, report);
    flattened.set(name, { fields, includes: includes.map(({ name: one }) => one) });
  }
  return flattened;
}

/** Each record has the fields of all that it leads to, so that a chain without end would take memory by its square. */
const mostIncludes = 50;

/** Drops the includes of records that lead on too far, which is reported at each. The names are in the order of `flattenIncludes`. */
function limitDepth(ordered: readonly string[], included: Map<string, readonly Include[]>, report: Report): void {
  const depths = new Map<string, number>();
  for (const name of ordered) {
    const includes = included.get(name) ?? [];
    const depth = includes.reduce(
      (most, { record }) => Math.max(most, (depths.get(record?.fullName ?? "") ?? 0) + 1),
      0,
    );
    depths.set(name, depth > mostIncludes ? 0 : depth);
    if (depth <= mostIncludes) continue;
    report.add(linkCodes.includeDepth({ record: name, limit: mostIncludes }), includes[0]?.node.span);
    included.set(name, []);
  }
}

interface Include {
  /** Absent where nothing of that name is in the model. */
  readonly record?: Declaration | undefined;
  readonly name: string;
  /** As it stands in the clause. */
  readonly node: TypeNode;
}

/** The records of an include clause; what leads to no record is left out, and told where there is a report. */
function findIncludes(node: RecordNode, dereference: Dereference, report: Report | undefined): readonly Include[] {
  const includes: Include[] = [];
  for (const include of node.includes) {
    const final = dereference(include);
    if (final.kind === "named" && final.declaration.node.kind === "record") {
      includes.push({ record: final.declaration, name: final.declaration.fullName, node: include });
    } else if (final.kind === "unknown") {
      // The clause still says so, though nobody knows what fields that brings.
      if (final.name !== undefined) includes.push({ name: final.name, node: include });
    } else {
      const kind = final.kind === "primitive" ? "a primitive type" : describeKind(final);
      const name = include.kind === "reference" || !("name" in include) ? formatWritten(include) : include.name;
      report?.add(linkCodes.includeTarget({ name, kind }), include.span);
    }
  }
  return includes;
}

function formatWritten(node: TypeNode): string {
  return node.kind === "reference" ? node.name : node.kind;
}

function describeKind(final: Exclude<ReturnType<Dereference>, { kind: "primitive" | "unknown" }>): string {
  const { kind } = final.kind === "named" ? final.declaration.node : final.node;
  return kind === "array" || kind === "enum" ? `an ${kind}` : `a ${kind}`;
}

/** Included fields in clause order and own ones, in the order that the record asks for. */
function mergeFields(
  declaration: Declaration,
  node: RecordNode,
  includes: readonly Include[],
  flattened: ReadonlyMap<string, RecordFields>,
  report: Report,
): readonly EffectiveField[] {
  const fields = new Map<string, EffectiveField>();
  const record = declaration.fullName;
  // In languages that plug-ins read, such as JSON Schema, what includes a record may say more of its fields.
  const isNarrowing = declaration.document.language === "other";

  const addIncluded = (): void => {
    for (const include of includes) {
      // Within a circle of includes, which has been reported, fields are not there yet.
      const repeated: [EffectiveField, EffectiveField][] = [];
      for (const field of flattened.get(include.record?.fullName ?? "")?.fields ?? []) {
        const first = fields.get(field.node.name);
        if (first === undefined || (isNarrowing && isAny(first.node.type) && !isAny(field.node.type)))
          fields.set(field.node.name, first === undefined ? field : narrow(field, first));
        else repeated.push([field, first]);
      }
      if (!isNarrowing) reportIncluded(record, include, repeated, report);
    }
  };
  const addOwn = (): void => {
    for (const field of node.fields) {
      const first = fields.get(field.name);
      if (first === undefined || (isNarrowing && first.owner !== declaration)) {
        const own = { node: field, owner: declaration };
        fields.set(field.name, first === undefined ? own : narrow(first, own));
        continue;
      }
      const origin = first.owner === declaration ? undefined : first.owner.fullName;
      const related = [{ message: "first declared here", span: first.node.nameSpan }];
      report.add(linkCodes.duplicateField({ field: field.name, record, origin }), field.nameSpan, related);
    }
  };

  if (node.includesAfter) addOwn();
  addIncluded();
  if (!node.includesAfter) addOwn();
  return [...fields.values()];
}

/** A field of which both hold: what is said last, and of what that leaves open what is known. */
function narrow(first: EffectiveField, last: EffectiveField): EffectiveField {
  // What is required there is so here too.
  const isRequired = first.isRequired === true || !first.node.optional;
  const need = isRequired || last.isRequired === true ? { isRequired: true as const } : {};
  if (!isAny(last.node.type) || isAny(first.node.type)) return { ...last, ...need };
  const { type, doc, default: preset, defaultNumbers, annotations } = first.node;
  const { node } = last;
  const isSilent = node.doc === undefined && node.default === undefined && Object.keys(node.annotations).length === 0;
  if (isSilent) return { ...first, ...(isRequired || !node.optional ? { isRequired: true as const } : {}) };
  const known = { doc: node.doc ?? doc, ...(node.default === undefined && { default: preset, defaultNumbers }) };
  return { ...last, ...need, node: { ...node, ...known, type, annotations: { ...annotations, ...node.annotations } } };
}

/** Whether a type is what plug-ins write where nothing is said of a value. */
function isAny(type: TypeNode): boolean {
  return type.kind === "union" && type.untagged === true && type.annotations["format"] === "any";
}

/** Reports what an include brings a second time, once for the include. */
function reportIncluded(
  record: string,
  include: Include,
  repeated: readonly (readonly [EffectiveField, EffectiveField])[],
  report: Report,
): void {
  const [pair] = repeated;
  if (pair === undefined) return;
  const [field, first] = pair;
  report.add(
    linkCodes.duplicateField({ field: field.node.name, record, origin: first.owner.fullName }),
    include.node.span,
    [
      { message: "first declared here", span: first.node.nameSpan },
      ...(field === first ? [] : [{ message: "again here", span: field.node.nameSpan }]),
    ],
  );
}
