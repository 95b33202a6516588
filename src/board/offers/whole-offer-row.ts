import type { Insertable } from 'kysely';
import type { Tables } from '#database/tables.ts';

type OfferColumns = Insertable<Tables['offers']>;

/** Columns that are written after the offer was put: by `extractValues`, by the import, and by the staff. */
type Extracted =
  | 'read_specialization_ids'
  | 'read_study_level_ids'
  | 'read_remote_work'
  | 'evidence'
  | 'reading_version'
  | 'details_wanted'
  | 'corrected_fields'
  | 'staff_withdrawn_at'
  | 'source_withdrawn_at';
/** Columns that the database computes. */
type Shown = 'shown_specialization_ids' | 'shown_study_level_ids' | 'shown_remote_work' | 'home_company_id';

/**
 * New row of `offers`. It has every column except the columns that the writer leaves to the database. If a
 * column is added, the import, the demo and the batch do not compile until they set it.
 */
export type WholeOfferRow<Left extends keyof OfferColumns> = Required<Omit<OfferColumns, Left | Extracted | Shown>>;
