import { countInWords } from '../faq/count-in-words.ts';
import { matchesFilter, plainWords } from '../faq/match-filter.ts';

// The list of destinations without React: typing narrows it. Without scripts the form searches.

const list = document.querySelector<HTMLElement>('[data-destinations]');
const field = document.querySelector<HTMLInputElement>('#destination-search');
const count = document.querySelector<HTMLElement>('output[data-none]');
const none = document.querySelector<HTMLElement>('[data-nothing]');

function narrow(text: string): void {
  const words = plainWords(text);
  let shown = 0;
  for (const place of list?.querySelectorAll<HTMLElement>('[data-words]') ?? []) {
    place.hidden = !matchesFilter(place.dataset['words']?.split(' ') ?? [], words);
    if (!place.hidden) shown += 1;
  }
  for (const group of list?.querySelectorAll('section') ?? [])
    group.hidden = group.querySelector('[data-words]:not([hidden])') === null;
  if (none) none.hidden = shown > 0;
  if (count) count.textContent = words.length === 0 ? '' : countInWords(shown, count.dataset);
}

field?.addEventListener('input', () => narrow(field.value));
