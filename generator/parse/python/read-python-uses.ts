import type { Grammar } from "../syntax/grammar.ts";
import type { SyntaxNode } from "../syntax/syntax-node.ts";
import type { PythonImportedName, PythonUsedCall, PythonUses } from "./python-uses-document.ts";

/** Reads a piece of code without running it, function bodies included. */
export function readPythonUses(text: string, file: string, grammar: Grammar): PythonUses {
  const imports: PythonImportedName[] = [];
  const calls: PythonUsedCall[] = [];
  const bindings = new Map<string, number>();
  const bind = (name: string): void => void bindings.set(name, (bindings.get(name) ?? 0) + 1);
  const tree = grammar.read(text, file);
  if (tree === undefined) return { imports, calls, bindings };
  // Kept in a list instead of on the stack, which nesting could exhaust.
  const open = [tree.root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    visit(node);
    for (const child of node.children.toReversed()) open.push(child);
  }
  return { imports, calls, bindings, error: tree.error };

  function visit(node: SyntaxNode): void {
    if (node.type === "import_from_statement") {
      const module = node.child("module_name")?.text ?? "";
      for (const item of node.childrenIn("name")) {
        const name = item.child("name") ?? item;
        const alias = item.child("alias")?.text ?? name.text;
        imports.push({ module, name: name.text, alias, span: name.span });
        bind(alias);
      }
    } else if (node.type === "call") {
      const call = readCall(node);
      if (call !== undefined) calls.push(call);
    } else if (node.type === "assignment") {
      const left = node.child("left");
      if (left?.type === "identifier") bind(left.text);
    } else if (binders.has(node.type)) {
      for (const child of node.children) if (child.type === "identifier") bind(child.text);
    }
  }

  function readCall(node: SyntaxNode): PythonUsedCall | undefined {
    const callee = node.child("function");
    const list = node.child("arguments");
    if (callee === undefined || list?.type !== "argument_list" || !/^[\w.]+$/.test(callee.text)) return undefined;
    const given = list.children;
    const keywords = given.flatMap((argument) => {
      const name = argument.type === "keyword_argument" ? argument.child("name") : undefined;
      return name === undefined ? [] : [{ name: name.text, span: name.span }];
    });
    const isOpen = given.some(
      ({ type }) => type === "list_splat" || type === "dictionary_splat" || type === "ellipsis",
    );
    return {
      callee: callee.text,
      span: (callee.child("attribute") ?? callee).span,
      keywords,
      positional: given.length - keywords.length,
      isOpen,
      assigned: findTarget(node),
    };
  }
}

/** Nodes whose own names are given values by them. */
const binders = new Set(["parameters", "pattern_list", "as_pattern_target", "for_statement", "class_definition"]);

/** The name before the `=`, or behind the `as` of a `with`. */
function findTarget({ parent }: SyntaxNode): string | undefined {
  if (parent?.type === "assignment") {
    const left = parent.child("left");
    return left?.type === "identifier" ? left.text : undefined;
  }
  if (parent?.type !== "as_pattern") return undefined;
  return parent.child("alias")?.text;
}
