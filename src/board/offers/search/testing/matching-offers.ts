import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { noon } from '../../testing/offer-fixtures.ts';
import type { CountedCriterion } from '../criteria/criterion.ts';

type Tried<Value, Option> = Pick<CountedCriterion<Value, Option>, 'filter' | 'facet'>;

/** The ids of the offers that the filter of a criterion lets through, in order. */
export async function matchingOffers<Value, Option>(
  db: Kysely<Tables>,
  criterion: Tried<Value, Option>,
  value: Value,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select i.offer_id as id from offer_index i where ${criterion.filter(value, noon)} order by i.offer_id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The options that the facet of a criterion finds in an offer. */
export async function optionsOf<Value, Option>(
  db: Kysely<Tables>,
  { facet }: Tried<Value, Option>,
  offerId: number,
): Promise<Option[]> {
  const keyed = sql`select ${facet.key(noon)} as key from offer_index i where i.offer_id = ${offerId}`;
  const keys = facet.members
    ? sql`select list.member as key from (${keyed}) as own join (${facet.members}) as list on list.key = own.key order by 1`
    : keyed;
  const { rows } = await sql<{ key: unknown }>`${keys}`.execute(db);
  return rows.filter(({ key }) => key !== null).flatMap(({ key }) => facet.options(String(key)));
}
