/**
 * A value with all that is in its lists and mappings asked for once. What is something else, as functions and what classes make are
 * for plug-ins, stays what it is, but for the value itself. What contains itself does so in the copy.
 */
export function copyPlain(value: unknown): unknown {
  const copies = new Map<object, unknown>();
  const copy = (each: unknown): unknown => {
    if (typeof each !== "object" || each === null) return each;
    if (!Array.isArray(each) && !isPlain(each) && each !== value) return each;
    if (each instanceof Map || each instanceof Set) return each;
    const known = copies.get(each);
    if (known !== undefined) return known;
    if (Array.isArray(each)) {
      const list: unknown[] = [];
      copies.set(each, list);
      for (const item of each as readonly unknown[]) list.push(copy(item));
      return list;
    }
    const mapping: Record<string, unknown> = {};
    copies.set(each, mapping);
    for (const key of Object.keys(each)) {
      // A key may be called `__proto__`, which is told as one that isn't known.
      Object.defineProperty(mapping, key, {
        value: copy(Reflect.get(each, key)),
        enumerable: true,
        configurable: true,
        writable: true,
      });
    }
    return mapping;
  };
  return copy(value);
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  // A module that is imported into the configuration has none either.
  return prototype === Object.prototype || prototype === null;
}
