import type { ClientInstrumentation } from 'react-router';
import { partsSettled } from './due-parts.ts';
import { countAsUsed } from './first-use.ts';

/**
 * Delays a navigation until no part of the page waits for its scripts. At the end of a navigation, the router
 * renders from the root without a transition, and React would then remove the markup of a waiting part. If
 * the scripts of a part cannot be loaded, the browser loads the next page as a document. Without a network,
 * the router continues, and the list reports the failure. Fetchers are not delayed: they end in a transition,
 * which would wait for parts that nobody has requested.
 */
export const waitForParts: ClientInstrumentation = {
  router: (router) =>
    router.instrument({
      async navigate(go, { to, formData, body, formMethod = 'get' }) {
        const goesOn = typeof to === 'number' || (await partsSettled()) || !navigator.onLine;
        if (goesOn || formMethod.toLowerCase() !== 'get') await go();
        else location.assign(withFields(to, formData ?? body));
      },
      async fetch(go) {
        countAsUsed();
        await go();
      },
    }),
};

/** Adds what a form asks for. A form hands over itself, or parameters that its script made from it. */
function withFields(to: string, asked: unknown): string {
  if (asked instanceof FormData) return `${to}?${new URLSearchParams(textsOf(asked))}`;
  return asked instanceof URLSearchParams ? `${to}?${asked}` : to;
}

const textsOf = (fields: FormData): [string, string][] =>
  [...fields].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
