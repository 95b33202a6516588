/** Parses JSON; undefined for any other text, which closed schemas refuse. */
export function jsonOrNothing(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
