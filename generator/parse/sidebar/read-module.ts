import {
  parse,
  type CallExpression,
  type Expression,
  type ModuleDeclaration,
  type Node,
  type Program,
  type Property,
  type SpreadElement,
  type Statement,
} from "acorn";
import type { Span } from "../../catalogue/span.ts";
import { sidebarCodes } from "../../diagnostics/codes/prose-links.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { LocatedEntry, LocatedJson } from "../json/located-json.ts";
import { startOfFile } from "../../places/start-of-file.ts";

/** Nothing that people write comes near; it keeps a hostile file from exhausting the stack of the parser. */
const deepest = 200;
/** Values that names and spreads may repeat; beyond it they only serve to exhaust memory. */
const mostValues = 200_000;

interface Reading {
  readonly file: string;
  readonly report: Report;
  /** What the module's constants stand for, by name. */
  readonly constants: ReadonlyMap<string, Expression>;
  /** What functions without parameters give back that do nothing else, by name. */
  readonly results: ReadonlyMap<string, Expression>;
  /** Constants that are being read, so that one which names itself comes to an end. */
  readonly open: Set<string>;
  values: number;
}

/**
 * The value that a JavaScript module exports, read off its text: the module is never run. Lists,
 * objects, strings, numbers and names of constants are understood; anything that would have to be
 * evaluated is reported at its place and left out.
 */
export function readModule(
  { path, text }: { readonly path: string; readonly text: string },
  report: Report,
): LocatedJson | undefined {
  const start = startOfFile(path);
  if (nestsTooDeep(text)) {
    report.add(sidebarCodes.tooDeep({ limit: deepest }), start);
    return undefined;
  }
  const program = parseProgram(text, path, report);
  if (program === undefined) return undefined;
  const exported = findExport(program);
  if (exported === undefined) {
    report.add(sidebarCodes.noExport(), start);
    return undefined;
  }
  const [constants, results] = [findConstants(program), findResults(program)];
  return readValue(exported, { file: path, report, constants, results, open: new Set(), values: 0 });
}

/** An upper estimate that needs no parser; brackets in strings and comments count too. Operators before a value nest as well. */
function nestsTooDeep(text: string): boolean {
  if (/(?:[!~+-]\s{0,9}){200}/.test(text)) return true;
  let open = 0;
  for (const [bracket] of text.matchAll(/[[\](){}]/g)) {
    open = "[({".includes(bracket) ? open + 1 : Math.max(0, open - 1);
    if (open > deepest) return true;
  }
  return false;
}

function parseProgram(text: string, file: string, report: Report): Program | undefined {
  // Two more characters end a line in JavaScript, and nowhere else.
  const lines = text.replace(/[\u2028\u2029]/g, " ");
  const options = { ecmaVersion: "latest", locations: true, allowHashBang: true } as const;
  try {
    return parse(lines, { ...options, sourceType: "module" });
  } catch (error) {
    if (error instanceof RangeError) {
      // Chains of operators nest as well, without a bracket.
      report.add(sidebarCodes.tooDeep({ limit: deepest }), startOfFile(file));
      return undefined;
    }
    if (!(error instanceof SyntaxError)) throw error;
    const { line, column } = "loc" in error ? (error.loc as { line: number; column: number }) : { line: 1, column: 0 };
    const detail = error.message.replace(/ \(\d+:\d+\)$/, "");
    report.add(sidebarCodes.syntax({ detail: detail.charAt(0).toLowerCase() + detail.slice(1) }), {
      file,
      startLine: line,
      startColumn: column + 1,
      endLine: line,
      endColumn: column + 1,
    });
    return undefined;
  }
}

/** The value behind `module.exports =` or `export default`. */
function findExport({ body }: Program): Expression | undefined {
  for (const statement of body.toReversed()) {
    if (statement.type === "ExportDefaultDeclaration") {
      const { declaration } = statement;
      return declaration.type.endsWith("Declaration") ? undefined : (declaration as Expression);
    }
    const assigned = findAssigned(statement);
    if (assigned !== undefined) return assigned;
  }
  return undefined;
}

function findAssigned(statement: Statement | ModuleDeclaration): Expression | undefined {
  if (statement.type !== "ExpressionStatement" || statement.expression.type !== "AssignmentExpression")
    return undefined;
  const { left, right } = statement.expression;
  if (left.type !== "MemberExpression" || left.object.type !== "Identifier" || left.property.type !== "Identifier") {
    return undefined;
  }
  return left.object.name === "module" && left.property.name === "exports" ? right : undefined;
}

function findConstants({ body }: Program): ReadonlyMap<string, Expression> {
  const constants = new Map<string, Expression>();
  for (const statement of body) {
    const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declaration?.type !== "VariableDeclaration" || declaration.kind !== "const") continue;
    for (const { id, init } of declaration.declarations) {
      if (id.type === "Identifier" && init) constants.set(id.name, init);
    }
  }
  return constants;
}

function findResults({ body }: Program): ReadonlyMap<string, Expression> {
  const results = new Map<string, Expression>();
  for (const statement of body) {
    const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declaration?.type !== "FunctionDeclaration" || declaration.params.length > 0) continue;
    const [only, ...others] = declaration.body.body;
    if (only?.type === "ReturnStatement" && only.argument && others.length === 0)
      results.set(declaration.id.name, only.argument);
  }
  return results;
}

