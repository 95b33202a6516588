/** CNIL: a visitor who chose is not asked again for six months. */
export const consentDays = 182;
