import { use } from 'react';
import { Rendering } from './scripted.ts';

// A browser skips a view transition if the next transition begins, a redirect follows or the tab is hidden.
// It then rejects the promises of the transition with an AbortError, an InvalidStateError or a TimeoutError
// (CSS View Transitions 1, 4.4). The router handles only some of these rejections, and browsers print the
// others as errors. The router also aborts the requests of a navigation when another navigation begins, and
// does not handle the resulting rejection.
const code = `addEventListener("unhandledrejection",(e)=>{e.reason instanceof DOMException&&(e.reason.name==="AbortError"||/transition/i.test(e.reason.message))&&e.preventDefault()})`;

/**
 * Keeps errors of skipped transitions out of the console. This script is in the page before any transition
 * begins.
 */
export function QuietTransitions() {
  const rendering = use(Rendering);
  return rendering && <script nonce={rendering.nonce} dangerouslySetInnerHTML={{ __html: code }} />;
}
