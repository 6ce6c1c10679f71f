import {
  parse,
  type CallExpression,
  type Expression,
  type MemberExpression,
  type Node,
  type Program,
  type Property,
  type SpreadElement,
} from "acorn";
import type { Span } from "../../catalogue/span.ts";
import { sidebarCodes } from "../../diagnostics/codes/prose-links.ts";
import { createReport, type Report } from "../../diagnostics/report.ts";
import type { LocatedEntry, LocatedJson } from "../json/located-json.ts";
import { listModuleCandidates } from "../../places/module-paths.ts";
import { startOfFile } from "../../places/start-of-file.ts";
import type { SourceModule } from "../../sources/source-file.ts";
import { parseLocatedJson } from "../json/parse-located-json.ts";
import { findModuleNames, findRequired, type ImportedName, type ModuleNames } from "./module-names.ts";

/** Nothing that people write comes near; it keeps a hostile file from exhausting the stack of the parser. */
const deepest = 200;
/** Values that names and spreads may repeat; beyond it they only serve to exhaust memory. */
const mostValues = 200_000;

/** Modules that import each other one in the other. */
const deepestImport = 8;

interface Reading {
  readonly file: string;
  readonly report: Report;
  readonly names: ModuleNames;
  /** Names that are being read, so that one which names itself comes to an end. */
  readonly open: Set<string>;
  readonly library: Library;
}

/** What all modules that a value is put together of have in common. */
interface Library {
  readonly modules: readonly SourceModule[];
  readonly names: Map<string, ModuleNames | undefined>;
  depth: number;
  values: number;
}

/**
 * The value that a JavaScript module exports, read off its text: the module is never run. Lists,
 * objects, strings, numbers and names of constants are understood, also those of other modules that were read with it; anything that would have to be
 * evaluated is reported at its place and left out.
 */
export function readModule(
  {
    path,
    text,
    modules = [],
  }: { readonly path: string; readonly text: string; readonly modules?: readonly SourceModule[] | undefined },
  report: Report,
): LocatedJson | undefined {
  const names = openNames({ path, text }, report);
  if (names === undefined) return undefined;
  if (names.exported === undefined) {
    report.add(sidebarCodes.noExport(), startOfFile(path));
    return undefined;
  }
  const library = { modules, names: new Map([[path, names]]), depth: 0, values: 0 };
  return readValue(names.exported, { file: path, report, names, open: new Set(), library });
}

