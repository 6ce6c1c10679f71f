import { verdicts, type Verdict } from "../../../../generator/compare/change.ts";
import { listRules } from "../../../../generator/compare/rules.ts";
import { takeSentence } from "./describe-codes.ts";
import type { Pages } from "./pages.ts";
import { writeTable } from "./write-table.ts";

type Rule = ReturnType<typeof listRules>[number];

const meanings: Readonly<Record<Verdict, string>> = {
  breaking: "Somebody who relies on the earlier state stops working. `check --against` fails.",
  reindex: "Operators have to act before search is right again.",
  risky: "It may break somebody, depending on how they use it.",
  safe: "Nobody who relies on the earlier state notices.",
  docs: "Words alone have changed.",
};

/** A page for every rule by which changes are judged, and one that lists them by verdict. */
export function describeRules(): Pages {
  const rules = listRules();
  return new Map([
    ["reference/changes/README.md", listAll(rules)],
    ...rules.map((rule, index) => [`reference/changes/${rule.code}.md`, describeOne(rule, index + 1)] as const),
  ]);
}

function describeOne({ code, verdict, explanation, says, why }: Rule, position: number): string {
  const description = `A change that is ${verdict === "docs" ? "only of docs" : verdict}: ${toWords(says)}. ${takeSentence(why)}`;
  return `---
custom_edit_url:
title: ${code}
sidebar_label: ${code}
sidebar_position: ${position}
description: ${JSON.stringify(description)}
---

# \`${code}\`

${meanings[verdict]}

${explanation}
`;
}

/** What a rule says, with its gaps as explanations show them. */
function toWords(says: string): string {
  return says.replaceAll(/\{(\w+)\}/g, "‹$1›");
}

function listAll(rules: readonly Rule[]): string {
  const sections = verdicts.map((verdict) => {
    const rows = rules
      .filter((rule) => rule.verdict === verdict)
      .map(({ code, says }) => [`[\`${code}\`](/reference/changes/${code})`, toWords(says)]);
    return `## ${verdict}\n\n${meanings[verdict]}\n\n${writeTable(["rule", "says of a change"], rows)}`;
  });
  return `---
custom_edit_url:
title: Rules for changes
sidebar_position: 0
description: Every rule by which \`diff\` and \`check --against\` judge a change, by verdict.
---

# Rules for changes

\`diff\` and \`check --against\` give each change a rule, and a rule has a verdict. Every rule names its authority: the rules of
Pegasus and Avro, graphql-js, or the platform itself. \`compare.levels\` gives a rule another verdict.

${sections.join("\n\n")}
`;
}
