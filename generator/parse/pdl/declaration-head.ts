import { pdlCodes } from "../../diagnostics/codes/pdl.ts";
import type { FieldNode } from "../schema-document.ts";
import { readAnnotations, type Prefix, type Property } from "./annotations.ts";
import { parseSimpleName } from "./parse-name.ts";
import type { TokenStream } from "./token-stream.ts";

/* What stands before and at the name of a declaration, and which of its annotations are facts of their own. */

/** Namespace and package in force; an inline scope changes them for what it holds. */
export interface Scope {
  readonly namespace: string;
  readonly package: string | undefined;
}

/** What all four named declarations share, up to and with the name. */
export function parseHead(stream: TokenStream, scope: Scope, prefix: Prefix, what: string) {
  const nameToken = parseSimpleName(stream, `the name of ${what}`);
  return {
    name: nameToken.text,
    nameSpan: stream.span(nameToken.start, nameToken.end),
    namespace: scope.namespace,
    package: scope.package,
    doc: prefix.doc,
    ...readAnnotations(stream, withoutLifted(prefix.properties, ["aliases"])),
    aliases: readAliases(stream, prefix.properties),
  };
}

/** Annotations of an array, map or union, which can't have a doc. */
export function readAnonymousPrefix(stream: TokenStream, prefix: Prefix, what: string) {
  if (prefix.docToken !== undefined) stream.report(pdlCodes.misplacedDoc({ place: `before ${what}` }), prefix.docToken);
  return readAnnotations(stream, prefix.properties);
}

/** Aliases and order of a field are facts of their own, but only as a path of one segment. */
export function withoutLifted(properties: readonly Property[], lifted: readonly string[]): readonly Property[] {
  return properties.filter(({ path: [first = "", ...rest] }) => rest.length > 0 || !lifted.includes(first));
}

function findLifted(properties: readonly Property[], name: string): Property | undefined {
  return properties.findLast(({ path }) => path.length === 1 && path[0] === name);
}

/** What `@aliases` lists; none, and a report, where it is no list of names. */
export function readAliases(stream: TokenStream, properties: readonly Property[]): readonly string[] {
  const property = findLifted(properties, "aliases");
  if (property === undefined) return [];
  const { value, token } = property;
  if (Array.isArray(value)) {
    const names = value.filter((item): item is string => typeof item === "string");
    if (names.length === value.length) return names;
  }
  stream.report(pdlCodes.aliasesNotList(), token);
  return [];
}

/** What `@order` says; undefined, and a report, where it is no order. */
export function readOrder(stream: TokenStream, properties: readonly Property[]): FieldNode["order"] {
  const property = findLifted(properties, "order");
  if (property === undefined) return undefined;
  const written = typeof property.value === "string" ? property.value.toLowerCase() : undefined;
  if (written === "ascending" || written === "descending" || written === "ignore") return written;
  const order = typeof property.value === "string" ? JSON.stringify(property.value) : "the value of `@order`";
  stream.report(pdlCodes.unknownOrder({ order }), property.token);
  return undefined;
}
