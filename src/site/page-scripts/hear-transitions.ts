/**
 * A transition between two pages that the browser gives up, as it may where redirects lead through the
 * sign-in, is no fault of theirs: unheard, its promises are reported as one.
 */
export function hearTransitions(): void {
  addEventListener('pageswap', hear);
  addEventListener('pagereveal', hear);
}

function hear({ viewTransition }: PageSwapEvent | PageRevealEvent): void {
  viewTransition?.ready.catch(leave);
  viewTransition?.finished.catch(leave);
}

const leave = (): void => {};
