/** Questions that work has asked, each once, and the answers as text. */
export type Asked<Question> = ReadonlyMap<Question, string>;

/** The questions go to `answer`; the second function gives what has been asked so far. */
export function noteAnswers<Question, Answer>(
  answer: (question: Question) => Answer,
): { ask(question: Question): Answer; asked(): Asked<Question> } {
  const asked = new Map<string, readonly [Question, string]>();
  return {
    ask(question) {
      const given = answer(question);
      asked.set(toText(question), [question, toText(given)]);
      return given;
    },
    asked: () => new Map(asked.values()),
  };
}

/** Whether all that was asked would be answered as it was. */
export function isAnsweredAsBefore<Question>(asked: Asked<Question>, answer: (question: Question) => unknown): boolean {
  return [...asked].every(([question, before]) => toText(answer(question)) === before);
}

function toText(data: unknown): string {
  return JSON.stringify(data) ?? "undefined";
}
