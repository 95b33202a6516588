import { maximumNameLength } from '#words/name-limits.ts';

/**
 * Limits for the fields of a new account; the pages state these figures. The length of e-mail addresses is
 * in bytes (RFC 5321 §4.5.3.1.3, without the brackets).
 */
export const accountLimits = { nameMax: maximumNameLength, emailMax: 254, passwordMin: 8, passwordMax: 256 } as const;
