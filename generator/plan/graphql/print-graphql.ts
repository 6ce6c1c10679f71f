import { Kind, print } from "graphql";
import type {
  AppliedDirective,
  GraphqlDirectiveDefinition,
  GraphqlField,
  GraphqlInputValue,
  GraphqlOperation,
  GraphqlType,
} from "../../catalogue/graphql.ts";
import { printTypeExpression } from "../../print/print-graphql-type.ts";

/** The SDL of a type with all extensions merged in; parsing it gives the same type again. */
export function printGraphqlType(type: GraphqlType): string {
  const head = (keyword: string, rest = "") =>
    `${printDescription(type.description, "")}${keyword} ${type.name}${rest}${printDirectives(type.directives)}`;
  switch (type.kind) {
    case "object":
      return head("type", printInterfaces(type.interfaces)) + printBlock(type.fields.map(printField));
    case "interface":
      return head("interface", printInterfaces(type.interfaces)) + printBlock(type.fields.map(printField));
    case "input":
      return head("input") + printBlock(type.fields.map((field) => printInputValue(field, "  ")));
    case "union":
      return head("union") + (type.members.length === 0 ? "" : ` = ${type.members.join(" | ")}`);
    case "enum":
      return head("enum") + printBlock(type.values.map(printEnumValue));
    case "scalar":
      return head("scalar");
  }
}

/** The SDL of an operation inside its root type. */
export function printGraphqlOperation(operation: GraphqlOperation, root: string): string {
  return `type ${root}${printBlock([printField(operation)])}`;
}

/** The SDL of a directive's declaration. */
export function printGraphqlDirective(directive: GraphqlDirectiveDefinition): string {
  const repeatable = directive.repeatable ? " repeatable" : "";
  return (
    `${printDescription(directive.description, "")}directive @${directive.name}` +
    `${printArguments(directive.arguments, "")}${repeatable} on ${directive.locations.join(" | ")}`
  );
}

function printBlock(lines: readonly string[]): string {
  return lines.length === 0 ? "" : ` {\n${lines.join("\n")}\n}`;
}

function printField(field: GraphqlField): string {
  return (
    `${printDescription(field.description, "  ")}  ${field.name}${printArguments(field.arguments, "  ")}` +
    `: ${printTypeExpression(field.type)}${printDirectives(field.directives)}`
  );
}

function printArguments(values: readonly GraphqlInputValue[], indent: string): string {
  if (values.length === 0) return "";
  const onOneLine = values.every(({ description }) => description === undefined);
  if (onOneLine) return `(${values.map((value) => printInputValue(value, "")).join(", ")})`;
  return `(\n${values.map((value) => printInputValue(value, `${indent}  `)).join("\n")}\n${indent})`;
}

function printInputValue(value: GraphqlInputValue, indent: string): string {
  const preset = value.default === undefined ? "" : ` = ${value.default}`;
  return (
    `${printDescription(value.description, indent)}${indent}${value.name}: ${printTypeExpression(value.type)}` +
    `${preset}${printDirectives(value.directives)}`
  );
}

function printEnumValue(value: Extract<GraphqlType, { kind: "enum" }>["values"][number]): string {
  return `${printDescription(value.description, "  ")}  ${value.name}${printDirectives(value.directives)}`;
}

function printInterfaces(names: readonly string[]): string {
  return names.length === 0 ? "" : ` implements ${names.join(" & ")}`;
}

function printDirectives(directives: readonly AppliedDirective[]): string {
  return directives
    .map(({ name, arguments: args }) => {
      const list = args.map((arg) => `${arg.name}: ${arg.value}`).join(", ");
      return list === "" ? ` @${name}` : ` @${name}(${list})`;
    })
    .join("");
}

function printDescription(description: string | undefined, indent: string): string {
  if (description === undefined) return "";
  const text = print({ kind: Kind.STRING, value: description, block: true });
  return `${indent}${text.replaceAll(/\n(?=[^\n])/g, `\n${indent}`)}\n`;
}
