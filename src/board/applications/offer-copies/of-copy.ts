import { type RawBuilder, type SelectType, sql } from 'kysely';
import type { Tables } from '#database/tables.ts';

type Column = keyof Tables['application_offers'] & keyof Tables['offers'];

/**
 * A column of the copy of an offer or, while an application has no copy (see completeCopies), of the offer
 * itself. Null for an application to a company. The query joins `application_offers` and `offers`.
 */
export function ofCopy<C extends Column>(column: C): RawBuilder<SelectType<Tables['offers'][C]> | null> {
  return sql`coalesce(${sql.ref(`application_offers.${column}`)}, ${sql.ref(`offers.${column}`)})`;
}

/** Name of the company in the copy, or else its present name. The query joins `companies` too. */
export const companyOfCopy = sql<string>`coalesce(application_offers.company_name, companies.name)`;
