import type { Kysely } from 'kysely';
import type { Tables } from '#database/tables.ts';
import type { OfferLookup } from '#search/asking/search-context.ts';

/** Reads data that the index lacks from the tables of the board. */
export function offerLookup(db: Kysely<Tables>): OfferLookup {
  return { withNumber: (number) => offersWithNumber(db, number), textsOf: (ids) => textsOf(db, ids) };
}

async function offersWithNumber(db: Kysely<Tables>, number: number): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('offers')
    .select('id')
    .where((row) =>
      row.or([
        row('id', '=', number),
        row(
          'reference',
          'in',
          ['VIE', 'VIA', ''].map((word) => `${word}${number}`),
        ),
      ]),
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
}

async function textsOf(db: Kysely<Tables>, ids: readonly number[]): ReturnType<OfferLookup['textsOf']> {
  const rows = await db
    .selectFrom('offers as o')
    .innerJoin('companies as c', 'c.id', 'o.company_id')
    .innerJoin('countries as k', 'k.id', 'o.country_id')
    .where('o.id', 'in', ids.length > 0 ? ids : [0])
    .select(['o.id', 'o.title', 'o.description', 'o.profile', 'o.city_fr', 'o.city_en'])
    .select(['c.name as company', 'k.name_fr', 'k.name_en'])
    .execute();
  return rows.map(({ id, ...texts }) => ({ id, texts: Object.values(texts).map((text) => text ?? '') }));
}
