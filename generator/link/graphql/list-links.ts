import { Kind, type ConstDirectiveNode, type ConstValueNode } from "graphql";
import type { GraphqlDocument } from "../../parse/graphql/graphql-document.ts";

/** What a `schema` block says it takes of a specification. */
export interface Link {
  readonly url: string;
  /** The specification's own name, such as `federation` of `https://specs.apollo.dev/federation/v2.3`. */
  readonly specification: string;
  /** What stands before `__` in names that are not imported. */
  readonly namespace: string;
  /** By the specification's own names, imported names as they are used here, directives with their `@`. */
  readonly imports: ReadonlyMap<string, string>;
}

/** The links of all `schema` blocks and their extensions, in order. */
export function listLinks({ definitions }: GraphqlDocument): readonly Link[] {
  const blocks = definitions.flatMap(({ node }) =>
    node.kind === Kind.SCHEMA_DEFINITION || node.kind === Kind.SCHEMA_EXTENSION ? [node] : [],
  );
  return blocks.flatMap(({ directives }) => directives ?? []).flatMap(readLink);
}

/** Which argument has the address; `@core` is what `@link` was called at first. */
const addresses: ReadonlyMap<string, string> = new Map([
  ["link", "url"],
  ["core", "feature"],
]);

function readLink({ name, arguments: given = [] }: ConstDirectiveNode): readonly Link[] {
  const address = addresses.get(name.value);
  const find = (wanted: string) => given.find((argument) => argument.name.value === wanted)?.value;
  const url = address === undefined ? undefined : textOf(find(address));
  if (url === undefined) return [];
  const imported = find("import");
  const imports = imported?.kind === Kind.LIST ? imported.values.flatMap(readImport) : [];
  const specification = nameOf(url);
  return [{ url, specification, namespace: textOf(find("as")) ?? specification, imports: new Map(imports) }];
}

/** `"@key"`, or `{ name: "@key", as: "@primaryKey" }`. */
function readImport(value: ConstValueNode): readonly (readonly [string, string])[] {
  const find = (wanted: string) =>
    value.kind === Kind.OBJECT ? textOf(value.fields.find(({ name }) => name.value === wanted)?.value) : textOf(value);
  const name = find("name");
  return name === undefined ? [] : [[name, find("as") ?? name]];
}

/** The last part of an address that is no version. */
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
