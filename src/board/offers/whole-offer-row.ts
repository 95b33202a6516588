import type { Insertable } from 'kysely';
import type { Tables } from '#database/tables.ts';

type OfferColumns = Insertable<Tables['offers']>;

/**
 * New row of `offers`. It has every column except the columns that the writer leaves to the database. If a
 * column is added, the import, the demo and the batch do not compile until they set it.
 */
export type WholeOfferRow<Left extends keyof OfferColumns> = Required<Omit<OfferColumns, Left>>;
