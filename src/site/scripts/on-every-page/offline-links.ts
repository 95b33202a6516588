import { isOrdinaryClick } from './ordinary-click.ts';

/**
 * Keeps the page if somebody follows a link without a network, and shows a dialog with a button to try
 * again. Otherwise the browser would show a page of its own, or the router an error at the address of the
 * link. Links to the same path are not changed, because lists themselves report what failed.
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

/** Requests the site before showing the dialog, because a site of this machine answers without a network. */
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
 * Clicks the link again, so that scripts follow it in place, unless React has replaced the link meanwhile.
 */
function again(link: HTMLAnchorElement): void {
  if (navigator.onLine && link.isConnected) link.click();
  else void followOrTell(link);
}
