import { day } from '#durations.ts';
/** Days from the request to the erasure. A sign-in during these days cancels the request. */
export const graceDays = 30;

/** Returns the first moment at which a closed account may be erased. */
export const erasedAfter = (closedAt: Date): Date => new Date(closedAt.getTime() + graceDays * day);
