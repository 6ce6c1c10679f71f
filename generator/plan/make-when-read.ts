/** A function for each value, which makes it. */
type Makers<Made> = { readonly [Name in keyof Made]: () => Made[Name] };

/**
 * The object with more values, each made when it is first read and the same from then on. Only who never
 * looks, such as the preview of a single page, is spared the work.
 */
export function makeWhenRead<const Ready extends object, Made extends object>(
  ready: Ready,
  makers: Makers<Made>,
): Ready & Made {
  for (const [name, make] of Object.entries<() => unknown>(makers)) {
    Object.defineProperty(ready, name, {
      enumerable: true,
      configurable: true,
      get() {
        const value = make();
        Object.defineProperty(ready, name, { enumerable: true, value });
        return value;
      },
    });
  }
  return ready as Ready & Made;
}
