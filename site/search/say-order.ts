/** With what a question begins that asks how something is done, or whether it can be. */
const asks =
  /^\s*(?:how\s+(?:can|could|do|should|would)\s+(?:i|one|we|you)|how\s+to|can\s+(?:i|one|we)|is\s+(?:it\s+possible|there\s+a\s+way)\s+to)\s+(?=\S)/i;

/** A question as the order that it holds, as `deprecate a dataset` for `how do I deprecate a dataset?`. Whatever asks otherwise as it is. */
export function sayOrder(question: string): string {
  return question.replace(asks, "");
}
