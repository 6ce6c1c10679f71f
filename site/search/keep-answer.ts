/** A function that is worked out when it is first called, and once. */
export function keepAnswer<Value>(work: () => Value): () => Value {
  let known: { readonly value: Value } | undefined;
  return () => (known ??= { value: work() }).value;
}
