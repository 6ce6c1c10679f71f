import { print } from "graphql";
import { graphqlCodes } from "../../diagnostics/codes/graphql.ts";
import type { Report } from "../../diagnostics/report.ts";
import { toSpan, type GraphqlDefinition, type GraphqlDocument } from "../../parse/graphql/graphql-document.ts";

// A client keeps a copy of its server's schema, and a repository with both has the same file twice. That is one thing to say,
// and none of each type. What differs is left for merging to report, as are repeats in one file.

type DefinitionNode = GraphqlDefinition["node"];

/** What a file says that another one has said before. */
interface Copies {
  readonly first: DefinitionNode;
  readonly original: DefinitionNode;
  count: number;
}

/** The definitions without those that an earlier file has in the same words, which is told once for each two files. */
export function dropCopies(document: GraphqlDocument, report: Report): GraphqlDocument {
  const findOriginal = createFinder();
  const found = new Map<string, Copies>();
  const definitions = document.definitions.filter(({ node }) => {
    const original = findOriginal(node);
    if (original === undefined) return true;
    const key = JSON.stringify([fileOf(node), fileOf(original)]);
    const copies = found.get(key);
    if (copies === undefined) found.set(key, { first: node, original, count: 1 });
    else copies.count += 1;
    return false;
  });
  for (const { first, original, count } of found.values()) {
    const problem = graphqlCodes.repeatedDefinitions({ name: nameOf(first), more: count - 1, file: fileOf(original) });
    report.add(problem, spanOf(first), [{ message: "first declared here", span: spanOf(original) }]);
  }
  return found.size === 0 ? document : { ...document, definitions };
}

/** Finds what says the same in an earlier file. Only definitions whose name is there twice are printed to be compared, each once. */
function createFinder(): (node: DefinitionNode) => DefinitionNode | undefined {
  /** By kind and name, the first one; undefined where it has been printed. */
  const firsts = new Map<string, DefinitionNode | undefined>();
  const printed = new Map<string, DefinitionNode>();
  return (node) => {
    const key = `${node.kind} ${nameOf(node)}`;
    if (!firsts.has(key)) {
      firsts.set(key, node);
      return undefined;
    }
    const first = firsts.get(key);
    if (first !== undefined) printed.set(print(first), first);
    firsts.set(key, undefined);
    const text = print(node);
    const original = printed.get(text);
    if (original === undefined) printed.set(text, node);
    return original !== undefined && fileOf(original) !== fileOf(node) ? original : undefined;
  };
}

function nameOf(node: DefinitionNode): string {
  return "name" in node ? node.name.value : "schema";
}

function fileOf({ loc }: DefinitionNode): string {
  return loc?.source.name ?? "";
}

function spanOf(node: DefinitionNode): ReturnType<typeof toSpan> {
  const loc = "name" in node ? node.name.loc : node.loc;
  if (loc === undefined) throw new Error("a definition that was read from a file has a place in it");
  return toSpan(loc);
}
