import { isStopWord, splitWords } from "../../generator/page-model/search-words.ts";

/** What kind of answer a query is after: a thing by its name, how or what something is, or help with what went wrong. */
export type QueryIntent = "name" | "question" | "help";

/** More words than names are asked for with. */
const shortestQuestion = 4;

/** Words of messages, and numbers that servers answer with. */
const trouble =
  /\b(?:already|can'?not|can't|conflict|denied|does not|error|exits?|expired|fail(?:ed|s|ure)?|forbidden|invalid|mismatch|missing|no(?: such)?|not|refused|returns no|timeout|too many|unable|unauthorized|undefined|unknown|wrong|[45]\d\d)\b/i;

/** Tells by its words what a query is after: messages have words of trouble, questions small words or many. */
export function readIntent(query: string): QueryIntent {
  const pieces = query.trim().split(/\s+/);
  if (pieces.length < 2) return "name";
  if (trouble.test(query)) return "help";
  const words = splitWords(query).map((word) => word.toLowerCase());
  return words.length > 2 && (words.some(isStopWord) || pieces.length >= shortestQuestion) ? "question" : "name";
}
