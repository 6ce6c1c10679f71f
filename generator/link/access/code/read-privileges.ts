import type { PrivilegeScope } from "../../../catalogue/access.ts";
import type { JavaExpression, JavaField } from "../../../parse/java/java-document.ts";
import type { AccessDocument, WrittenName } from "../../../parse/access/access-document.ts";
import { findPoliciesClass } from "../../code/find-policies-class.ts";
import { createJavaClasses, type JavaSources } from "../../code/java-classes.ts";
import { createJavaValues, type JavaFrame } from "../../code/java-values.ts";

/** What the code says that policies can grant. */
export type ReadPrivileges = Pick<AccessDocument, "privileges" | "resourceTypes">;

/** Lists are made of lists, none of them deep; calls in a row count as well. */
const deepest = 100;

/**
 * The privileges and types of resources that constants of the platform declare, in the written order. Forms offer those
 * of two lists; what stands in none is there for calls of an API, or asked for on a resource without being offered.
 */
export function readPrivileges(sources: JavaSources): ReadPrivileges {
  const classes = createJavaClasses(sources);
  const values = createJavaValues(classes);
  const config = findPoliciesClass(classes);
  if (config === undefined) return { privileges: [], resourceTypes: [] };
  const frame: JavaFrame = { type: config, values: new Map(), types: new Map() };
  const { fields } = config.declared;

  const textOf = (expression: JavaExpression | undefined): string | undefined =>
    expression === undefined ? undefined : values.listTexts(expression, frame)[0]?.value;

  /** The privileges of a list, however it is put together, with the places that name them. */
  function listNames(expression: JavaExpression, known: Set<JavaField> = new Set(), depth = 0): readonly WrittenName[] {
    if (depth > deepest) return [];
    const inner = depth + 1;
    if (expression.kind === "call")
      return [...(expression.of === undefined ? [] : [expression.of]), ...expression.arguments].flatMap((part) =>
        listNames(part, known, inner),
      );
    if (expression.kind !== "name" && expression.kind !== "member") return [];
    const declared = values.findField(expression, frame)?.member;
    if (declared?.value === undefined) return [];
    const name = isMade(declared, "Privilege") ? textOf(argumentsOf(declared)[0]) : undefined;
    if (name !== undefined) return [{ name, span: expression.span }];
    // A list that holds another twice has no more in it.
    if (known.has(declared)) return [];
    known.add(declared);
    return listNames(declared.value, known, inner);
  }

  function listOf(name: string): readonly WrittenName[] | undefined {
    const value = fields.find((field) => field.name === name)?.value;
    return value && listNames(value);
  }

  const offered = fields.find(({ name }) => name === "ENTITY_RESOURCE_PRIVILEGES")?.value;
  const offeredTypes = offered?.kind === "call" ? offered.arguments.flatMap(nameOf) : undefined;
  const resourceTypes = fields
    .filter((field) => isMade(field, "ResourcePrivileges") && offeredTypes?.includes(field.name) !== false)
    .flatMap((field) => {
      const [name, label, doc, list] = argumentsOf(field);
      const type = textOf(name);
      if (type === undefined) return [];
      const privileges = keepFirst(list === undefined ? [] : listNames(list));
      const told = { name: type, label: textOf(label) ?? type, doc: textOf(doc), privileges };
      return [{ ...told, origin: "code" as const, span: field.span }];
    });
  const platform = new Set(listOf("PLATFORM_PRIVILEGES")?.map(({ name }) => name));
  const onResources = new Set(resourceTypes.flatMap(({ privileges }) => privileges.map(({ name }) => name)));
  const privileges = fields
    .filter((field) => isMade(field, "Privilege"))
    .flatMap((field) => {
      const [type, label, doc] = argumentsOf(field).map(textOf);
      if (type === undefined) return [];
      const scope: PrivilegeScope = platform.has(type)
        ? "platform"
        : onResources.has(type) || !/\bAPIs?\b/.test(`${label} ${doc}`)
          ? "resource"
          : "api";
      return [{ name: type, label: label ?? type, scope, doc, origin: "code" as const, span: field.span }];
    });
  return { privileges: keepFirst(privileges), resourceTypes: keepFirst(resourceTypes) };
}

/** Whether a constant is what `of` of a class makes. */
function isMade({ value }: JavaField, type: string): boolean {
  return value?.kind === "call" && value.name === "of" && value.of?.kind === "name" && value.of.name === type;
}

function argumentsOf({ value }: JavaField): readonly JavaExpression[] {
  return value?.kind === "call" ? value.arguments : [];
}

function nameOf(expression: JavaExpression): readonly string[] {
  return expression.kind === "name" || expression.kind === "member" ? [expression.name] : [];
}

/** The first of each name. */
function keepFirst<Named extends { readonly name: string }>(list: readonly Named[]): readonly Named[] {
  const names = new Set<string>();
  return list.filter(({ name }) => !names.has(name) && names.add(name));
}
