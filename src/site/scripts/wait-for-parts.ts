import type { ClientInstrumentation } from 'react-router';
import { partsSettled } from './due-parts.ts';

/**
 * Lets a navigation begin once no part of the page waits for its scripts: at its end the router renders from
 * the root outside a transition, and React would remove the markup of such a part. If the scripts of a part
 * do not come, the browser loads the page.
 */
export const waitForParts: ClientInstrumentation = {
  router: (router) =>
    router.instrument({
      async navigate(go, { to, formData, formMethod = 'get' }) {
        const isSettled = typeof to === 'number' || (await partsSettled());
        if (isSettled || formMethod.toLowerCase() !== 'get') await go();
        else location.assign(formData ? `${to}?${new URLSearchParams(textsOf(formData))}` : to);
      },
    }),
};

const textsOf = (fields: FormData): [string, string][] =>
  [...fields].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
