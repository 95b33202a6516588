import type { Insertable } from 'kysely';
import type { Tables } from '#database/tables.ts';

type OfferColumns = Insertable<Tables['offers']>;

/**
 * New row of `offers` with every column except those that the writer leaves to the database. After a new
 * column, import, demo and batch do not compile until they set it.
 */
export type WholeOfferRow<Left extends keyof OfferColumns> = Required<Omit<OfferColumns, Left>>;
