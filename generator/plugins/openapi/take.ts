interface Known<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
}

/** The value that is known by the key, else the one that is made of the key, which is known from then on. */
export function take<Key, Value extends object>(known: Known<Key, Value>, key: Key, make: (key: Key) => Value): Value {
  const before = known.get(key);
  if (before !== undefined) return before;
  const value = make(key);
  known.set(key, value);
  return value;
}
