import { type Kysely, sql } from 'kysely';
import { companyAndFormer } from '#board/companies/company-and-former.ts';
import { CompanyNotFound } from '#board/companies/company-not-found.ts';
import { OfferNotFound } from '#board/offers/details/offer-not-found.ts';
import { hasBegun, isVisible } from '#board/offers/open-offers.ts';
import type { Tables } from '#database/tables.ts';
import { isAddress } from '#mail/safe-message.ts';
import type { TargetFacts } from './application-policy.ts';
import { type Desk, recipientKindOf, recipientOf, type RecipientKind } from '#board/context/application-recipient.ts';

type Db = Kysely<Tables>;

/** Offer or company to which a candidate applies. It is read at the moment of each call. */
export type ApplicationTarget = {
  /** @throws if the target does not exist, was never public, or accepts no applications */
  readonly facts: (db: Db, now: Date) => Promise<TargetFacts>;
  /**
   * Returns the columns of an application that describe the target. Within a transaction the target cannot be
   * removed after this call.
   * @throws if the target was removed before
   */
  readonly columns: (db: Db, now: Date) => Promise<TargetColumns>;
  /** Returns the candidate's previous application to the target; undefined if there is none. */
  readonly sentBefore: (db: Db, candidateId: number) => Promise<SentBefore | undefined>;
};

/** Previous application to the same target. */
export type SentBefore = {
  readonly id: string;
  readonly recipient: RecipientKind;
  /** True for an application to a company without an offer. */
  readonly spontaneous: boolean;
  /** Address to which the recruiter replies. */
  readonly email: string;
  /** True if the mail server of the recipient accepted the previous application. */
  readonly transmitted: boolean;
};

type TargetColumns = { readonly offer_id: number } | { readonly company_id: number; readonly recipient_email: string };

/** Thrown if no public offer of the company names a contact. */
export class CompanyTakesNone extends Error {
  readonly code = 'application.companyTakesNone';
}

/** @param desk address that receives applications to offers without a contact */
export function offerTarget(offerId: number, desk: Desk | null): ApplicationTarget {
  return {
    facts: async (db, now) => {
      const offer = await db
        .selectFrom('offers as o')
        .select(['filled_at as filledAt', 'withdrawn_at as withdrawnAt', 'broadcast_end as broadcastEnd'])
        .select('contact_email as contactEmail')
        .where('id', '=', offerId)
        .where(hasBegun(now))
        .executeTakeFirst();
      if (offer === undefined) throw new OfferNotFound('no such offer');
      const { contactEmail, ...times } = offer;
      return { ...times, recipient: recipientOf(contactEmail, desk)?.kind ?? null };
    },
    columns: async (db) => {
      const kept = db.selectFrom('offers').select('id').where('id', '=', offerId).forKeyShare();
      if ((await kept.executeTakeFirst()) === undefined) throw new OfferNotFound('no such offer');
      return { offer_id: offerId };
    },
    sentBefore: (db, candidateId) => sentTo(db, candidateId, { column: 'offer_id', id: offerId, desk }),
  };
}

/**
 * Target for an application to a company without an offer. The company accepts applications if one of its
 * public offers names a contact, even if the offer has ended.
 */
export function companyTarget(companyId: number): ApplicationTarget {
  return {
    facts: async (db, now) => {
      await contactOf(db, companyId, now);
      return { filledAt: null, withdrawnAt: null, broadcastEnd: null, recipient: 'contact' };
    },
    columns: async (db, now) => {
      const kept = db.selectFrom('companies').select('id').where('id', '=', companyId).forKeyShare();
      if ((await kept.executeTakeFirst()) === undefined) throw new CompanyNotFound('no such company');
      return { company_id: companyId, recipient_email: await contactOf(db, companyId, now) };
    },
    sentBefore: (db, candidateId) => sentTo(db, candidateId, { column: 'company_id', id: companyId, desk: null }),
  };
}

/** Returns the contact of the newest public offer of the company that names one. @throws CompanyTakesNone */
async function contactOf(db: Db, companyId: number, now: Date): Promise<string> {
  const rows = await db
    .selectFrom('offers as o')
    .select('contact_email')
    .select((select) => select.fn.max('broadcast_start').as('newest'))
    .where('company_id', '=', companyId)
    .where('contact_email', 'is not', null)
    .where(isVisible(now))
    .groupBy('contact_email')
    .orderBy('newest', 'desc')
    .execute();
  const found = rows.map(({ contact_email }) => contact_email).find((email) => isAddress(email));
  if (found == null) throw new CompanyTakesNone('no public offer of this company names a contact');
  return found;
}

type Target = { readonly column: 'offer_id' | 'company_id'; readonly id: number; readonly desk: Desk | null };

async function sentTo(db: Db, candidateId: number, { column, id, desk }: Target): Promise<SentBefore | undefined> {
  const found = await db
    .selectFrom('applications')
    .leftJoin('offers', 'offers.id', 'offer_id')
    .select(['applications.id', 'applications.email', 'handed_to as handedTo', 'transmitted_at as transmittedAt'])
    .select(sql<string | null>`coalesce(recipient_email, contact_email)`.as('contactEmail'))
    .$if(column === 'offer_id', (query) => query.where('applications.offer_id', '=', id))
    .$if(column === 'company_id', (query) => query.where('applications.company_id', 'in', companyAndFormer(db, id)))
    .where('candidate_id', '=', candidateId)
    .orderBy('applied_at', 'desc')
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const handed = { recipient: recipientKindOf(found, desk), transmitted: found.transmittedAt !== null };
  return { id: found.id, email: found.email, spontaneous: column === 'company_id', ...handed };
}
