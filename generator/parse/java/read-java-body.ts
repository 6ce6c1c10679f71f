import type { Node } from "web-tree-sitter";
import { toNodeSpan } from "../to-node-span.ts";
import type { JavaExpression, JavaStatement } from "./java-document.ts";

/** Nothing that people write comes near; what is below it is left out. */
const deepest = 200;
/** So many calls in a row are read: builders of a whole API have some hundred. */
const longestChain = 1000;

/** Reads what stands in the bodies of one file. */
export interface BodyReader {
  readStatements(block: Node): readonly JavaStatement[];
  readExpression(node: Node): JavaExpression;
}

/** A reader of the statements and expressions in a file. */
export function createBodyReader(file: string): BodyReader {
  const span = (node: Node) => toNodeSpan(file, node);
  const nothing: JavaExpression = { kind: "other", parts: [] };

  function readBlock(node: Node, depth: number, into: JavaStatement[]): void {
    if (depth > deepest) return;
    for (const child of node.namedChildren) readStatement(child, depth, into);
  }

  function readStatement(node: Node, depth: number, into: JavaStatement[]): void {
    if (depth > deepest) return;
    const inner = depth + 1;
    switch (node.type) {
      case "local_variable_declaration": {
        const type = readType(node.childForFieldName("type"));
        for (const declarator of node.childrenForFieldName("declarator"))
          into.push({
            kind: "local",
            name: declarator.childForFieldName("name")?.text ?? "",
            type,
            value: readOptional(declarator.childForFieldName("value"), inner),
          });
        return;
      }
      case "enhanced_for_statement": {
        into.push({
          kind: "local",
          name: node.childForFieldName("name")?.text ?? "",
          type: readType(node.childForFieldName("type")),
          value: readOptional(node.childForFieldName("value"), inner),
        });
        const body = node.childForFieldName("body");
        if (body !== null) readStatement(body, inner, into);
        return;
      }
      case "return_statement": {
        const [value] = node.namedChildren.filter(({ type }) => !type.endsWith("comment"));
        if (value !== undefined) into.push({ kind: "return", value: read(value, inner) });
        return;
      }
      case "resource": {
        const value = readOptional(node.childForFieldName("value"), inner);
        const name = node.childForFieldName("name")?.text;
        if (name === undefined) readBlock(node, inner, into);
        else into.push({ kind: "local", name, type: readType(node.childForFieldName("type")), value });
        return;
      }
      default:
        if (statements.test(node.type)) readBlock(node, inner, into);
        else if (!silent.test(node.type)) into.push({ kind: "expression", value: read(node, inner) });
    }
  }

  function readOptional(node: Node | null, depth: number): JavaExpression | undefined {
    return node === null ? undefined : read(node, depth);
  }

  function read(node: Node, depth: number): JavaExpression {
    if (depth > deepest) return nothing;
    const inner = depth + 1;
    const of = (field: string): JavaExpression => readOptional(node.childForFieldName(field), inner) ?? nothing;
    switch (node.type) {
      case "string_literal":
        return { kind: "text", value: readText(node), span: span(node) };
      case "identifier":
      case "this":
      case "super":
        return { kind: "name", name: node.text, span: span(node) };
      case "type_identifier":
      case "scoped_type_identifier":
      case "scoped_identifier":
      case "generic_type":
        return readDotted(readType(node), node);
      case "field_access":
        return {
          kind: "member",
          of: of("object"),
          name: node.childForFieldName("field")?.text ?? "",
          span: span(node),
        };
      case "method_invocation":
        return readChain(node, inner);
      case "object_creation_expression":
        return readCreation(node, inner);
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
        return { kind: "lambda", body: readLambda(node, inner) };
      case "method_reference": {
        const [owner, name] = node.namedChildren;
        if (owner === undefined) return nothing;
        return { kind: "reference", of: read(owner, inner), name: name?.text ?? "new", span: span(node) };
      }
      case "parenthesized_expression": {
        const only = node.namedChildren.find(({ type }) => !silent.test(type));
        return only === undefined ? nothing : read(only, inner);
      }
      default: {
        const body: JavaStatement[] = [];
        if (statements.test(node.type)) {
          readBlock(node, inner, body);
          return { kind: "lambda", body };
        }
        return {
          kind: "other",
          parts: node.namedChildren.filter(({ type }) => !silent.test(type)).map((child) => read(child, inner)),
        };
      }
    }
  }

  /** `a.b().c()`: calls in a row are read one after the other, since there may be hundreds. */
  function readChain(last: Node, depth: number): JavaExpression {
    const calls: Node[] = [];
    let node: Node | null = last;
    while (node?.type === "method_invocation" && calls.length < longestChain) {
      calls.push(node);
      node = node.childForFieldName("object");
    }
    let result = node === null || node.type === "method_invocation" ? undefined : read(node, depth);
    for (const call of calls.toReversed()) {
      const name = call.childForFieldName("name") ?? call;
      const args = readArguments(call, depth);
      result = { kind: "call", of: result, name: name.text, arguments: args, span: span(name) };
    }
    return result ?? nothing;
  }

  function readArguments(node: Node, depth: number): readonly JavaExpression[] {
    const list = node.childForFieldName("arguments")?.namedChildren ?? [];
    // Each counts, whatever it says: their number tells methods of one name apart.
    return list.filter(({ type }) => !type.endsWith("comment")).map((argument) => read(argument, depth));
  }

  function readCreation(node: Node, depth: number): JavaExpression {
    const body: JavaStatement[] = [];
    const declared = node.namedChildren.find(({ type }) => type === "class_body");
    for (const member of declared?.namedChildren ?? []) {
      const block = member.childForFieldName("body");
      if (block !== null && member.type === "method_declaration") readBlock(block, depth, body);
    }
    const type = readType(node.childForFieldName("type"));
    return { kind: "new", type, arguments: readArguments(node, depth), body, span: span(node) };
  }

  function readLambda(node: Node, depth: number): readonly JavaStatement[] {
    const body = node.childForFieldName("body");
    if (body === null) return [];
    if (body.type !== "block") return [{ kind: "return", value: read(body, depth) }];
    const into: JavaStatement[] = [];
    readBlock(body, depth, into);
    return into;
  }

  function readDotted(text: string, node: Node): JavaExpression {
    const [first = "", ...rest] = text.split(".");
    let result: JavaExpression = { kind: "name", name: first, span: span(node) };
    for (const name of rest.slice(0, deepest)) result = { kind: "member", of: result, name, span: span(node) };
    return result;
  }

  return {
    readStatements: (block) => {
      const into: JavaStatement[] = [];
      readBlock(block, 0, into);
      return into;
    },
    readExpression: (node) => read(node, 0),
  };
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
