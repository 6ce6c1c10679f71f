/**
 * For each name, the number of its strongly connected component: names with the same number lead to
 * each other. Tarjan's algorithm without recursion, so that a chain of any length is fine.
 */
export function findComponents(
  names: Iterable<string>,
  targetsOf: (name: string) => readonly string[],
): ReadonlyMap<string, number> {
  const components = new Map<string, number>();
  const indexes = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  let count = 0;

  const lower = (name: string, value: number): void => {
    lowest.set(name, Math.min(lowest.get(name) ?? value, value));
  };
  const close = (name: string): void => {
    if (lowest.get(name) !== indexes.get(name)) return;
    const component = count;
    count += 1;
    for (let member = path.pop(); member !== undefined; member = path.pop()) {
      components.set(member, component);
      if (member === name) return;
    }
  };

  for (const start of names) {
    if (indexes.has(start)) continue;
    const stack: { readonly name: string; readonly targets: readonly string[]; next: number }[] = [];
    const open = (name: string): void => {
      indexes.set(name, indexes.size);
      lower(name, indexes.get(name) ?? 0);
      path.push(name);
      stack.push({ name, targets: targetsOf(name), next: 0 });
    };
    open(start);
    for (let frame = stack.at(-1); frame !== undefined; frame = stack.at(-1)) {
      const target = frame.targets[frame.next];
      frame.next += 1;
      if (target === undefined) {
        stack.pop();
        close(frame.name);
        const parent = stack.at(-1);
        if (parent !== undefined) lower(parent.name, lowest.get(frame.name) ?? 0);
      } else if (!indexes.has(target)) {
        open(target);
      } else if (!components.has(target)) {
        lower(frame.name, indexes.get(target) ?? 0);
      }
    }
  }
  return components;
}
