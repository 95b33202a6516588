// This module stops events of the history; the first use of a page must have heard them before.
import './first-use.ts';

// The late parts that still are the server's markup. React renders an update that begins in a `popstate`
// event, or that a view transition waits for, without waiting for anything, and removes such parts.
const due = new Set<string>();

/** The address for which the router rendered the due parts. */
let shown = '';
let isPopOwed = false;
let isGivenUp = false;

if (!import.meta.env.SSR) addEventListener('popstate', keepPop, { capture: true });

/** Tells if a part of the page waits for its scripts: the browser must follow its links then. */
export function hasDueParts(): boolean {
  return due.size > 0;
}

/** Notes that a part waits for its scripts. */
export function addDuePart(part: string): void {
  if (due.size === 0) shown = address();
  due.add(part);
}

/** Notes that React shows a part, or that the part left the page. */
export function settleDuePart(part: string): void {
  if (!due.delete(part) || due.size > 0 || !isPopOwed) return;
  isPopOwed = false;
  dispatchEvent(new PopStateEvent('popstate'));
}

/** Notes that the scripts of a due part will never come. */
export function giveUpDueParts(): void {
  isGivenUp = true;
  if (isPopOwed) location.reload();
}

/**
 * Keeps an event of the history from the router while parts are due. The browser itself scrolls to a part of
 * the page, and the router need not hear of it; it hears of another page once the parts have come.
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
