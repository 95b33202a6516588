import { sql, type Kysely } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { signedIn } from '#board/candidates/sign-in-required.ts';
import type { Viewer } from '#board/context/viewer.ts';
import type { Tables } from '#database/tables.ts';
import type { Locale } from '#words/locale.ts';
import { factColumns } from './application-facts.ts';
import { type ApplicationFacts, type ApplicationState, applicationState } from './application-state.ts';
import { offerMark, type OfferTimes } from './application-policy.ts';
import { companyOfCopy, ofCopy } from './offer-copies/of-copy.ts';
import { recipientKindOf, type RecipientKind } from '#board/context/application-recipient.ts';

export type MyApplication = {
  readonly id: string;
  /** Null for a spontaneous application. */
  readonly offer: AppliedOffer | null;
  readonly companyName: string;
  readonly appliedAt: Date;
  readonly state: ApplicationState;
  /** When the current state began. */
  readonly since: Date;
  readonly recipient: RecipientKind;
  /** True if the mail server of the recipient accepted the application. */
  readonly transmitted: boolean;
};

/** Offer of an application, as it was when the application was sent. It may no longer be public. */
type AppliedOffer = {
  readonly id: number;
  readonly reference: string;
  readonly title: string;
  /** Language of the title. */
  readonly language: Locale;
  readonly city: string;
  readonly country: string;
  readonly mark: 'filled' | 'expired' | null;
};

/**
 * Returns the candidate's applications, or a range of them, the newest first. Place names are in `locale`.
 * @throws SignInRequired
 */
export async function myApplications(
  board: Pick<Board, 'db' | 'now' | 'desk'>,
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
  return rows.map((row) => toMyApplication(board, row));
}

// Number of applications that a caller gets without giving a range.
const maximumListed = 1000;

/**
 * Returns the candidate's last applications, up to `most`, and the number of all of them, with one query.
 * Place names are in `locale`.
 * @throws SignInRequired
 */
export async function lastApplications(
  board: Pick<Board, 'db' | 'now' | 'desk'>,
  viewer: Viewer,
  locale: Locale,
  most: number,
): Promise<{ readonly last: readonly MyApplication[]; readonly total: number }> {
  const rows = await applicationRows(board.db, locale)
    .select(sql<number>`(count(*) over ())::integer`.as('total'))
    .where('candidate_id', '=', signedIn(viewer).id)
    .orderBy('applied_at', 'desc')
    .orderBy('applications.id')
    .limit(most)
    .execute();
  return { last: rows.map((row) => toMyApplication(board, row)), total: rows[0]?.total ?? 0 };
}

/** @throws SignInRequired */
export async function countApplications({ db }: Pick<Board, 'db'>, viewer: Viewer): Promise<number> {
  const { count } = await db
    .selectFrom('applications')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('candidate_id', '=', signedIn(viewer).id)
    .executeTakeFirstOrThrow();
  return count;
}

// The offer as a column; null if the application was sent to a company without an offer.
const offerColumn = (locale: Locale) => sql<Omit<AppliedOffer, 'mark'> | null>`
  case when offers.id is not null then json_build_object('id', offers.id, 'reference', ${ofCopy('reference')},
    'title', ${ofCopy('title')}, 'language', ${ofCopy('language')}, 'city', ${ofCopy(`city_${locale}`)},
    'country', ${sql.ref(`countries.name_${locale}`)}) end`;

/** Selects applications as their candidates see them. */
export function applicationRows(db: Kysely<Tables>, locale: Locale) {
  return db
    .selectFrom('applications')
    .leftJoin('offers', 'offers.id', 'applications.offer_id')
    .leftJoin('application_offers', 'application_offers.application_id', 'applications.id')
    .leftJoin('countries', (join) => join.on(sql<boolean>`countries.id = ${ofCopy('country_id')}`))
    .innerJoin('companies', (join) =>
      join.on(sql<boolean>`companies.id = coalesce(offers.company_id, applications.company_id)`),
    )
    .select(['applications.id', companyOfCopy.as('companyName'), offerColumn(locale).as('offer')])
    .select(['filled_at as filledAt', 'offers.withdrawn_at as offerWithdrawnAt'])
    .select('offers.broadcast_end as broadcastEnd')
    .select(['handed_to as handedTo', sql<string | null>`coalesce(recipient_email, contact_email)`.as('contactEmail')])
    .select(factColumns);
}

type Row = ApplicationFacts &
  Pick<OfferTimes, 'filledAt' | 'broadcastEnd'> & {
    readonly id: string;
    readonly offer: Omit<AppliedOffer, 'mark'> | null;
    readonly offerWithdrawnAt: Date | null;
    readonly handedTo: RecipientKind | null;
    readonly contactEmail: string | null;
    readonly companyName: string;
  };

export function toMyApplication({ now, desk }: Pick<Board, 'now' | 'desk'>, row: Row): MyApplication {
  const { id, offer, companyName, appliedAt } = row;
  const mark = marks[offerMark({ ...row, withdrawnAt: row.offerWithdrawnAt }, now()) ?? 'open'];
  const handed = { recipient: recipientKindOf(row, desk), transmitted: row.transmittedAt !== null };
  return { id, offer: offer && { ...offer, mark }, companyName, appliedAt, ...applicationState(row), ...handed };
}

const marks = { offerFilled: 'filled', offerExpired: 'expired', open: null } as const;
