import { parse, type AnyNode, type ExportSpecifier, type ImportDeclaration } from "acorn";

/**
 * A module as a classic script, which browsers also load from a disk. It calls `aspectdoc` with a function that
 * is given the way to load other scripts, which come before its own statements, and gives what the module
 * exports: see `site/client/hand-over.ts`. Exports are what they are when the module has run.
 */
export function toClassicScript(code: string): string {
  const program = parse(code, { ecmaVersion: "latest", sourceType: "module" });
  const edits: Edit[] = [];
  const imported: ImportDeclaration[] = [];
  const exported: string[] = [];
  for (const node of program.body) {
    if (node.type === "ImportDeclaration") {
      imported.push(node);
      edits.push({ start: node.start, end: node.end, text: "" });
    } else if (node.type === "ExportNamedDeclaration" && node.declaration == null && node.source == null) {
      exported.push(...node.specifiers.map(toProperty));
      edits.push({ start: node.start, end: node.end, text: "" });
    } else if (node.type.startsWith("Export")) {
      throw new Error("a chunk is expected to list its exports by name");
    }
  }
  for (const { start } of findNodes(program, "ImportExpression")) {
    edits.push({ start, end: start + "import".length, text: loadName });
  }
  const body = applyEdits(code, edits);
  const lines = [toLoading(imported), body, `return {${exported.join(", ")}};`];
  return `aspectdoc(async ${loadName} => {\n${lines.join("\n")}\n});\n`;
}

/** What a script is given; no name of a bundler's. */
const loadName = "loadScript$";

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** All that a module imports, side by side. */
function toLoading(imported: readonly ImportDeclaration[]): string {
  if (imported.length === 0) return "";
  const scripts = imported.map(({ source }) => `${loadName}(${JSON.stringify(source.value)})`);
  return `const [${imported.map(toPattern).join(", ")}] = await Promise.all([${scripts.join(", ")}]);`;
}

function toPattern({ specifiers }: ImportDeclaration): string {
  const whole = specifiers.find(({ type }) => type === "ImportNamespaceSpecifier");
  if (whole !== undefined) return whole.local.name;
  const names = specifiers.map((specifier) => {
    const name = specifier.type === "ImportSpecifier" ? toName(specifier.imported) : "default";
    return `${name}: ${specifier.local.name}`;
  });
  return names.length === 0 ? "" : `{${names.join(", ")}}`;
}

function toProperty({ local, exported }: ExportSpecifier): string {
  return `${toName(exported)}: ${toName(local)}`;
}

function toName(name: ExportSpecifier["local"]): string {
  return name.type === "Identifier" ? name.name : JSON.stringify(name.value);
}

function applyEdits(code: string, edits: readonly Edit[]): string {
  let end = 0;
  let text = "";
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    text += code.slice(end, edit.start) + edit.text;
    end = edit.end;
  }
  return text + code.slice(end);
}

/** The nodes of a type, wherever they are. */
function findNodes(root: AnyNode, type: AnyNode["type"]): readonly AnyNode[] {
  const found: AnyNode[] = [];
  const waiting: unknown[] = [root];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (isNode(node) && node.type === type) found.push(node);
    if (typeof node === "object" && node !== null) {
      waiting.push(...Object.values(node).filter((value) => typeof value === "object" && value !== null));
    }
  }
  return found;
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}
