// This import is first, because `first-use.ts` must receive history events before this module stops them.
import { countAsUsed } from './first-use.ts';

// Ids of the lazy-loaded parts that React has not hydrated yet. React removes these parts instead of waiting
// for their scripts in two cases: if an update begins in a `popstate` event, or if a view transition waits
// for the update.
const due = new Set<string>();

/** Address of the page at the time when the first of these parts was added. */
let shown = '';
let isPopOwed = false;
let settled = Promise.withResolvers<undefined>();
let isGivenUp = false;

if (!import.meta.env.SSR) addEventListener('popstate', keepPop, { capture: true });

/** Milliseconds that a navigation waits for the scripts of lazy-loaded parts. */
const patience = 1000;

/**
 * Loads the scripts of lazy-loaded parts now. Returns true once all parts are hydrated, and false if the
 * scripts do not arrive in time.
 */
export async function partsSettled(): Promise<boolean> {
  if (due.size === 0) return true;
  countAsUsed();
  if (!isGivenUp) await Promise.race([settled.promise, new Promise((resolve) => setTimeout(resolve, patience))]);
  return due.size === 0;
}

/** Records that a part waits for its scripts. */
export function addDuePart(part: string): void {
  if (due.size === 0) shown = address();
  due.add(part);
}

/** Records that React has hydrated a part, or that the part has left the page. */
export function settleDuePart(part: string): void {
  if (!due.delete(part) || due.size > 0) return;
  settled.resolve(undefined);
  settled = Promise.withResolvers();
  if (!isPopOwed) return;
  isPopOwed = false;
  dispatchEvent(new PopStateEvent('popstate'));
}

/** Records that the scripts of a lazy-loaded part will never load. */
export function giveUpDueParts(): void {
  isGivenUp = true;
  settled.resolve(undefined);
  if (isPopOwed) location.reload();
}

/**
 * Hides a history event from the router while parts wait for their scripts. The router need not see an event
 * for an anchor, because the browser itself scrolls to the anchor. An event for another page is repeated once
 * all parts are hydrated.
 */
function keepPop(event: PopStateEvent): void {
  if (due.size === 0) return;
  event.stopImmediatePropagation();
  isPopOwed = address() !== shown;
  if (isPopOwed && isGivenUp) location.reload();
}

function address(): string {
  return location.pathname + location.search;
}
