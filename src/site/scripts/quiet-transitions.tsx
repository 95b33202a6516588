import { use } from 'react';
import { Rendering } from './scripted.ts';

// A browser gives up a transition between two pages where the next one begins, a redirect follows or the tab
// is hidden. Its promises are then rejected with an AbortError, an InvalidStateError or a TimeoutError (CSS
// View Transitions 1, 4.4), and the router hears only some of them: browsers print the others as errors. The
// router aborts what it asks for a navigation that another one overtakes, and leaves that rejection unheard.
const code = `addEventListener("unhandledrejection",(e)=>{e.reason instanceof DOMException&&(e.reason.name==="AbortError"||/transition/i.test(e.reason.message))&&e.preventDefault()})`;

/** Keeps transitions that were given up out of the console. It stands before any transition of its page. */
export function QuietTransitions() {
  const rendering = use(Rendering);
  return rendering && <script nonce={rendering.nonce} dangerouslySetInnerHTML={{ __html: code }} />;
}
