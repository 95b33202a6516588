import { isOrdinaryClick } from './ordinary-click.ts';

/**
 * If somebody follows a link without a network, keeps the page and shows a dialog with a button to try again.
 * Otherwise the browser would show its own error page, or the router an error at the address of the link.
 * Links to the same path work as usual, because lists report failed requests themselves.
 */
export function keepPageOffline(): void {
  addEventListener('click', stayHere, { capture: true }); // see dialogs.ts
}

function stayHere(event: MouseEvent): void {
  if (navigator.onLine || event.defaultPrevented || !isOrdinaryClick(event)) return;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
  event.preventDefault();
  void followOrTell(link);
}

/**
 * Sends a request to the site before showing the dialog, because a site on this machine answers even without
 * a network.
 */
async function followOrTell(link: HTMLAnchorElement): Promise<void> {
  const answers = await fetch('/healthz', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
  if (answers) location.assign(link.href);
  else tell(link);
}

function tell(link: HTMLAnchorElement): void {
  const dialog = document.getElementById('offline');
  if (!(dialog instanceof HTMLDialogElement) || dialog.open) return;
  for (const open of document.querySelectorAll<HTMLDialogElement>('dialog:modal')) open.close();
  dialog.returnValue = '';
  dialog.showModal();
  dialog.addEventListener('close', () => dialog.returnValue === 'again' && again(link), { once: true });
}

/**
 * Clicks the link again, so that scripts follow it in place. If React has replaced the link, this follows its
 * address.
 */
function again(link: HTMLAnchorElement): void {
  if (navigator.onLine && link.isConnected) link.click();
  else void followOrTell(link);
}
