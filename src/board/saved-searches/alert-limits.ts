/** Frequencies of an alert. This file imports nothing, because forms use it. */
export const frequencies = ['off', 'instant', 'daily', 'weekly'] as const;
export type Frequency = (typeof frequencies)[number];

/** Offers of one search listed in a letter; a link leads to the others. */
export const maxListed = 5;

/** Minutes between two letters of an instant alert. */
export const instantPause = 10;

/**
 * Days in which a letter that asks for consent can be answered, and days until the yearly request is
 * repeated.
 */
export const consentRequestDays = 7;
export const renewalDays = 31;

/** Letters that may ask an address for consent in a day, and minutes between two of them. */
export const maxConsentRequests = 3;
export const consentRequestPause = 10;

/** Days after which an offer is no longer news to candidates who were not told. */
export const newsDays = 31;
