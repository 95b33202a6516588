import { narrowList } from '#site/parts/list-filter/narrow-list.ts';

// Filters the questions while the visitor types, and opens the answer to which an anchor leads. Uses no
// React. Without scripts, the form sends a search, and browsers open the answer that contains an anchor.

const linked = document.querySelector<HTMLElement>('[data-linked]');

const completeList = narrowList({
  list: '[data-faq]',
  field: document.querySelector<HTMLInputElement>('#faq-search'),
  narrowed: () => {
    if (linked) linked.hidden = true;
  },
});

/** Looks ids up without decoding them, because the ids of documents need no escapes in an address. */
const placeAt = (anchor: string) => document.getElementById(anchor.slice(1));

/**
 * Opens the answer to which an anchor leads, even if the current search does not list it. Any other anchor,
 * such as that of the top of the page, leaves the list as it is.
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

/**
 * Shows an answer that the search left out, with a sentence that explains this. The server could not include
 * the answer, because browsers do not send anchors to the server.
 */
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
