import {
  parse,
  type Expression,
  type Node,
  type Pattern,
  type Program,
  type Property,
  type SpreadElement,
} from "acorn";
import { maskTypes } from "../../parse/sidebar/mask-types.ts";

/*
 * What the module of a configuration exports, as far as its text tells: nothing is run and nothing is
 * asked for, so variables of the environment count as absent, and whatever else would have to be
 * called or loaded is unknown.
 */

/** A value of which parts may be unknown. */
export type StaticValue =
  | { readonly kind: "scalar"; readonly value: string | number | boolean | null | undefined }
  | { readonly kind: "list"; readonly items: readonly StaticValue[] }
  | { readonly kind: "object"; readonly entries: ReadonlyMap<string, StaticValue> }
  | { readonly kind: "unknown" };

const unknown: StaticValue = { kind: "unknown" };
const absent: StaticValue = { kind: "scalar", value: undefined };

/** Nothing that people write comes near. */
const deepest = 100;
const mostValues = 50_000;

/** The value, or why the text can't be read. */
export type StaticReading = { readonly value: StaticValue } | { readonly failure: string };

/** The value that the module of a name exports. */
export function readStaticValue(name: string, text: string): StaticReading {
  let program: Program;
  try {
    const options = { ecmaVersion: "latest", sourceType: "module", allowHashBang: true } as const;
    program = parse(name.endsWith(".ts") ? maskTypes(text) : text, options);
  } catch (error) {
    if (error instanceof RangeError) return { failure: "it is nested too deeply" };
    if (!(error instanceof SyntaxError)) throw error;
    const line = "loc" in error ? (error.loc as { readonly line: number }).line : 1;
    if (/stack space/.test(error.message)) return { failure: "it is nested too deeply" };
    const detail = error.message.replace(/ \(\d+:\d+\)$/, "");
    return { failure: `${detail.charAt(0).toLowerCase()}${detail.slice(1)} in line ${line}` };
  }
  const exported = findExport(program);
  if (exported === undefined) return { failure: "it exports nothing" };
  return {
    value: evaluate(exported, { names: [findNames(program)], open: new Set(), depth: 0, count: { values: 0 } }),
  };
}

function findExport({ body }: Program): Node | undefined {
  for (const statement of body.toReversed()) {
    if (statement.type === "ExportDefaultDeclaration") return statement.declaration;
    if (statement.type !== "ExpressionStatement" || statement.expression.type !== "AssignmentExpression") continue;
    const { left, right } = statement.expression;
    if (nameOf(left) === "module.exports" || nameOf(left) === "exports.default") return right;
  }
  return undefined;
}

/** Constants and functions at the top, by name. */
function findNames({ body }: Program): ReadonlyMap<string, Node> {
  const names = new Map<string, Node>();
  for (const statement of body) {
    if (statement.type === "FunctionDeclaration") names.set(statement.id.name, statement);
    if (statement.type !== "VariableDeclaration") continue;
    for (const { id, init } of statement.declarations) {
      if (id.type === "Identifier" && init) names.set(id.name, init);
    }
  }
  return names;
}

interface Scope {
  /** Those of the function that is read, before those around it. */
  readonly names: readonly ReadonlyMap<string, Node>[];
  /** Names that are being read, so that one which names itself comes to an end. */
  readonly open: ReadonlySet<string>;
  readonly depth: number;
  readonly count: { values: number };
}

function evaluate(node: Node, above: Scope): StaticValue {
  const scope = { ...above, depth: above.depth + 1 };
  scope.count.values += 1;
  if (scope.depth > deepest || scope.count.values > mostValues) return unknown;
  const expression = node as Expression;
  switch (expression.type) {
    case "Literal": {
      const { value } = expression;
      return typeof value === "object" && value !== null ? unknown : toScalar(value as Scalar);
    }
    case "TemplateLiteral":
      return join(
        expression.quasis.flatMap(({ value: { cooked } }, index) => {
          const inner = expression.expressions[index];
          return [toScalar(cooked ?? ""), ...(inner === undefined ? [] : [evaluate(inner, scope)])];
        }),
      );
    case "ParenthesizedExpression":
      return evaluate(expression.expression, scope);
    case "AwaitExpression":
      return evaluate(expression.argument, scope);
    case "ArrayExpression":
      return { kind: "list", items: expression.elements.flatMap((item) => evaluateItem(item, scope)) };
    case "ObjectExpression":
      return { kind: "object", entries: evaluateEntries(expression.properties, scope) };
    case "Identifier":
      return evaluateName(expression.name, scope);
    case "MemberExpression":
      return evaluateMember(expression, scope);
    case "ConditionalExpression": {
      const test = evaluate(expression.test, scope);
      if (test.kind === "unknown") return unknown;
      return evaluate(isTrue(test) ? expression.consequent : expression.alternate, scope);
    }
    case "LogicalExpression": {
      const left = evaluate(expression.left, scope);
      if (left.kind === "unknown") return unknown;
      const isNothing = left.kind === "scalar" && (left.value === undefined || left.value === null);
      const isLeft = expression.operator === "??" ? !isNothing : isTrue(left) === (expression.operator === "||");
      return isLeft ? left : evaluate(expression.right, scope);
    }
    case "UnaryExpression": {
      const value = evaluate(expression.argument, scope);
      return expression.operator === "!" && value.kind !== "unknown" ? toScalar(!isTrue(value)) : unknown;
    }
    case "BinaryExpression": {
      if (expression.left.type === "PrivateIdentifier") return unknown;
      return compute(expression.operator, evaluate(expression.left, scope), evaluate(expression.right, scope));
    }
    case "CallExpression":
      return evaluateCall(expression.callee, expression.arguments, scope);
    case "ArrowFunctionExpression":
    case "FunctionExpression":
      return evaluateResult(expression, scope);
    default:
      return node.type === "FunctionDeclaration" ? evaluateResult(node as FunctionNode, scope) : unknown;
  }
}

