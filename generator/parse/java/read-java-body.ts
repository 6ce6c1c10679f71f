import type { Node } from "web-tree-sitter";
import { toNodeSpan } from "../to-node-span.ts";
import type { JavaExpression, JavaStatement } from "./java-document.ts";

/** Nothing that people write comes near; what is below it is left out. */
const deepest = 200;
/** So many calls in a row are read: builders of a whole API have some hundred. */
const longestChain = 1000;

/** What stands where nothing that says anything does. */
const nothing: JavaExpression = { kind: "other", parts: [] };

/** Reads what stands in the bodies of one file. */
export interface BodyReader {
  readStatements(block: Node): readonly JavaStatement[];
  readExpression(node: Node): JavaExpression;
}

/** A reader of the statements and expressions in a file. */
export function createBodyReader(file: string): BodyReader {
  return {
    readStatements: (block) => {
      const into: JavaStatement[] = [];
      readBlock(file, block, 0, into);
      return into;
    },
    readExpression: (node) => read(file, node, 0),
  };
}

function readBlock(file: string, node: Node, depth: number, into: JavaStatement[]): void {
  if (depth > deepest) return;
  for (const child of node.namedChildren) readStatement(file, child, depth, into);
}

function readStatement(file: string, node: Node, depth: number, into: JavaStatement[]): void {
  if (depth > deepest) return;
  const inner = depth + 1;
  // To ask for it is a call out of the engine.
  const kind = node.type;
  switch (kind) {
    case "local_variable_declaration": {
      const type = readType(node.childForFieldName("type"));
      for (const declarator of node.childrenForFieldName("declarator"))
        into.push({
          kind: "local",
          name: declarator.childForFieldName("name")?.text ?? "",
          type,
          value: readOptional(file, declarator.childForFieldName("value"), inner),
        });
      return;
    }
    case "enhanced_for_statement": {
      into.push({
        kind: "local",
        name: node.childForFieldName("name")?.text ?? "",
        type: readType(node.childForFieldName("type")),
        value: readOptional(file, node.childForFieldName("value"), inner),
      });
      const body = node.childForFieldName("body");
      if (body !== null) readStatement(file, body, inner, into);
      return;
    }
    case "return_statement": {
      const [value] = node.namedChildren.filter(({ type }) => !type.endsWith("comment"));
      if (value !== undefined) into.push({ kind: "return", value: read(file, value, inner) });
      return;
    }
    case "resource": {
      const value = readOptional(file, node.childForFieldName("value"), inner);
      const name = node.childForFieldName("name")?.text;
      if (name === undefined) readBlock(file, node, inner, into);
      else into.push({ kind: "local", name, type: readType(node.childForFieldName("type")), value });
      return;
    }
    default:
      if (statements.test(kind)) readBlock(file, node, inner, into);
      else if (!silent.test(kind)) into.push({ kind: "expression", value: read(file, node, inner) });
  }
}

function readOptional(file: string, node: Node | null, depth: number): JavaExpression | undefined {
  return node === null ? undefined : read(file, node, depth);
}

function read(file: string, node: Node, depth: number): JavaExpression {
  if (depth > deepest) return nothing;
  const inner = depth + 1;
  const of = (field: string): JavaExpression => readOptional(file, node.childForFieldName(field), inner) ?? nothing;
  const kind = node.type;
  switch (kind) {
    case "string_literal":
      return { kind: "text", value: readText(node), span: toNodeSpan(file, node) };
    case "identifier":
    case "this":
    case "super":
      return { kind: "name", name: node.text, span: toNodeSpan(file, node) };
    case "type_identifier":
    case "scoped_type_identifier":
    case "scoped_identifier":
    case "generic_type":
      return readDotted(file, readType(node), node);
    case "field_access":
      return {
        kind: "member",
        of: of("object"),
        name: node.childForFieldName("field")?.text ?? "",
        span: toNodeSpan(file, node),
      };
    case "method_invocation":
      return readChain(file, node, inner);
    case "object_creation_expression":
      return readCreation(file, node, inner);
    case "ternary_expression":
      return { kind: "choice", condition: of("condition"), met: of("consequence"), otherwise: of("alternative") };
    case "binary_expression":
      return node.childForFieldName("operator")?.type === "+"
        ? { kind: "sum", left: of("left"), right: of("right") }
        : { kind: "other", parts: [of("left"), of("right")] };
    case "assignment_expression":
      return { kind: "assignment", to: of("left"), value: of("right") };
    case "cast_expression":
      return { kind: "cast", type: readType(node.childForFieldName("type")), of: of("value") };
    case "lambda_expression":
      return { kind: "lambda", body: readLambda(file, node, inner) };
    case "method_reference": {
      const [owner, name] = node.namedChildren;
      if (owner === undefined) return nothing;
      return {
        kind: "reference",
        of: read(file, owner, inner),
        name: name?.text ?? "new",
        span: toNodeSpan(file, node),
      };
    }
    case "parenthesized_expression": {
      const only = node.namedChildren.find(({ type }) => !silent.test(type));
      return only === undefined ? nothing : read(file, only, inner);
    }
    default: {
      const body: JavaStatement[] = [];
      if (statements.test(kind)) {
        readBlock(file, node, inner, body);
        return { kind: "lambda", body };
      }
      return {
        kind: "other",
        parts: node.namedChildren.filter(({ type }) => !silent.test(type)).map((child) => read(file, child, inner)),
      };
    }
  }
}

