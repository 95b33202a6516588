import { sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { signedIn } from '#board/candidates/sign-in-required.ts';
import type { Viewer } from '#board/context/viewer.ts';
import type { CandidateEvent } from './kinds.ts';

/**
 * Names of the objects in notifications, without objects that no longer exist. Offers have their present
 * names; the offers of applications have the names that they had when the applications were sent.
 */
export type NotificationNames = {
  readonly offers: ReadonlyMap<number, { readonly title: string; readonly companyName: string }>;
  /** Target of each application. It is a company if there is no title, otherwise an offer. */
  readonly applications: ReadonlyMap<string, { readonly title: string | null; readonly companyName: string }>;
};

/**
 * Reads all names that some notifications of the candidate need.
 * @throws SignInRequired
 */
export async function readNames(
  { db }: Pick<Board, 'db'>,
  viewer: Viewer,
  events: readonly CandidateEvent[],
): Promise<NotificationNames> {
  const applicationIds = events.flatMap((event) => ('applicationId' in event ? (event.applicationId ?? []) : []));
  const applied = await db
    .selectFrom('applications as a')
    .leftJoin('offers as o', 'o.id', 'a.offer_id')
    .innerJoin('companies as c', (join) => join.on(sql<boolean>`c.id = coalesce(o.company_id, a.company_id)`))
    .leftJoin('application_offers as s', 's.application_id', 'a.id')
    .select(['a.id', sql<string | null>`coalesce(s.title, o.title)`.as('title')])
    .select(sql<string>`coalesce(s.company_name, c.name)`.as('companyName'))
    .where('a.candidate_id', '=', signedIn(viewer).id)
    .where('a.id', 'in', [...new Set(applicationIds), noApplication])
    .execute();
  const offerIds = events.flatMap((event) => ('offerIds' in event ? event.offerIds : []));
  const offers = await db
    .selectFrom('offers as o')
    .innerJoin('companies as c', 'c.id', 'o.company_id')
    .select(['o.id', 'o.title', 'c.name as companyName'])
    .where('o.id', 'in', [...new Set(offerIds), noOffer])
    .execute();
  return {
    offers: new Map(offers.map(({ id, ...names }) => [id, names])),
    applications: new Map(applied.map(({ id, ...names }) => [id, names])),
  };
}

// An id that no row has. It fills the list of an SQL condition, which must not be empty.
const noApplication = '00000000-0000-0000-0000-000000000000';
const noOffer = 0;
