import { sql } from 'kysely';

/**
 * Days until an unused account is deleted. They are two years, as for the data of a recruitment after the
 * last contact (CNIL, guide of recruitment, 2023).
 */
export const unusedDays = 730;

/** Days during which a candidate can return, counted from the letter about the deletion. */
export const noticeDays = 30;

/** SQL expression on a candidate's row. It must stay equal to the expression of the index. */
export const lastUse = sql<Date>`coalesce(last_connection_at, registered_at)`;
