import type { Node } from "web-tree-sitter";
import type { Span } from "../../catalogue/span.ts";
import type { PythonArgument, PythonCall, PythonEntry, PythonExpression } from "./python-document.ts";
import { toNodeSpan } from "../to-node-span.ts";
import { readTextLiteral } from "./read-text-literal.ts";

/** Nothing that people write comes near; what is below it stands as it is written. */
const deepest = 100;
/** So much of an expression's own text is kept; it is shown where its value can't be told. */
const longestText = 500;

/** Reads expressions of one file. */
export interface ExpressionReader {
  read(node: Node): PythonExpression;
  readArguments(list: Node | null): readonly PythonArgument[];
  /** Where a node stands. */
  span(node: Node): Span;
}

/** A reader of the expressions in a file. */
export function createExpressionReader(file: string): ExpressionReader {
  return {
    read: (node) => read(file, node),
    readArguments: (list) => readArguments(file, list),
    span: (node) => toNodeSpan(file, node),
  };
}

function read(file: string, node: Node, depth = 0): PythonExpression {
  if (depth > deepest) return toOther(node);
  const inner = depth + 1;
  const readAll = (nodes: readonly Node[]): PythonExpression[] => nodes.map((child) => read(file, child, inner));
  switch (node.type) {
    case "string":
      return readString(file, node, inner);
    case "concatenated_string":
      return joinTexts(readAll(listChildren(node)), node);
    case "integer":
    case "float":
      return { kind: "number", text: node.text };
    case "true":
    case "false":
      return { kind: "boolean", value: node.type === "true" };
    case "none":
      return { kind: "none" };
    case "ellipsis":
      return { kind: "ellipsis" };
    case "identifier":
      return { kind: "name", name: node.text };
    case "dotted_name":
      return readDotted(node.text);
    case "attribute":
      return readAttribute(file, node, inner);
    case "call":
      return readCall(file, node, inner);
    case "list":
    case "set":
      return { kind: node.type, items: readItems(file, node, inner), text: shorten(node) };
    case "tuple":
    case "expression_list":
      return { kind: "tuple", items: readItems(file, node, inner), text: shorten(node) };
    case "list_splat":
      return readOnly(file, node, inner, (of) => ({ kind: "spread", of }));
    case "dictionary":
      return { kind: "dict", entries: readEntries(file, node, inner), text: shorten(node) };
    case "subscript":
    case "generic_type":
      return readSubscript(file, node, inner);
    case "binary_operator":
    case "boolean_operator":
    case "union_type":
      return readBinary(file, node, inner);
    case "unary_operator":
    case "not_operator": {
      const of = node.childForFieldName("argument");
      const operator = node.childForFieldName("operator")?.text ?? "not";
      return of === null ? toOther(node) : { kind: "unary", operator, of: read(file, of, inner), text: shorten(node) };
    }
    case "lambda": {
      const body = node.childForFieldName("body");
      return body === null ? toOther(node) : { kind: "lambda", result: read(file, body, inner), text: shorten(node) };
    }
    case "list_comprehension":
    case "set_comprehension":
    case "generator_expression":
      return readEach(file, node, inner);
    case "type":
    case "parenthesized_expression":
      return readOnly(file, node, inner, (of) => of);
    default:
      return toOther(node);
  }
}

function readItems(file: string, node: Node, depth: number): readonly PythonExpression[] {
  return listChildren(node).map((child) => {
    const item = read(file, child, depth);
    return item.kind === "text" ? { ...item, span: toNodeSpan(file, child) } : item;
  });
}

/** What is made of the one expression that a node holds. */
function readOnly(
  file: string,
  node: Node,
  depth: number,
  make: (of: PythonExpression) => PythonExpression,
): PythonExpression {
  const [only] = listChildren(node);
  return only === undefined ? toOther(node) : make(read(file, only, depth));
}

function readString(file: string, node: Node, depth: number): PythonExpression {
  const prefix = /^[A-Za-z]*/.exec(node.child(0)?.text ?? "")?.[0].toLowerCase() ?? "";
  if (prefix.includes("b")) return { kind: "bytes", text: shorten(node) };
  const parts: PythonExpression[] = [];
  for (const child of listChildren(node)) {
    if (child.type === "string_content") {
      const content = prefix.includes("f") ? child.text.replace(/\{\{|\}\}/g, (pair) => pair.charAt(0)) : child.text;
      parts.push({ kind: "text", value: readTextLiteral(content, prefix.includes("r")) });
    } else if (child.type === "interpolation") {
      const put = child.childForFieldName("expression");
      // How a value is to be printed, behind a colon or a mark, isn't worked out.
      const isPlain = listChildren(child).length === 1;
      if (put === null) parts.push(toOther(child));
      else parts.push(isPlain ? read(file, put, depth) : { kind: "other", text: child.text.slice(1, -1) });
    }
  }
  return prefix.includes("f") ? joinTexts(parts, node) : { kind: "text", value: parts.map(toText).join("") };
}

