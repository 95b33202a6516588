import { type LoaderFunctionArgs, redirect } from 'react-router';
import { localeOf } from '#words/locale.ts';
import { addressOf } from '../shell/addresses.ts';

/** `/offres` is the search screen, with whatever criteria came along. */
export function loader({ url }: LoaderFunctionArgs) {
  return redirect(addressOf(localeOf(url.pathname), '/offres/recherche') + url.search, 301);
}
