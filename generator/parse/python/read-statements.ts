import type { Span } from "../../catalogue/span.ts";
import { cleanDocstring } from "../../docstring/clean-docstring.ts";
import { findNodes } from "../syntax/find-nodes.ts";
import type { SyntaxNode } from "../syntax/syntax-node.ts";
import { readArguments, readExpression } from "./read-expression.ts";
import type {
  PythonAssignment,
  PythonCall,
  PythonClass,
  PythonDecorator,
  PythonEvaluation,
  PythonFromImport,
  PythonFunction,
  PythonImport,
  PythonLoop,
  PythonParameter,
  PythonParameterKind,
  PythonStatement,
} from "./python-document.ts";

/** Classes in classes, branches in branches. */
const deepest = 50;

/** Where statements are. */
interface Nesting {
  readonly depth: number;
  /** Which bodies of functions are read, by what they say. */
  readonly keepsBody: (body: string) => boolean;
}

/** What a module declares, in the written order. */
export function readStatements(root: SyntaxNode, keepsBody: (body: string) => boolean): readonly PythonStatement[] {
  return readBlock(root, { depth: -1, keepsBody });
}

function readBlock(block: SyntaxNode | undefined, around: Nesting): readonly PythonStatement[] {
  if (block === undefined || around.depth >= deepest) return [];
  const nodes = block.children;
  const nesting = { ...around, depth: around.depth + 1 };
  return nodes.flatMap((node, index) => readStatement(node, { nesting, next: nodes[index + 1] }));
}

/** The text that a module, class or function begins with. */
export function readDoc(block: SyntaxNode | undefined): string | undefined {
  const first = block === undefined ? undefined : block.children[0];
  return first === undefined ? undefined : readLooseText(first);
}