function readAttribute(file: string, node: Node, depth: number): PythonExpression {
  const [of, name] = [node.childForFieldName("object"), node.childForFieldName("attribute")];
  return of === null || name === null
    ? toOther(node)
    : { kind: "attribute", of: read(file, of, depth), name: name.text };
}

function readCall(file: string, node: Node, depth: number): PythonCall | PythonExpression {
  const callee = node.childForFieldName("function");
  const list = node.childForFieldName("arguments");
  // `sum(x for x in y)` has no list of arguments.
  if (callee === null || list?.type !== "argument_list") return toOther(node);
  return {
    kind: "call",
    callee: read(file, callee, depth),
    arguments: readArguments(file, list, depth),
    text: shorten(node),
    span: toNodeSpan(file, node),
  };
}

function readArguments(file: string, list: Node | null, depth = 0): readonly PythonArgument[] {
  if (list === null) return [];
  return listChildren(list).flatMap((node): PythonArgument[] => {
    const at = toNodeSpan(file, node);
    if (node.type === "keyword_argument") {
      const [name, value] = [node.childForFieldName("name"), node.childForFieldName("value")];
      return name === null || value === null
        ? []
        : [{ name: name.text, value: read(file, value, depth + 1), span: at }];
    }
    if (node.type === "list_splat" || node.type === "dictionary_splat") {
      const [of] = listChildren(node);
      const name = node.type === "list_splat" ? "*" : "**";
      return of === undefined ? [] : [{ name, value: read(file, of, depth + 1), span: at }];
    }
    return [{ value: read(file, node, depth + 1), span: at }];
  });
}

function readEntries(file: string, node: Node, depth: number): readonly PythonEntry[] {
  return listChildren(node).flatMap((entry): PythonEntry[] => {
    if (entry.type === "dictionary_splat") {
      const [of] = listChildren(entry);
      return of === undefined ? [] : [{ value: read(file, of, depth) }];
    }
    const [key, value] = [entry.childForFieldName("key"), entry.childForFieldName("value")];
    return key === null || value === null ? [] : [{ key: read(file, key, depth), value: read(file, value, depth) }];
  });
}

function readEach(file: string, node: Node, depth: number): PythonExpression {
  const clauses = listChildren(node).slice(1);
  const [result, only] = [node.childForFieldName("body"), clauses[0]];
  const [variable, of] = [only?.childForFieldName("left"), only?.childForFieldName("right")];
  if (clauses.length !== 1 || only?.type !== "for_in_clause" || result === null) return toOther(node);
  if (variable?.type !== "identifier" || of === null || of === undefined) return toOther(node);
  return {
    kind: "each",
    result: read(file, result, depth),
    variable: variable.text,
    of: read(file, of, depth),
    text: shorten(node),
  };
}

/** `a[b, c]`, and the same in a type, where the grammar calls it otherwise. */
function readSubscript(file: string, node: Node, depth: number): PythonExpression {
  const [of, ...inside] = listChildren(node);
  if (of === undefined) return toOther(node);
  const items = inside.flatMap((child) => (child.type === "type_parameter" ? listChildren(child) : [child]));
  return {
    kind: "subscript",
    of: read(file, of, depth),
    items: items.map((item) => read(file, item, depth)),
    text: shorten(node),
  };
}

function readBinary(file: string, node: Node, depth: number): PythonExpression {
  const [first, second] = listChildren(node);
  if (first === undefined || second === undefined) return toOther(node);
  const operator = node.childForFieldName("operator")?.text ?? "|";
  return {
    kind: "binary",
    operator,
    left: read(file, first, depth),
    right: read(file, second, depth),
    text: shorten(node),
  };
}

/** The named children of a node, without comments. */
export function listChildren(node: Node): readonly Node[] {
  // To ask for the type of a node is a call out of the engine.
  return node.namedChildren.filter(({ type }) => type !== "comment" && type !== "line_continuation");
}

/** Texts in a row are one text, unless something is put in. */
function joinTexts(parts: readonly PythonExpression[], node: Node): PythonExpression {
  const flat = parts.flatMap((part) => (part.kind === "format" ? part.parts : [part]));
  if (flat.every((part) => part.kind === "text")) return { kind: "text", value: flat.map(toText).join("") };
  return { kind: "format", parts: flat, text: shorten(node) };
}

function toText(part: PythonExpression): string {
  return part.kind === "text" ? part.value : "";
}

function readDotted(text: string): PythonExpression {
  const [first = "", ...rest] = text.split(".").map((name) => name.trim());
  return rest.reduce<PythonExpression>((of, name) => ({ kind: "attribute", of, name }), { kind: "name", name: first });
}

function toOther(node: Node): PythonExpression {
  return { kind: "other", text: shorten(node) };
}

/** The text on one line, as far as anybody would read it. */
function shorten({ text }: Node): string {
  const line = text.slice(0, 4 * longestText).replace(/\s*\n\s*/g, " ");
  return line.length > longestText ? `${line.slice(0, longestText)}…` : line;
}
