import type { PythonArgument, PythonCall, PythonEntry, PythonExpression } from "./python-document.ts";
import type { SyntaxNode } from "../syntax/syntax-node.ts";
import { readTextLiteral } from "./read-text-literal.ts";

/** Nothing that people write comes near; what is below it stands as it is written. */
const deepest = 100;
/** So much of an expression's own text is kept; it is shown where its value can't be told. */
const longestText = 500;

/** What an expression says, as it is written; nothing is worked out. */
export function readExpression(node: SyntaxNode, depth = 0): PythonExpression {
  if (depth > deepest) return toOther(node);
  const inner = depth + 1;
  const readAll = (nodes: readonly SyntaxNode[]): PythonExpression[] =>
    nodes.map((child) => readExpression(child, inner));
  switch (node.type) {
    case "string":
      return readString(node, inner);
    case "concatenated_string":
      return joinTexts(readAll(node.children), node);
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
      return readAttribute(node, inner);
    case "call":
      return readCall(node, inner);
    case "list":
    case "set":
      return { kind: node.type, items: readItems(node, inner), text: shorten(node) };
    case "tuple":
    case "expression_list":
      return { kind: "tuple", items: readItems(node, inner), text: shorten(node) };
    case "list_splat":
      return readOnly(node, inner, (of) => ({ kind: "spread", of }));
    case "dictionary":
      return { kind: "dict", entries: readEntries(node, inner), text: shorten(node) };
    case "subscript":
    case "generic_type":
      return readSubscript(node, inner);
    case "binary_operator":
    case "boolean_operator":
    case "union_type":
      return readBinary(node, inner);
    case "unary_operator":
    case "not_operator": {
      const of = node.child("argument");
      const operator = node.operator ?? "not";
      return of === undefined
        ? toOther(node)
        : { kind: "unary", operator, of: readExpression(of, inner), text: shorten(node) };
    }
    case "lambda": {
      const body = node.child("body");
      return body === undefined
        ? toOther(node)
        : { kind: "lambda", result: readExpression(body, inner), text: shorten(node) };
    }
    case "list_comprehension":
    case "set_comprehension":
    case "generator_expression":
      return readEach(node, inner);
    case "type":
    case "parenthesized_expression":
      return readOnly(node, inner, (of) => of);
    default:
      return toOther(node);
  }
}

function readItems(node: SyntaxNode, depth: number): readonly PythonExpression[] {
  return node.children.map((child) => {
    const item = readExpression(child, depth);
    return item.kind === "text" ? { ...item, span: child.span } : item;
  });
}

/** What is made of the one expression that a node holds. */
function readOnly(node: SyntaxNode, depth: number, make: (of: PythonExpression) => PythonExpression): PythonExpression {
  const [only] = node.children;
  return only === undefined ? toOther(node) : make(readExpression(only, depth));
}

function readString(node: SyntaxNode, depth: number): PythonExpression {
  const prefix = /^[A-Za-z]*/.exec(node.children[0]?.text ?? "")?.[0].toLowerCase() ?? "";
  if (prefix.includes("b")) return { kind: "bytes", text: shorten(node) };
  const parts: PythonExpression[] = [];
  for (const child of node.children) {
    if (child.type === "string_content") {
      const content = prefix.includes("f") ? child.text.replace(/\{\{|\}\}/g, (pair) => pair.charAt(0)) : child.text;
      parts.push({ kind: "text", value: readTextLiteral(content, prefix.includes("r")) });
    } else if (child.type === "interpolation") {
      const put = child.child("expression");
      // How a value is to be printed, behind a colon or a mark, isn't worked out.
      const isPlain = child.children.length === 1;
      if (put === undefined) parts.push(toOther(child));
      else parts.push(isPlain ? readExpression(put, depth) : { kind: "other", text: child.text.slice(1, -1) });
    }
  }
  return prefix.includes("f") ? joinTexts(parts, node) : { kind: "text", value: parts.map(toText).join("") };
}

