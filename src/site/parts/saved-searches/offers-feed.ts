import type { FeedOffer } from '#board/offers/cards/newest-offers.ts';
import type { Locale } from '#words/locale.ts';
import { addressOf } from '#site/routing/addresses.ts';
import { atomFeed } from '#site/parts/feeds/atom-feed.ts';

type OffersFeed = {
  readonly id: string;
  readonly title: string;
  /** The parameters of the search. */
  readonly address: string;
  readonly locale: Locale;
  /** The update date of a feed without offers. */
  readonly since: Date;
  readonly self: URL;
  readonly offers: readonly FeedOffer[];
};

/** Writes the newest offers of a search as an Atom feed. */
export function writeFeed({ id, title, address, locale, since, self, offers }: OffersFeed): string {
  const absolute = (path: string) => new URL(path, self).href;
  return atomFeed({
    id,
    title,
    language: locale,
    self: self.href,
    url: absolute(addressOf(locale, '/offres/recherche') + (address === '' ? '' : `?${address}`)),
    since,
    author: 'Mon Volontariat International',
    entries: offers.map(({ id, title, companyName, city, country, publishedAt, updatedAt }) => ({
      // An id that stays the same even if addresses change (RFC 4151).
      id: `tag:${self.hostname},2026:offer-${id}`,
      title: `${title} – ${companyName}`,
      url: absolute(addressOf(locale, '/offres/:id', { id: String(id) })),
      summary: `${companyName}, ${city}, ${country}`,
      published: publishedAt,
      updated: updatedAt,
    })),
  });
}
