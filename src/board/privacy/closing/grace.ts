import { day } from '#durations.ts';
/** Days from the wish to be deleted to the erasure, in which a sign-in takes the wish back. */
export const graceDays = 30;

/** The first moment at which an account that was closed may be erased. */
export const erasedAfter = (closedAt: Date): Date => new Date(closedAt.getTime() + graceDays * day);
