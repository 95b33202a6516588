import { narrowList } from '#site/parts/list-filter/narrow-list.ts';

// The page of questions without React: typing narrows the list, an anchor opens its answer. Without scripts
// the form searches, and browsers open what an anchor leads into.

const linked = document.querySelector<HTMLElement>('[data-linked]');

const completeList = narrowList({
  list: '[data-faq]',
  field: document.querySelector<HTMLInputElement>('#faq-search'),
  narrowed: () => {
    if (linked) linked.hidden = true;
  },
});

/** Ids of documents are of letters that an address needs no escapes for. */
const placeAt = (anchor: string) => document.getElementById(anchor.slice(1));

/**
 * Opens the answer that an address leads to, among those of a search that it is none of too. Another place of
 * the page, such as its top, leaves the list alone.
 */
async function openAnchor(): Promise<void> {
  const { hash } = window.location;
  if (hash === '') return;
  if (!placeAt(hash)) await completeList();
  const answer = placeAt(hash)?.closest('details');
  if (!answer) return;
  if (answer.hidden) showLinked(answer);
  answer.open = true;
  answer.scrollIntoView();
}

/** The search left this out, for a server is told no anchor: words of the page say why it is there. */
function showLinked(answer: HTMLDetailsElement): void {
  answer.hidden = false;
  const group = answer.closest('section');
  if (group) group.hidden = false;
  if (!linked) return;
  answer.querySelector('summary')?.after(linked);
  linked.hidden = false;
}

window.addEventListener('hashchange', openAnchor);
await openAnchor();
