import type { Board } from '#board/board.ts';
import { signedIn } from '#board/candidates/sign-in-required.ts';
import type { Viewer } from '#board/viewer.ts';
import { offerMark } from './application-policy.ts';
import type { Locale } from '#words/locale.ts';

export type MyApplication = {
  readonly id: string;
  readonly offerId: number;
  readonly reference: string;
  readonly title: string;
  /** Of the title. */
  readonly language: Locale;
  readonly companyName: string;
  readonly city: string;
  readonly country: string;
  readonly appliedAt: Date;
  /**
   * `sent`: written and on its way; `transmitted`: the recruiter's mail server has it; `failed`: an operator
   * must look.
   */
  readonly state: 'sent' | 'transmitted' | 'failed';
  readonly transmittedAt: Date | null;
  readonly mark: 'filled' | 'expired' | null;
};

/**
 * The candidate's applications, the newest first; names of places in `locale`.
 * @throws SignInRequired
 */
export async function myApplications(board: Board, viewer: Viewer, locale: Locale): Promise<MyApplication[]> {
  const candidate = signedIn(viewer);
  const rows = await board.db
    .selectFrom('applications')
    .innerJoin('offers', 'offers.id', 'applications.offer_id')
    .innerJoin('companies', 'companies.id', 'offers.company_id')
    .innerJoin('countries', 'countries.id', 'offers.country_id')
    .select([
      'applications.id',
      'applied_at',
      'transmitted_at',
      'failed_at',
      'offers.id as offer_id',
      'reference',
      'title',
      'language',
    ])
    .select(['companies.name as company_name', `city_${locale} as city`, `countries.name_${locale} as country`])
    .select(['filled_at as filledAt', 'withdrawn_at as withdrawnAt', 'broadcast_end as broadcastEnd'])
    .where('candidate_id', '=', candidate.id)
    .orderBy('applied_at', 'desc')
    .orderBy('applications.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    offerId: row.offer_id,
    reference: row.reference,
    title: row.title,
    language: row.language,
    companyName: row.company_name,
    city: row.city,
    country: row.country,
    appliedAt: row.applied_at,
    state: stateOf(row),
    transmittedAt: row.transmitted_at,
    mark: marks[offerMark(row, board.now()) ?? 'open'],
  }));
}

const marks = { offerFilled: 'filled', offerExpired: 'expired', open: null } as const;

function stateOf(row: { transmitted_at: Date | null; failed_at: Date | null }): MyApplication['state'] {
  if (row.transmitted_at !== null) return 'transmitted';
  return row.failed_at === null ? 'sent' : 'failed';
}
