/** The results of the work in the order of its items, a bounded number of which are under way. */
export async function* inOrder<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<Result>,
  width: () => number,
): AsyncGenerator<Result> {
  const underWay: Promise<Result>[] = [];
  for (const item of items) {
    const result = work(item);
    // One that fails before it is its turn is not unheard of, only waiting.
    result.catch(() => undefined);
    underWay.push(result);
    while (underWay.length > width()) {
      const first = underWay.shift();
      if (first !== undefined) yield await first;
    }
  }
  for (let next = underWay.shift(); next !== undefined; next = underWay.shift()) yield await next;
}
