import { isOrdinaryClick } from '#site/scripts/on-every-page/ordinary-click.ts';

declare global {
  interface WindowEventMap {
    /** A click on the «⋯» of a card, told to the script that opens the dialog (hide-in-place.ts). */
    'mvi:hide': CustomEvent<HTMLAnchorElement>;
  }
}

// Runs in each page of a signed-in candidate. Everything else that «⋯» needs is loaded at the first click.
// Listens in the capture phase, because React stops a click before it reaches a part whose scripts are not
// loaded.
addEventListener('click', hear, { capture: true });

function hear(event: MouseEvent): void {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('li a[href$="/masquer"]') : null;
  if (link === null || !isOrdinaryClick(event)) return;
  event.preventDefault();
  event.stopPropagation();
  void open(link);
}

/** Opens the dialog; without its script, the page with the same buttons. */
async function open(link: HTMLAnchorElement): Promise<void> {
  try {
    await import(/* @vite-ignore */ document.querySelector<HTMLElement>('[data-hiding]')?.dataset['hiding'] ?? '');
    dispatchEvent(new CustomEvent('mvi:hide', { detail: link }));
  } catch {
    location.assign(link.href);
  }
}
