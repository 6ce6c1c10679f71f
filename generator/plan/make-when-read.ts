import type { LaterWork } from "../memo.ts";

const laterParts = new WeakMap<object, { readonly part: string; readonly work: LaterWork<unknown> }>();

/**
 * The object with one of its values left to be made when it is first read. What is read of it stays the
 * same; only who never looks, such as the preview of a single page, is spared the work.
 */
export function makeWhenRead<Name extends string, Value, Target extends Readonly<Record<Name, Value>>>(
  target: Target,
  name: Name,
  work: LaterWork<NoInfer<Target[Name]>>,
): Target {
  laterParts.set(target, { part: name, work });
  return Object.defineProperty(target, name, {
    enumerable: true,
    configurable: true,
    get() {
      const value = work.get();
      Object.defineProperty(target, name, { enumerable: true, value });
      return value;
    },
  });
}

/**
 * The object with a name in place of the value that is made when it is read, so that it can be told from others without
 * making it; the object itself where there is no such value, or nobody knows a name for it.
 */
export function nameUnread(target: object): object {
  const later = laterParts.get(target);
  const name = later?.work.name();
  if (later === undefined || name === undefined) return target;
  const { [later.part]: _, ...others } = Object.getOwnPropertyDescriptors(target);
  return Object.defineProperties({}, { ...others, [later.part]: { enumerable: true, value: { name } } });
}
