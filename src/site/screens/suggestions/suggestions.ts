import type { LoaderFunctionArgs } from 'react-router';
import { normalizeQuery } from '#search/criterion/query.ts';
import { suggest, type Suggestion } from '#search/suggestions/suggest.ts';
import { writeCriteria } from '#search/criteria/write-criteria.ts';
import { type Locale, localeOf } from '#words/locale.ts';
import { requestContext } from '#site/request/context.ts';
import { addressOf } from '#site/routing/addresses.ts';
import { defineScreen } from '#site/routing/screen-handle.ts';
import type { ShownSuggestion } from '#site/parts/suggestions/shown-suggestion.ts';

export const handle = defineScreen({
  hydrate: true,
  robots: 'noindex',
  cache: { seconds: 60, about: ['offers', 'reference'], address: async () => canonicalAddress },
  // The limit is higher than usual, because the script sends several requests while a visitor types a word.
  limit: { name: 'suggestions', max: 300, counts: 'requests' },
});

/** `/offres/suggestions?query=…`: suggests trades, places and companies for a typed text, as JSON. */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<Response> {
  const locale = localeOf(url.pathname);
  const found = await suggest(context.get(requestContext).publicBoard, url.searchParams.get('query') ?? '', locale);
  return Response.json({ suggestions: found.map((one) => present(one, locale)) });
}

function canonicalAddress(address: URLSearchParams): URLSearchParams {
  const query = normalizeQuery(address.get('query')).toLowerCase();
  return new URLSearchParams(query === '' ? {} : { query });
}

function present({ kind, label, offers, criteria }: Suggestion, locale: Locale): ShownSuggestion {
  return { kind, label, offers, address: addressFor(kind, criteria, locale) };
}

/** Returns the address of a suggestion: the page of a company, or else a search. */
function addressFor(kind: Suggestion['kind'], criteria: Suggestion['criteria'], locale: Locale): string {
  const [company] = criteria.companies;
  if (kind === 'company' && company !== undefined)
    return addressOf(locale, '/entreprises/:id', { id: String(company) });
  return `${addressOf(locale, '/offres/recherche')}?${writeCriteria(criteria)}`;
}