function readAttribute(node: SyntaxNode, depth: number): PythonExpression {
  const [of, name] = [node.child("object"), node.child("attribute")];
  return of === undefined || name === undefined
    ? toOther(node)
    : { kind: "attribute", of: readExpression(of, depth), name: name.text };
}

function readCall(node: SyntaxNode, depth: number): PythonCall | PythonExpression {
  const callee = node.child("function");
  const list = node.child("arguments");
  // `sum(x for x in y)` has no list of arguments.
  if (callee === undefined || list?.type !== "argument_list") return toOther(node);
  return {
    kind: "call",
    callee: readExpression(callee, depth),
    arguments: readArguments(list, depth),
    text: shorten(node),
    span: node.span,
  };
}

/** What a call or the head of a class hands over. */
export function readArguments(list: SyntaxNode | undefined, depth = 0): readonly PythonArgument[] {
  if (list === undefined) return [];
  return list.children.flatMap((node): PythonArgument[] => {
    const at = node.span;
    if (node.type === "keyword_argument") {
      const [name, value] = [node.child("name"), node.child("value")];
      return name === undefined || value === undefined
        ? []
        : [{ name: name.text, value: readExpression(value, depth + 1), span: at }];
    }
    if (node.type === "list_splat" || node.type === "dictionary_splat") {
      const [of] = node.children;
      const name = node.type === "list_splat" ? "*" : "**";
      return of === undefined ? [] : [{ name, value: readExpression(of, depth + 1), span: at }];
    }
    return [{ value: readExpression(node, depth + 1), span: at }];
  });
}

function readEntries(node: SyntaxNode, depth: number): readonly PythonEntry[] {
  return node.children.flatMap((entry): PythonEntry[] => {
    if (entry.type === "dictionary_splat") {
      const [of] = entry.children;
      return of === undefined ? [] : [{ value: readExpression(of, depth) }];
    }
    const [key, value] = [entry.child("key"), entry.child("value")];
    return key === undefined || value === undefined
      ? []
      : [{ key: readExpression(key, depth), value: readExpression(value, depth) }];
  });
}

function readEach(node: SyntaxNode, depth: number): PythonExpression {
  const clauses = node.children.slice(1);
  const [result, only] = [node.child("body"), clauses[0]];
  const [variable, of] = [only?.child("left"), only?.child("right")];
  if (clauses.length !== 1 || only?.type !== "for_in_clause" || result === undefined) return toOther(node);
  if (variable?.type !== "identifier" || of === undefined) return toOther(node);
  return {
    kind: "each",
    result: readExpression(result, depth),
    variable: variable.text,
    of: readExpression(of, depth),
    text: shorten(node),
  };
}

/** `a[b, c]`, and the same in a type, where the grammar calls it otherwise. */
function readSubscript(node: SyntaxNode, depth: number): PythonExpression {
  const [of, ...inside] = node.children;
  if (of === undefined) return toOther(node);
  const items = inside.flatMap((child) => (child.type === "type_parameter" ? child.children : [child]));
  return {
    kind: "subscript",
    of: readExpression(of, depth),
    items: items.map((item) => readExpression(item, depth)),
    text: shorten(node),
  };
}

function readBinary(node: SyntaxNode, depth: number): PythonExpression {
  const [first, second] = node.children;
  if (first === undefined || second === undefined) return toOther(node);
  const operator = node.operator ?? "|";
  return {
    kind: "binary",
    operator,
    left: readExpression(first, depth),
    right: readExpression(second, depth),
    text: shorten(node),
  };
}

/** Texts in a row are one text, unless something is put in. */
function joinTexts(parts: readonly PythonExpression[], node: SyntaxNode): PythonExpression {
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

function toOther(node: SyntaxNode): PythonExpression {
  return { kind: "other", text: shorten(node) };
}

/** The text on one line, as far as anybody would read it. */
function shorten({ text }: SyntaxNode): string {
  const line = text.slice(0, 4 * longestText).replace(/(?<!\s)\s*\n\s*/g, " ");
  return line.length > longestText ? `${line.slice(0, longestText)}…` : line;
}
