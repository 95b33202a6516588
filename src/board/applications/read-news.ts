import { sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { unavailableStatuses } from '#board/candidates/candidate-status.ts';
import type { KindName } from '#board/notifications/kinds.ts';
import { wants } from '#board/notifications/wants.ts';
import type { Locale } from '#words/locale.ts';
import { companyOfCopy, ofCopy } from './offer-copies/of-copy.ts';

/** Data about an application for letters to the candidate. */
export type ApplicationNews = {
  readonly applicationId: string;
  /** Address of the account. */
  readonly email: string;
  readonly locale: Locale;
  /** Title of the offer; null for a spontaneous application. */
  readonly title: string | null;
  readonly companyName: string;
};

/**
 * Reads the data. Undefined if no letter is due, because the application was withdrawn or erased, or the
 * candidate opted out of the letters.
 */
export async function readNews(
  { db }: Pick<Board, 'db'>,
  applicationId: string,
  kind: KindName,
): Promise<ApplicationNews | undefined> {
  return db
    .selectFrom('applications as a')
    .innerJoin('candidates as c', 'c.id', 'a.candidate_id')
    .leftJoin('offers', 'offers.id', 'a.offer_id')
    .leftJoin('application_offers', 'application_offers.application_id', 'a.id')
    .innerJoin('companies', (join) => join.on(sql<boolean>`companies.id = coalesce(offers.company_id, a.company_id)`))
    .select(['a.id as applicationId', 'c.email', 'c.locale'])
    .select([ofCopy('title').as('title'), companyOfCopy.as('companyName')])
    .where('a.id', '=', applicationId)
    .where('a.withdrawn_at', 'is', null)
    .where('c.status_id', 'not in', unavailableStatuses)
    .where(wants(sql.ref('c.id'), kind, 'mail'))
    .executeTakeFirst();
}

/** Reads one answer of a recruiter. Undefined if the answer was erased with the account. */
export async function readOneAnswer({ db }: Pick<Board, 'db'>, answerId: number) {
  return db
    .selectFrom('application_answers')
    .select(['answer', 'message', 'answered_at as at'])
    .where('id', '=', answerId)
    .executeTakeFirst();
}
