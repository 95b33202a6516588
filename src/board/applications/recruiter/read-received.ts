import { sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { nationalityName } from '#reference/nationalities.ts';
import type { Locale } from '#words/locale.ts';
import type { RecruiterAnswer } from '../application-state.ts';
import { companyOfCopy, ofCopy } from '../offer-copies/of-copy.ts';
import { readAnswers } from '../read-answers.ts';
import { stillThere } from './application-gone.ts';

/**
 * Application as its recruiter sees it, in print or through the link. It contains no other data about the
 * candidate.
 */
export type ReceivedApplication = {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly message: string | null;
  /** 'YYYY-MM-DD' */
  readonly birthDate: string | null;
  /** Name of the nationality. */
  readonly nationality: string | null;
  readonly studyLevel: string | null;
  readonly appliedAt: Date;
  readonly cvName: string;
  readonly coverLetterName: string | null;
  /** Title of the offer; null for a spontaneous application. */
  readonly title: string | null;
  readonly reference: string | null;
  readonly companyName: string;
  /** The answers, oldest first. */
  readonly answers: readonly { readonly answer: RecruiterAnswer; readonly message: string | null; readonly at: Date }[];
};

/** @throws ApplicationGone */
export async function readReceived(
  { db }: Pick<Board, 'db'>,
  id: string,
  locale: Locale,
): Promise<ReceivedApplication> {
  const row = await db
    .selectFrom('applications as a')
    .leftJoin('offers', 'offers.id', 'a.offer_id')
    .leftJoin('application_offers', 'application_offers.application_id', 'a.id')
    .innerJoin('companies', (join) => join.on(sql<boolean>`companies.id = coalesce(offers.company_id, a.company_id)`))
    .innerJoin('candidates as c', 'c.id', 'a.candidate_id')
    .leftJoin('study_levels', 'study_levels.id', 'c.study_level_id')
    .select(['a.id', 'a.first_name as firstName', 'a.last_name as lastName', 'a.email', 'a.message'])
    .select(['c.birth_date as birthDate', 'c.nationality', `study_levels.name_${locale} as studyLevel`])
    .select(['a.applied_at as appliedAt', 'a.cv_file_name as cvName', 'a.cover_letter_file_name as coverLetterName'])
    .select([ofCopy('title').as('title'), ofCopy('reference').as('reference'), companyOfCopy.as('companyName')])
    .select(['a.withdrawn_at as withdrawnAt', 'c.status_id as statusId'])
    .where('a.id', '=', id)
    .executeTakeFirst();
  const there = stillThere(row);
  const nationality = there.nationality === null ? null : nationalityName(there.nationality, locale);
  return { ...there, nationality, answers: await readAnswers({ db }, id) };
}
