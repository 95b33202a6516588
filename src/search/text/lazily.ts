/**
 * Returns a function that computes a value at its first call. The words that searches know take 0.1 s to
 * prepare; a start, and pages without a typed text, should not wait for them.
 */
export function lazily<Value>(compute: () => Value): () => Value {
  let computed: { readonly value: Value } | undefined;
  return () => (computed ??= { value: compute() }).value;
}
