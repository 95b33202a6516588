import { type LoaderFunctionArgs, redirect } from 'react-router';
import { localeOf } from '#words/locale.ts';
import { addressOf } from '#site/routing/addresses.ts';

/** `/destination/{uid}`, the address in specification §2, redirects to the country's canonical address. */
export function loader({ params: { uid = '' }, url }: LoaderFunctionArgs) {
  return redirect(addressOf(localeOf(url.pathname), '/destinations/:uid', { uid }), 301);
}
