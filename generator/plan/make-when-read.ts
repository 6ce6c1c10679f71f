/**
 * The object with one of its values left to be made when it is first read. What is read of it stays the
 * same; only who never looks, such as the preview of a single page, is spared the work.
 */
export function makeWhenRead<Name extends string, Value, Target extends Readonly<Record<Name, Value>>>(
  target: Target,
  name: Name,
  make: () => NoInfer<Target[Name]>,
): Target {
  return Object.defineProperty(target, name, {
    enumerable: true,
    configurable: true,
    get() {
      const value = make();
      Object.defineProperty(target, name, { enumerable: true, value });
      return value;
    },
  });
}
