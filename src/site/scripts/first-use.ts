// Includes clicks, because a screen reader may send nothing else.
const signs = ['pointermove', 'pointerdown', 'click', 'keydown', 'focusin', 'input', 'scroll', 'popstate'] as const;

/** The path of the loaded document; another path means that somebody has used the document. */
const arrivedAt = import.meta.env.SSR ? '' : location.pathname;

// This module is in the file of the shell, which every page with scripts loads first, so that no event is
// missed.
const used = import.meta.env.SSR ? null : hearSigns();

/**
 * Resolves once somebody moves, scrolls, types or taps in the page, even if that happened before its
 * scripts were loaded.
 */
export async function firstUse(): Promise<void> {
  if (location.pathname === arrivedAt) await used;
}

/**
 * Counts a navigation by scripts as a use, because a choice made before the scripts were loaded causes no
 * other event.
 */
export function countAsUsed(): void {
  dispatchEvent(new Event('focusin'));
}

function hearSigns(): Promise<void> {
  // Resolves at once if the page has an error message, which only scripts show above the page.
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
