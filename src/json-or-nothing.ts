/** Parses JSON; undefined for any other text, which schemas then refuse. */
export function jsonOrNothing(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
