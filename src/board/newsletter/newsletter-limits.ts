/** Days in which a letter that asks for consent can be answered; then the address is deleted. */
export const newsletterConsentDays = 7;

/** Letters that may ask an address for consent in a day, and minutes between two of them. */
export const maxNewsletterRequests = 3;
export const newsletterRequestPause = 10;

/** CNIL: data of a person are deleted three years after the last contact. */
export const newsletterDays = 1095;

/** Days until an unsubscribed address is deleted: the farewell letter is sent in between. */
export const endedNewsletterDays = 30;

/** Day of the current wording of the consent. */
export const newsletterTextVersion = '2026-11-22';

/**
 * An issue also includes news dated up to this many days before the previous issue, if no earlier issue had
 * them.
 */
export const newsReachDays = 31;

/** Offers and news listed in a letter; a link leads to the others. */
export const maxOffersListed = 5;
export const maxNewsListed = 8;
