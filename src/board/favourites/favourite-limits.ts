/**
 * Limit of favourites of one account, because nobody reads a longer list. This file imports nothing, because
 * forms use it.
 */
export const maximumFavourites = 200;

/** Limit of favourites of a visitor, because a cookie sends them with every request. */
export const maximumOfBrowser = 40;

/** Limit of characters of a note. */
export const maximumNoteLength = 1000;

/** Limit of offers in a comparison. */
export const minCompared = 2;
export const maxCompared = 4;

/**
 * Number of days before the end of an offer. During these days it is marked in lists of favourites, and
 * candidates are reminded.
 */
export const closingDays = 3;

/**
 * Number of days around the end of an offer during which the personal space shows the favourite: before an
 * offer closes, and after it ended.
 */
export const watchedDays = 14;
