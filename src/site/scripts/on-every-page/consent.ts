import { consentDays } from './consent-days.ts';
import { playerMay } from '#site/request/video-hosts.ts';
import { keepOwnCookie, readOwnCookie } from './own-cookie.ts';

// Specification §9: milliseconds after a navigation until one is asked, and between two looks at the choice.
const pause = 1000;
const poll = 300;

/** What had the focus when the notice was asked for: it goes back there. */
let opener: HTMLElement | null = null;
let polling = 0;

/** Asks for consent where a frame waits for it, and puts frames in and out as the choice says. */
export function watchConsent(): void {
  addEventListener('click', answer);
  addEventListener('keydown', ({ key }) => key === 'Escape' && readOwnCookie('consent') !== '' && close());
  setTimeout(look, pause);
  // Where the router moves between pages; a browser without that API looks again when one comes back to it.
  if ('navigation' in window) navigation.addEventListener('navigatesuccess', () => setTimeout(look, pause));
  addEventListener('visibilitychange', () => document.hidden || look());
}

const notice = (): HTMLElement | null => document.getElementById('consent');
const waiting = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-video]')];

/** The choice is looked at again for as long as one is asked: it may be made in another window. */
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
  // The server put them in, for there were no scripts when they were agreed to.
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

/** Every way to the notice, and its answers, which are links and forms where there are no scripts. */
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

/** Leaves the choice as it is. */
function close(): void {
  const shown = notice();
  if (!shown?.matches(':popover-open')) return;
  const back = opener;
  opener = null;
  shown.hidePopover();
  focusFirst([back, document.querySelector('main')]);
}

/** Says what was chosen, if anything was; then one may also leave it so. */
function tellPresent(shown: HTMLElement): void {
  const choice = readOwnCookie('consent');
  for (const said of shown.querySelectorAll<HTMLElement>('[data-present]'))
    said.hidden = said.dataset['present'] !== choice;
  for (const way of shown.querySelectorAll<HTMLElement>('[data-consent="close"]')) way.hidden = choice === '';
}

const filmOf = (from: HTMLElement): HTMLElement | null | undefined =>
  from.closest('[data-video]')?.nextElementSibling?.querySelector('iframe');

/** The first that takes the focus: an opener may be hidden by what was answered. */
function focusFirst(places: readonly (HTMLElement | null | undefined)[]): void {
  for (const place of places) {
    place?.focus({ preventScroll: true });
    if (place && document.activeElement === place) return;
  }
}
