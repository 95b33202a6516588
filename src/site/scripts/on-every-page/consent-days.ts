/** CNIL: a visitor who has chosen is not asked again for six months. */
export const consentDays = 182;
