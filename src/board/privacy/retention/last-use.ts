import { sql } from 'kysely';

/** Two years, as long as a recruitment's data after the last contact (CNIL, guide of recruitment, 2023). */
export const unusedDays = 730;

/** A month to come back, from the letter on. */
export const noticeDays = 30;

/** Of a candidate's row; its index is of the same words. */
export const lastUse = sql<Date>`coalesce(last_connection_at, registered_at)`;
