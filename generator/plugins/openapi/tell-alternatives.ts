import type { JsonObject } from "../../catalogue/json.ts";
import { listWords } from "../../catalogue/list-words.ts";
import type { Words } from "../plugin.ts";
import { asList, asText, onlyObjects } from "./api-document.ts";
import { asDoc } from "./as-doc.ts";
import { listFacts } from "./list-facts.ts";
import { listValues } from "./list-values.ts";

/** What is said of a value by the plain alternatives that it has; those with a name or with fields say it elsewhere. */
export interface ToldAlternatives {
  readonly doc?: string | undefined;
  readonly facts: readonly Words[];
}

/** What plain alternatives say, each by its title or type: of what they are, where nothing is said of the value itself, and their limits. */
export function tellAlternatives(node: JsonObject): ToldAlternatives {
  if (node["properties"] !== undefined || listValues(node).length > 0) return { facts: [] };
  const all = onlyObjects([...asList(node["oneOf"]), ...asList(node["anyOf"])]);
  const plain = all.flatMap((each) => (isPlain(each) ? [{ each, type: typeOf(each) }] : []));
  const facts = plain.flatMap(({ each, type }) => {
    const isOwn = plain.filter((other) => other.type === type).length === 1;
    // Of several of one type, an example of each tells nobody them apart.
    const { example: _, examples: __, ...limits } = each;
    return listFacts(isOwn ? each : limits).map((words): Words => [
      `${isOwn ? "as" : "either as"} ${type}: `,
      ...asRuns(words),
    ]);
  });
  const told = plain.flatMap(({ each, type }) => {
    const doc = asDoc(each["description"])?.trim();
    return doc === undefined ? [] : [`- ${asText(each["title"]) ?? `\`${type}\``}: ${doc.replaceAll("\n", "\n  ")}`];
  });
  return { facts, ...(told.length > 0 && { doc: told.join("\n") }) };
}

function isPlain(node: JsonObject): boolean {
  return node["$ref"] === undefined && node["properties"] === undefined && !["", "null"].includes(typeOf(node));
}

function typeOf(node: JsonObject): string {
  const types = typeof node["type"] === "string" ? [node["type"]] : listWords(node["type"]);
  return types.map((type) => (type === "array" ? "list" : type)).join(" or ");
}

function asRuns(words: Words): Exclude<Words, string> {
  return typeof words === "string" ? [words] : words;
}
