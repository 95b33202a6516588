import type { Kysely } from 'kysely';
import type { Tables } from '#database/tables.ts';

/** Services used by the functions of this room. */
export type StaffParts = { readonly db: Kysely<Tables>; readonly now: () => Date };
