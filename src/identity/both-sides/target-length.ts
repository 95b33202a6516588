/**
 * Maximum length of the address to which a sign-in returns, because a cookie contains the address during the
 * sign-in.
 */
export const maxTargetLength = 1024;