type Scalar = string | number | boolean | null | undefined;

function toScalar(value: Scalar): StaticValue {
  return { kind: "scalar", value };
}

function isTrue(value: StaticValue): boolean {
  return value.kind !== "scalar" || Boolean(value.value);
}

function join(parts: readonly StaticValue[]): StaticValue {
  const texts = parts.flatMap((part) => (part.kind === "scalar" ? [String(part.value)] : []));
  return texts.length === parts.length ? toScalar(texts.join("").slice(0, 10_000)) : unknown;
}

function compute(operator: string, left: StaticValue, right: StaticValue): StaticValue {
  if (left.kind !== "scalar" || right.kind !== "scalar") return unknown;
  switch (operator) {
    case "+":
      return typeof left.value === "string" || typeof right.value === "string" ? join([left, right]) : unknown;
    case "==":
    case "===":
      return toScalar(left.value === right.value);
    case "!=":
    case "!==":
      return toScalar(left.value !== right.value);
    default:
      return unknown;
  }
}

function evaluateItem(item: Expression | SpreadElement | null, scope: Scope): readonly StaticValue[] {
  if (item === null) return [];
  if (item.type !== "SpreadElement") return [evaluate(item, scope)];
  const spread = evaluate(item.argument, scope);
  return spread.kind === "list" ? spread.items : [];
}

function evaluateEntries(
  properties: readonly (Property | SpreadElement)[],
  scope: Scope,
): ReadonlyMap<string, StaticValue> {
  const entries = new Map<string, StaticValue>();
  for (const property of properties) {
    if (property.type === "SpreadElement") {
      const spread = evaluate(property.argument, scope);
      if (spread.kind === "object") for (const [key, value] of spread.entries) entries.set(key, value);
      continue;
    }
    const { key, computed } = property;
    const name =
      key.type === "Identifier" && !computed ? key.name : key.type === "Literal" ? String(key.value) : undefined;
    if (name !== undefined)
      entries.set(name, property.kind === "init" && !property.method ? evaluate(property.value, scope) : unknown);
  }
  return entries;
}

function evaluateName(name: string, scope: Scope): StaticValue {
  if (name === "undefined") return absent;
  // The folder of the configuration, from which its paths count.
  if (name === "__dirname") return toScalar(".");
  const node = scope.names.find((names) => names.has(name))?.get(name);
  if (node === undefined || scope.open.has(name)) return unknown;
  return evaluate(node, { ...scope, open: new Set([...scope.open, name]) });
}

function evaluateMember(node: Expression, scope: Scope): StaticValue {
  if (node.type !== "MemberExpression" || node.object.type === "Super") return unknown;
  if (nameOf(node.object) === "process.env") return absent;
  const { property, computed } = node;
  const name = property.type === "Identifier" && !computed ? property.name : undefined;
  const object = evaluate(node.object, scope);
  if (object.kind !== "object" || name === undefined) return unknown;
  return object.entries.get(name) ?? absent;
}

/** Calls that name a file stand for its path; one of a function of the module stands for what that returns. */
function evaluateCall(callee: Node, given: readonly (Expression | SpreadElement)[], scope: Scope): StaticValue {
  const name = nameOf(callee);
  const values = given.flatMap((argument) => evaluateItem(argument, scope));
  if (name === "require.resolve") return values[0] ?? unknown;
  if (name === "path.join" || name === "path.resolve") {
    return join(values.flatMap((value, index) => (index === 0 ? [value] : [toScalar("/"), value])));
  }
  if (callee.type !== "Identifier" || given.length > 0) return unknown;
  return evaluate(callee, scope);
}

type FunctionNode = Extract<Expression, { type: "ArrowFunctionExpression" | "FunctionExpression" }>;

/** What a function returns that begins with no choice; constants before the result are its own. */
function evaluateResult({ body }: FunctionNode, scope: Scope): StaticValue {
  if (body.type !== "BlockStatement") return evaluate(body, scope);
  const own = new Map<string, Node>();
  for (const statement of body.body) {
    scope.count.values += 1;
    if (statement.type === "ReturnStatement")
      return statement.argument ? evaluate(statement.argument, { ...scope, names: [own, ...scope.names] }) : absent;
    if (statement.type !== "VariableDeclaration") continue;
    for (const { id, init } of statement.declarations) if (id.type === "Identifier" && init) own.set(id.name, init);
  }
  return unknown;
}

/** A name with dots, such as `module.exports`; undefined for anything else. */
function nameOf(node: Node | Pattern): string | undefined {
  const expression = node as Expression;
  if (expression.type === "Identifier") return expression.name;
  if (expression.type !== "MemberExpression" || expression.computed) return undefined;
  const object = nameOf(expression.object);
  return object !== undefined && expression.property.type === "Identifier"
    ? `${object}.${expression.property.name}`
    : undefined;
}
