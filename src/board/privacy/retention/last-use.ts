import { sql } from 'kysely';

/** Two years, like the data of a recruitment after the last contact (CNIL, guide of recruitment, 2023). */
export const unusedDays = 730;

/** Days to come back, counted from the letter. */
export const noticeDays = 30;

/** SQL on a candidate's row; its index has the same expression. */
export const lastUse = sql<Date>`coalesce(last_connection_at, registered_at)`;
