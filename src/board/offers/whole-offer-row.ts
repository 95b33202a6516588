import type { Insertable } from 'kysely';
import type { Tables } from '#database/tables.ts';

type OfferColumns = Insertable<Tables['offers']>;

/**
 * A new row of `offers` with every column but those that the writer leaves to the database. A new column asks
 * import, demo and batch for its value.
 */
export type WholeOfferRow<Left extends keyof OfferColumns> = Required<Omit<OfferColumns, Left>>;
