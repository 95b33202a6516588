import { sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { offersOfLetter } from '#board/offers/letter-offers.ts';
import type { Actor } from '#staff/actor.ts';
import { recordActs, requireRole } from '#staff/audit/record-act.ts';
import type { Locale } from '#words/locale.ts';
import { dayInParis } from '#words/paris-days.ts';
import { cutIssue, draftIssue } from './cut-issue.ts';
import type { NewsSince } from './newsletter-news.ts';
import type { Newsletter } from './read-issue.ts';

/** The issue of this month has left. */
class IssueSent extends Error {
  readonly code = 'office.issueSent';
}

/**
 * Returns the next issue as it would be now, for each language; null for a language without anything new.
 * Nothing is saved but the numbers of new offers, which alerts note every few seconds too.
 * @param email address that a test goes to
 * @throws the errors of `newsSince`
 */
export async function previewIssue(
  board: Board,
  newsSince: NewsSince,
  email: string,
): Promise<Readonly<Record<Locale, Newsletter | null>>> {
  const draft = await draftIssue(board, newsSince);
  const of = async (locale: Locale): Promise<Newsletter | null> => {
    const open = await offersOfLetter(board, draft.offerIds, locale);
    const offers = draft.offerIds.flatMap((id) => open.get(id) ?? []);
    const news = draft.news
      .filter((piece) => piece.locale === locale)
      .toSorted((a, b) => b.day.localeCompare(a.day) || a.documentId.localeCompare(b.documentId));
    const { newOffers } = draft;
    return news.length + newOffers === 0 ? null : { email, locale, news, newOffers, offers };
  };
  return { fr: await of('fr'), en: await of('en') };
}

/**
 * Creates the issue of this month now, before or after its day. The round of the newsletter then sends its
 * letters, as those of any issue. Of two operators one creates it.
 * @throws IssueSent; the errors of `newsSince`; NotAllowed
 */
export async function sendIssueNow(board: Board, actor: Actor, newsSince: NewsSince): Promise<void> {
  requireRole(actor, 'newsletter.send');
  const at = board.now();
  const month = dayInParis(at).slice(0, 7);
  const isCut = await cutIssue(board, month, newsSince, async (transaction, { number, news, newOffers }) => {
    await sql`update scheduled_rounds set asked_at = ${at} where name = 'newsletter' and asked_at is null`.execute(
      transaction,
    );
    const changes = { number: [null, number], news: [null, news.length], offers: [null, newOffers] } as const;
    const subject = { kind: 'newsletter', id: month } as const;
    await recordActs(transaction, [{ actor, act: 'newsletter.send', subject, changes, at }]);
  });
  if (!isCut) throw new IssueSent(`the issue of ${month} has left`);
}
