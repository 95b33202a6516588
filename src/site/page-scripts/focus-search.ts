/** Puts the cursor into the header's search when it is unfolded. */
export function focusSearch(): void {
  document.addEventListener('toggle', focus, { capture: true }); // it does not bubble
}

function focus(event: Event): void {
  const isOpened = event instanceof ToggleEvent && event.newState === 'open';
  if (isOpened && event.target instanceof Element && event.target.id === 'header-search')
    event.target.querySelector('input')?.focus();
}
