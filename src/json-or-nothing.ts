/** What a text says in JSON; undefined for one that is none, which every schema but an open one refuses. */
export function jsonOrNothing(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
