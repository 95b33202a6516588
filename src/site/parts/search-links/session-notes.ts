/** Reads a note that this tab stored; null if there is no note, or if the browser forbids storage. */
export function readSessionNote(name: string): unknown {
  try {
    const note: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null');
    return note;
  } catch {
    return null;
  }
}

/** Null removes the note. */
export function writeSessionNote(name: string, note: object | null): void {
  try {
    if (note === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(note));
  } catch {} // Ignored: the storage is full or forbidden.
}
