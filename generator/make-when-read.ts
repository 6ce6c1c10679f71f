import { createLaterWork, type LaterWork } from "./memo.ts";

/* Objects of which one value is large and seldom looked at, so that it is left until somebody does. */

interface LaterPart {
  readonly part: string;
  readonly name: () => string | undefined;
}

const laterParts = new WeakMap<object, LaterPart>();

/**
 * The object with one of its values left to be made when it is first read. What is read of it stays the
 * same; only who never looks, such as the preview of a single page, is spared the work.
 */
export function makeWhenRead<Name extends string, Value, Target extends Readonly<Record<Name, Value>>>(
  target: Target,
  name: Name,
  work: LaterWork<NoInfer<Target[Name]>>,
): Target {
  namePart(target, name, work.name);
  return leave(target, name, work.get);
}

/** A function for each value, which makes it. */
type Makers<Made> = { readonly [Name in keyof Made]: () => Made[Name] };

/** The object with more values, each left to be made when it is first read. Nothing stands for them before. */
export function addWhenRead<const Ready extends object, Made extends object>(
  ready: Ready,
  makers: Makers<Made>,
): Ready & Made {
  for (const [name, make] of Object.entries<() => unknown>(makers)) {
    // Copies of the object may be read as well.
    const { get } = createLaterWork(make, () => undefined);
    leave(ready, name, get);
  }
  return ready as Ready & Made;
}

function leave<Target extends object>(target: Target, name: string, make: () => unknown): Target {
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

/** Notes what stands for a value of the object where it is only told from others. */
export function namePart(target: object, part: string, name: () => string | undefined): void {
  laterParts.set(target, { part, name });
}

/** Whether a value of the object has a name. */
export function isNamed(target: object): boolean {
  return laterParts.get(target)?.name() !== undefined;
}

/**
 * The object with a name in place of the value that has one, so that it can be told from others without making that;
 * the object itself where there is no such value, or nobody knows a name for it.
 */
export function withNames(target: object): object {
  const later = laterParts.get(target);
  const name = later?.name();
  return later === undefined || name === undefined ? target : extend(target, { [later.part]: { name } });
}

/** The object with other values besides or in place of its own, of which none is made. */
export function extend<Target extends object, More extends object>(target: Target, more: More): Target & More {
  const later = laterParts.get(target);
  const extended = Object.defineProperties({}, Object.getOwnPropertyDescriptors(target));
  for (const [key, value] of Object.entries(more)) {
    Object.defineProperty(extended, key, { enumerable: true, configurable: true, value });
  }
  if (later !== undefined && !(later.part in more)) laterParts.set(extended, later);
  return extended as Target & More;
}
