import type { ClientInstrumentation } from 'react-router';
import { partsSettled } from './due-parts.ts';
import { countAsUsed } from './first-use.ts';

/**
 * Lets a navigation begin once no part of the page waits for its scripts, because at its end the router
 * renders from the root outside a transition, and React would remove the markup of such a part. If the
 * scripts of a part do not load, the browser loads the page; without a network the router continues, and
 * the list reports the failure. A fetcher is not delayed: it ends in a transition, which would wait for
 * parts that nobody has requested.
 */
export const waitForParts: ClientInstrumentation = {
  router: (router) =>
    router.instrument({
      async navigate(go, { to, formData, formMethod = 'get' }) {
        const goesOn = typeof to === 'number' || (await partsSettled()) || !navigator.onLine;
        if (goesOn || formMethod.toLowerCase() !== 'get') await go();
        else location.assign(formData ? `${to}?${new URLSearchParams(textsOf(formData))}` : to);
      },
      async fetch(go) {
        countAsUsed();
        await go();
      },
    }),
};

const textsOf = (fields: FormData): [string, string][] =>
  [...fields].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
