// A screen reader may do no more than click.
const signs = ['pointermove', 'pointerdown', 'click', 'keydown', 'focusin', 'input', 'scroll', 'popstate'] as const;

/** The page that came as a document; where another is shown, somebody has used this one. */
const arrivedAt = import.meta.env.SSR ? '' : location.pathname;

// It stands in the file of the shell, which every page with scripts has: no sign is missed.
const used = import.meta.env.SSR ? null : hearSigns();

/** Once somebody moves, scrolls, types or taps in the page, or has done so before its scripts came. */
export async function firstUse(): Promise<void> {
  if (location.pathname === arrivedAt) await used;
}

function hearSigns(): Promise<void> {
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
