import type { Kysely } from 'kysely';
import type { Tables } from '#database/tables.ts';

/** Reads the names by which imports find a company beside the name that it shows. */
export const furtherNames = (db: Kysely<Tables>): Promise<{ readonly id: number; readonly name: string }[]> =>
  db
    .selectFrom('company_names as n')
    .innerJoin('companies as c', 'c.id', 'n.company_id')
    .select(['c.id', 'n.name'])
    .where('c.source', '=', 'import')
    .orderBy('c.id', 'desc')
    .execute();
