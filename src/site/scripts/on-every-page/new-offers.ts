import { day } from '#durations.ts';

/** Name under which the browser stores the days of the last two visits. */
const stored = 'visits';
/** Limit of the days for which an offer counts as new, however long ago the last visit was. */
const longest = 14;

/**
 * Returns the visits to store, '20780.20775' in days since 1970, the latest first, and the number of days
 * since the last visit before today. Both are 0 if there was none.
 */
export function noteVisit(known: string | null, today: number): { readonly visits: string; readonly since: number } {
  const days = (known ?? '').split('.').map(Number);
  const last = days.find((one) => one > 0 && one < today) ?? 0;
  return { visits: [today, last].join('.'), since: last === 0 ? 0 : Math.min(today - last, longest) };
}

/**
 * Marks the offers that were published since the last visit: on later days than that visit. Only the browser
 * knows of visits, because visitors share pages.
 */
export function markNewOffers(): void {
  const since = daysSinceVisit();
  if (since === 0) return;
  const mark = () => {
    for (const date of document.querySelectorAll<HTMLElement>('[data-new] [data-age]:not([data-word])'))
      if (Number(date.dataset['age']) < since)
        date.dataset['word'] = date.closest<HTMLElement>('[data-new]')?.dataset['new'];
  };
  mark();
  // Marks offers that scripts show later, too.
  new MutationObserver(mark).observe(document.body, { childList: true, subtree: true });
}

function daysSinceVisit(): number {
  try {
    const { visits, since } = noteVisit(localStorage.getItem(stored), Math.floor(Date.now() / day));
    localStorage.setItem(stored, visits);
    return since;
  } catch {
    return 0; // The browser forbids storage.
  }
}
