/** CNIL: whoever chose is not asked again for six months. */
export const consentDays = 182;
