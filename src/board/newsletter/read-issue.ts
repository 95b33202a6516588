import type { z } from 'zod';
import type { Board } from '#board/context/board.ts';
import { type LetterOffer, offersOfLetter } from '#board/offers/letter-offers.ts';
import type { Locale } from '#words/locale.ts';
import type { newsletterIssue } from './newsletter-jobs.ts';
import { readSubscriber } from './read-subscription.ts';

type ToldNews = {
  readonly title: string;
  readonly summary: string | null;
  /** Path on this site, with its language prefix. */
  readonly path: string;
  /** 'YYYY-MM-DD'. */
  readonly day: string;
};

/** Content of an issue's letter. */
export type Newsletter = {
  readonly email: string;
  readonly locale: Locale;
  /** The news, newest first. */
  readonly news: readonly ToldNews[];
  /** Number of new offers, listed or not. */
  readonly newOffers: number;
  readonly offers: readonly LetterOffer[];
};

/** The issues after number `after`, up to and including number `issue`. */
type Span = { readonly after: number; readonly issue: number };

/**
 * Reads the current content for a subscriber. Undefined if they have unsubscribed, or if nothing is left
 * because all offers have closed.
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

/** Tells if any of some issues has content for readers of a language. */
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

/** Counts the new offers of all these issues, but lists only offers of the last issue. */
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
