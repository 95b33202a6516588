import { watchConsent } from './consent.ts';
import { hearDialogs } from './dialogs.ts';
import { markNewOffers } from './new-offers.ts';
import { offerNewsletter } from './newsletter-dialog.ts';
import { keepPageOffline } from './offline-links.ts';
import { loadOnReturn } from './returns.ts';
import { tellErrors } from './tell-errors.ts';

// Starts the scripts of every page, including screens of content. These scripts use no framework and no
// catalogues, and the page does not wait for them.
tellErrors();
watchConsent();
hearDialogs();
keepPageOffline();
focusSearch();
keepAnchor();
offerNewsletter();
loadOnReturn();
markNewOffers();
addEventListener('click', printPage);

/** Prints the page when a print button is clicked, also on screens without React. */
function printPage({ target }: MouseEvent): void {
  if (target instanceof Element && target.closest('[data-print]')) print();
}

/**
 * Adds the current anchor to the link to the other language when it is clicked, because the server never sees
 * the anchor.
 */
function keepAnchor(): void {
  addEventListener('click', addAnchor, { capture: true }); // Uses the capture phase, see dialogs.ts.
}

function addAnchor({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[lang][hreflang]') : null;
  if (link) link.hash = location.hash;
}

/**
 * When the search field of the header opens, focuses it and selects its text. Escape closes the field unless
 * suggestions are open.
 */
function focusSearch(): void {
  // Listens in the capture phase, because the event does not bubble.
  document.addEventListener('toggle', focus, { capture: true });
  document.addEventListener('keydown', fold, { capture: true });
}

function focus(event: Event): void {
  const isOpened = event instanceof ToggleEvent && event.newState === 'open';
  if (!isOpened || !(event.target instanceof Element) || event.target.id !== 'header-search') return;
  const field = event.target.querySelector('input');
  field?.focus();
  field?.select();
}

function fold({ key, target }: KeyboardEvent): void {
  if (key !== 'Escape' || !(target instanceof Element) || target.ariaExpanded === 'true') return;
  const panel = target.closest('#header-search:popover-open');
  if (panel instanceof HTMLElement) panel.hidePopover();
}
