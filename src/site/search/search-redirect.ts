import { type LoaderFunctionArgs, redirect } from 'react-router';
import { localeOf } from '#words/locale.ts';
import { queryOf } from '#board/offers/search/criteria/query.ts';
import { addressOf } from '../shell/addresses.ts';

/** The header's search: `/recherche?search=…`. Its words are looked for in the offers. */
export function loader({ url }: LoaderFunctionArgs) {
  const query = queryOf(url.searchParams.get('search'));
  const search = query === '' ? '' : `?${new URLSearchParams({ query })}`;
  return redirect(addressOf(localeOf(url.pathname), '/offres/recherche') + search, 302);
}