function readValue(node: Expression, reading: Reading): LocatedJson | undefined {
  const span = toSpan(node, reading.file);
  reading.values += 1;
  if (reading.values > mostValues) return undefined;
  switch (node.type) {
    case "ObjectExpression":
      return { kind: "object", entries: readEntries(node.properties, reading), span };
    case "ArrayExpression":
      return { kind: "array", items: readItems(node.elements, reading), span };
    case "ParenthesizedExpression":
      return readValue(node.expression, reading);
    case "Literal":
      if (node.regex !== undefined && node.regex !== null) break;
      if (typeof node.value === "object" && node.value !== null) break;
      return { kind: "scalar", value: node.value ?? null, span };
    case "TemplateLiteral": {
      const [quasi] = node.quasis;
      if (node.expressions.length > 0 || quasi === undefined) break;
      return { kind: "scalar", value: quasi.value.cooked ?? quasi.value.raw, span };
    }
    case "UnaryExpression":
      // Minifiers write true and false so.
      if (node.operator !== "!" || node.argument.type !== "Literal" || typeof node.argument.value !== "number") break;
      return { kind: "scalar", value: node.argument.value === 0, span };
    case "Identifier":
      return readConstant(node.name, node, reading);
    case "CallExpression": {
      const listed = readFolderCall(node, span, reading);
      if (listed !== undefined) return listed;
      if (node.callee.type !== "Identifier" || node.arguments.length > 0) break;
      if (!reading.results.has(node.callee.name)) break;
      return readConstant(node.callee.name, node, reading, reading.results);
    }
    default:
  }
  reading.report.add(sidebarCodes.notLiteral({ what: nameExpression(node) }), span);
  return undefined;
}

/**
 * The call of a function that lists a folder, by its name and its first argument, can only mean the pages in there: they
 * take the place of what the function would find. A second argument may give labels by id.
 */
function readFolderCall(call: CallExpression, span: Span, reading: Reading): LocatedJson | undefined {
  const [folder, labels, ...others] = call.arguments;
  if (call.callee.type !== "Identifier" || !/dir|folder/i.test(call.callee.name) || others.length > 0) return undefined;
  if (folder?.type !== "Literal" || typeof folder.value !== "string" || labels?.type === "SpreadElement") {
    return undefined;
  }
  const entry = (key: string, value: LocatedJson): [string, LocatedEntry] => [key, { key, keySpan: span, value }];
  const words = labels === undefined ? undefined : readValue(labels, reading);
  const item: LocatedJson = {
    kind: "object",
    entries: new Map([
      entry("type", { kind: "scalar", value: "files", span }),
      entry("dirName", { kind: "scalar", value: folder.value, span: toSpan(folder, reading.file) }),
      ...(words === undefined ? [] : [entry("labels", words)]),
    ]),
    span,
  };
  reading.report.add(sidebarCodes.folderCall({ name: call.callee.name, folder: folder.value }), span);
  return { kind: "array", items: [item], span };
}

function readConstant(
  name: string,
  node: Expression,
  reading: Reading,
  values = reading.constants,
): LocatedJson | undefined {
  if (name === "undefined") return undefined;
  const value = values.get(name);
  if (value === undefined || reading.open.has(name)) {
    reading.report.add(sidebarCodes.notLiteral({ what: `the name \`${name}\`` }), toSpan(node, reading.file));
    return undefined;
  }
  reading.open.add(name);
  const read = readValue(value, reading);
  reading.open.delete(name);
  return read;
}

function readEntries(
  properties: readonly (Property | SpreadElement)[],
  reading: Reading,
): ReadonlyMap<string, LocatedEntry> {
  const entries = new Map<string, LocatedEntry>();
  for (const property of properties) {
    if (property.type === "SpreadElement") {
      const spread = readValue(property.argument, reading);
      if (spread?.kind === "object") for (const [key, entry] of spread.entries) entries.set(key, entry);
      continue;
    }
    const key = readKey(property);
    if (key === undefined || property.method || property.kind !== "init") {
      const what = key === undefined ? "a computed key" : `the function \`${key}\``;
      reading.report.add(sidebarCodes.notLiteral({ what }), toSpan(property, reading.file));
      continue;
    }
    const isUndefined = property.value.type === "Identifier" && property.value.name === "undefined";
    // That it can't be read has been said; that it is missing would be wrong.
    const unread = { kind: "scalar", value: "", isCut: true, span: toSpan(property.value, reading.file) } as const;
    const value = readValue(property.value, reading) ?? (isUndefined ? undefined : unread);
    if (value !== undefined) entries.set(key, { key, keySpan: toSpan(property.key, reading.file), value });
  }
  return entries;
}

function readKey({ key, computed }: Property): string | undefined {
  if (key.type === "Literal" && typeof key.value !== "object") return String(key.value);
  return key.type === "Identifier" && !computed ? key.name : undefined;
}

function readItems(elements: readonly (Expression | SpreadElement | null)[], reading: Reading): LocatedJson[] {
  return elements.flatMap((element): readonly LocatedJson[] => {
    if (element === null) return [];
    if (element.type !== "SpreadElement") return [readValue(element, reading)].filter((item) => item !== undefined);
    const spread = readValue(element.argument, reading);
    return spread?.kind === "array" ? spread.items : [];
  });
}

function nameExpression(node: Expression): string {
  switch (node.type) {
    case "CallExpression":
      return node.callee.type === "Identifier" ? `the call of \`${node.callee.name}\`` : "a call";
    case "ArrowFunctionExpression":
    case "FunctionExpression":
      return "a function";
    case "TemplateLiteral":
      return "a template with expressions in it";
    case "ConditionalExpression":
    case "LogicalExpression":
      return "a choice";
    case "MemberExpression":
      return "a part of another value";
    default:
      return "an expression";
  }
}

function toSpan({ loc }: Node, file: string): Span {
  const from = loc?.start ?? { line: 1, column: 0 };
  const to = loc?.end ?? from;
  return {
    file,
    startLine: from.line,
    startColumn: from.column + 1,
    endLine: to.line,
    endColumn: Math.max(to.column, to.line === from.line ? from.column + 1 : 1),
  };
}
