import { countInWords } from './count-in-words.ts';
import { matchesFilter, foldedFilterWords } from './match-filter.ts';

type Narrowed = {
  /** Selector of the list. Its items are in sections, which are hidden with their last item. */
  readonly list: string;
  readonly field: HTMLInputElement | null;
  /** Called with the number of remaining items. */
  readonly narrowed?: (shown: number) => void;
};

/**
 * Loads the whole list and filters it by the field, because a page opened by a search contains only its
 * results.
 */
type Complete = () => Promise<void>;

/** `data-words` contains the words by which the server finds an item: plain words separated by spaces. */
const items = '[data-words]';

/**
 * Filters a list while the visitor types, by the same rule as the server. It updates the count and writes
 * the text into the address, so that back, reload and a copied address show the same list.
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
  // Loads the list once for all callers, because a second list would close answers opened in the first.
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

/** Puts the whole list into the page; if loading fails, the page stays as it is. */
async function bringWhole(list: HTMLElement, selector: string, { form }: HTMLInputElement): Promise<boolean> {
  const answer = await fetch(form?.action ?? '')
    .then((page) => (page.ok ? page.text() : ''))
    .catch(() => '');
  const whole = new DOMParser().parseFromString(answer, 'text/html').querySelector(selector);
  if (whole) list.replaceChildren(...whole.children);
  return whole !== null;
}

/** Drops the anchor, because the typed text now decides what is shown. */
function keepInAddress({ name, value }: HTMLInputElement): void {
  const url = new URL(window.location.href);
  if (value.trim() === '') url.searchParams.delete(name);
  else url.searchParams.set(name, value.trim());
  url.hash = '';
  window.history.replaceState(window.history.state, '', url);
}
