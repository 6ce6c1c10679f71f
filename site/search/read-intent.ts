import { isStopWord, splitWords } from "../../generator/page-model/search-words.ts";

/** What kind of answer a query is after: a thing by its name, how or what something is, or help with what went wrong. */
export type QueryIntent = "name" | "question" | "help";

/** More words than names are asked for with. */
const shortestQuestion = 4;

/** Words of messages, and numbers that servers answer with. */
const trouble =
  /\b(?:already|broken|can'?not|can't|conflict|denied|does not|crash(?:e[sd]|ing)?|errors?|exception|exit(?:s|ed)?|expired|fail(?:ed|s|ure)?|forbidden|invalid|mismatch|missing|no(?: such)?|not|out of|refused|returns no|timeout|too many|unable|unauthorized|undefined|unhealthy|unknown|unsupported|stuck|wrong|[45]\d\d)\b/i;

/** What is done to something: deprecating datasets. */
const doing = /^\s*[a-z]{2,}ing\s/i;

/** Tells by its words what a query is after: messages have words of trouble, questions small words or many. */
export function readIntent(query: string): QueryIntent {
  const pieces = query.trim().split(/\s+/);
  if (pieces.length < 2) return "name";
  if (trouble.test(query)) return "help";
  if (doing.test(query)) return "question";
  const words = splitWords(query).map((word) => word.toLowerCase());
  return words.length > 2 && (words.some(isStopWord) || pieces.length >= shortestQuestion) ? "question" : "name";
}
