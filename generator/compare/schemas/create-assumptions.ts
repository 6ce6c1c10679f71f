/** Answers to questions that may lead back to themselves, such as those of a type that holds itself. */
export interface Assumptions {
  /**
   * Whether something holds, which `look` finds out. Where that leads back to a question that is still open, it is taken to hold. If it
   * turns out not to, what was answered by it is forgotten and asked again when somebody wants to know.
   */
  readonly assume: (question: string, look: () => boolean) => boolean;
}

/** Has nothing answered yet. */
export function createAssumptions(): Assumptions {
  const answers = new Map<string, boolean>();
  // Questions that are open, and those that hold as long as one of these does, in the order in which they came up; and their places.
  const unsettled: string[] = [];
  const places = new Map<string, number>();
  // The first place of what the question at hand was answered by.
  let first = Infinity;

  const takeOut = (from: number): readonly string[] => {
    const later = unsettled.splice(from);
    for (const question of later) places.delete(question);
    return later;
  };

  const assume = (question: string, look: () => boolean): boolean => {
    const known = answers.get(question);
    if (known !== undefined) {
      first = Math.min(first, places.get(question) ?? Infinity);
      return known;
    }
    const [before, place] = [first, unsettled.push(question) - 1];
    answers.set(question, true);
    places.set(question, place);
    first = Infinity;
    const holds = look();
    if (!holds) {
      for (const each of takeOut(place)) answers.delete(each);
      answers.set(question, false);
    }
    // What doesn't hold although something was assumed doesn't hold at all; what holds by itself alone is settled with all behind it.
    const leansOn = holds && first < place ? first : Infinity;
    if (holds && leansOn === Infinity) takeOut(place);
    first = Math.min(before, leansOn);
    return holds;
  };
  return { assume };
}
