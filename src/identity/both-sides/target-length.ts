/** Limit of the length of the address to return to: it travels in a cookie during the sign-in. */
export const maxTargetLength = 1024;
