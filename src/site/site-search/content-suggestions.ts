import type { LoaderFunctionArgs } from 'react-router';
import { queryOf } from '#board/offers/search/criteria/query.ts';
import { pictureOf } from '#content/port/picture-of.ts';
import { localeOf } from '#words/locale.ts';
import { contentContext } from '../context.ts';
import { contentOr } from '../editorial/ask-content.ts';
import type { CanonicalAddress, ScreenHandle } from '../shell/screen-handle.ts';
import type { ShownSuggestion } from '../suggestions/shown-suggestion.ts';
import { type FoundDocument, presentDocument, searchedTypes } from './present-document.ts';

const canonicalText: CanonicalAddress = (address) => {
  const query = queryOf(address.get('query')).toLowerCase();
  return new URLSearchParams(query === '' ? {} : { query });
};

export const handle: ScreenHandle = {
  robots: 'noindex',
  cache: { seconds: 60, about: ['content'], address: async () => canonicalText },
  limit: { name: 'suggestions', max: 300, counts: 'requests' },
};

/** Specification §7. */
const mostSuggested = 5;

/**
 * `/recherche/suggestions?query=…`: the documents that hold a text, as JSON; those of the page's language
 * first.
 */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<Response> {
  const wanted = { types: searchedTypes, prefer: localeOf(url.pathname), most: mostSuggested } as const;
  const text = queryOf(url.searchParams.get('query'));
  const found = await contentOr(context.get(contentContext).suggest(text, wanted), []);
  return Response.json({ suggestions: found.map((document) => suggestionOf(presentDocument(document))) });
}

function suggestionOf({ type, lang, title, text, image, address }: FoundDocument): ShownSuggestion {
  const picture = image ? pictureOf(image, { widths: [128], sizes: '4rem' }) : null;
  return { kind: 'content', type, lang, label: title, text, picture: picture?.src ?? null, address };
}