function openNames({ path, text }: SourceModule, report: Report): ModuleNames | undefined {
  if (nestsTooDeep(text)) {
    report.add(sidebarCodes.tooDeep({ limit: deepest }), startOfFile(path));
    return undefined;
  }
  const program = parseProgram(text, path, report);
  return program && findModuleNames(program);
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

function readValue(node: Expression, reading: Reading): LocatedJson | undefined {
  const span = toSpan(node, reading.file);
  reading.library.values += 1;
  if (reading.library.values > mostValues) return undefined;
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
      const from = findRequired(node);
      const required = from === undefined ? undefined : readImported({ from, name: undefined }, reading);
      if (required !== undefined) return required;
      if (node.callee.type !== "Identifier" || node.arguments.length > 0) break;
      const { name } = node.callee;
      if (!reading.names.results.has(name) && !reading.names.imports.has(name)) break;
      return readConstant(name, node, reading, reading.names.results);
    }
    case "MemberExpression": {
      const part = readPart(node, reading);
      if (part !== undefined) return part;
      break;
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
  values = reading.names.constants,
): LocatedJson | undefined {
  if (name === "undefined") return undefined;
  const imported = reading.names.imports.get(name);
  const found = imported && readImported(imported, reading);
  if (found !== undefined) return found;
  const value = values.get(name);
  const key = `${reading.file} ${name}`;
  if (value === undefined || reading.open.has(key)) {
    reading.report.add(sidebarCodes.notLiteral({ what: `the name \`${name}\`` }), toSpan(node, reading.file));
    return undefined;
  }
  reading.open.add(key);
  const read = readValue(value, reading);
  reading.open.delete(key);
  return read;
}

/** A part by its name of what another module exports. */
function readPart({ object, property, computed }: MemberExpression, reading: Reading): LocatedJson | undefined {
  if (computed || property.type !== "Identifier" || object.type === "Super") return undefined;
  const named = object.type === "Identifier" ? reading.names.constants.get(object.name) : undefined;
  const from = findRequired(named ?? object);
  const imported =
    from === undefined
      ? object.type === "Identifier"
        ? reading.names.imports.get(object.name)
        : undefined
      : { from, name: undefined };
  if (imported === undefined) return undefined;
  if (imported.name === undefined) return readImported({ from: imported.from, name: property.name }, reading);
  const whole = readImported(imported, reading);
  return whole?.kind === "object" ? whole.entries.get(property.name)?.value : undefined;
}

/**
 * What another module exports by a name, or without one. Undefined where there is no such module or nothing of it can be understood, which is
 * to be said where it is wanted, and not where it stands.
 */
function readImported({ from, name }: ImportedName, reading: Reading): LocatedJson | undefined {
  const { library, file, open } = reading;
  const candidates = /^\.{1,2}\//.test(from) ? listModuleCandidates(from, file) : [];
  const module = candidates
    .map((candidate) => library.modules.find(({ path }) => path === candidate))
    .find((found) => found !== undefined);
  const key = module && `${module.path} ${name === undefined ? "*" : `.${name}`}`;
  if (module === undefined || key === undefined || open.has(key) || library.depth >= deepestImport) return undefined;
  open.add(key);
  library.depth += 1;
  const report = createReport();
  const read = readExported(module, name, { ...reading, file: module.path, report });
  library.depth -= 1;
  open.delete(key);
  if (read !== undefined) for (const heard of report.diagnostics) reading.report.add(heard, heard.span);
  return read;
}

function readExported(
  module: SourceModule,
  name: string | undefined,
  reading: Omit<Reading, "names">,
): LocatedJson | undefined {
  if (module.path.endsWith(".json")) {
    const value = parseLocatedJson(module, reading.report);
    return name === undefined || name === "default" || value?.kind !== "object"
      ? value
      : value.entries.get(name)?.value;
  }
  const { library, report } = reading;
  if (!library.names.has(module.path)) library.names.set(module.path, openNames(module, report));
  const names = library.names.get(module.path);
  if (names === undefined) return undefined;
  const own = { ...reading, names };
  if (name === undefined || name === "default") {
    if (names.exported !== undefined) return readValue(names.exported, own);
    return name === undefined ? readAllExported(names, own) : undefined;
  }
  const exported = names.exports.get(name);
  if (typeof exported === "object") return "from" in exported ? readImported(exported, own) : readValue(exported, own);
  if (exported !== undefined) {
    const imported = names.imports.get(exported);
    const value = names.constants.get(exported) ?? names.results.get(exported);
    return imported === undefined ? value && readValue(value, own) : readImported(imported, own);
  }
  for (const from of names.handedOn) {
    const found = readImported({ from, name }, own);
    if (found !== undefined) return found;
  }
  const whole = names.exported?.type === "ObjectExpression" ? readValue(names.exported, own) : undefined;
  return whole?.kind === "object" ? whole.entries.get(name)?.value : undefined;
}

/** An object of all that a module exports by names. */
function readAllExported(names: ModuleNames, reading: Reading): LocatedJson | undefined {
  const span = startOfFile(reading.file);
  const entries = [...names.exports.keys()].flatMap((key): readonly (readonly [string, LocatedEntry])[] => {
    const value = readExported({ path: reading.file, text: "" }, key, reading);
    return value === undefined ? [] : [[key, { key, keySpan: value.span, value }]];
  });
  return entries.length === 0 ? undefined : { kind: "object", entries: new Map(entries), span };
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
