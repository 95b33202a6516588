import { countInWords } from './count-in-words.ts';
import { matchesFilter, foldedFilterWords } from './match-filter.ts';

type Narrowed = {
  /**
   * Selector of the list. The items of the list are in sections; a section without visible items is hidden.
   */
  readonly list: string;
  readonly field: HTMLInputElement | null;
  /** Called with the number of remaining items. */
  readonly narrowed?: (shown: number) => void;
};

/**
 * Loads the whole list into the page, because a page that was opened by a search contains only the results of
 * that search.
 */
type Complete = () => Promise<void>;

/**
 * The attribute `data-words` contains the words by which the server finds an item, without case and accents
 * and separated by spaces.
 */
const items = '[data-words]';

/**
 * Filters a list while the visitor types, by the same rule as the server. The function updates the count. It
 * also writes the text into the address, so that back, reload and a copied address show the same list.
 */
export function narrowList(narrowed: Narrowed): Complete {
  const { field } = narrowed;
  const list = document.querySelector<HTMLElement>(narrowed.list);
  if (!list || !field) return async () => {};
  const bring = async () => {
    const isWhole = await bringWhole(list, narrowed.list, field);
    if (isWhole) narrow(list, field, narrowed);
    else whole = undefined;
  };
  // Loads the list only once, because a second list would replace the first and close the answers that the
  // visitor opened in it.
  let whole = field.defaultValue === '' ? Promise.resolve() : undefined;
  const complete = () => (whole ??= bring());
  field.addEventListener('input', async () => {
    await complete();
    narrow(list, field, narrowed);
    keepInAddress(field);
  });
  return complete;
}

function narrow(list: HTMLElement, field: HTMLInputElement, { narrowed }: Narrowed): void {
  const asked = foldedFilterWords(field.value);
  const known = [...list.querySelectorAll<HTMLElement>(items)];
  for (const item of known) item.hidden = !matchesFilter(item.dataset['words']?.split(' ') ?? [], asked);
  for (const group of list.querySelectorAll('section'))
    group.hidden = group.querySelector(`${items}:not([hidden])`) === null;
  const shown = known.filter(({ hidden }) => !hidden).length;
  narrowed?.(shown);
  const count = document.querySelector<HTMLElement>('output[data-none]');
  if (count) count.textContent = asked.length === 0 ? '' : countInWords(shown, count.dataset);
}

/** Puts the whole list into the page. If loading fails, the page does not change. */
async function bringWhole(list: HTMLElement, selector: string, { form }: HTMLInputElement): Promise<boolean> {
  const answer = await fetch(form?.action ?? '')
    .then((page) => (page.ok ? page.text() : ''))
    .catch(() => '');
  const whole = new DOMParser().parseFromString(answer, 'text/html').querySelector(selector);
  if (whole) list.replaceChildren(...whole.children);
  return whole !== null;
}

/** Removes the anchor from the address, because the typed text now decides what the list shows. */
function keepInAddress({ name, value }: HTMLInputElement): void {
  const url = new URL(window.location.href);
  if (value.trim() === '') url.searchParams.delete(name);
  else url.searchParams.set(name, value.trim());
  url.hash = '';
  window.history.replaceState(window.history.state, '', url);
}
