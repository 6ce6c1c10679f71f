import type { Node } from "web-tree-sitter";
import type { Span } from "../../catalogue/span.ts";
import { cleanDocstring } from "./clean-docstring.ts";
import { listChildren, type ExpressionReader } from "./read-expression.ts";
import type {
  PythonAssignment,
  PythonCall,
  PythonClass,
  PythonDecorator,
  PythonFromImport,
  PythonFunction,
  PythonImport,
  PythonParameter,
  PythonParameterKind,
  PythonStatement,
} from "./python-document.ts";

/** Classes in classes, branches in branches. */
const deepest = 50;

/** What a module or a class declares, in the written order. */
export function readStatements(block: Node, reader: ExpressionReader, depth = 0): readonly PythonStatement[] {
  if (depth > deepest) return [];
  const nodes = listChildren(block);
  return nodes.flatMap((node, index) => readStatement(node, { reader, depth, next: nodes[index + 1] }));
}

/** The text that a module, class or function begins with. */
export function readDoc(block: Node | null, reader: ExpressionReader): string | undefined {
  const first = block === null ? undefined : listChildren(block)[0];
  return first === undefined ? undefined : readLooseText(first, reader);
}

/** The line in which that text begins. */
function findDoc(block: Node | null, reader: ExpressionReader): Span | undefined {
  const [first] = block === null ? [] : listChildren(block);
  if (first === undefined || readLooseText(first, reader) === undefined) return undefined;
  const [blank = ""] = /^\w*(?:"""|'''|["'])(?:[ \t]*\r?\n)*/.exec(first.text) ?? [];
  const at = reader.span(first);
  const line = at.startLine + blank.split("\n").length - 1;
  return line === at.startLine
    ? { ...at, endLine: line, endColumn: at.startColumn }
    : { ...at, startLine: line, startColumn: 1, endLine: line, endColumn: 1 };
}

interface StatementContext {
  readonly reader: ExpressionReader;
  readonly depth: number;
  /** What stands below. */
  readonly next: Node | undefined;
}

function readStatement(node: Node, context: StatementContext): readonly PythonStatement[] {
  const { reader, depth } = context;
  switch (node.type) {
    case "import_statement":
      return readImports(node, reader);
    case "import_from_statement":
      return [readFromImport(node, reader)];
    case "decorated_definition":
      return readDecorated(node, context);
    case "class_definition":
      return readClass(node, [], context);
    case "function_definition":
      return readFunction(node, [], context);
    case "expression_statement":
      return readExpressionStatement(node, context);
    case "type_alias_statement":
      return readTypeAlias(node, reader);
    case "if_statement":
      return readBranch(node, reader, depth);
    case "try_statement":
      return readAttempt(node, reader, depth);
    case "with_statement": {
      const body = node.childForFieldName("body");
      return body === null ? [] : readStatements(body, reader, depth + 1);
    }
    default:
      return [];
  }
}

function readImports(node: Node, reader: ExpressionReader): readonly PythonImport[] {
  return listChildren(node).map((name) => ({ kind: "import", ...readAlias(name, "module"), span: reader.span(name) }));
}

function readFromImport(node: Node, reader: ExpressionReader): PythonFromImport {
  const from = node.childForFieldName("module_name");
  const written = from?.text.replace(/\s/g, "") ?? "";
  const level = /^\.*/.exec(written)?.[0].length ?? 0;
  const names = node
    .childrenForFieldName("name")
    .map((name) => ({ ...readAlias(name, "name"), span: reader.span(name) }));
  const all = listChildren(node).find(({ type }) => type === "wildcard_import");
  return {
    kind: "fromImport",
    module: written.slice(level),
    level,
    names: all === undefined ? names : [{ name: "*", span: reader.span(all) }],
    span: reader.span(node),
  };
}

function readAlias<Key extends "module" | "name">(
  node: Node,
  key: Key,
): { readonly [Name in Key]: string } & { readonly alias?: string | undefined } {
  const isAliased = node.type === "aliased_import";
  const name = isAliased ? (node.childForFieldName("name")?.text ?? "") : node.text;
  const alias = isAliased ? node.childForFieldName("alias")?.text : undefined;
  return { [key]: name.replace(/\s/g, ""), alias } as { readonly [Name in Key]: string } & {
    readonly alias?: string | undefined;
  };
}

function readDecorated(node: Node, context: StatementContext): readonly PythonStatement[] {
  const definition = node.childForFieldName("definition");
  if (definition === null) return [];
  const decorators = listChildren(node)
    .filter(({ type }) => type === "decorator")
    .flatMap((decorator): PythonDecorator[] => {
      const [written] = listChildren(decorator);
      return written === undefined
        ? []
        : [{ expression: context.reader.read(written), span: context.reader.span(written) }];
    });
  if (definition.type === "class_definition") return readClass(definition, decorators, context);
  return definition.type === "function_definition" ? readFunction(definition, decorators, context) : [];
}

function readClass(
  node: Node,
  decorators: readonly PythonDecorator[],
  { reader, depth }: StatementContext,
): readonly PythonClass[] {
  const [name, body] = [node.childForFieldName("name"), node.childForFieldName("body")];
  if (name === null) return [];
  return [
    {
      kind: "class",
      name: name.text,
      bases: reader.readArguments(node.childForFieldName("superclasses")),
      decorators,
      doc: readDoc(body, reader),
      docSpan: findDoc(body, reader),
      body: body === null ? [] : readStatements(body, reader, depth + 1),
      span: reader.span(name),
    },
  ];
}

function readFunction(
  node: Node,
  decorators: readonly PythonDecorator[],
  { reader }: StatementContext,
): readonly PythonFunction[] {
  const [name, body] = [node.childForFieldName("name"), node.childForFieldName("body")];
  if (name === null) return [];
  const returns = node.childForFieldName("return_type");
  const doc = readDoc(body, reader);
  const work = body === null ? [] : listChildren(body).slice(doc === undefined ? 0 : 1);
  const [only] = work.length === 1 && work[0]?.type === "return_statement" ? listChildren(work[0]) : [];
  return [
    {
      kind: "function",
      name: name.text,
      decorators,
      parameters: readParameters(node.childForFieldName("parameters"), reader),
      returns: returns === null ? undefined : reader.read(returns),
      doc,
      result: only === undefined ? undefined : reader.read(only),
      calls: body === null || !decorators.some(isClassMethod) ? undefined : readCalls(body, reader),
      span: reader.span(name),
    },
  ];
}

/** A factory of a page and more is none. */
const mostCalls = 40;

function isClassMethod({ expression }: PythonDecorator): boolean {
  return expression.kind === "name" && expression.name === "classmethod";
}

function readCalls(body: Node, reader: ExpressionReader): readonly PythonCall[] | undefined {
  const calls = body
    .descendantsOfType("call")
    .slice(0, mostCalls)
    .flatMap((node) => {
      const call = node === null ? undefined : reader.read(node);
      return call?.kind === "call" ? [call] : [];
    });
  return calls.length === 0 ? undefined : calls;
}

function readParameters(list: Node | null, reader: ExpressionReader): readonly PythonParameter[] {
  if (list === null) return [];
  const nodes = listChildren(list);
  const slash = nodes.findIndex(({ type }) => type === "positional_separator");
  let isBehindStar = false;
  return nodes.flatMap((node, index): PythonParameter[] => {
    if (node.type === "keyword_separator") isBehindStar = true;
    const written = node.childForFieldName("name") ?? (node.type === "typed_parameter" ? node.child(0) : node);
    const name = written?.text.replace(/^\*+\s*/, "");
    if (written === null || name === undefined || !/^[\p{L}_][\p{L}\p{N}_]*$/u.test(name)) return [];
    const kind: PythonParameterKind =
      written.type === "list_splat_pattern"
        ? "star"
        : written.type === "dictionary_splat_pattern"
          ? "doubleStar"
          : isBehindStar
            ? "keyword"
            : index < slash
              ? "positional"
              : "any";
    if (kind === "star") isBehindStar = true;
    const [type, value] = [node.childForFieldName("type"), node.childForFieldName("value")];
    return [
      {
        name,
        kind,
        type: type === null ? undefined : reader.read(type),
        default: value === null ? undefined : reader.read(value),
        span: reader.span(node),
      },
    ];
  });
}

function readExpressionStatement(node: Node, { reader, next }: StatementContext): readonly PythonStatement[] {
  const [inner] = listChildren(node);
  if (inner?.type === "assignment") return readAssignment(inner, next, reader);
  if (inner?.type !== "call") return [];
  const call = reader.read(inner);
  return call.kind === "call" ? [{ kind: "evaluation", call }] : [];
}

function readAssignment(node: Node, next: Node | undefined, reader: ExpressionReader): readonly PythonAssignment[] {
  const [left, type, right] = ["left", "type", "right"].map((field) => node.childForFieldName(field));
  if (left?.type !== "identifier") return [];
  // `a = b = c` gives both names the value.
  const further = right?.type === "assignment" ? readAssignment(right, undefined, reader) : [];
  const value = right === null || right === undefined ? undefined : (further.at(-1)?.value ?? reader.read(right));
  const own: PythonAssignment = {
    kind: "assignment",
    name: left.text,
    type: type === null || type === undefined ? undefined : reader.read(type),
    value,
    doc: next === undefined ? undefined : readLooseText(next, reader),
    span: reader.span(left),
  };
  return [own, ...further];
}

/** `type A = B` gives a name to a type as `A = B` does. */
function readTypeAlias(node: Node, reader: ExpressionReader): readonly PythonAssignment[] {
  const [left, right] = listChildren(node);
  const name = left === undefined ? undefined : /^\w+/.exec(left.text)?.[0];
  if (left === undefined || right === undefined || name === undefined) return [];
  return [{ kind: "assignment", name, value: reader.read(right), span: reader.span(left) }];
}

/** A text that stands by itself as a statement. */
function readLooseText(node: Node, reader: ExpressionReader): string | undefined {
  const [inner] = node.type === "expression_statement" ? listChildren(node) : [];
  if (inner?.type !== "string" && inner?.type !== "concatenated_string") return undefined;
  const text = reader.read(inner);
  return text.kind === "text" ? cleanDocstring(text.value) : undefined;
}

function readBranch(node: Node, reader: ExpressionReader, depth: number): readonly PythonStatement[] {
  const condition = node.childForFieldName("condition");
  const met = node.childForFieldName("consequence");
  if (condition === null || met === null) return [];
  const read = (block: Node | null): readonly PythonStatement[] =>
    block === null ? [] : readStatements(block, reader, depth + 1);
  // Each `elif` is a branch inside what stands in `else` of the one before it.
  let otherwise: readonly PythonStatement[] = [];
  for (const alternative of node.childrenForFieldName("alternative").toReversed()) {
    const test = alternative.childForFieldName("condition");
    otherwise =
      test === null
        ? read(alternative.childForFieldName("body"))
        : [
            {
              kind: "branch",
              condition: reader.read(test),
              met: read(alternative.childForFieldName("consequence")),
              otherwise,
            },
          ];
  }
  return [{ kind: "branch", condition: reader.read(condition), met: read(met), otherwise }];
}

function readAttempt(node: Node, reader: ExpressionReader, depth: number): readonly PythonStatement[] {
  const read = (block: Node | null | undefined): readonly PythonStatement[] =>
    block === null || block === undefined ? [] : readStatements(block, reader, depth + 1);
  const clauses = listChildren(node);
  const below = (type: string): readonly PythonStatement[] =>
    clauses
      .filter((clause) => clause.type === type)
      .flatMap((clause) => read(clause.childForFieldName("body") ?? listChildren(clause).at(-1)));
  return [
    {
      kind: "attempt",
      body: [...read(node.childForFieldName("body")), ...below("else_clause"), ...below("finally_clause")],
      failed: below("except_clause"),
    },
  ];
}
