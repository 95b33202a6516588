import type { Kysely } from 'kysely';
import type { Board } from '#board/board.ts';
import { signedIn } from '#board/candidates/sign-in-required.ts';
import type { Viewer } from '#board/viewer.ts';
import type { Tables } from '#database/tables.ts';
import type { Locale } from '#words/locale.ts';
import { factColumns } from './application-facts.ts';
import { type ApplicationFacts, type ApplicationState, stateOf } from './application-state.ts';
import { offerMark, type OfferTimes } from './application-policy.ts';

export type MyApplication = {
  readonly id: string;
  readonly offer: AppliedOffer;
  readonly companyName: string;
  readonly appliedAt: Date;
  readonly state: ApplicationState;
  /** When the application came to this state. */
  readonly since: Date;
};

/** The offer of an application, also one that nobody else sees any more. */
type AppliedOffer = {
  readonly id: number;
  readonly reference: string;
  readonly title: string;
  /** Of the title. */
  readonly language: Locale;
  readonly city: string;
  readonly country: string;
  readonly mark: 'filled' | 'expired' | null;
};

/**
 * The candidate's applications, the newest first, or a range of them; names of places in `locale`.
 * @throws SignInRequired
 */
export async function myApplications(
  board: Pick<Board, 'db' | 'now'>,
  viewer: Viewer,
  locale: Locale,
  { offset, limit }: { offset: number; limit: number } = { offset: 0, limit: maximumListed },
): Promise<MyApplication[]> {
  const candidate = signedIn(viewer);
  const rows = await applicationRows(board.db, locale)
    .where('candidate_id', '=', candidate.id)
    .orderBy('applied_at', 'desc')
    .orderBy('applications.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map((row) => toMyApplication(row, board.now()));
}

// Who asks for no range reads on.
const maximumListed = 1000;

/** @throws SignInRequired */
export async function countApplications({ db }: Pick<Board, 'db'>, viewer: Viewer): Promise<number> {
  const { count } = await db
    .selectFrom('applications')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('candidate_id', '=', signedIn(viewer).id)
    .executeTakeFirstOrThrow();
  return count;
}

/** Applications as their candidates see them. */
export function applicationRows(db: Kysely<Tables>, locale: Locale) {
  return db
    .selectFrom('applications')
    .innerJoin('offers', 'offers.id', 'applications.offer_id')
    .innerJoin('companies', 'companies.id', 'offers.company_id')
    .innerJoin('countries', 'countries.id', 'offers.country_id')
    .select(['applications.id', 'offers.id as offerId', 'reference', 'title', 'language'])
    .select(['companies.name as companyName', `city_${locale} as city`, `countries.name_${locale} as country`])
    .select(['filled_at as filledAt', 'offers.withdrawn_at as offerWithdrawnAt', 'broadcast_end as broadcastEnd'])
    .select(factColumns);
}

type Row = ApplicationFacts &
  Pick<AppliedOffer, 'reference' | 'title' | 'language' | 'city' | 'country'> &
  Pick<OfferTimes, 'filledAt' | 'broadcastEnd'> & {
    readonly id: string;
    readonly offerId: number;
    readonly offerWithdrawnAt: Date | null;
    readonly companyName: string;
  };

export function toMyApplication(row: Row, now: Date): MyApplication {
  const { id, offerId, reference, title, language, city, country, companyName, appliedAt } = row;
  const mark = marks[offerMark({ ...row, withdrawnAt: row.offerWithdrawnAt }, now) ?? 'open'];
  const offer = { id: offerId, reference, title, language, city, country, mark };
  return { id, offer, companyName, appliedAt, ...stateOf(row) };
}

const marks = { offerFilled: 'filled', offerExpired: 'expired', open: null } as const;
