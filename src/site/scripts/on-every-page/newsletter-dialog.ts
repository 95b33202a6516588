import { keepOwnCookie, readOwnCookie } from './own-cookie.ts';
import { submitNewsletterForm } from './send-newsletter.ts';

// Conditions of the dialog (specification §9): milliseconds on the page, pixels scrolled, and days without
// the dialog after it was closed.
const patience = 20_000;
const depth = 1500;
const leftAlone = 15;

/**
 * Offers the newsletter once to visitors who stay on a page and scroll, but never above another dialog. The
 * dialog comes from the page of the newsletter (`newsletter-dialog.tsx`). If it cannot be loaded, it is not
 * offered on this page.
 */
export function offerNewsletter(): void {
  const since = performance.now();
  let loading: Promise<HTMLDialogElement | null> | undefined;
  const look = async () => {
    const isRead = performance.now() - since >= patience && scrollY >= depth;
    if (!isRead || !mayInterrupt()) return;
    const dialog = await (loading ??= loadDialog());
    if (dialog && !document.contains(dialog) && mayInterrupt()) open(dialog);
  };
  addEventListener('scroll', () => void look(), { passive: true });
  // Checks again when the time has passed, because a visitor who has scrolled far enough may not scroll
  // again.
  setTimeout(() => void look(), patience + 100);
}

/** The link to the newsletter, if the page may offer it (`footer-note.tsx`). */
const findLink = () => document.querySelector<HTMLAnchorElement>('a[data-offers-newsletter]');

async function loadDialog(): Promise<HTMLDialogElement | null> {
  const page = await fetch(findLink()?.href ?? '')
    .then((answer) => answer.text())
    .catch(() => '');
  return new DOMParser().parseFromString(page, 'text/html').querySelector<HTMLDialogElement>('dialog#newsletter');
}

/**
 * Tells if the dialog may open. It may not if the page does not offer it, if the visitor has already answered
 * or subscribed, while a dialog or a menu is open, or while the visitor types or answers the consent notice.
 * An open consent notice alone does not prevent the dialog: §9 requires only time and scrolling, and on pages
 * with a film the notice stays open until it is answered.
 */
function mayInterrupt(): boolean {
  if (findLink() === null || readOwnCookie('newsletter') !== '') return false;
  if (document.querySelector('dialog[open], :popover-open:not(#consent)') !== null) return false;
  return document.activeElement?.matches('input, select, textarea, iframe, #consent, #consent *') !== true;
}

function open(dialog: HTMLDialogElement): void {
  // Stores that the dialog was shown at once, because it may close in many ways: by its button, Escape, its
  // overlay, or a navigation.
  keepOwnCookie('newsletter', 'dismissed', leftAlone);
  document.body.append(dialog);
  dialog.showModal();
  dialog.addEventListener('submit', submitNewsletterForm);
  focusTitle(dialog);
}

/**
 * Focuses the title, not the first control, which browsers would focus: that is the close button. A focused
 * field would open a phone's keyboard and hide the dialog behind it.
 */
function focusTitle(dialog: HTMLDialogElement): void {
  const title = dialog.querySelector('h2');
  title?.setAttribute('tabindex', '-1');
  title?.focus();
}
