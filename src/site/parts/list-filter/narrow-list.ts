import { countInWords } from './count-in-words.ts';
import { matchesFilter, foldedFilterWords } from './match-filter.ts';

type Narrowed = {
  /** What finds the list; its items stand in sections, which go with the last of their own. */
  readonly list: string;
  readonly field: HTMLInputElement | null;
  /** Hears how many are left. */
  readonly narrowed?: (shown: number) => void;
};

/**
 * Puts the whole list in the page, narrowed as the field says, where it is not there yet: that of a search
 * has only what it found.
 */
type Complete = () => Promise<void>;

/** `data-words` is what the server finds an item by too: plain words with spaces between. */
const items = '[data-words]';

/**
 * Narrows a list as one types, by the rule that the server asks too, says how many are left where the page
 * has an output for it, and keeps what was typed in the address, as the form does: back, reload and a copied
 * address show the same.
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
  // Once for all who wait for it: another list in its place would close what was opened in the first.
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

/** Puts the whole list into the page; where that cannot be had, or breaks off, what is there stays. */
async function bringWhole(list: HTMLElement, selector: string, { form }: HTMLInputElement): Promise<boolean> {
  const answer = await fetch(form?.action ?? '')
    .then((page) => (page.ok ? page.text() : ''))
    .catch(() => '');
  const whole = new DOMParser().parseFromString(answer, 'text/html').querySelector(selector);
  if (whole) list.replaceChildren(...whole.children);
  return whole !== null;
}

/** An anchor goes: what is typed after it was followed says what is shown. */
function keepInAddress({ name, value }: HTMLInputElement): void {
  const url = new URL(window.location.href);
  if (value.trim() === '') url.searchParams.delete(name);
  else url.searchParams.set(name, value.trim());
  url.hash = '';
  window.history.replaceState(window.history.state, '', url);
}
