import type { PrivilegeScope } from "../../../catalogue/access.ts";
import type { Span } from "../../../catalogue/span.ts";
import type { JavaCall, JavaExpression, JavaField, JavaStatement } from "../../../parse/java/java-document.ts";
import type { AccessDocument, WrittenName } from "../../../parse/access/access-document.ts";
import { findPoliciesClass } from "../../code/find-policies-class.ts";
import { createJavaClasses, type JavaMember, type JavaSources } from "../../code/java-classes.ts";
import {
  bindLocals,
  createJavaValues,
  type JavaBound,
  type JavaFrame,
  type JavaValues,
} from "../../code/java-values.ts";
import { frameOf, readMadeConstant, readOneText, readPrivilegeConstant } from "../../code/read-privilege-constant.ts";

/** What the code says that policies can grant. */
export type ReadPrivileges = Pick<AccessDocument, "privileges" | "resourceTypes">;

/** Lists are made of lists, none of them deep; calls in a row count as well. */
const deepest = 100;

/**
 * The privileges and types of resources that constants of the platform declare, in the written order, and behind them
 * those of other classes that its lists name. Forms offer those of two lists; what stands in none is there for calls of
 * an API, or asked for on a resource without being offered.
 */
export function readPrivileges(sources: JavaSources): ReadPrivileges {
  const classes = createJavaClasses(sources);
  const values = createJavaValues(classes);
  const config = findPoliciesClass(classes);
  if (config === undefined) return { privileges: [], resourceTypes: [] };
  const own = config.declared.fields.map((member) => ({ owner: config, member }));
  const elsewhere = new Map<JavaField, JavaMember<JavaField>>();

  /** Constants of a type in a list, however it is put together. */
  function listMade(
    expression: JavaExpression,
    frame: JavaFrame,
    type: string,
    known: Set<JavaField | JavaExpression> = new Set(),
    depth = 0,
  ): readonly NamedConstant[] {
    if (depth > deepest) return [];
    const inner = depth + 1;
    const all = (parts: readonly JavaExpression[]) =>
      parts.flatMap((part) => listMade(part, frame, type, known, inner));
    // Methods may call each other, and lists be made of themselves.
    const allOf = (parts: readonly JavaBound[]) =>
      parts
        .filter((part) => !known.has(part.expression) && known.add(part.expression))
        .flatMap((part) => listMade(part.expression, part.frame, type, known, inner));
    if (expression.kind === "call") {
      return [
        ...all([...(expression.of === undefined ? [] : [expression.of]), ...expression.arguments]),
        ...allOf(listReturned(expression, frame, values)),
      ];
    }
    if (expression.kind === "new") return all(expression.arguments);
    if (expression.kind === "cast") return all([expression.of]);
    if (expression.kind !== "name" && expression.kind !== "member") return [];
    if (expression.kind === "name" && frame.types.has(expression.name))
      return allOf(frame.values.get(expression.name) ?? []);
    const field = values.findField(expression, frame);
    if (field?.member.value === undefined) return [];
    if (readMadeConstant(field, type) !== undefined) {
      if (field.owner.declared !== config?.declared) elsewhere.set(field.member, field);
      return [{ field, span: expression.span }];
    }
    // A list that holds another twice has no more in it.
    if (known.has(field.member)) return [];
    known.add(field.member);
    const owned = frameOf(field.owner);
    return [field.member.value, ...listAdded(field)].flatMap((part) => listMade(part, owned, type, known, inner));
  }

  function listNames(expression: JavaExpression | undefined, frame: JavaFrame): readonly WrittenName[] {
    return (expression === undefined ? [] : listMade(expression, frame, "Privilege")).flatMap(({ field, span }) => {
      const name = readPrivilegeConstant(field, values);
      return name === undefined ? [] : [{ name, span }];
    });
  }

  /** The list of a name, as the class would name it. */
  function findList(name: string): JavaExpression | undefined {
    const field = own.find(({ member }) => member.name === name)?.member;
    return field && { kind: "name", name, span: field.span };
  }

  const offered = findList("ENTITY_RESOURCE_PRIVILEGES");
  const offeredTypes =
    offered && listMade(offered, frameOf(config), "ResourcePrivileges").map(({ field }) => field.member);
  const resourceTypes = [...own, ...elsewhere.values()]
    .filter(({ member }) => offeredTypes?.includes(member) !== false)
    .flatMap((field) => {
      const made = readMadeConstant(field, "ResourcePrivileges");
      if (made === undefined) return [];
      const [type, label, doc] = made.arguments.map((one) => readOneText(one, made.frame, values));
      if (type === undefined) return [];
      const privileges = keepFirst(listNames(made.arguments[3], made.frame));
      return [{ name: type, label: label ?? type, doc, privileges, origin: "code" as const, span: field.member.span }];
    });
  const platform = new Set(listNames(findList("PLATFORM_PRIVILEGES"), frameOf(config)).map(({ name }) => name));
  const onResources = new Set(resourceTypes.flatMap(({ privileges }) => privileges.map(({ name }) => name)));
  const privileges = [...own, ...elsewhere.values()].flatMap((field) => {
    const made = readMadeConstant(field, "Privilege");
    const [type, label, doc] = made?.arguments.map((one) => readOneText(one, made.frame, values)) ?? [];
    if (type === undefined) return [];
    const scope: PrivilegeScope = platform.has(type)
      ? "platform"
      : onResources.has(type) || !/\bAPIs?\b/.test(`${label} ${doc}`)
        ? "resource"
        : "api";
    return [{ name: type, label: label ?? type, scope, doc, origin: "code" as const, span: field.member.span }];
  });
  return { privileges: keepFirst(privileges), resourceTypes: keepFirst(resourceTypes) };
}

/** What a class adds to a list once it has made it. */
function listAdded({ owner, member }: JavaMember<JavaField>): readonly JavaExpression[] {
  return owner.declared.methods
    .filter(({ name }) => name === "static")
    .flatMap(({ body }) => body)
    .flatMap((statement) => readAdded(statement, (name) => name === member.name));
}

/** What a method of the platform's gives back, and what it adds to lists of its own before it does. */
function listReturned(call: JavaCall, frame: JavaFrame, values: JavaValues): readonly JavaBound[] {
  const [target, other] = values.findTargets(call, frame);
  // Where the types of arguments can't be told, neither can the method.
  if (target === undefined || other !== undefined) return [];
  const given = call.arguments.map((expression) => ({ expression, frame }));
  const entered = values.enter(target, given);
  bindLocals(target.member, entered);
  return target.member.body
    .flatMap((statement) =>
      statement.kind === "return" ? [statement.value] : readAdded(statement, (name) => entered.types.has(name)),
    )
    .map((expression) => ({ expression, frame: entered }));
}

/** What `list.add(…)` adds to a list that is looked at. */
function readAdded({ kind, value }: JavaStatement, isList: (name: string) => boolean): readonly JavaExpression[] {
  const isAdding = kind === "expression" && value.kind === "call" && /^add(?:All)?$/.test(value.name);
  return isAdding && value.of?.kind === "name" && isList(value.of.name) ? value.arguments : [];
}

interface NamedConstant {
  readonly field: JavaMember<JavaField>;
  /** Where it is named. */
  readonly span: Span;
}

/** The first of each name. */
function keepFirst<Named extends { readonly name: string }>(list: readonly Named[]): readonly Named[] {
  const names = new Set<string>();
  return list.filter(({ name }) => !names.has(name) && names.add(name));
}
