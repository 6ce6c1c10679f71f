import { findNodes } from "../syntax/find-nodes.ts";
import type { SyntaxNode } from "../syntax/syntax-node.ts";
import type { PythonEnvironmentRead } from "./python-document.ts";
import { readDoc } from "./read-statements.ts";
import { readExpression } from "./read-expression.ts";

/** Whether a text has something in it that may ask for an environment variable. */
export function mayAsk(text: string): boolean {
  return /\bgetenv[\s\\]*\(|\benviron(?:\.get[\s\\]*\(|[\s\\]*\[)|\b_?get_(?:\w+_)?env(?:_var(?:iable)?)?[\s\\]*\(/.test(
    text,
  );
}

/**
 * Every place in the file, bodies of functions included, that asks for an environment variable: `os.getenv(name, default)`,
 * `os.environ.get(name)`, `os.environ[name]`, and helpers that are called like `get_boolean_env_variable(name, default)`.
 */
export function readEnvironment(root: SyntaxNode, text: string): readonly PythonEnvironmentRead[] | undefined {
  if (!mayAsk(text)) return undefined;
  const found: PythonEnvironmentRead[] = [];
  for (const node of findNodes(root, ["call", "subscript"])) {
    if (node.type === "call") addCall(node);
    else addSubscript(node);
  }
  return found.length === 0 ? undefined : found;

  function addCall(node: SyntaxNode): void {
    const callee = node.child("function")?.text ?? "";
    if (!/^(?:os\.)?(?:getenv|environ\.get)$|^(?:\w+\.)?_?get_(?:\w+_env|(?:\w+_)?env_var(?:iable)?)$/.test(callee))
      return;
    const list = node.child("arguments");
    const given = list === undefined ? [] : list.children;
    const [name, preset] = given.filter(({ type }) => type !== "keyword_argument");
    const named = given.find((each) => each.type === "keyword_argument" && each.child("name")?.text === "default");
    const value = preset ?? named?.child("value");
    if (name !== undefined)
      found.push({
        name: readExpression(name),
        default: value === undefined ? undefined : readExpression(value),
        doc: findDoc(node),
        span: name.span,
      });
  }

  function addSubscript(node: SyntaxNode): void {
    const of = node.child("value")?.text ?? "";
    const name = node.child("subscript");
    // What is set is not asked for.
    const isSet = node.parent?.type === "assignment" && node.parent.child("left") === node;
    if (/^(?:os\.)?environ$/.test(of) && name !== undefined && !isSet && node.parent?.type !== "delete_statement")
      found.push({ name: readExpression(name), doc: findDoc(node), span: name.span });
  }
}

/** What a function says of itself that, this aside, only gives what the node gives: then it is said of the variable. */
function findDoc(node: SyntaxNode): string | undefined {
  let given = node.parent;
  while (given !== undefined && given.type !== "return_statement" && given.type !== "block") given = given.parent;
  const block = given?.type === "return_statement" ? given.parent : undefined;
  // Of several that are given together nobody knows which one is meant.
  if ((given?.text.match(/getenv|environ|_env/g) ?? []).length !== 1) return undefined;
  if (block?.parent?.type !== "function_definition" || block.children.length !== 2) return undefined;
  return readDoc(block);
}
