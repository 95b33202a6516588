import { countInWords } from './count-in-words.ts';
import { matchesFilter, plainWords } from './match-filter.ts';

type Narrowed<Item extends HTMLElement> = {
  /** Its items stand in sections, which go with the last of their own. */
  readonly list: HTMLElement | null;
  readonly field: HTMLInputElement | null;
  /** What finds an item. */
  readonly items: string;
  readonly wordsOf: (item: Item) => readonly string[];
  /** Hears how many are left. */
  readonly narrowed?: (shown: number) => void;
};

/** Narrows a list as one types, and says how many are left where the page has an output for it. */
export function narrowList<Item extends HTMLElement>({ list, field, items, wordsOf, narrowed }: Narrowed<Item>): void {
  if (!list || !field) return;
  const count = document.querySelector<HTMLElement>('output[data-none]');
  const known = Array.from(list.querySelectorAll<Item>(items), (item) => ({ item, words: wordsOf(item) }));
  field.addEventListener('input', () => {
    const asked = plainWords(field.value);
    for (const { item, words } of known) item.hidden = !matchesFilter(words, asked);
    for (const group of list.querySelectorAll('section'))
      group.hidden = group.querySelector(`${items}:not([hidden])`) === null;
    const shown = known.filter(({ item }) => !item.hidden).length;
    narrowed?.(shown);
    if (count) count.textContent = asked.length === 0 ? '' : countInWords(shown, count.dataset);
  });
}
