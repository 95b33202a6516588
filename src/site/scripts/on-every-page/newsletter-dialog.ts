import { keepOwnCookie, readOwnCookie } from './own-cookie.ts';
import { submitNewsletterForm } from './send-newsletter.ts';

// Specification §9: milliseconds, pixels, and days without it once it was closed.
const patience = 20_000;
const depth = 1500;
const leftAlone = 15;

/** Offers the newsletter once to who stays and reads on, never over anything else. */
export function offerNewsletter(): void {
  const since = performance.now();
  const look = () => {
    const dialog = document.getElementById('newsletter');
    const isRead = performance.now() - since >= patience && scrollY >= depth;
    if (isRead && dialog instanceof HTMLDialogElement && mayInterrupt()) open(dialog);
  };
  addEventListener('scroll', look, { passive: true });
  // Who has come far sooner may scroll no more.
  setTimeout(look, patience + 100);
}

/**
 * Not who was asked or has subscribed, nor over a dialog or a menu, nor while one types or answers the
 * notice. A notice that waits at the edge is no dialog: §9 names time and way alone, and it stays on every
 * page with a film until somebody answers. It is there again once the dialog is closed.
 */
function mayInterrupt(): boolean {
  if (readOwnCookie('newsletter') !== '') return false;
  if (document.querySelector('dialog[open], :popover-open:not(#consent)') !== null) return false;
  return document.activeElement?.matches('input, select, textarea, iframe, #consent, #consent *') !== true;
}

function open(dialog: HTMLDialogElement): void {
  // However it ends: by its cross, Escape, its overlay, or a page that is left.
  keepOwnCookie('newsletter', 'dismissed', leftAlone);
  dialog.showModal();
  dialog.addEventListener('submit', submitNewsletterForm);
  focusTitle(dialog);
}

/** Not its cross, which comes first; nor its field, whose keyboard would hide the rest of it on a phone. */
function focusTitle(dialog: HTMLDialogElement): void {
  const title = dialog.querySelector('h2');
  title?.setAttribute('tabindex', '-1');
  title?.focus();
}
