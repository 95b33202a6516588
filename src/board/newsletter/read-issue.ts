import type { z } from 'zod';
import type { Board } from '#board/context/board.ts';
import { type LetterOffer, offersOfLetter } from '#board/offers/letter-offers.ts';
import type { Locale } from '#words/locale.ts';
import type { newsletterIssue } from './newsletter-jobs.ts';
import { readSubscriber } from './read-subscription.ts';

type ToldNews = {
  readonly title: string;
  readonly summary: string | null;
  /** On this site, with its language. */
  readonly path: string;
  /** 'YYYY-MM-DD'. */
  readonly day: string;
};

/** What a letter says. */
export type Newsletter = {
  readonly email: string;
  readonly locale: Locale;
  /** The newest first. */
  readonly news: readonly ToldNews[];
  /** Listed or not. */
  readonly newOffers: number;
  readonly offers: readonly LetterOffer[];
};

/** Issues after one, until another and with it. */
type Span = { readonly after: number; readonly issue: number };

/**
 * What a subscriber is told now; undefined once they want no letter any more, or nothing is left to tell: all
 * of its offers closed since.
 */
export async function readNewsletter(
  board: Pick<Board, 'db' | 'now'>,
  { subscriptionId, ...span }: z.output<typeof newsletterIssue.schema>,
): Promise<Newsletter | undefined> {
  const reader = await readSubscriber(board, subscriptionId);
  if (reader === undefined) return undefined;
  const [news, { newOffers, offerIds }] = await Promise.all([
    readNews(board, reader.locale, span),
    readOffers(board, span),
  ]);
  const open = await offersOfLetter(board, offerIds, reader.locale);
  const offers = offerIds.flatMap((id) => open.get(id) ?? []);
  const left = newOffers - offerIds.length + offers.length;
  return news.length + left === 0 ? undefined : { ...reader, news, newOffers: left, offers };
}

/** Whether some issues have anything for readers of a language. */
export async function isAnythingNew(
  board: Pick<Board, 'db'>,
  { locale, ...span }: Span & { readonly locale: Locale },
): Promise<boolean> {
  const { newOffers } = await readOffers(board, span);
  return newOffers > 0 || (await readNews(board, locale, span)).length > 0;
}

function readNews({ db }: Pick<Board, 'db'>, locale: Locale, { after, issue }: Span): Promise<ToldNews[]> {
  return db
    .selectFrom('newsletter_news')
    .select(['title', 'summary', 'path', 'day'])
    .where('locale', '=', locale)
    .where('issue', '>', after)
    .where('issue', '<=', issue)
    .orderBy('day', 'desc')
    .orderBy('document_id')
    .execute();
}

/** Who missed an issue is told of its offers by number; the last names some. */
async function readOffers({ db }: Pick<Board, 'db'>, { after, issue }: Span) {
  const issues = await db
    .selectFrom('newsletter_issues')
    .select(['new_offers', 'offer_ids'])
    .where('number', '>', after)
    .where('number', '<=', issue)
    .orderBy('number')
    .execute();
  return {
    newOffers: issues.reduce((sum, { new_offers }) => sum + new_offers, 0),
    offerIds: issues.at(-1)?.offer_ids ?? [],
  };
}
