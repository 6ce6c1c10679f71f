import type { Verdict } from "./change.ts";
import type { RuleEntry } from "./rule.ts";
import { ruleSources } from "./rule.ts";
import { endpointRules } from "./rules/endpoints.ts";
import { graphqlRules } from "./rules/graphql.ts";
import { ingestionRules } from "./rules/ingestion.ts";
import { metamodelRules } from "./rules/metamodel.ts";
import { protobufRules } from "./rules/protobuf.ts";
import { schemaRules } from "./rules/schemas.ts";
import { sdkRules } from "./rules/sdk.ts";
import { serviceRules } from "./rules/services.ts";
import { typedefRules } from "./rules/typedefs.ts";

/** All rules, by code. */
const table = {
  ...schemaRules,
  ...metamodelRules,
  ...graphqlRules,
  ...ingestionRules,
  ...sdkRules,
  ...serviceRules,
  ...endpointRules,
  ...typedefRules,
  ...protobufRules,
} as const;

/** Id of a rule, e.g. `breaking/field-removed`. Public, and never used again for something else. */
export type ChangeCode = keyof typeof table;

/** A rule with its code, and what `aspectdoc explain` prints of it. */
export interface Rule extends RuleEntry {
  readonly code: ChangeCode;
  readonly verdict: Verdict;
  /** Markdown. */
  readonly explanation: string;
}

/** The rule of a code; undefined for a code that no rule has. */
export function findRule(code: string): Rule | undefined {
  return Object.hasOwn(table, code) ? toRule(code as ChangeCode) : undefined;
}

/** All rules in order of their codes. */
export function listRules(): readonly Rule[] {
  return (Object.keys(table) as ChangeCode[]).sort().map(toRule);
}

/** The row of a code that a comparison gives. */
export function ruleOf(code: ChangeCode): RuleEntry {
  return table[code];
}

/** The verdict that a code begins with. */
export function verdictOf(code: ChangeCode): Verdict {
  return code.slice(0, code.indexOf("/")) as Verdict;
}

function toRule(code: ChangeCode): Rule {
  const entry = ruleOf(code);
  return { ...entry, code, verdict: verdictOf(code), explanation: explain(entry) };
}

/** Where another way out is the right one, by whose rules decide. */
const places = { pegasus: "in PDL", avro: "in Avro", validation: "in JSON Schema", atlas: "in Apache Atlas" } as const;

function explain({ says, why, wayOut, waysOutBy = {}, source }: RuleEntry): string {
  const others = (["pegasus", "avro", "validation", "atlas"] as const).flatMap((by) =>
    waysOutBy[by] === undefined ? [] : [`; ${places[by]}: ${waysOutBy[by]}`],
  );
  const paragraphs = [
    `Said of a change as: ${says.replaceAll(/\{(\w+)\}/g, "‹$1›")}.`,
    why.trim(),
    ...(wayOut === undefined ? [] : [`The way out: ${wayOut}${others.join("")}.`]),
    `Source: ${ruleSources[source]}.`,
  ];
  return paragraphs.join("\n\n");
}
