import { createTranslator } from 'use-intl/core';
import { newestOffers } from '#board/offers/cards/newest-offers.ts';
import { addressToSave, savedCriteria } from '#board/saved-searches/saved-address.ts';
import { languages, type Locale, localeOf } from '#words/locale.ts';
import { messages as english } from '#words/messages.en.ts';
import { messages as french } from '#words/messages.fr.ts';
import { requestContext } from '#site/request/context.ts';
import { writeFeed } from '#site/parts/saved-searches/offers-feed.ts';
import { answerFeed, freshSeconds } from '#site/parts/feeds/answer-feed.ts';
import { defineScreen } from '#site/routing/screen-handle.ts';
import { shortenTitle } from './shorten-title.ts';
import type { Route } from './+types/search-feed.ts';

export const handle = defineScreen({
  hydrate: true,
  robots: 'noindex',
  mayLag: true,
  limit: { name: 'feed', max: 120, counts: 'requests' },
});

/** `/offres/recherche.atom?…`: the latest offers of a search, with the parameters of its page. */
export async function loader({ request, context, url }: Route.LoaderArgs): Promise<Response> {
  const { board, publicUrl } = context.get(requestContext);
  const [locale, reference] = [localeOf(url.pathname), await board.reference()];
  const address = addressToSave(url.search, reference);
  const criteria = savedCriteria(address, reference);
  const text = writeFeed({
    id: `tag:${publicUrl.hostname},2026:search/${locale}?${address}`,
    title: titleOf(criteria.query, locale),
    address,
    locale,
    // Uses a constant date, because a feed without offers must keep its entity tag.
    since: new Date(0),
    self: new URL(`${url.pathname}${address === '' ? '' : `?${address}`}`, publicUrl),
    offers: await newestOffers(board, criteria, locale),
  });
  return answerFeed(request, text, { 'Cache-Control': `public, max-age=${freshSeconds}` });
}

const words = {
  fr: createTranslator({ locale: languages.fr.intl, messages: french, namespace: 'search' }),
  en: createTranslator({ locale: languages.en.intl, messages: english, namespace: 'search' }),
};

function titleOf(query: string, locale: Locale): string {
  return query === '' ? words[locale]('metaTitle') : words[locale]('metaTitleOf', { criteria: shortenTitle(query) });
}
