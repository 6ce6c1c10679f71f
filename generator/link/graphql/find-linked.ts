import {
  isTypeDefinitionNode,
  isTypeExtensionNode,
  Kind,
  type ConstDirectiveNode,
  type TypeDefinitionNode,
  type TypeExtensionNode,
} from "graphql";
import type { GraphqlDocument } from "../../parse/graphql/graphql-document.ts";
import { listLinks, type Link } from "./list-links.ts";
import { findServedNames } from "./served-names.ts";

/** What a schema takes from specifications and servers whose own SDL is elsewhere. */
export interface Linked {
  /** Address of the specification, or of the words on the server, that declares a name: of a type, or of a directive with its `@`; undefined where none does. */
  originOf(name: string): string | undefined;
  /** What a specification calls what an import gives another name; undefined for what goes by its own. */
  specifiedAs(name: string): string | undefined;
  /** Names that are used as they are, for those that look like one. */
  readonly names: readonly string[];
  /** By which name a directive may be used that the specification has and no link imports; undefined for any other. */
  withoutImport(name: string): string | undefined;
  /** Whether the schema is one or several parts of a federated one. */
  readonly isSubgraph: boolean;
  /** Whether what stands on a type makes it one that several parts have, so that `extend type` may stand for it. */
  isEntity(directives: readonly ConstDirectiveNode[]): boolean;
}

/**
 * Finds the links of all `schema` blocks and their extensions, and whether Apollo Federation 1 is used, which had none: its
 * directives are simply there. What a server declares by itself is elsewhere too.
 */
export function findLinked(document: GraphqlDocument): Linked {
  const servedBy = findServedNames(document);
  const links = listLinks(document);
  const linked = findSpecified(document, links);
  const renamed = new Map(
    links.flatMap(({ imports }) => [...imports].flatMap(([own, name]) => (own === name ? [] : [[name, own] as const]))),
  );
  return {
    ...linked,
    specifiedAs: (name) => renamed.get(name),
    originOf: (name) => linked.originOf(name) ?? servedBy(name),
  };
}

function findSpecified(document: GraphqlDocument, links: readonly Link[]): Omit<Linked, "specifiedAs"> {
  const federation = links.find(({ url }) => /^https?:\/\/specs\.apollo\.dev\/federation(?:\/|$)/.test(url));
  if (federation === undefined && usesFederation1(document)) return toFederation1(links);
  const names = collectNames(links);
  const keys = federation === undefined ? [] : [federation.imports.get("@key"), `@${federation.namespace}__key`];
  return {
    originOf(name) {
      const bare = name.replace(/^@/, "");
      const [namespace = ""] = bare.split("__", 1);
      const origin = names.get(name);
      if (origin !== undefined) return origin;
      if (federation !== undefined && servedTypes.has(name)) return federation.url;
      // A specification's main directive has its very name, such as `@link` and `@tag`.
      return bare !== namespace || name.startsWith("@") ? names.get(`${namespace}__`) : undefined;
    },
    names: [...names.keys()].filter((name) => !name.endsWith("__")),
    withoutImport: (name) =>
      federation !== undefined && federation2Names.has(name) ? `@${federation.namespace}__${name.slice(1)}` : undefined,
    isSubgraph: federation !== undefined,
    isEntity: (directives) => directives.some(({ name }) => keys.includes(`@${name.value}`)),
  };
}

/** The address that stands for the first edition of the specification, which its schemas don't say. */
const federation1 = "https://www.apollographql.com/docs/federation/v1/federation-spec";

/** What its schemas may use without a word. */
const federation1Names: ReadonlySet<string> = new Set([
  ...["@key", "@external", "@requires", "@provides", "@extends", "_FieldSet"],
]);

/** Directives that the second edition has, under these names where a link imports them. */
const federation2Names: ReadonlySet<string> = new Set([
  ...["@key", "@external", "@requires", "@provides", "@extends", "@shareable", "@override", "@inaccessible", "@tag"],
  ...["@interfaceObject", "@composeDirective", "@authenticated", "@requiresScopes", "@policy"],
  ...["@context", "@fromContext", "@cost", "@listSize", "@cacheTag"],
]);

/** Types by which a router asks a part for its schema and for entities. */
const servedTypes: ReadonlySet<string> = new Set(["_Any", "_Entity", "_Service"]);

function toFederation1(links: readonly Link[]): Omit<Linked, "specifiedAs"> {
  const names = collectNames(links);
  return {
    originOf: (name) =>
      names.get(name) ?? (federation1Names.has(name) || servedTypes.has(name) ? federation1 : undefined),
    names: [...names.keys(), ...federation1Names].filter((name) => !name.endsWith("__")),
    withoutImport: () => undefined,
    isSubgraph: true,
    isEntity: (directives) => directives.some(isKey),
  };
}

/** Whether a type has a `@key` as Federation has it; others have directives of that name too, with other arguments. */
function usesFederation1({ definitions }: GraphqlDocument): boolean {
  return definitions.some(({ node }) => isOfType(node) && (node.directives ?? []).some(isKey));
}

function isOfType(
  node: GraphqlDocument["definitions"][number]["node"],
): node is TypeDefinitionNode | TypeExtensionNode {
  return isTypeDefinitionNode(node) || isTypeExtensionNode(node);
}

function isKey({ name, arguments: given = [] }: ConstDirectiveNode): boolean {
  const fields = given.find((argument) => argument.name.value === "fields");
  return name.value === "key" && fields?.value.kind === Kind.STRING;
}

/** Addresses by imported names, and by what stands before other names, with its `__`. */
function collectNames(links: readonly Link[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  // The first link is that of `@link` itself, which may be left unsaid.
  if (links.length > 0) names.set("link__", "https://specs.apollo.dev/link/v1.0");
  for (const { url, namespace, imports } of links) {
    names.set(`${namespace}__`, url);
    for (const name of imports.values()) names.set(name, url);
  }
  return names;
}