/** The line in which that text begins. */
function findDoc(block: SyntaxNode | undefined): Span | undefined {
  const [first] = block === undefined ? [] : block.children;
  if (first === undefined || readLooseText(first) === undefined) return undefined;
  const [blank = ""] = /^\w*(?:"""|'''|["'])(?:[ \t]*\r?\n)*/.exec(first.text) ?? [];
  const at = first.span;
  const line = at.startLine + blank.split("\n").length - 1;
  return line === at.startLine
    ? { ...at, endLine: line, endColumn: at.startColumn }
    : { ...at, startLine: line, startColumn: 1, endLine: line, endColumn: 1 };
}

interface StatementContext {
  readonly nesting: Nesting;
  /** What stands below. */
  readonly next: SyntaxNode | undefined;
}

function readStatement(node: SyntaxNode, context: StatementContext): readonly PythonStatement[] {
  const { nesting } = context;
  switch (node.type) {
    case "import_statement":
      return readImports(node);
    case "import_from_statement":
      return [readFromImport(node)];
    case "decorated_definition":
      return readDecorated(node, context);
    case "class_definition":
      return readClass(node, [], context);
    case "function_definition":
      return readFunction(node, [], nesting);
    case "expression_statement":
      return readExpressionStatement(node, context);
    case "type_alias_statement":
      return readTypeAlias(node);
    case "if_statement":
      return readBranch(node, nesting);
    case "try_statement":
      return readAttempt(node, nesting);
    case "for_statement":
      return readLoop(node, nesting);
    case "raise_statement": {
      const [value] = node.children;
      return value === undefined ? [] : readEvaluation(value);
    }
    case "return_statement": {
      const [value] = node.children;
      return value === undefined ? [] : [{ kind: "return", value: readExpression(value) }];
    }
    case "with_statement":
      return readBlock(node.child("body"), nesting);
    default:
      return [];
  }
}

function readImports(node: SyntaxNode): readonly PythonImport[] {
  return node.children.map((name) => ({ kind: "import", ...readAlias(name, "module"), span: name.span }));
}

function readFromImport(node: SyntaxNode): PythonFromImport {
  const from = node.child("module_name");
  const written = from?.text.replace(/\s/g, "") ?? "";
  const level = /^\.*/.exec(written)?.[0].length ?? 0;
  const names = node.childrenIn("name").map((name) => ({ ...readAlias(name, "name"), span: name.span }));
  const all = node.children.find(({ type }) => type === "wildcard_import");
  return {
    kind: "fromImport",
    module: written.slice(level),
    level,
    names: all === undefined ? names : [{ name: "*", span: all.span }],
    span: node.span,
  };
}

function readAlias<Key extends "module" | "name">(
  node: SyntaxNode,
  key: Key,
): { readonly [Name in Key]: string } & { readonly alias?: string | undefined } {
  const isAliased = node.type === "aliased_import";
  const name = isAliased ? (node.child("name")?.text ?? "") : node.text;
  const alias = isAliased ? node.child("alias")?.text : undefined;
  return { [key]: name.replace(/\s/g, ""), alias } as { readonly [Name in Key]: string } & {
    readonly alias?: string | undefined;
  };
}

function readDecorated(node: SyntaxNode, context: StatementContext): readonly PythonStatement[] {
  const definition = node.child("definition");
  if (definition === undefined) return [];
  const decorators = node.children
    .filter(({ type }) => type === "decorator")
    .flatMap((decorator): PythonDecorator[] => {
      const [written] = decorator.children;
      return written === undefined ? [] : [{ expression: readExpression(written), span: written.span }];
    });
  if (definition.type === "class_definition") return readClass(definition, decorators, context);
  return definition.type === "function_definition" ? readFunction(definition, decorators, context.nesting) : [];
}

function readClass(
  node: SyntaxNode,
  decorators: readonly PythonDecorator[],
  { nesting }: StatementContext,
): readonly PythonClass[] {
  const [name, body] = [node.child("name"), node.child("body")];
  if (name === undefined) return [];
  return [
    {
      kind: "class",
      name: name.text,
      bases: readArguments(node.child("superclasses")),
      variables: readVariables(node.child("type_parameters")),
      decorators,
      doc: readDoc(body),
      docSpan: findDoc(body),
      body: readBlock(body, nesting),
      span: name.span,
    },
  ];
}

/** `T` and `K` of `[T, K: int]`. */
function readVariables(list: SyntaxNode | undefined): readonly string[] | undefined {
  return list?.children.flatMap(({ text }) => /^\w+/.exec(text)?.[0] ?? []);
}

function readFunction(
  node: SyntaxNode,
  decorators: readonly PythonDecorator[],
  nesting: Nesting,
): readonly PythonFunction[] {
  const [name, body] = [node.child("name"), node.child("body")];
  if (name === undefined) return [];
  const returns = node.child("return_type");
  const doc = readDoc(body);
  const work = body === undefined ? [] : body.children.slice(doc === undefined ? 0 : 1);
  const [only] = work.length === 1 && work[0]?.type === "return_statement" ? work[0].children : [];
  return [
    {
      kind: "function",
      name: name.text,
      decorators,
      parameters: readParameters(node.child("parameters")),
      returns: returns === undefined ? undefined : readExpression(returns),
      doc,
      isAsync: /^async\b/.test(node.text) ? true : undefined,
      result: only === undefined ? undefined : readExpression(only),
      calls: body === undefined || !decorators.some(tellsByCalls) ? undefined : readCalls(body),
      body: body !== undefined && nesting.keepsBody(body.text) ? readBlock(body, nesting) : undefined,
      span: name.span,
    },
  ];
}

/** A factory of a page and more is none. */
const mostCalls = 40;

/** Whether it is a class method, or a check of a model as a whole. */
function tellsByCalls({ expression }: PythonDecorator): boolean {
  const named = expression.kind === "call" ? expression.callee : expression;
  if (named.kind === "attribute") return /^(?:root|model)_validator$/.test(named.name);
  return named.kind === "name" && /^(?:classmethod|root_validator|model_validator)$/.test(named.name);
}

function readCalls(body: SyntaxNode): readonly PythonCall[] | undefined {
  const calls = findNodes(body, ["call"])
    .slice(0, mostCalls)
    .flatMap((node) => {
      const call = readExpression(node);
      return call.kind === "call" ? [call] : [];
    });
  return calls.length === 0 ? undefined : calls;
}

/** Parameters that take whatever others leave, by how the grammar calls them. */
const splatKinds: ReadonlyMap<string, PythonParameterKind> = new Map([
  ["list_splat_pattern", "star"],
  ["dictionary_splat_pattern", "doubleStar"],
]);

function readParameters(list: SyntaxNode | undefined): readonly PythonParameter[] {
  if (list === undefined) return [];
  const nodes = list.children;
  const slash = nodes.findIndex(({ type }) => type === "positional_separator");
  let isBehindStar = false;
  return nodes.flatMap((node, index): PythonParameter[] => {
    if (node.type === "keyword_separator") isBehindStar = true;
    const written = node.child("name") ?? (node.type === "typed_parameter" ? node.children[0] : node);
    const name = written?.text.replace(/^\*+\s*/, "");
    if (written === undefined || name === undefined || !/^[\p{L}_][\p{L}\p{N}_]*$/u.test(name)) return [];
    const kind = splatKinds.get(written.type) ?? (isBehindStar ? "keyword" : index < slash ? "positional" : "any");
    if (kind === "star") isBehindStar = true;
    const [type, value] = [node.child("type"), node.child("value")];
    return [
      {
        name,
        kind,
        type: type === undefined ? undefined : readExpression(type),
        default: value === undefined ? undefined : readExpression(value),
        span: node.span,
      },
    ];
  });
}

function readExpressionStatement(node: SyntaxNode, { next }: StatementContext): readonly PythonStatement[] {
  const [inner] = node.children;
  if (inner?.type === "assignment") return readAssignment(inner, next);
  return inner === undefined ? [] : readEvaluation(inner);
}

function readEvaluation(node: SyntaxNode): readonly PythonEvaluation[] {
  const call = node.type === "call" ? readExpression(node) : undefined;
  return call?.kind === "call" ? [{ kind: "evaluation", call }] : [];
}

/** What an object keeps to itself; only methods say so. */
const ownAttribute = /^self\.[A-Za-z_]\w*$/;

function readAssignment(
  node: SyntaxNode,
  next: SyntaxNode | undefined,
): readonly (PythonAssignment | PythonEvaluation)[] {
  const [left, type, right] = ["left", "type", "right"].map((field) => node.child(field));
  if (left === undefined) return [];
  if (left.type !== "identifier" && !ownAttribute.test(left.text)) {
    // Of `a, b = f()` and `f().a = b` it is told that something is called.
    const calls = [left.type === "attribute" ? left.child("object") : undefined, right];
    return calls.flatMap((each) => (each === undefined ? [] : readEvaluation(each)));
  }
  // `a = b = c` gives both names the value.
  const further = right?.type === "assignment" ? readAssignment(right, undefined) : [];
  const last = further.at(-1);
  const value =
    right === undefined ? undefined : ((last?.kind === "assignment" ? last.value : undefined) ?? readExpression(right));
  const own: PythonAssignment = {
    kind: "assignment",
    name: left.text,
    type: type === undefined ? undefined : readExpression(type),
    value,
    doc: next === undefined ? undefined : readLooseText(next),
    span: left.span,
  };
  return [own, ...further];
}

/** `type A = B` gives a name to a type as `A = B` does. */
function readTypeAlias(node: SyntaxNode): readonly PythonAssignment[] {
  const [left, right] = node.children;
  const name = left === undefined ? undefined : /^\w+/.exec(left.text)?.[0];
  if (left === undefined || right === undefined || name === undefined) return [];
  return [{ kind: "assignment", name, value: readExpression(right), span: left.span }];
}

/** A text that stands by itself as a statement. */
function readLooseText(node: SyntaxNode): string | undefined {
  const [inner] = node.type === "expression_statement" ? node.children : [];
  if (inner?.type !== "string" && inner?.type !== "concatenated_string") return undefined;
  const text = readExpression(inner);
  return text.kind === "text" ? cleanDocstring(text.value) : undefined;
}

function readBranch(node: SyntaxNode, nesting: Nesting): readonly PythonStatement[] {
  const condition = node.child("condition");
  const met = node.child("consequence");
  if (condition === undefined || met === undefined) return [];
  const read = (block: SyntaxNode | undefined): readonly PythonStatement[] => readBlock(block, nesting);
  // Each `elif` is a branch inside what stands in `else` of the one before it.
  let otherwise: readonly PythonStatement[] = [];
  for (const alternative of node.childrenIn("alternative").toReversed()) {
    const test = alternative.child("condition");
    otherwise =
      test === undefined
        ? read(alternative.child("body"))
        : [
            {
              kind: "branch",
              condition: readExpression(test),
              met: read(alternative.child("consequence")),
              otherwise,
            },
          ];
  }
  return [{ kind: "branch", condition: readExpression(condition), met: read(met), otherwise }];
}

function readLoop(node: SyntaxNode, nesting: Nesting): readonly PythonLoop[] {
  const [variable, of, body] = ["left", "right", "body"].map((field) => node.child(field));
  if (variable === undefined || of === undefined || body === undefined) return [];
  const isTuple = variable.type === "pattern_list" || variable.type === "tuple_pattern";
  if (isTuple && variable.children.every(({ type }) => type === "identifier")) {
    const parts = variable.children.map(({ text }) => text);
    return [{ kind: "loop", variable: "", parts, of: readExpression(of), body: readBlock(body, nesting) }];
  }
  if (variable.type !== "identifier") return [];
  return [{ kind: "loop", variable: variable.text, of: readExpression(of), body: readBlock(body, nesting) }];
}

function readAttempt(node: SyntaxNode, nesting: Nesting): readonly PythonStatement[] {
  const read = (block: SyntaxNode | undefined): readonly PythonStatement[] => readBlock(block, nesting);
  const clauses = node.children;
  const below = (type: string): readonly PythonStatement[] =>
    clauses
      .filter((clause) => clause.type === type)
      .flatMap((clause) => read(clause.child("body") ?? clause.children.at(-1)));
  return [
    {
      kind: "attempt",
      body: [...read(node.child("body")), ...below("else_clause"), ...below("finally_clause")],
      failed: below("except_clause"),
    },
  ];
}
