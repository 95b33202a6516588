// A browser skips the transition between two pages if the window changes its size meanwhile, as when the
// keyboard of a phone appears, or if the other page has no transitions. It then rejects a promise of the
// transition that nobody holds (CSS View Transitions 2), and would print an error. This script runs before the
// first paint, because a transition may be skipped at once.
addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof DOMException && /transition/i.test(event.reason.message)) event.preventDefault();
});
