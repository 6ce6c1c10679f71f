import {
  introspectionTypes,
  specifiedDirectives,
  specifiedScalarTypes,
  type NamedTypeNode,
  type NameNode,
} from "graphql";
import type { GraphqlLinkedName } from "../../catalogue/graphql.ts";
import { graphqlCodes } from "../../diagnostics/codes/graphql.ts";
import type { Report } from "../../diagnostics/report.ts";
import { suggestSlips } from "../../diagnostics/suggest.ts";
import type { Linked } from "./find-linked.ts";
import { spanOf, type MergedDefinitions } from "./merge-definitions.ts";

/** Answers whether a name is declared, and remembers those that are not for one report each. */
export interface NameResolver {
  resolvesType(node: NamedTypeNode): boolean;
  resolvesDirective(name: NameNode): boolean;
  /** Names of types that were asked for and are nowhere declared. */
  readonly unknownTypes: ReadonlyMap<string, readonly NameNode[]>;
  /** What was asked for and is declared by a specification that the schema links, sorted. */
  listLinked(): readonly GraphqlLinkedName[];
  /** Reports what was asked for in vain; a name whose definition was unreadable has been reported already, and one that a link brings is declared elsewhere. */
  report(report: Report): void;
}

/** Knows the merged definitions and what the language itself declares. */
export function createNameResolver(
  { types, directives }: MergedDefinitions,
  unreadable: ReadonlySet<string>,
  linked: Linked,
): NameResolver {
  const unknownTypes = new Map<string, NameNode[]>();
  const unknownDirectives = new Map<string, NameNode[]>();
  return {
    unknownTypes,
    resolvesType: ({ name }) => types.has(name.value) || builtInTypes.has(name.value) || note(unknownTypes, name),
    resolvesDirective: (name) =>
      directives.has(name.value) || builtInDirectives.has(name.value) || note(unknownDirectives, name),
    listLinked() {
      const asked = [...unknownTypes.keys(), ...[...unknownDirectives.keys()].map((name) => `@${name}`)];
      return asked.toSorted().flatMap((name) => {
        const url = linked.originOf(name);
        return url === undefined ? [] : [{ name, url }];
      });
    },
    report(report) {
      for (const [name, nodes] of unknownTypes) {
        if (unreadable.has(name) || linked.originOf(name) !== undefined) continue;
        const linkedTypes = linked.names.filter((each) => !each.startsWith("@"));
        const suggestions = suggestSlips(name, [...types.keys(), ...builtInScalars, ...linkedTypes]);
        report.add(graphqlCodes.unknownType({ name, uses: nodes.length, suggestions }), firstSpan(nodes));
      }
      for (const [name, nodes] of unknownDirectives) {
        if (unreadable.has(`@${name}`) || linked.originOf(`@${name}`) !== undefined) continue;
        const linkedDirectives = linked.names.flatMap((each) => (each.startsWith("@") ? [each.slice(1)] : []));
        const suggestions = suggestSlips(name, [...directives.keys(), ...builtInDirectives, ...linkedDirectives]);
        report.add(graphqlCodes.unknownDirective({ name, uses: nodes.length, suggestions }), firstSpan(nodes));
      }
    },
  };
}

/** `Int`, `Float`, `String`, `Boolean` and `ID`. */
export const builtInScalars: ReadonlySet<string> = new Set(specifiedScalarTypes.map(({ name }) => name));

const builtInTypes = new Set([...builtInScalars, ...introspectionTypes.map(({ name }) => name)]);
const builtInDirectives = new Set(specifiedDirectives.map(({ name }) => name));

function note(unknown: Map<string, NameNode[]>, name: NameNode): false {
  const nodes = unknown.get(name.value);
  if (nodes === undefined) unknown.set(name.value, [name]);
  else nodes.push(name);
  return false;
}

function firstSpan(nodes: readonly NameNode[]) {
  return nodes[0] && spanOf(nodes[0]);
}
