import type { Node, Parser } from "web-tree-sitter";
import type { Span } from "../../catalogue/span.ts";
import type { PythonImportedName, PythonUsedCall, PythonUses } from "./python-uses-document.ts";
import { createExpressionReader, listChildren } from "./read-expression.ts";

/** Reads a piece of code without running it, function bodies included. */
export function readPythonUses(text: string, file: string, parser: Parser): PythonUses {
  const imports: PythonImportedName[] = [];
  const calls: PythonUsedCall[] = [];
  const bindings = new Map<string, number>();
  const { span } = createExpressionReader(file);
  const bind = (name: string): void => void bindings.set(name, (bindings.get(name) ?? 0) + 1);
  const tree = parser.parse(text);
  if (tree === null) return { imports, calls, bindings };
  let error: Span | undefined;
  try {
    // Kept in a list instead of on the stack, which nesting could exhaust.
    const open: Node[] = [tree.rootNode];
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      if (node.isError || node.isMissing) error ??= span(node);
      visit(node);
      open.push(...node.children.toReversed());
    }
  } finally {
    // Trees live outside of what the engine cleans up.
    tree.delete();
  }
  return { imports, calls, bindings, error };

  function visit(node: Node): void {
    if (node.type === "import_from_statement") {
      const module = node.childForFieldName("module_name")?.text ?? "";
      for (const item of node.childrenForFieldName("name")) {
        if (item === null) continue;
        const name = item.childForFieldName("name") ?? item;
        const alias = item.childForFieldName("alias")?.text ?? name.text;
        imports.push({ module, name: name.text, alias, span: span(name) });
        bind(alias);
      }
    } else if (node.type === "call") {
      const call = readCall(node);
      if (call !== undefined) calls.push(call);
    } else if (node.type === "assignment") {
      const left = node.childForFieldName("left");
      if (left?.type === "identifier") bind(left.text);
    } else if (binders.has(node.type)) {
      for (const child of listChildren(node)) if (child.type === "identifier") bind(child.text);
    }
  }

  function readCall(node: Node): PythonUsedCall | undefined {
    const callee = node.childForFieldName("function");
    const list = node.childForFieldName("arguments");
    if (callee === null || list?.type !== "argument_list" || !/^[\w.]+$/.test(callee.text)) return undefined;
    const given = listChildren(list);
    const keywords = given.flatMap((argument) => {
      const name = argument.type === "keyword_argument" ? argument.childForFieldName("name") : null;
      return name === null ? [] : [{ name: name.text, span: span(name) }];
    });
    const isOpen = given.some(
      ({ type }) => type === "list_splat" || type === "dictionary_splat" || type === "ellipsis",
    );
    return {
      callee: callee.text,
      span: span(callee.childForFieldName("attribute") ?? callee),
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
function findTarget({ parent }: Node): string | undefined {
  if (parent?.type === "assignment") {
    const left = parent.childForFieldName("left");
    return left?.type === "identifier" ? left.text : undefined;
  }
  if (parent?.type !== "as_pattern") return undefined;
  return parent.childForFieldName("alias")?.text;
}
