import { type LoaderFunctionArgs, redirect } from 'react-router';
import { localeOf } from '#words/locale.ts';
import { addressOf } from '#site/routing/addresses.ts';

/** `/destination/{uid}`, as the general mapping of content writes it, leads to the country's one address. */
export function loader({ params: { uid = '' }, url }: LoaderFunctionArgs) {
  return redirect(addressOf(localeOf(url.pathname), '/destinations/:uid', { uid }), 301);
}
