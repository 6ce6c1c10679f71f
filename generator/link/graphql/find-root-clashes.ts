import { Kind, OperationTypeNode } from "graphql";
import type { GraphqlDocument } from "../../parse/graphql/graphql-document.ts";
import { fileOf, type Clash, type Named } from "./find-clashes.ts";

/** A type that a file has queries in. */
interface QueryRoot extends Named {
  readonly name: string;
}

/** Files that call the root of their queries otherwise, of which a schema has one; each with the first of another name. */
export function findRootClashes({ definitions }: GraphqlDocument): readonly Clash[] {
  const roots = new Map<string, QueryRoot>();
  for (const { node } of definitions) {
    if (node.kind === Kind.SCHEMA_DEFINITION) {
      const root = node.operationTypes.find(({ operation }) => operation === OperationTypeNode.QUERY);
      if (root !== undefined) roots.set(fileOf(node), { name: root.type.name.value, loc: node.loc });
    } else if (node.kind === Kind.OBJECT_TYPE_DEFINITION && node.name.value === "Query") {
      const known = roots.get(fileOf(node));
      if (known === undefined) roots.set(fileOf(node), { name: "Query", loc: node.name.loc });
    }
  }
  const firsts = new Map<string, QueryRoot>();
  return [...roots.values()].flatMap((again): readonly Clash[] => {
    const first = [...firsts.values()].find(({ name }) => name !== again.name);
    if (!firsts.has(again.name)) firsts.set(again.name, again);
    return first === undefined ? [] : [{ coordinate: "schema", isContrary: true, first, again }];
  });
}
