import { createRequire } from "node:module";
import type { Change as InspectorChange } from "@graphql-inspector/core";
import { findBreakingChanges, findDangerousChanges, type GraphQLSchema } from "graphql";
import type { Change } from "../change.ts";
import { findRule } from "../rules.ts";

/** What graphql-js finds, as `breaking T.f(a:)` or `risky T.f`: its verdict in our words and our coordinate. */
export function judgeByGraphqlJs(before: GraphQLSchema, after: GraphQLSchema): readonly string[] {
  return [
    ...findBreakingChanges(before, after).map((change) => `breaking ${toCoordinate(change)}`),
    ...findDangerousChanges(before, after).map((change) => `risky ${toCoordinate(change)}`),
  ].sort();
}

/** By the names of its kinds of changes: where the names stand in its sentence, and the coordinate made of them. */
const sentences: readonly (readonly [types: RegExp, sentence: RegExp, coordinate: string])[] = [
  [/^TYPE_REMOVED$|^FIELD_REMOVED$/, /^(\S+) was removed/, "$1"],
  [/^TYPE_CHANGED_KIND$|^FIELD_CHANGED_KIND$/, /^(\S+) changed /, "$1"],
  [/^TYPE_REMOVED_FROM_UNION$|^TYPE_ADDED_TO_UNION$/, /^(\S+) was \w+ (?:from|to) union type (\S+)\.$/, "$2<$1>"],
  [/^VALUE_REMOVED_FROM_ENUM$|^VALUE_ADDED_TO_ENUM$/, /^(\S+) was \w+ (?:from|to) enum type (\S+)\.$/, "$2.$1"],
  [/INPUT_FIELD_ADDED$/, /field (\S+) on input type (\S+) was/, "$2.$1"],
  [/^IMPLEMENTED_INTERFACE_REMOVED$/, /^(\S+) no longer implements interface (\S+)\.$/, "$1<$2>"],
  [/^IMPLEMENTED_INTERFACE_ADDED$/, /^(\S+) added to interfaces implemented by (\S+)\.$/, "$2<$1>"],
  [/^REQUIRED_DIRECTIVE_ARG_ADDED$/, /arg (\S+) on directive (\S+) was/, "@$2($1:)"],
  [/^(?:REQUIRED|OPTIONAL)_ARG_ADDED$/, /arg (\S+) on (\S+) was/, "$2($1:)"],
  [/^ARG_/, /^(\S+) arg (\S+) /, "$1($2:)"],
  [/^DIRECTIVE_REMOVED$/, /^(\S+) was/, "@$1"],
  [/^DIRECTIVE_ARG_REMOVED$/, /^(\S+) was removed from (\S+)\.$/, "@$2($1:)"],
  [/^DIRECTIVE_LOCATION_REMOVED$/, /^(\S+) was removed from (\S+)\.$/, "@$2<$1>"],
  [/^DIRECTIVE_REPEATABLE_REMOVED$/, /from (\S+)\.$/, "@$1"],
];

function toCoordinate({ type, description }: { readonly type: string; readonly description: string }): string {
  const known = sentences.find(([types, sentence]) => types.test(type) && sentence.test(description));
  const [, sentence, coordinate] = known ?? [];
  if (sentence === undefined || coordinate === undefined) return `${type}: ${description}`;
  return sentence.exec(description)?.[0].replace(sentence, coordinate) ?? description;
}

/** What we find, in the same form: what graphql-js can see, and what it can't, with our code. */
export function judgeByUs(changes: readonly Change[]): {
  readonly seen: readonly string[];
  readonly unseen: readonly string[];
} {
  const felt = changes.filter(({ verdict }) => verdict === "breaking" || verdict === "risky");
  const isSeen = ({ code }: Change): boolean => findRule(code)?.source === "graphqlJs";
  return {
    seen: felt
      .filter(isSeen)
      .map(({ verdict, coordinate }) => `${verdict} ${coordinate}`)
      .sort(),
    unseen: felt
      .filter((change) => !isSeen(change))
      .map(({ code, coordinate }) => `${code} ${coordinate}`)
      .sort(),
  };
}

// Both by `require`: graphql-inspector has to meet the very graphql that its schemas are made by.
const require = createRequire(import.meta.url);

/** What graphql-inspector finds between two SDLs, as `breaking T.f.a`, with its name for the kind of change behind it. */
export async function judgeByInspector(before: string, after: string): Promise<readonly string[]> {
  const { diff } = require("@graphql-inspector/core") as typeof import("@graphql-inspector/core");
  const { buildSchema } = require("graphql") as typeof import("graphql");
  const found = await diff(buildSchema(before), buildSchema(after));
  return found.map(toLine).sort();
}

function toLine({ criticality: { level }, path, type }: InspectorChange): string {
  const name: string = level;
  const verdict = name === "BREAKING" ? "breaking" : name === "DANGEROUS" ? "risky" : "safe";
  return `${verdict} ${path ?? ""} ${type}`;
}
