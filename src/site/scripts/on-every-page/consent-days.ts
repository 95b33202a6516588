/** Days without a consent notice after a choice; the CNIL recommends six months. */
export const consentDays = 182;
