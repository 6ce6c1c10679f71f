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
import type { GraphqlDocument } from "../../parse/graphql/graphql-document.ts";
import { tellTogether, type UnknownName } from "../tell-together.ts";
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
  /** Reports what was asked for in vain; a name whose definition was unreadable has been reported already, one that a link brings is declared elsewhere, and any may be in a file that was not to be read. */
  report(report: Report): void;
}

/** Knows the merged definitions and what the language itself declares. */
export function createNameResolver(
  { types, directives }: MergedDefinitions,
  { unreadable, isPartial }: Pick<GraphqlDocument, "unreadable" | "isPartial">,
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
        const specifiedAs = linked.specifiedAs(name);
        return url === undefined ? [] : [{ name, url, ...(specifiedAs !== undefined && { specifiedAs }) }];
      });
    },
    report(report) {
      if (isPartial === true) return;
      const linkedTypes = linked.names.filter((each) => !each.startsWith("@"));
      const missingTypes = listMissing(unknownTypes, "", [...types.keys(), ...builtInScalars, ...linkedTypes]);
      for (const [missing, rest] of tellTogether(missingTypes)) {
        report.add(graphqlCodes.unknownType({ ...missing, rest }), firstSpan(missing.nodes));
      }
      const linkedDirectives = linked.names.flatMap((each) => (each.startsWith("@") ? [each.slice(1)] : []));
      const known = [...directives.keys(), ...builtInDirectives, ...linkedDirectives];
      const missingDirectives = listMissing(unknownDirectives, "@", known);
      const isImportable = ({ name }: Missing): boolean => linked.withoutImport(`@${name}`) !== undefined;
      for (const missing of missingDirectives.filter(isImportable)) {
        const qualified = linked.withoutImport(`@${missing.name}`);
        report.add(graphqlCodes.unknownDirective({ ...missing, qualified, rest: [] }), firstSpan(missing.nodes));
      }
      const others = missingDirectives.filter((missing) => !isImportable(missing));
      for (const [missing, rest] of tellTogether(others)) {
        report.add(graphqlCodes.unknownDirective({ ...missing, rest }), firstSpan(missing.nodes));
      }
    },
  };

  function listMissing(unknown: ReadonlyMap<string, readonly NameNode[]>, sign: string, known: readonly string[]) {
    return [...unknown].flatMap(([name, nodes]): readonly Missing[] =>
      unreadable.has(sign + name) || linked.originOf(sign + name) !== undefined
        ? []
        : [{ name, nodes, uses: nodes.length, suggestions: suggestSlips(name, known) }],
    );
  }
}

interface Missing extends UnknownName {
  readonly nodes: readonly NameNode[];
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
