import type { Kysely } from 'kysely';
import { OfferNotFound } from '#board/offers/offer-not-found.ts';
import type { Tables } from '#database/tables.ts';
import { isAddress } from '#mail/safe-message.ts';
import type { OfferTimes } from './application-policy.ts';

type Db = Kysely<Tables>;

/** What one applies to, as the board has it at the moment when it is asked. */
export type ApplicationTarget = {
  /** @throws when it is not there, or takes no applications */
  readonly times: (db: Db) => Promise<OfferTimes>;
  /** What the row of an application says of it. */
  readonly columns: (db: Db) => Promise<TargetColumns>;
  /** The candidate's application to it; undefined where there is none. */
  readonly sentBefore: (db: Db, candidateId: number) => Promise<string | undefined>;
};

type TargetColumns = { readonly offer_id: number } | { readonly company_id: number; readonly recipient_email: string };

/** No offer of the company names whom to write to. */
export class CompanyTakesNone extends Error {
  readonly code = 'application.companyTakesNone';
}

export function offerTarget(offerId: number): ApplicationTarget {
  return {
    times: async (db) => {
      const offer = await db
        .selectFrom('offers')
        .select(['filled_at as filledAt', 'withdrawn_at as withdrawnAt', 'broadcast_end as broadcastEnd'])
        .where('id', '=', offerId)
        .executeTakeFirst();
      if (offer === undefined) throw new OfferNotFound('no such offer');
      return offer;
    },
    columns: async () => ({ offer_id: offerId }),
    sentBefore: (db, candidateId) => sentTo(db, candidateId, 'offer_id', offerId),
  };
}

/** A company without an offer: it is always open, as long as one of its offers named a contact. */
export function companyTarget(companyId: number): ApplicationTarget {
  return {
    times: async (db) => {
      await contactOf(db, companyId);
      return { filledAt: null, withdrawnAt: null, broadcastEnd: null };
    },
    columns: async (db) => ({ company_id: companyId, recipient_email: await contactOf(db, companyId) }),
    sentBefore: (db, candidateId) => sentTo(db, candidateId, 'company_id', companyId),
  };
}

/** The contact of the company's newest offer that names one. @throws CompanyTakesNone */
async function contactOf(db: Db, companyId: number): Promise<string> {
  const rows = await db
    .selectFrom('offers')
    .select('contact_email')
    .select((select) => select.fn.max('broadcast_start').as('newest'))
    .where('company_id', '=', companyId)
    .where('contact_email', 'is not', null)
    .groupBy('contact_email')
    .orderBy('newest', 'desc')
    .execute();
  const found = rows.map(({ contact_email }) => contact_email).find((email) => isAddress(email));
  if (found == null) throw new CompanyTakesNone('no offer of this company names a contact');
  return found;
}

async function sentTo(db: Db, candidateId: number, column: 'offer_id' | 'company_id', id: number) {
  const found = await db
    .selectFrom('applications')
    .select('id')
    .where(column, '=', id)
    .where('candidate_id', '=', candidateId)
    .executeTakeFirst();
  return found?.id;
}
