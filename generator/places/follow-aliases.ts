import { isAlias, visit, type Alias, type Document, type Node } from "yaml";

/**
 * Tells what the aliases of a document stand for, each the last value before it that bears its name. The parser's own way looks
 * through the whole document for every one of them; here it is gone through once, when the first is asked for.
 */
export function followAliases(document: Document): (alias: Alias) => Node | undefined {
  let targets: ReadonlyMap<Alias, Node> | undefined;
  return (alias) => {
    targets ??= findTargets(document);
    return targets.get(alias);
  };
}

function findTargets(document: Document): ReadonlyMap<Alias, Node> {
  const named = new Map<string, Node>();
  const targets = new Map<Alias, Node>();
  visit(document, {
    Node: (_, node) => {
      if (isAlias(node)) {
        const target = named.get(node.source);
        if (target !== undefined) targets.set(node, target);
      } else if (node.anchor !== undefined) named.set(node.anchor, node);
    },
  });
  return targets;
}
