import { watchConsent } from './consent.ts';
import { hearDialogs } from './dialogs.ts';
import { offerNewsletter } from './newsletter-dialog.ts';
import { tellErrors } from './tell-errors.ts';

// What every page has, screens of content too: no framework, no word, nothing of the page waits for it.
tellErrors();
watchConsent();
hearDialogs();
focusSearch();
keepAnchor();
offerNewsletter();

/**
 * The other language of a page leads to the same place in it: an anchor is sent to no server, so that the
 * link is given it as it is followed.
 */
function keepAnchor(): void {
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[lang][hreflang]') : null;
    if (link) link.hash = location.hash;
  });
}

/**
 * Puts the cursor into the header's search when it is unfolded, and what it holds under the cursor. Escape
 * folds it again once no suggestion is open.
 */
function focusSearch(): void {
  document.addEventListener('toggle', focus, { capture: true }); // it does not bubble
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
