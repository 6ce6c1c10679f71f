import { Kind, type ConstDirectiveNode, type ConstValueNode } from "graphql";
import type { GraphqlDocument } from "../../parse/graphql/graphql-document.ts";

/** What `@link` on a schema takes from specifications whose own SDL is elsewhere. */
export interface Linked {
  /** Whether a specification declares the name: of a type, or of a directive with its `@`. */
  declares(name: string): boolean;
  /** Whether the schema is a part of a federated one, in which `extend type` may stand for a type of its own. */
  readonly isSubgraph: boolean;
}

/** Finds the links of all `schema` blocks and their extensions; where there are none, nothing is declared elsewhere. */
export function findLinked({ definitions }: GraphqlDocument): Linked {
  const blocks = definitions.flatMap(({ node }) =>
    node.kind === Kind.SCHEMA_DEFINITION || node.kind === Kind.SCHEMA_EXTENSION ? [node] : [],
  );
  const links = blocks.flatMap(({ directives }) => directives ?? []).flatMap(readLink);
  // The first link is that of `@link` itself, which may be left unsaid.
  const namespaces = new Set(links.length === 0 ? [] : ["link", ...links.map(({ namespace }) => namespace)]);
  const names = new Set(links.flatMap((link) => link.names));
  return {
    declares(name) {
      const bare = name.replace(/^@/, "");
      const [namespace = ""] = bare.split("__", 1);
      if (names.has(name)) return true;
      // A specification's main directive has its very name, such as `@link` and `@tag`.
      return namespaces.has(namespace) && (bare !== namespace || name.startsWith("@"));
    },
    isSubgraph: links.some(({ url }) => /^https?:\/\/specs\.apollo\.dev\/federation\//.test(url)),
  };
}

interface Link {
  readonly url: string;
  /** What stands before `__` in names that are not imported. */
  readonly namespace: string;
  /** Imported names as they are used here, directives with their `@`. */
  readonly names: readonly string[];
}

function readLink({ name, arguments: given = [] }: ConstDirectiveNode): readonly Link[] {
  if (name.value !== "link") return [];
  const find = (wanted: string) => given.find((argument) => argument.name.value === wanted)?.value;
  const url = textOf(find("url"));
  if (url === undefined) return [];
  const imported = find("import");
  const names = imported?.kind === Kind.LIST ? imported.values.flatMap((value) => importedName(value) ?? []) : [];
  return [{ url, namespace: textOf(find("as")) ?? nameOf(url), names }];
}

/** `"@key"`, or what follows `as` in `{ name: "@key", as: "@primaryKey" }`. */
function importedName(value: ConstValueNode): string | undefined {
  if (value.kind !== Kind.OBJECT) return textOf(value);
  const find = (wanted: string) => textOf(value.fields.find(({ name }) => name.value === wanted)?.value);
  return find("as") ?? find("name");
}

/** `federation` of `https://specs.apollo.dev/federation/v2.3`; the version may be absent. */
function nameOf(url: string): string {
  const parts = url
    .replace(/[?#].*$/, "")
    .split("/")
    .filter((part) => part !== "");
  return parts.findLast((part) => !/^v\d+(?:\.\d+)*$/.test(part)) ?? "";
}

function textOf(value: ConstValueNode | undefined): string | undefined {
  return value?.kind === Kind.STRING ? value.value : undefined;
}
