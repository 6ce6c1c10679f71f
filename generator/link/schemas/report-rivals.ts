import type { Span } from "../../catalogue/span.ts";
import { isPrimitiveName } from "../../catalogue/schema.ts";
import { linkCodes } from "../../diagnostics/codes/link.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { NamedNode, TypeNode } from "../../parse/schema-document.ts";
import { type Declaration, qualify } from "./schema-index.ts";

/** A declaration of a name that another one has, which is the one that counts. */
export interface Rival {
  readonly declaration: Declaration;
  readonly chosen: Declaration;
}

/**
 * Reports declarations beside the one that counts: each type once, with all that it declares inside itself.
 * `inputs` gives what stands before the paths of each input's files, where there are several.
 */
export function reportRivals(rivals: readonly Rival[], report: Report, inputs: readonly string[]): void {
  const inputOf = (file: string): string | undefined => inputs.find((input) => file.startsWith(input));

  function reportInFile({ declaration, chosen }: Rival): void {
    // Avro written by tools may spell out a type again where it is used again.
    if (declaration.document.language === "avro" && isSame(declaration, chosen)) return;
    report.add(linkCodes.duplicateType({ name: declaration.fullName }), declaration.node.nameSpan, [
      { message: "first declared here", span: chosen.node.nameSpan },
    ]);
  }

  /** What is there twice in two files is one copy, told at the first of it. */
  function reportRepeats(repeats: readonly Rival[]): void {
    const [first, ...rest] = repeats
      .filter((rival) => !isUsual(rival))
      .toSorted((a, b) => compareStarts(a.declaration.node.nameSpan, b.declaration.node.nameSpan));
    if (first === undefined) return;
    const { declaration, chosen } = first;
    const { file } = chosen.document;
    report.add(
      linkCodes.repeatedType({ name: declaration.fullName, file, rest: rest.length }),
      declaration.node.nameSpan,
      [{ message: "documented from here", span: chosen.node.nameSpan }],
    );
  }

  function reportDifferent({ declaration, chosen }: Rival): void {
    const { file, language } = chosen.document;
    // A translation to another language never says quite the same, and a further input may replace what another has.
    const isMeant = declaration.document.language !== language || inputOf(declaration.document.file) !== inputOf(file);
    const different = isMeant ? linkCodes.shadowedType : linkCodes.conflictingType;
    report.add(different({ name: declaration.fullName, file }), declaration.node.nameSpan, [
      { message: "documented from here", span: chosen.node.nameSpan },
    ]);
  }

  for (const group of groupByFiles(rivals)) {
    if (group.some(({ declaration, chosen }) => declaration.document === chosen.document)) {
      group.forEach(reportInFile);
      continue;
    }
    const outer = new Set(group.flatMap(({ declaration }) => (declaration.isInline ? [] : declaration.fullName)));
    const changed = new Set(
      group.flatMap(({ declaration, chosen }) => {
        const { fullName, declaredIn } = declaration;
        if (isSame(declaration, chosen)) return [];
        return declaredIn !== undefined && outer.has(declaredIn) ? [fullName, declaredIn] : fullName;
      }),
    );
    // What a type declares inside itself is told with it.
    const told = group.filter(({ declaration: { declaredIn } }) => declaredIn === undefined || !outer.has(declaredIn));
    told.filter(({ declaration }) => changed.has(declaration.fullName)).forEach(reportDifferent);
    reportRepeats(told.filter(({ declaration }) => !changed.has(declaration.fullName)));
  }
}

function compareStarts(one: Span, other: Span): number {
  return one.startLine - other.startLine || one.startColumn - other.startColumn;
}

/** Rivals by the two files that they are in. */
function groupByFiles(rivals: readonly Rival[]): readonly (readonly Rival[])[] {
  const groups = new Map<string, Rival[]>();
  for (const rival of rivals) {
    const key = JSON.stringify([rival.declaration.document.file, rival.chosen.document.file]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [rival]);
    else group.push(rival);
  }
  return [...groups.values()];
}

/** Every Avro file repeats the types that it uses; that says nothing to anyone. Two files of one type each do. */
function isUsual({ declaration, chosen }: Rival): boolean {
  return declaration.document.language === "avro" && !(isFileOfIts(declaration) && isFileOfIts(chosen));
}

/** Whether a file of Avro is there for this type. Protocols and lists hold what others import from them, too. */
function isFileOfIts({ document, isInline }: Declaration): boolean {
  const isSchema = document.language === "avro" && !/\.(?:avpr|avdl)$/i.test(document.file);
  return isSchema && !isInline && document.declarations.length === 1;
}

/** Whether two declarations say the same, wherever they stand. What they declare inline is compared on its own. */
function isSame(declaration: Declaration, chosen: Declaration): boolean {
  // Where Avro spells a type out again it seldom repeats what is said about it.
  const isSpelledOut = declaration.document.language === "avro" && declaration.isInline;
  return describe(declaration.node, isSpelledOut) === describe(chosen.node, isSpelledOut);
}

function describe(node: NamedNode, isSpelledOut: boolean): string {
  const nested = (inner: TypeNode): unknown => {
    if (inner.kind === "reference")
      return isPrimitiveName(inner.name) ? inner.name : qualify(inner.name, inner.namespace);
    if (inner.kind === "array" || inner.kind === "map" || inner.kind === "union") return inner;
    return qualify(inner.name, inner.namespace);
  };
  return JSON.stringify(node, (key, value: unknown) => {
    // Docs, and what a key aspect says of its entity where a client library was made of the model.
    if (isSpelledOut && (key === "doc" || key === "Aspect")) return undefined;
    // What the author wrote is compared by what it says.
    if (key === "written" || key === "numbers") return undefined;
    if (key === "span" || key === "nameSpan" || key === "defaultSpan") return undefined;
    if (typeof value === "bigint") return `${value}n`;
    return value !== node && isTypeNode(value) ? nested(value) : value;
  });
}

const typeKinds: ReadonlySet<unknown> = new Set([
  "reference",
  "array",
  "map",
  "union",
  "record",
  "enum",
  "typeref",
  "fixed",
]);

function isTypeNode(value: unknown): value is TypeNode {
  return typeof value === "object" && value !== null && "kind" in value && "span" in value && typeKinds.has(value.kind);
}
