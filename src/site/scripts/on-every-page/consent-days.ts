/** CNIL: a visitor who has chosen sees no consent notice for six months. */
export const consentDays = 182;
