import { data } from 'react-router';
import { readFeedToken } from '#board/alerts/alert-links.ts';
import { readFeed } from '#board/alerts/read-feed.ts';
import { requestContext } from '#site/request/context.ts';
import { defineScreen } from '#site/routing/screen-handle.ts';
import { secretAddress } from '#site/routing/secret-address.ts';
import type { Route } from './+types/feed.ts';
import { writeFeed } from '#site/parts/saved-searches/offers-feed.ts';
import { answerFeed, freshSeconds } from '#site/parts/feeds/answer-feed.ts';

export const handle = defineScreen({
  hydrate: true,
  robots: 'noindex',
  limit: { name: 'feed', max: 120, counts: 'requests' },
});

/** `/flux/{token}`: the latest offers of a saved search, for everybody who has this secret address. */
export async function loader({ request, context, params, url }: Route.LoaderArgs): Promise<Response> {
  const { board, linkSecret, publicUrl } = context.get(requestContext);
  const name = readFeedToken(linkSecret, params.token);
  const feed = name === null ? undefined : await readFeed(board, name);
  if (name === null || feed === undefined) throw data(null, { status: 404 });
  const { name: title, savedAt: since, ...search } = feed;
  const self = new URL(url.pathname, publicUrl);
  const text = writeFeed({ ...search, id: `urn:uuid:${name.searchId}`, title, since, self });
  return answerFeed(request, text, { ...secretAddress, 'Cache-Control': `private, max-age=${freshSeconds}` });
}
