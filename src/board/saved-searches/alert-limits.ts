/** How often an alert tells. This file imports nothing: forms use it. */
export const frequencies = ['off', 'instant', 'daily', 'weekly'] as const;
export type Frequency = (typeof frequencies)[number];

/** Offers of one search that a letter lists; the others are behind a link. */
export const maxListed = 5;

/** Minutes between two letters of an alert that tells at once. */
export const instantPause = 10;

/** Days in which a question for consent can be answered, and until it is asked again after a year. */
export const questionDays = 7;
export const renewalDays = 31;

/** Questions that an address is sent in a day, and the minutes between two of them. */
export const maxQuestions = 3;
export const questionPause = 10;

/** Days after which an offer is no news any more, to whoever was not told meanwhile. */
export const newsDays = 31;
