import type { Kysely } from 'kysely';
import type { Tables } from '#database/tables.ts';

/** Selects the id of a company, and of those for which it stands since the staff merged them. */
export const companyAndFormer = (db: Kysely<Tables>, companyId: number) =>
  db
    .selectFrom('companies')
    .select('id')
    .where((where) => where.or([where('id', '=', companyId), where('survivor_id', '=', companyId)]));
