/** Days in which the question for consent can be answered; then the address is forgotten. */
export const newsletterQuestionDays = 7;

/** Questions that an address is sent in a day, and the minutes between two of them. */
export const maxNewsletterQuestions = 3;
export const newsletterQuestionPause = 10;

/** CNIL: three years after the last that was heard of somebody, they are forgotten. */
export const newsletterDays = 1095;

/** Days until an address that wants no more is forgotten: the farewell letter goes there meanwhile. */
export const endedNewsletterDays = 30;

/** The day since which the words that one agrees to have been what they are. */
export const newsletterTextVersion = '2026-11-22';

/** Days before the last issue in which news are looked for that it did not see. */
export const newsReachDays = 31;

/** Offers that a letter names, and news; the others are behind a link. */
export const maxOffersListed = 5;
export const maxNewsListed = 8;
