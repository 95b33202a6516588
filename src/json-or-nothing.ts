/** Parses JSON. Returns undefined for any other text, because schemas refuse undefined. */
export function jsonOrNothing(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
