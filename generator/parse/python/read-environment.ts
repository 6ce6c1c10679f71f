import type { Node } from "web-tree-sitter";
import type { PythonEnvironmentRead } from "./python-document.ts";
import { listChildren, type ExpressionReader } from "./read-expression.ts";

/** Whether a text has something in it that may ask for an environment variable. */
export function mayAsk(text: string): boolean {
  return /\benviron\b|\bgetenv\b|_env_var/.test(text);
}

/**
 * Every place in the file, bodies of functions included, that asks for an environment variable: `os.getenv(name, default)`,
 * `os.environ.get(name)`, `os.environ[name]`, and helpers that are called like `get_boolean_env_variable(name, default)`.
 */
export function readEnvironment(
  root: Node,
  text: string,
  { read, span }: ExpressionReader,
): readonly PythonEnvironmentRead[] | undefined {
  if (!mayAsk(text)) return undefined;
  const found: PythonEnvironmentRead[] = [];
  for (const node of root.descendantsOfType(["call", "subscript"])) {
    if (node.type === "call") addCall(node);
    else addSubscript(node);
  }
  return found.length === 0 ? undefined : found;

  function addCall(node: Node): void {
    const callee = node.childForFieldName("function")?.text ?? "";
    if (!/^(?:os\.)?(?:getenv|environ\.get)$|^(?:\w+\.)?get_(?:\w+_)?env_var(?:iable)?$/.test(callee)) return;
    const list = node.childForFieldName("arguments");
    const given = list === null ? [] : listChildren(list);
    const [name, preset] = given.filter(({ type }) => type !== "keyword_argument");
    const named = given.find(
      (each) => each.type === "keyword_argument" && each.childForFieldName("name")?.text === "default",
    );
    const value = preset ?? named?.childForFieldName("value") ?? undefined;
    if (name !== undefined)
      found.push({ name: read(name), default: value === undefined ? undefined : read(value), span: span(name) });
  }

  function addSubscript(node: Node): void {
    const of = node.childForFieldName("value")?.text ?? "";
    const name = node.childForFieldName("subscript");
    // What is set is not asked for.
    const isSet = node.parent?.type === "assignment" && node.parent.childForFieldName("left")?.equals(node) === true;
    if (/^(?:os\.)?environ$/.test(of) && name !== null && !isSet && node.parent?.type !== "delete_statement")
      found.push({ name: read(name), span: span(name) });
  }
}
