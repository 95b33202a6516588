import { hour, minute, second } from '#durations.ts';

/** Name of the cookie that names a session of the office. */
export const staffCookie = 'office';

/** A session ends after this time without a request. */
export const idleTime = 60 * minute;
/** A session ends after this time even if it is in use. */
export const longestTime = 12 * hour;
export const longestSeconds = longestTime / second;

/** A sign-in proves for this time who sends a form. */
export const provenTime = 15 * minute;

export const linkTime = 15 * minute;

/** Forms are kept for this time, while their sender signs in again. */
export const keptFormTime = 30 * minute;
