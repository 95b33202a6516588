/**
 * Puts the cursor into the header's search when it is unfolded, and what it holds under the cursor. Escape
 * folds it again once no suggestion is open.
 */
export function focusSearch(): void {
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
