/** A function of a number that is worked out once for each. */
export function keepAnswers<Value>(work: (number: number) => Value): (number: number) => Value {
  const known = new Map<number, Value>();
  return (number) => {
    const before = known.get(number);
    if (before !== undefined) return before;
    const value = work(number);
    known.set(number, value);
    return value;
  };
}
