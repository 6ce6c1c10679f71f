import type { SyntaxNode } from "../syntax/syntax-node.ts";
import type { JavaExpression, JavaParameter, JavaSign, JavaStatement } from "./java-document.ts";
import { listPatternVariables } from "./list-pattern-variables.ts";
import { readJavaParameters } from "./read-java-parameters.ts";
import { readJavaText } from "./read-java-text.ts";
import { readJavaType } from "./read-java-type.ts";

/** Nothing that people write comes near; what is below it is left out. */
const deepest = 200;
/** So many calls in a row are read: builders of a whole API have some hundred. */
const longestChain = 1000;

/** What stands where nothing that says anything does. */
const nothing: JavaExpression = { kind: "other", parts: [] };
/** The place of a condition that isn't read. */
const nowhere = -1;

/** What the body of a method does, one statement after the other. */
export function readJavaStatements(block: SyntaxNode): readonly JavaStatement[] {
  const into: JavaStatement[] = [];
  readBlock(block, 0, into);
  return into;
}

/** What an expression says, as it is written. */
export function readJavaExpression(node: SyntaxNode): JavaExpression {
  return read(node, 0);
}

function readBlock(node: SyntaxNode, depth: number, into: JavaStatement[]): void {
  if (depth > deepest) return;
  for (const child of node.children) readStatement(child, depth, into);
}

function readStatement(node: SyntaxNode, depth: number, into: JavaStatement[]): void {
  if (depth > deepest) return;
  const inner = depth + 1;
  const kind = node.type;
  if (!statements.test(kind)) declare(listPatternVariables(node, standsApart), into);
  switch (kind) {
    case "local_variable_declaration": {
      const type = readJavaType(node.child("type"));
      for (const declarator of node.childrenIn("declarator"))
        into.push({
          kind: "local",
          name: declarator.child("name")?.text ?? "",
          type,
          value: readOptional(declarator.child("value"), inner),
        });
      return;
    }
    case "enhanced_for_statement": {
      into.push({
        kind: "local",
        name: node.child("name")?.text ?? "",
        type: readJavaType(node.child("type")),
        value: readOptional(node.child("value"), inner),
      });
      const body = node.child("body");
      if (body !== undefined) readStatement(body, inner, into);
      return;
    }
    case "return_statement": {
      const [value] = node.children.filter(({ type }) => !type.endsWith("comment"));
      if (value !== undefined) into.push({ kind: "return", value: read(value, inner) });
      return;
    }
    case "if_statement": {
      const condition = node.child("condition");
      if (condition !== undefined) readStatement(condition, inner, into);
      const from = into.length;
      for (const branch of [node.child("consequence"), node.child("alternative")])
        if (branch !== undefined) readStatement(branch, inner, into);
      guard(into, from, into[from - 1]?.kind === "expression" ? from - 1 : nowhere);
      return;
    }
    case "catch_formal_parameter": {
      const type = node.children.find((child) => child.type === "catch_type");
      into.push({ kind: "local", name: node.child("name")?.text ?? "", type: type?.text ?? "" });
      return;
    }
    case "resource": {
      const value = readOptional(node.child("value"), inner);
      const name = node.child("name")?.text;
      if (name === undefined) readBlock(node, inner, into);
      else into.push({ kind: "local", name, type: readJavaType(node.child("type")), value });
      return;
    }
    default:
      if (statements.test(kind)) {
        const from = into.length;
        readBlock(node, inner, into);
        if (chosen.test(kind)) guard(into, from, nowhere);
      } else if (!silent.test(kind)) into.push({ kind: "expression", value: read(node, inner) });
  }
}

/** Puts what has been read since then under the condition that stands at a place. */
function guard(into: JavaStatement[], from: number, condition: number): void {
  for (const one of into.splice(from)) into.push({ ...one, under: [condition, ...(one.under ?? [])] });
}

/** Names of which nobody knows what they hold. */
function declare(variables: readonly JavaParameter[], into: JavaStatement[]): void {
  for (const { name, type } of variables) into.push({ kind: "local", name, type });
}

/** What has statements of its own. */
function standsApart({ type }: SyntaxNode): boolean {
  return statements.test(type) || type === "lambda_expression" || type === "class_body";
}

function readOptional(node: SyntaxNode | undefined, depth: number): JavaExpression | undefined {
  return node === undefined ? undefined : read(node, depth);
}

