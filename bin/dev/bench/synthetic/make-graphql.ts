import { createWords, type Words } from "./create-words.ts";
import { capitalize, nameDomain } from "./name-domain.ts";
import type { SyntheticFile } from "./synthetic-file.ts";

const scalars = ["String", "Int", "Boolean", "Float", "ID", "[String!]!"];

/** The types of a domain's entity and the operations on it. */
export function makeDomainGraphql(domain: number): SyntheticFile {
  const words = createWords(domain + 500_000);
  const title = capitalize(nameDomain(domain));
  const neighbour = capitalize(nameDomain(Math.max(0, domain - 3)));
  const text = [
    object(words, title, 8, [`related(start: Int = 0, count: Int = 10): ${title}Results`, `neighbour: ${neighbour}`]),
    ...["Info", "Properties", "Summary", "Result"].map((part) => object(words, title + part, 5, [`of: ${title}`])),
    object(words, `${title}Results`, 2, [`results: [${title}Result!]!`]),
    ...["Input", "FilterInput", "UpdateInput"].map((part) => input(words, title + part)),
    `"""${words.sentence()}"""\nenum ${title}State {\n  "${words.sentence()}"\n  OPEN\n  "${words.sentence()}"\n  CLOSED\n}\n`,
    operations(words, domain === 0 ? "type Query" : "extend type Query", [
      `${nameDomain(domain)}(urn: String!): ${title}`,
      `search${title}(input: ${title}FilterInput!): ${title}Results`,
    ]),
    operations(words, domain === 0 ? "type Mutation" : "extend type Mutation", [
      `create${title}(input: ${title}Input!): String`,
      `update${title}(urn: String!, input: ${title}UpdateInput!): Boolean`,
    ]),
  ].join("\n");
  return { path: `graphql/${nameDomain(domain)}.graphql`, text };
}

/** One file with this many types, an eighth of which operations give. */
export function makeWideGraphql(types: number): SyntheticFile {
  const words = createWords(types);
  const parts: string[] = [];
  const name = (index: number): string => `${capitalize(nameDomain(index))}Type`;
  for (let index = 0; index < types; index += 1) {
    const own = name(index);
    if (index % 8 === 7) parts.push(input(words, own));
    else if (index % 16 === 6) parts.push(`"""${words.sentence()}"""\nenum ${own} {\n  OPEN\n  CLOSED\n}\n`);
    else parts.push(object(words, own, 5, [`next: ${name(Math.max(0, index - (index % 8)))}`]));
  }
  const roots = Array.from({ length: Math.ceil(types / 8) }, (_, index) => index * 8);
  parts.push(
    operations(
      words,
      "type Query",
      roots.map((index) => `get${name(index)}(urn: String!): ${name(index)}`),
    ),
  );
  return { path: "graphql/wide.graphql", text: parts.join("\n") };
}

function object(words: Words, name: string, fields: number, more: readonly string[]): string {
  const plain = Array.from(
    { length: fields },
    (_, index) => `${words.noun()}${index}: ${scalars[words.number(scalars.length)] ?? ""}`,
  );
  return operations(words, `"""\n${words.paragraph(2)}\n"""\ntype ${name}`, ["urn: String!", ...plain, ...more]);
}

function input(words: Words, name: string): string {
  const fields = Array.from(
    { length: 4 },
    (_, index) => `${words.noun()}${index}: ${scalars[words.number(scalars.length)] ?? ""}`,
  );
  return operations(words, `"""\n${words.paragraph(1)}\n"""\ninput ${name}`, fields);
}

function operations(words: Words, head: string, fields: readonly string[]): string {
  return `${head} {\n${fields.map((field) => `  "${words.sentence()}"\n  ${field}\n`).join("")}}\n`;
}