/** `a.b().c()`: calls in a row are read one after the other, since there may be hundreds. */
function readChain(file: string, last: Node, depth: number): JavaExpression {
  const calls: Node[] = [];
  let node: Node | null = last;
  while (node?.type === "method_invocation" && calls.length < longestChain) {
    calls.push(node);
    node = node.childForFieldName("object");
  }
  let result = node === null || node.type === "method_invocation" ? undefined : read(file, node, depth);
  for (const call of calls.toReversed()) {
    const name = call.childForFieldName("name") ?? call;
    const args = readArguments(file, call, depth);
    result = { kind: "call", of: result, name: name.text, arguments: args, span: toNodeSpan(file, name) };
  }
  return result ?? nothing;
}

function readArguments(file: string, node: Node, depth: number): readonly JavaExpression[] {
  const list = node.childForFieldName("arguments")?.namedChildren ?? [];
  // Each counts, whatever it says: their number tells methods of one name apart.
  return list.filter(({ type }) => !type.endsWith("comment")).map((argument) => read(file, argument, depth));
}

function readCreation(file: string, node: Node, depth: number): JavaExpression {
  const body: JavaStatement[] = [];
  const declared = node.namedChildren.find(({ type }) => type === "class_body");
  for (const member of declared?.namedChildren ?? []) {
    const block = member.childForFieldName("body");
    if (block !== null && member.type === "method_declaration") readBlock(file, block, depth, body);
  }
  const type = readType(node.childForFieldName("type"));
  return { kind: "new", type, arguments: readArguments(file, node, depth), body, span: toNodeSpan(file, node) };
}

function readLambda(file: string, node: Node, depth: number): readonly JavaStatement[] {
  const body = node.childForFieldName("body");
  if (body === null) return [];
  if (body.type !== "block") return [{ kind: "return", value: read(file, body, depth) }];
  const into: JavaStatement[] = [];
  readBlock(file, body, depth, into);
  return into;
}

function readDotted(file: string, text: string, node: Node): JavaExpression {
  const [first = "", ...rest] = text.split(".");
  let result: JavaExpression = { kind: "name", name: first, span: toNodeSpan(file, node) };
  for (const name of rest.slice(0, deepest))
    result = { kind: "member", of: result, name, span: toNodeSpan(file, node) };
  return result;
}

/** Nodes that hold statements. */
const statements =
  /(?:_statement|^block|_block|_group|_clause|^finally|^switch_expression|^switch_rule|^resource_specification|^constructor_body|^ERROR)$|^switch_block/;
/** Nodes that say nothing of what is called. */
const silent =
  /comment$|^modifiers$|^dimensions|annotation$|_type$|^type_arguments$|(?<!string)_literal$|^(?:true|false|null_literal)$|^class_declaration$/;

/** The name of a type, without what stands in `<>` and without brackets. */
export function readType(node: Node | null): string {
  if (node === null) return "";
  if (node.type === "generic_type" || node.type === "array_type" || node.type === "annotated_type")
    return readType(node.namedChildren.find(({ type }) => !type.endsWith("annotation")) ?? null);
  return node.text;
}

function readText(node: Node): string {
  const raw = node.text;
  if (raw.startsWith('"""')) return raw.slice(3, -3);
  return raw
    .slice(1, -1)
    .replace(/\\(u+[0-9a-fA-F]{4}|.)/g, (_, escape: string) =>
      escape.startsWith("u") ? String.fromCharCode(Number.parseInt(escape.slice(-4), 16)) : (escapes[escape] ?? escape),
    );
}

const escapes: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r", b: "\b", f: "\f", s: " ", 0: "\0" };
