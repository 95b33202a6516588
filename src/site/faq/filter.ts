import { countInWords } from './count-in-words.ts';
import { matchesFilter, plainWords } from './match-filter.ts';

// The page of questions without React: typing narrows the list, an anchor opens its answer. Without scripts
// the form searches, and browsers open what an anchor leads into.

const list = document.querySelector<HTMLElement>('[data-faq]');
const field = document.querySelector<HTMLInputElement>('#faq-search');
const count = document.querySelector<HTMLElement>('output[data-none]');

function narrow(text: string): void {
  const words = plainWords(text);
  let shown = 0;
  for (const answer of list?.querySelectorAll('details') ?? []) {
    answer.hidden = !matchesFilter(plainWords(answer.textContent), words);
    if (!answer.hidden) shown += 1;
  }
  for (const group of list?.querySelectorAll('section') ?? [])
    group.hidden = group.querySelector('details:not([hidden])') === null;
  if (count) count.textContent = text.trim() === '' ? '' : countInWords(shown, count.dataset);
}

function openAnchor(): void {
  const id = decodeURIComponent(window.location.hash.slice(1));
  const answer = id === '' ? null : document.getElementById(id)?.closest('details');
  if (!answer) return;
  answer.open = true;
  answer.scrollIntoView();
}

field?.addEventListener('input', () => narrow(field.value));
window.addEventListener('hashchange', openAnchor);
openAnchor();
