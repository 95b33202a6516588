/** Maximum length of the address to return to, because a cookie contains the address during the sign-in. */
export const maxTargetLength = 1024;
