import { createTranslator } from 'use-intl/core';
import { languages, localeOf } from '#words/locale.ts';
import { messages as english } from '#words/messages.en.ts';
import { messages as french } from '#words/messages.fr.ts';
import { requestContext } from '#site/request/context.ts';
import { askContent } from '#site/request/ask-content.ts';
import { documentAddress } from '#site/routing/link-address.ts';
import { answerFeed, freshSeconds } from '#site/parts/feeds/answer-feed.ts';
import { type AtomEntry, atomFeed } from '#site/parts/feeds/atom-feed.ts';
import { addressOf } from '#site/routing/addresses.ts';
import { defineScreen } from '#site/routing/screen-handle.ts';
import { newestFirst } from '#site/slices/latest-news/load-latest-news.ts';
import type { Route } from './+types/news-feed.ts';

export const handle = defineScreen({
  hydrate: true,
  robots: 'noindex',
  limit: { name: 'feed', max: 120, counts: 'requests' },
});

const words = {
  fr: createTranslator({ locale: languages.fr.intl, messages: french, namespace: 'content.news' }),
  en: createTranslator({ locale: languages.en.intl, messages: english, namespace: 'content.news' }),
};
const maxEntries = 30;

/** `/news.atom`: the latest news in each language. */
export async function loader({ request, context, url }: Route.LoaderArgs): Promise<Response> {
  const { publicUrl } = context.get(requestContext);
  const locale = localeOf(url.pathname);
  const query = { types: ['news'], lang: locale, orderings: newestFirst, pageSize: maxEntries } as const;
  const { documents } = await askContent(context.get(requestContext).content.query(query));
  const absolute = (path: string) => new URL(path, publicUrl).href;
  const text = atomFeed({
    id: `tag:${publicUrl.hostname},2026:news/${locale}`,
    title: words[locale]('title'),
    language: locale,
    self: absolute(addressOf(locale, '/news.atom')),
    url: absolute(addressOf(locale, '/news')),
    since: new Date(0),
    author: 'Mon Volontariat International',
    entries: documents.map((document): AtomEntry => {
      const { id, uid, data, first_publication_date: first, last_publication_date: last } = document;
      const published = momentOf(data.published_on ?? first);
      return {
        // An id that stays the same even if the address changes (RFC 4151).
        id: `tag:${publicUrl.hostname},2026:news-${id}`,
        title: data.title ?? uid,
        url: absolute(documentAddress(document)),
        summary: data.summary ?? '',
        published,
        updated: momentOf(last),
      };
    }),
  });
  return answerFeed(request, text, { 'Cache-Control': `public, max-age=${freshSeconds}` });
}

/** Returns the moment of a date; 1970 for an invalid date, because an entry of a feed must have a date. */
function momentOf(written: string): Date {
  const time = Date.parse(written);
  return new Date(Number.isNaN(time) ? 0 : time);
}
