import Sortable from 'sortablejs';

const itemsOf = (list: HTMLElement): HTMLElement[] =>
  [...list.children].filter((child): child is HTMLElement => child instanceof HTMLFieldSetElement);

/**
 * Moves the items of a list in the page, by dragging and by the buttons «up» and «down». The order of their
 * hidden keys is the order of the list, so the form needs nothing else.
 */
export function start(list: HTMLElement): void {
  for (const handle of list.querySelectorAll<HTMLElement>(':scope > fieldset > div > [data-handle]'))
    handle.hidden = false;
  Sortable.create(list, {
    draggable: '>fieldset',
    handle: '[data-handle]',
    animation: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 150,
    // Browsers differ in their own dragging: none works by touch, and the page scrolls in few.
    forceFallback: true,
    onChoose: ({ item }) => fold(list, item, true),
    onUnchoose: ({ item }) => fold(list, item, false),
    onEnd: ({ item, oldIndex, newIndex }) => {
      if (oldIndex !== newIndex) moved(list, item);
    },
  });
  list.addEventListener('click', (event) => moveByButton(list, event));
}

/** Folds the items while one is held, as a slice is taller than a screen. The held one stays where it is. */
function fold(list: HTMLElement, held: HTMLElement, isFolded: boolean): void {
  const before = held.getBoundingClientRect().top;
  list.toggleAttribute('data-folded', isFolded);
  scrollBy({ top: held.getBoundingClientRect().top - before, behavior: 'instant' });
}

function moveByButton(list: HTMLElement, event: Event): void {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-step]') : null;
  const item = button?.closest('fieldset');
  if (!button || !item || item.parentElement !== list) return;
  const { step } = button.dataset;
  const items = itemsOf(list);
  const place = items.indexOf(item);
  const other = items[step === 'up' ? place - 1 : place + 1];
  if ((step !== 'up' && step !== 'down') || other === undefined) return;
  event.preventDefault();
  if (step === 'up') other.before(item);
  else other.after(item);
  moved(list, item);
  focusStep(item, step);
}

/** The button that was pressed is hidden at the end of the list; then the other one takes the focus. */
function focusStep(item: HTMLElement, step: 'up' | 'down'): void {
  const steps = [step, step === 'up' ? 'down' : 'up'];
  const buttons = steps.map((name) => item.querySelector<HTMLElement>(`:scope > div > [data-step='${name}']`));
  buttons.find((button) => button?.checkVisibility())?.focus();
}

/** Numbers the items anew, says the new place, and tells the form that it has changed. */
function moved(list: HTMLElement, item: HTMLElement): void {
  const items = itemsOf(list);
  for (const [index, one] of items.entries()) {
    const place = one.querySelector(':scope > legend > [data-place]');
    if (place !== null) place.textContent = String(index + 1);
  }
  const title = item.querySelector('legend')?.textContent ?? '';
  say(
    list,
    (list.dataset['sortable'] ?? '')
      .replace('{title}', () => title)
      .replace('{place}', String(items.indexOf(item) + 1))
      .replace('{count}', String(items.length)),
  );
  list.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Says a text to screen readers. */
function say(list: HTMLElement, text: string): void {
  const old = list.querySelector<HTMLElement>(':scope > [role="status"]');
  const status = old ?? list.appendChild(document.createElement('p'));
  status.role = 'status';
  status.className = 'visually-hidden';
  status.textContent = text;
}
