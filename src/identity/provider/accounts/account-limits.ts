import { maximumNameLength } from '#words/name-limits.ts';

/**
 * Limits of the fields of a new account; the pages state these numbers. The length of an e-mail address is in
 * bytes (RFC 5321 §4.5.3.1.3, without the brackets).
 */
export const accountLimits = { nameMax: maximumNameLength, emailMax: 254, passwordMin: 8, passwordMax: 256 } as const;
