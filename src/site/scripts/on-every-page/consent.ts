import { consentDays } from './consent-days.ts';
import { playerMay } from '#site/request/video-hosts.ts';
import { keepOwnCookie, readOwnCookie } from './own-cookie.ts';

// Milliseconds before the notice opens after a navigation, and between two checks of the choice
// (specification §9).
const pause = 1000;
const poll = 300;

/** The element that opened the notice. It gets the focus back when the notice closes. */
let opener: HTMLElement | null = null;
let polling = 0;

/**
 * Asks for consent if the page contains a film that needs it. Adds or removes frames when the choice changes.
 */
export function watchConsent(): void {
  addEventListener('click', answer, { capture: true }); // Uses the capture phase, see dialogs.ts.
  addEventListener('keydown', leave, { capture: true });
  setTimeout(look, pause);
  // Checks again after the router's navigations. In browsers without the Navigation API, it checks when the
  // visitor returns to the page.
  if ('navigation' in window) navigation.addEventListener('navigatesuccess', () => setTimeout(look, pause));
  addEventListener('visibilitychange', () => document.hidden || look());
}

function leave({ key }: KeyboardEvent): void {
  if (key === 'Escape' && readOwnCookie('consent') !== '') close();
}

const notice = (): HTMLElement | null => document.getElementById('consent');
const waiting = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-video]')];

/** Checks the choice, also while the notice is open, because the visitor may choose in another window. */
function look(): void {
  clearTimeout(polling);
  const choice = readOwnCookie('consent');
  if (choice !== '') return settle(choice !== 'refused');
  if (waiting().length === 0 || document.hidden) return;
  show();
  polling = window.setTimeout(look, poll);
}

function show(): void {
  const shown = notice();
  if (shown?.matches(':popover-open') !== false || document.querySelector('dialog:modal') !== null) return;
  tellPresent(shown);
  shown.showPopover();
}

function settle(isAccepted: boolean): void {
  const shown = notice();
  if (shown?.matches(':popover-open') && opener === null) shown.hidePopover();
  // Reloads the page without frames, because the server put them into this page.
  if (!isAccepted && document.querySelector('iframe[data-served]') !== null) location.reload();
  for (const placeholder of waiting()) {
    const slot = placeholder.nextElementSibling;
    if (!(slot instanceof HTMLElement)) continue;
    if (isAccepted && slot.childElementCount === 0) slot.append(frameFor(placeholder.dataset));
    if (!isAccepted) slot.replaceChildren();
    placeholder.hidden = isAccepted;
    slot.hidden = !isAccepted;
  }
}

function frameFor({ video = '', title = '' }: DOMStringMap): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', playerMay);
  Object.assign(frame, { src: video, title, loading: 'lazy', allowFullscreen: true });
  return frame;
}

/**
 * Handles clicks on all buttons that open the notice, and on the answers in the notice. Without scripts these
 * are links and forms.
 */
function answer(event: MouseEvent): void {
  const asked = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-consent]') : null;
  const { consent } = asked?.dataset ?? {};
  if (!asked || consent === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  if (consent === 'choose') return reopen(asked);
  if (consent === 'close') return close();
  keepOwnCookie('consent', consent, consentDays);
  const back = opener;
  opener = null;
  settle(consent === 'accepted');
  focusFirst([back, asked, filmOf(back ?? asked), document.querySelector('main')]);
}

function reopen(from: HTMLElement): void {
  opener = from;
  const shown = notice();
  if (!shown) return;
  tellPresent(shown);
  if (!shown.matches(':popover-open')) shown.showPopover();
  shown.focus();
}

/** Closes the notice without changing the choice. */
function close(): void {
  const shown = notice();
  if (!shown?.matches(':popover-open')) return;
  const back = opener;
  opener = null;
  shown.hidePopover();
  focusFirst([back, document.querySelector('main')]);
}

/** Shows the current choice, if there is one, with a button that keeps it. */
function tellPresent(shown: HTMLElement): void {
  const choice = readOwnCookie('consent');
  for (const said of shown.querySelectorAll<HTMLElement>('[data-present]'))
    said.hidden = said.dataset['present'] !== choice;
  for (const way of shown.querySelectorAll<HTMLElement>('[data-consent="close"]')) way.hidden = choice === '';
}

const filmOf = (from: HTMLElement): HTMLElement | null | undefined =>
  from.closest('[data-video]')?.nextElementSibling?.querySelector('iframe');

/**
 * Focuses the first element that can take the focus, because the button that opened the notice may be hidden
 * after the answer.
 */
function focusFirst(places: readonly (HTMLElement | null | undefined)[]): void {
  for (const place of places) {
    place?.focus({ preventScroll: true });
    if (place && document.activeElement === place) return;
  }
}