function read(node: SyntaxNode, depth: number): JavaExpression {
  if (depth > deepest) return nothing;
  const inner = depth + 1;
  const of = (field: string): JavaExpression => readOptional(node.child(field), inner) ?? nothing;
  const kind = node.type;
  switch (kind) {
    case "string_literal":
      return { kind: "text", value: readJavaText(node.text), span: node.span };
    case "identifier":
    case "this":
    case "super":
      return { kind: "name", name: node.text, span: node.span };
    case "type_identifier":
    case "scoped_type_identifier":
    case "scoped_identifier":
    case "generic_type":
      return readDotted(readJavaType(node), node);
    case "field_access":
      return {
        kind: "member",
        of: of("object"),
        name: node.child("field")?.text ?? "",
        span: node.span,
      };
    case "method_invocation":
      return readChain(node, inner);
    case "object_creation_expression":
      return readCreation(node, inner);
    case "ternary_expression":
      return { kind: "choice", condition: of("condition"), met: of("consequence"), otherwise: of("alternative") };
    case "binary_expression":
      return node.operator === "+"
        ? { kind: "sum", left: of("left"), right: of("right") }
        : { kind: "other", parts: [of("left"), of("right")], sign: toSign(node.operator) };
    case "unary_expression":
      return { kind: "other", parts: [of("operand")], sign: toSign(node.operator) };
    case "false":
      return { kind: "other", parts: [], sign: "false" };
    case "assignment_expression":
      return { kind: "assignment", to: of("left"), value: of("right") };
    case "cast_expression":
      return { kind: "cast", type: readJavaType(node.child("type")), of: of("value") };
    case "lambda_expression":
      return { kind: "lambda", parameters: readLambdaParameters(node), body: readLambda(node, inner) };
    case "method_reference": {
      const [owner, name] = node.children;
      if (owner === undefined) return nothing;
      return {
        kind: "reference",
        of: read(owner, inner),
        name: name?.text ?? "new",
        span: node.span,
      };
    }
    case "parenthesized_expression": {
      const only = node.children.find(({ type }) => !silent.test(type));
      return only === undefined ? nothing : read(only, inner);
    }
    default: {
      const body: JavaStatement[] = [];
      if (statements.test(kind)) {
        readBlock(node, inner, body);
        return { kind: "lambda", parameters: [], body };
      }
      return {
        kind: "other",
        parts: node.children.filter(({ type }) => !silent.test(type)).map((child) => read(child, inner)),
      };
    }
  }
}

function toSign(operator: string | undefined): JavaSign | undefined {
  return operator === "||" || operator === "&&" || operator === "!" ? operator : undefined;
}

/** `a.b().c()`: calls in a row are read one after the other, since there may be hundreds. */
function readChain(last: SyntaxNode, depth: number): JavaExpression {
  const calls: SyntaxNode[] = [];
  let node: SyntaxNode | undefined = last;
  while (node?.type === "method_invocation" && calls.length < longestChain) {
    calls.push(node);
    node = node.child("object");
  }
  let result = node === undefined || node.type === "method_invocation" ? undefined : read(node, depth);
  for (const call of calls.toReversed()) {
    const name = call.child("name") ?? call;
    const args = readArguments(call, depth);
    result = { kind: "call", of: result, name: name.text, arguments: args, span: name.span };
  }
  return result ?? nothing;
}

function readArguments(node: SyntaxNode, depth: number): readonly JavaExpression[] {
  const list = node.child("arguments")?.children ?? [];
  // Each counts, whatever it says: their number tells methods of one name apart.
  return list.filter(({ type }) => !type.endsWith("comment")).map((argument) => read(argument, depth));
}

function readCreation(node: SyntaxNode, depth: number): JavaExpression {
  const body: JavaStatement[] = [];
  const declared = node.children.find(({ type }) => type === "class_body");
  for (const member of declared?.children ?? []) {
    const block = member.child("body");
    if (block === undefined || member.type !== "method_declaration") continue;
    declare(readJavaParameters(member), body);
    readBlock(block, depth, body);
  }
  const type = readJavaType(node.child("type"));
  return { kind: "new", type, arguments: readArguments(node, depth), body, span: node.span };
}

function readLambda(node: SyntaxNode, depth: number): readonly JavaStatement[] {
  const body = node.child("body");
  if (body === undefined) return [];
  const into: JavaStatement[] = [];
  if (body.type === "block") readBlock(body, depth, into);
  else {
    declare(listPatternVariables(body, standsApart), into);
    into.push({ kind: "return", value: read(body, depth) });
  }
  return into;
}

/** `x -> …`, `(x, y) -> …` and `(T x, U y) -> …`. */
function readLambdaParameters(node: SyntaxNode): readonly JavaParameter[] {
  const written = node.child("parameters");
  if (written === undefined) return [];
  if (written.type === "identifier") return [{ name: written.text, type: "" }];
  return written.children.flatMap((one) => {
    if (one.type === "identifier") return [{ name: one.text, type: "" }];
    const name = one.child("name");
    return name === undefined ? [] : [{ name: name.text, type: readJavaType(one.child("type")) }];
  });
}

function readDotted(text: string, node: SyntaxNode): JavaExpression {
  const [first = "", ...rest] = text.split(".");
  let result: JavaExpression = { kind: "name", name: first, span: node.span };
  for (const name of rest.slice(0, deepest)) result = { kind: "member", of: result, name, span: node.span };
  return result;
}

/** Nodes that hold statements. */
const statements =
  /(?:_statement|^block|_block|_group|_clause|^finally|^switch_expression|^switch_rule|^resource_specification|^constructor_body|^ERROR)$|^switch_block/;
/** Nodes whose statements run in some cases. */
const chosen = /^(?:switch_block_statement_group|switch_rule|catch_clause)$/;
/** Nodes that say nothing of what is called. */
const silent =
  /comment$|^modifiers$|^dimensions|annotation$|_type$|^type_arguments$|(?<!string)_literal$|^(?:true|false|null_literal)$|^(?:class|interface|enum|record)_declaration$/;
