// Events that show that somebody uses the page. They include clicks, because a screen reader may cause no
// other event.
const signs = ['pointermove', 'pointerdown', 'click', 'keydown', 'focusin', 'input', 'scroll', 'popstate'] as const;

/** The path of the loaded document. If the path has changed, somebody has used the document. */
const arrivedAt = import.meta.env.SSR ? '' : location.pathname;

// Starts to listen at once. This module is in the first script of every page, so no event is missed.
const used = import.meta.env.SSR ? null : hearSigns();

/**
 * Resolves once somebody moves, scrolls, types or taps in the page. Events before the scripts were loaded
 * also count.
 */
export async function firstUse(): Promise<void> {
  if (location.pathname === arrivedAt) await used;
}

/**
 * Makes a navigation by scripts load the parts that wait for the first use of the page. A choice that was
 * made before the scripts came causes a navigation, but none of the events that count as a use.
 */
export function countAsUsed(): void {
  dispatchEvent(new Event('focusin'));
}

function hearSigns(): Promise<void> {
  // Resolves at once if the page has an error message, because only scripts can show the message above the
  // page.
  if (document.querySelector('dialog#error[open]')) return Promise.resolve();
  if (scrollY > 0 || location.hash !== '' || document.activeElement !== document.body) return Promise.resolve();
  const heard = new AbortController();
  return new Promise((resolve) => {
    const hear = () => {
      heard.abort();
      resolve();
    };
    for (const sign of signs) addEventListener(sign, hear, { capture: true, passive: true, signal: heard.signal });
  });
}
