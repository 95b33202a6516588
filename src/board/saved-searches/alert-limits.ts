/** Frequencies of an alert. This file imports nothing, because forms use it. */
export const frequencies = ['off', 'instant', 'daily', 'weekly'] as const;
export type Frequency = (typeof frequencies)[number];

/** Number of offers of one search that a letter lists. A link leads to the others. */
export const maxListed = 5;

/** Minutes between two letters of an instant alert. */
export const instantPause = 10;

/** Days during which the first consent request and the yearly consent request can be answered. */
export const consentRequestDays = 7;
export const renewalDays = 31;

/** Limit of consent requests to an address in a day, and minutes between two requests. */
export const maxConsentRequests = 3;
export const consentRequestPause = 10;

/** Days after which an offer is no longer announced to candidates who have not received it. */
export const newsDays = 31;
