import { createHash } from 'node:crypto';
import { data } from 'react-router';
import { readFeedToken } from '#board/alerts/alert-links.ts';
import { readFeed, type SearchFeed } from '#board/alerts/read-feed.ts';
import { partsContext } from '../context.ts';
import { addressOf } from '../shell/addresses.ts';
import type { ScreenHandle } from '../shell/screen-handle.ts';
import { secretAddress } from '../shell/secret-address.ts';
import type { Route } from './+types/feed.ts';
import { atomFeed } from './atom-feed.ts';

export const handle: ScreenHandle = { robots: 'noindex', limit: { name: 'feed', max: 120, counts: 'requests' } };

const minutesFresh = 15;

/** `/flux/{token}`: the newest offers of a saved search, for whoever holds its secret address. */
export async function loader({ request, context, params, url }: Route.LoaderArgs): Promise<Response> {
  const { board, linkSecret, publicUrl } = context.get(partsContext);
  const name = readFeedToken(linkSecret, params.token);
  const feed = name === null ? undefined : await readFeed(board, name);
  if (name === null || feed === undefined) throw data(null, { status: 404 });
  const text = writeFeed(feed, name.searchId, new URL(url.pathname, publicUrl));
  const tag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  const headers = {
    ...secretAddress,
    'Content-Type': 'application/atom+xml; charset=utf-8',
    'Cache-Control': `private, max-age=${minutesFresh * 60}`,
    ETag: tag,
  };
  return isKnown(request, tag) ? new Response(null, { status: 304, headers }) : new Response(text, { headers });
}

/** RFC 9110 §13.1.2; compared weakly. */
function isKnown(request: Request, tag: string): boolean {
  const known = (request.headers.get('if-none-match') ?? '').split(',');
  return known.some((one) => [tag, '*'].includes(one.trim().replace(/^W\//, '')));
}

function writeFeed({ name, address, locale, savedAt, offers }: SearchFeed, searchId: string, self: URL): string {
  const absolute = (path: string) => new URL(path, self).href;
  return atomFeed({
    id: `urn:uuid:${searchId}`,
    title: name,
    language: locale,
    self: self.href,
    url: absolute(addressOf(locale, '/offres/recherche') + (address === '' ? '' : `?${address}`)),
    since: savedAt,
    author: 'Mon Volontariat International',
    entries: offers.map(({ id, title, companyName, city, country, publishedAt, updatedAt }) => ({
      // RFC 4151: the same for ever, whatever becomes of addresses.
      id: `tag:${self.hostname},2026:offer-${id}`,
      title: `${title} – ${companyName}`,
      url: absolute(addressOf(locale, '/offres/:id', { id: String(id) })),
      summary: `${companyName}, ${city}, ${country}`,
      published: publishedAt,
      updated: updatedAt,
    })),
  });
}
