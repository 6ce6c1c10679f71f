import { isCollection, isScalar, isSeq, Scalar, type Node } from "yaml";

/**
 * What a node with a tag of MkDocs is where nothing is run and no variable of the environment is set: `!ENV [A, B, "x"]` is
 * the text behind the names, `!ENV A` nothing, and so is what `!!python/…` names. Any other node is what it is.
 */
export function settleTag(node: Node): Node {
  const tag = isScalar(node) || isCollection(node) ? node.tag : undefined;
  if (tag === undefined) return node;
  if (tag === "!ENV") {
    const last = isSeq(node) && node.items.length > 1 ? node.items.at(-1) : undefined;
    return isScalar(last) ? last : toNothing(node);
  }
  return tag.startsWith("tag:yaml.org,2002:python/") ? toNothing(node) : node;
}

function toNothing({ range }: Node): Node {
  const nothing = new Scalar(null);
  nothing.range = range ?? null;
  return nothing;
}
