import type { LoaderFunctionArgs } from 'react-router';
import { normalizeQuery } from '#search/criterion/query.ts';
import { pictureOf } from '#content/port/picture-of.ts';
import { localeOf } from '#words/locale.ts';
import { requestContext } from '#site/request/context.ts';
import { contentOr } from '#site/request/ask-content.ts';
import { defineScreen, type CanonicalAddress } from '#site/routing/screen-handle.ts';
import type { ShownSuggestion } from '#site/parts/suggestions/shown-suggestion.ts';
import { type FoundDocument, presentDocument, searchedTypes } from '#site/parts/documents/present-document.ts';
import { suggestedDocuments } from './rank-documents.ts';
import { beginsAsTyped, screensBegun } from './site-screens.ts';
import { searchedWords } from './text-words.ts';

const canonicalText: CanonicalAddress = (address) => {
  const query = normalizeQuery(address.get('query')).toLowerCase();
  return new URLSearchParams(query === '' ? {} : { query });
};

export const handle = defineScreen({
  hydrate: true,
  robots: 'noindex',
  cache: { seconds: 60, about: ['content'], address: async () => canonicalText },
  limit: { name: 'suggestions', max: 300, counts: 'requests' },
});

/** Limits of suggestions: specification §7. */
const maxSuggested = 5;
/** Limit of screens among the suggestions, because many screens may begin with the same letters. */
const maxScreens = 2;
/**
 * Limit of documents that are read. More documents are read than suggested, because the first results of a
 * full-text search may not be those with the text in their title.
 */
const maxRead = 50;

/**
 * `/recherche/suggestions?query=…`: suggests documents and screens for a typed text, as JSON. First come
 * documents in the language of the page and screens whose titles begin with the text. Then come the other
 * documents in this language, those with the text in their title first, and last documents in other
 * languages.
 */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<Response> {
  const wanted = { types: searchedTypes, prefer: localeOf(url.pathname), most: maxRead } as const;
  const text = normalizeQuery(url.searchParams.get('query'));
  const found = await contentOr(context.get(requestContext).content.suggest(text, wanted), []);
  const asked = { asked: searchedWords(text), prefer: wanted.prefer };
  const documents = suggestedDocuments(asked, found).map((one) => presentDocument(one));
  const screens = screensBegun(text, wanted.prefer).slice(0, maxScreens);
  const { begun = [], others = [] } = Object.groupBy(documents, ({ lang, title }) =>
    lang === wanted.prefer && beginsAsTyped(title, text) ? 'begun' : 'others',
  );
  const suggested = [...begun, ...screens, ...others].slice(0, maxSuggested);
  return Response.json({ suggestions: suggested.map((document) => suggestionOf(document)) });
}

function suggestionOf({ type, lang, title, text, image, address }: FoundDocument): ShownSuggestion {
  const picture = image ? pictureOf(image, { widths: [128], sizes: '4rem' }) : null;
  return { kind: 'content', type, lang, label: title, text, picture: picture?.src ?? null, address };
}
