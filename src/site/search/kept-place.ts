/** Where a visitor left a list: how many pages were open, and the offer at the top of the screen. */
export type Place = { readonly last: number; readonly id: string; readonly top: number };

// By entry of the browser's history, in this tab: a document that is loaded anew knows nothing else of it.
const nameOf = (entry: string) => `list:${entry}`;

/** Keeps where the list stands on the screen now. */
export function keepPlace(entry: string, last: number): void {
  const items = [...document.querySelectorAll<HTMLElement>('[id^="offre-"]')];
  const first = items.find((item) => item.getBoundingClientRect().bottom > 0);
  if (!first) return;
  const place: Place = { last, id: first.id, top: first.getBoundingClientRect().top };
  whereAllowed((storage) => storage.setItem(nameOf(entry), JSON.stringify(place)));
}

export function keptPlace(entry: string): Place | null {
  let kept: unknown = null;
  whereAllowed((storage) => (kept = JSON.parse(storage.getItem(nameOf(entry)) ?? 'null')));
  return isPlace(kept) ? kept : null;
}

/** Puts the list back to where it stood, once. */
export function showPlace(entry: string, { id, top }: Place): void {
  whereAllowed((storage) => storage.removeItem(nameOf(entry)));
  const item = document.getElementById(id);
  if (item) scrollBy({ top: item.getBoundingClientRect().top - top, behavior: 'instant' });
}

function isPlace(kept: unknown): kept is Place {
  return typeof kept === 'object' && kept !== null && 'last' in kept && 'id' in kept && 'top' in kept;
}

/** Browsers that keep nothing throw when one asks for their storage. */
function whereAllowed(use: (storage: Storage) => unknown): void {
  try {
    use(sessionStorage);
  } catch {}
}
