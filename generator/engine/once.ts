/** The value, made when it is first asked for; after that, nothing of what it was made from is held on to. */
export function once<Value>(make: () => Value): () => Value {
  let state: { readonly make: () => Value } | { readonly value: Value } = { make };
  return () => {
    if ("make" in state) state = { value: state.make() };
    return state.value;
  };
}
