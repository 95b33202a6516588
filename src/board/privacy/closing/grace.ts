/** Days from the wish to be deleted to the erasure, in which a sign-in takes the wish back. */
export const graceDays = 30;

const day = 24 * 3_600_000;

/** The first moment at which an account that was closed may be erased. */
export const erasedAfter = (closedAt: Date): Date => new Date(closedAt.getTime() + graceDays * day);
