/** What this tab noted under a name; null without a note, or where the browser keeps none. */
export function readSessionNote(name: string): unknown {
  try {
    const note: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null');
    return note;
  } catch {
    return null;
  }
}

/** Null takes the note away. */
export function writeSessionNote(name: string, note: object | null): void {
  try {
    if (note === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(note));
  } catch {} // full, or forbidden
}
