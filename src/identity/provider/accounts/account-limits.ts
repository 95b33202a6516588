import { maximumNameLength } from '#words/name-limits.ts';

/**
 * What a new account may hold; the pages say it with these figures. Bytes of an e-mail address: RFC 5321
 * §4.5.3.1.3, without the brackets.
 */
export const accountLimits = { nameMax: maximumNameLength, emailMax: 254, passwordMin: 8, passwordMax: 256 } as const;
