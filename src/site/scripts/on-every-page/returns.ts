/**
 * Loads the page when a visitor returns from a page without React to an entry of the history that scripts
 * made. This happens if a page that scripts had shown was reloaded as such a page, for example an offer that
 * is gone. The browser then only changes the address.
 */
export function loadOnReturn(): void {
  const shown = address();
  // Without islands React shows the page, and its router follows the history.
  if (!document.querySelector('[data-island]')) return;
  addEventListener('popstate', () => {
    if (address() !== shown) location.reload();
  });
}

const address = (): string => location.pathname + location.search;
