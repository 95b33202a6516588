import { isOrdinaryClick } from '#site/scripts/on-every-page/ordinary-click.ts';

// Runs in each page of a signed-in candidate. Everything that a click on «⋯» needs is loaded at the first click.
// Listens in the capture phase, because React stops a click before it reaches a part whose scripts are not loaded.
addEventListener('click', hear, { capture: true });

function hear(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('li a[data-hide]') : null;
  if (link === null || !isOrdinaryClick(event)) return;
  event.preventDefault();
  event.stopPropagation();
  void open(link);
}

/** Opens the dialog; without it, the page with the same buttons. */
async function open(link: HTMLAnchorElement): Promise<void> {
  try {
    const { openHiding } = await import('./hide-in-place.ts');
    await openHiding(link);
  } catch {
    location.assign(link.href);
  }
}
