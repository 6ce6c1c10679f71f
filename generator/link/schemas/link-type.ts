import { isPrimitiveName, type SchemaUse, type TypeExpression, type UnionMember } from "../../catalogue/schema.ts";
import { linkCodes } from "../../diagnostics/codes/link.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { MemberNode, ReferenceNode, TypeNode, UnionNode } from "../../parse/schema-document.ts";
import type { Uses } from "./collect-uses.ts";
import { readDeprecation } from "./deprecation.ts";
import type { Dereference } from "./dereference.ts";
import type { Resolutions } from "./resolve-references.ts";
import { qualify } from "./schema-index.ts";

/** What building a type may ask and tell. */
export interface TypeContext {
  readonly resolutions: Resolutions;
  readonly dereference: Dereference;
  /** Full names of the typerefs that stand for themselves. */
  readonly circular: ReadonlySet<string>;
  readonly report: Report;
  readonly uses: Uses;
}

/** The type expression of a node. `use` says who uses it, unless no named schema does. */
export function buildType(context: TypeContext, node: TypeNode, use: SchemaUse | undefined): TypeExpression {
  const isKept = use?.kind === "response" || use?.kind === "errors" || use?.kind === "besides";
  const within = (kind: SchemaUse["kind"]): SchemaUse | undefined => use && { ...use, kind: isKept ? use.kind : kind };
  switch (node.kind) {
    case "reference":
      return buildReference(context, node, use);
    case "array": {
      const items = buildType(context, node.items, within("arrayItem"));
      return { kind: "array", items, annotations: node.annotations, numbers: node.numbers, span: node.span };
    }
    case "map": {
      const values = buildType(context, node.values, within("mapValue"));
      return { kind: "map", values, annotations: node.annotations, numbers: node.numbers, span: node.span };
    }
    case "union":
      return buildUnion(context, node, within("unionMember"));
    default: {
      const name = qualify(node.name, node.namespace);
      if (isPrimitiveName(name)) return { kind: "reference", name, unresolved: true };
      if (use !== undefined) context.uses.add(name, use);
      return { kind: "reference", name, inline: true };
    }
  }
}

function buildReference(context: TypeContext, node: ReferenceNode, use: SchemaUse | undefined): TypeExpression {
  const resolution = context.resolutions.get(node);
  if (resolution?.kind === "primitive") {
    const { name } = resolution;
    return node.annotations === undefined
      ? { kind: "primitive", name }
      : { kind: "primitive", name, annotations: node.annotations };
  }
  if (resolution?.kind !== "schema") return { kind: "reference", name: node.name, unresolved: true };
  const name = resolution.declaration.fullName;
  // Circles of typerefs and chains that are too long have been reported. Cut here, under a name that no schema has, so
  // that whoever follows typerefs later gets to an end.
  const isTyperef = resolution.declaration.node.kind === "typeref";
  if (use !== undefined && isTyperef && context.circular.has(use.by)) {
    return { kind: "reference", name: `.${name}`, unresolved: true };
  }
  if (use !== undefined) context.uses.add(name, use);
  return { kind: "reference", name };
}

function buildUnion(context: TypeContext, node: UnionNode, use: SchemaUse | undefined): TypeExpression {
  if (node.untagged !== true) checkUnion(context, node);
  const members = node.members.map((member): UnionMember => ({
    key: getMemberKey(context.dereference, member),
    alias: member.alias,
    type: buildType(context, member.type, use),
    doc: member.doc,
    deprecated: readDeprecation(member.annotations),
    annotations: member.annotations,
    numbers: member.numbers,
    span: member.span,
  }));
  const { annotations, numbers, untagged, span } = node;
  return { kind: "union", members, ...(untagged === true && { untagged }), annotations, numbers, span };
}

/** What tells a member in a value: its alias, else the name of its type, seen through typerefs. */
export function getMemberKey(dereference: Dereference, { alias, type }: Pick<MemberNode, "alias" | "type">): string {
  if (alias !== undefined) return alias;
  const final = dereference(type);
  switch (final.kind) {
    case "primitive":
      return final.name;
    case "anonymous":
      return final.node.kind;
    case "named":
      return final.declaration.fullName;
    case "unknown":
      return type.kind === "reference" ? type.name : type.kind;
  }
}

/** Reports what the rules of unions forbid: unions inside, equal keys, some aliases but not all. */
function checkUnion({ dereference, report }: TypeContext, node: UnionNode): void {
  const seen = new Map<string, MemberNode>();
  for (const member of node.members) {
    const final = dereference(member.type);
    if (final.kind === "anonymous" && final.node.kind === "union") {
      const through = member.type.kind === "reference" ? member.type.name : undefined;
      report.add(linkCodes.unionInUnion({ through }), member.span);
    }
    checkAlias(member, final.kind === "primitive" && final.name === "null", report);
    const key = getMemberKey(dereference, member);
    const first = seen.get(key);
    if (first === undefined) {
      seen.set(key, member);
    } else {
      const isAlias = member.alias !== undefined;
      const related = [{ message: "first here", span: first.span }];
      report.add(linkCodes.duplicateMember({ key, isAlias }), member.span, related);
    }
  }
  const aliased = node.members.filter(({ alias }) => alias !== undefined);
  const bare = node.members.find((member) => member.alias === undefined && !isNull(dereference, member));
  if (aliased.length > 0 && bare !== undefined) report.add(linkCodes.mixedAliases(), bare.span);
}

function isNull(dereference: Dereference, member: MemberNode): boolean {
  const final = dereference(member.type);
  return final.kind === "primitive" && final.name === "null";
}

function checkAlias({ alias, span }: MemberNode, isNullMember: boolean, report: Report): void {
  if (alias === undefined) return;
  if (isNullMember) report.add(linkCodes.nullAlias({ alias }), span);
  else if (alias === "fieldDiscriminator") report.add(linkCodes.reservedAlias({ alias }), span);
}
