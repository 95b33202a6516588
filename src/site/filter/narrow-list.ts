import { countInWords } from './count-in-words.ts';
import { matchesFilter, plainWords } from './match-filter.ts';

type Narrowed<Item extends HTMLElement> = {
  /** What finds the list; its items stand in sections, which go with the last of their own. */
  readonly list: string;
  readonly field: HTMLInputElement | null;
  /** What finds an item. */
  readonly items: string;
  readonly wordsOf: (item: Item) => readonly string[];
  /** Hears how many are left. */
  readonly narrowed?: (shown: number) => void;
};

/**
 * Narrows a list as one types, says how many are left where the page has an output for it, and keeps what was
 * typed in the address, as the form does: back, reload and a copied address show the same.
 */
export function narrowList<Item extends HTMLElement>(narrowed: Narrowed<Item>): void {
  const { field } = narrowed;
  const list = document.querySelector<HTMLElement>(narrowed.list);
  if (!list || !field) return;
  // A page of a search holds what it found, and nothing of the rest.
  let isWhole = field.defaultValue === '';
  field.addEventListener('input', async () => {
    isWhole ||= await bringWhole(list, narrowed.list, field);
    narrow(list, field, narrowed);
    keepInAddress(field);
  });
}

function narrow<Item extends HTMLElement>(
  list: HTMLElement,
  field: HTMLInputElement,
  { items, wordsOf, narrowed }: Narrowed<Item>,
): void {
  const asked = plainWords(field.value);
  const known = [...list.querySelectorAll<Item>(items)];
  for (const item of known) item.hidden = !matchesFilter(wordsOf(item), asked);
  for (const group of list.querySelectorAll('section'))
    group.hidden = group.querySelector(`${items}:not([hidden])`) === null;
  const shown = known.filter(({ hidden }) => !hidden).length;
  narrowed?.(shown);
  const count = document.querySelector<HTMLElement>('output[data-none]');
  if (count) count.textContent = asked.length === 0 ? '' : countInWords(shown, count.dataset);
}

/** Puts the whole list into the page; where that cannot be had, what is there is narrowed. */
async function bringWhole(list: HTMLElement, selector: string, { form }: HTMLInputElement): Promise<boolean> {
  const answer = await fetch(form?.action ?? '').catch(() => null);
  if (!answer?.ok) return false;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  list.replaceChildren(...(page.querySelector(selector)?.children ?? list.children));
  return true;
}

function keepInAddress({ name, value }: HTMLInputElement): void {
  const url = new URL(window.location.href);
  if (value.trim() === '') url.searchParams.delete(name);
  else url.searchParams.set(name, value.trim());
  window.history.replaceState(window.history.state, '', url);
}
