import { hideCards, type HiddenTarget, showCards } from './hidden-cards.ts';

/** True while a dialog is loaded or a button is sent, so that a double click counts once. */
let isBusy = false;

addEventListener('mvi:hide', ({ detail: link }) => {
  if (isBusy) return;
  isBusy = true;
  openHiding(link)
    .catch(() => location.assign(link.href))
    .finally(() => (isBusy = false));
});

/**
 * Shows the dialog of the page to which a link of a card leads (`hide-page.tsx`), above the page of the card.
 * Its buttons replace the card by a line with an undo button.
 * @throws if the page has no such dialog
 */
async function openHiding(link: HTMLAnchorElement): Promise<void> {
  const item = link.closest('li');
  const answer = await fetch(link.href);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const found = page.getElementById('masquer');
  const dialog = found === null ? null : document.importNode(found, true);
  if (item === null || !(dialog instanceof HTMLDialogElement)) throw new Error('the page has no dialog');
  document.body.append(dialog);
  dialog.addEventListener('close', () => dialog.remove());
  dialog.addEventListener('submit', (event) => void send(event, dialog, item));
  dialog.showModal();
}

/** Sends a button of the dialog. A form whose answer is no JSON is sent again by the browser. */
async function send(event: SubmitEvent, dialog: HTMLDialogElement, item: HTMLElement): Promise<void> {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.method === 'dialog' || needsNewPage(form)) return;
  event.preventDefault();
  if (isBusy) return;
  isBusy = true;
  const failure = dialog.querySelector<HTMLElement>('[data-failure]');
  const { offer = '', company = '', failure: failed = '' } = failure?.dataset ?? {};
  const told = await post(form.action, 'yes').catch(() => ({ said: failed, undo: '', shown: '' }));
  isBusy = false;
  if (told === null) return form.submit();
  if (told.undo === '') {
    if (failure) failure.textContent = told.said;
    return;
  }
  const hidden: HiddenTarget = form.action.includes('/offres/') ? { offer } : { company };
  dialog.close();
  replace({ item, hidden, told, address: form.action });
}

/**
 * Tells if the browser sends the form, which then loads the page of the card anew. The page of a company
 * shows its offers even if it is hidden. A page whose cards show something hidden is older than the hiding.
 */
function needsNewPage(form: HTMLFormElement): boolean {
  const isOwnPage = form.action === `${location.origin}${location.pathname}/masque`;
  return isOwnPage || new FormData(form).get('wanted') === 'no';
}

/**
 * Words of the server: what was done, or why it was not; the button that undoes it, and what its click did.
 */
type Told = { readonly said: string; readonly undo: string; readonly shown: string };

/** Hides (`yes`) or shows (`no`). Null if the answer is not meant for scripts: the session has ended. */
async function post(address: string, wanted: 'yes' | 'no'): Promise<Told | null> {
  const headers = { accept: 'application/json' };
  const answer = await fetch(address, { method: 'POST', body: new URLSearchParams({ wanted }), headers });
  if (!answer.headers.get('content-type')?.startsWith('application/json')) return null;
  const told: unknown = await answer.json();
  return { said: textIn(told, 'said'), undo: textIn(told, 'undo'), shown: textIn(told, 'shown') };
}

/** Returns a text of an answer; empty if it is missing. */
function textIn(told: unknown, name: keyof Told): string {
  const text: unknown = typeof told === 'object' && told !== null ? Reflect.get(told, name) : undefined;
  return typeof text === 'string' ? text : '';
}

type Replaced = { item: HTMLElement; hidden: HiddenTarget; told: Told; address: string };

/** Puts a line with an undo button in place of the card, and the focus on the button. */
function replace({ item, hidden, told, address }: Replaced): void {
  const line = document.createElement('p');
  line.dataset['hiddenLine'] = '';
  const button = document.createElement('button');
  button.textContent = told.undo;
  line.append(`${told.said} `, button);
  button.addEventListener('click', () => {
    void undo();
  });
  const undo = async () => {
    const answer = await post(address, 'no').catch(() => null);
    if (answer === null || answer.undo === '') return location.reload();
    line.remove();
    showCards(hidden);
    item.querySelector<HTMLElement>('[href$="/masquer"]')?.focus();
    say(told.shown);
  };
  item.append(line);
  hideCards(hidden);
  button.focus();
  say(told.said);
}

let status: HTMLElement | undefined;

/** Says a change to screen readers, in a region that was in the page before. */
function say(text: string): void {
  status ??= document.body.appendChild(document.createElement('output'));
  status.className = 'visually-hidden';
  const region = status;
  // Waits, because screen readers do not read a region that appears with its text.
  setTimeout(() => (region.textContent = text), 100);
}
