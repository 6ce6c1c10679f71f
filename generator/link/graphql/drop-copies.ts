import { Kind, print } from "graphql";
import { graphqlCodes } from "../../diagnostics/codes/graphql.ts";
import type { Report } from "../../diagnostics/report.ts";
import { toSpan, type GraphqlDefinition, type GraphqlDocument } from "../../parse/graphql/graphql-document.ts";

// A client keeps a copy of its server's schema, and a repository with both has the same file twice. That is one thing to say,
// and none of each type. In one file a repeat is a slip that servers refuse and what merges files takes, and of which no reader
// sees anything. What differs is left for merging to report. Scalars and `schema` blocks have
// nothing that an edit could make unlike, so that modules which each declare what they need of these are left in peace.

type DefinitionNode = GraphqlDefinition["node"];

/** What is said again in the same words. */
interface Copy {
  readonly node: DefinitionNode;
  readonly original: DefinitionNode;
}

/** The definitions without those that are there in the same words before, which is told once of files and once of what repeats itself. */
export function dropCopies(document: GraphqlDocument, report: Report): GraphqlDocument {
  const findOriginal = createFinder();
  const copies: Copy[] = [];
  const definitions = document.definitions.filter(({ node }) => {
    const original = findOriginal(node);
    if (original !== undefined) copies.push({ node, original });
    return original === undefined;
  });
  reportCopies(copies, report);
  return copies.length === 0 ? document : { ...document, definitions };
}

function reportCopies(copies: readonly Copy[], report: Report): void {
  const isWithin = ({ node, original }: Copy): boolean => fileOf(node) === fileOf(original);
  const within = copies.filter(isWithin);
  const [again] = within;
  if (again !== undefined) {
    const problem = graphqlCodes.repeatedInFile({ name: nameOf(again.node), more: within.length - 1 });
    report.add(problem, spanOf(again.node), [{ message: "first declared here", span: spanOf(again.original) }]);
  }
  const told = copies.filter(
    (copy) =>
      copy.node.kind !== Kind.SCHEMA_DEFINITION && copy.node.kind !== Kind.SCALAR_TYPE_DEFINITION && !isWithin(copy),
  );
  const [first] = told;
  if (first === undefined) return;
  const problem = graphqlCodes.repeatedDefinitions({
    name: nameOf(first.node),
    more: told.length - 1,
    file: fileOf(first.original),
    files: new Set(told.map(({ node }) => fileOf(node))).size,
  });
  report.add(problem, spanOf(first.node), [{ message: "first declared here", span: spanOf(first.original) }]);
}

/** Finds what says the same before. Only definitions whose name is there twice are printed to be compared, each once. */
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
    return original;
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
