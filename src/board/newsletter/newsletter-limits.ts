/** Days during which a consent request can be answered. Then the address is deleted. */
export const newsletterConsentDays = 7;

/** Limit of consent requests to an address in a day, and minutes between two requests. */
export const maxNewsletterRequests = 3;
export const newsletterRequestPause = 10;

/** Days until the data of a subscription are deleted: three years after the last contact (CNIL). */
export const newsletterDays = 1095;

/** Days until an unsubscribed address is deleted. The farewell letter is sent before. */
export const endedNewsletterDays = 30;

/** Day of the current wording of the consent. */
export const newsletterTextVersion = '2026-11-22';

/**
 * An issue may include news dated up to this many days before the previous issue, unless an earlier issue
 * contained them.
 */
export const newsReachDays = 31;

/** Number of offers and news listed in a letter. A link leads to the rest. */
export const maxOffersListed = 5;
export const maxNewsListed = 8;
