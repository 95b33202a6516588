import { plainWords } from '../filter/match-filter.ts';
import { narrowList } from '../filter/narrow-list.ts';

// The page of questions without React: typing narrows the list, an anchor opens its answer. Without scripts
// the form searches, and browsers open what an anchor leads into.

narrowList<HTMLDetailsElement>({
  list: '[data-faq]',
  field: document.querySelector<HTMLInputElement>('#faq-search'),
  items: 'details',
  wordsOf: ({ textContent }) => plainWords(textContent),
});

/** Ids of documents are of letters that an address needs no escapes for. */
function openAnchor(): void {
  const answer = document.getElementById(window.location.hash.slice(1))?.closest('details');
  if (!answer) return;
  answer.open = true;
  answer.scrollIntoView();
}

window.addEventListener('hashchange', openAnchor);
openAnchor();
