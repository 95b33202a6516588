/** Favourites of one account: more is a list that nobody reads. This file imports nothing: forms use it. */
export const maximumFavourites = 200;

/** Favourites of a visitor: they travel in a cookie with every request. */
export const maximumOfBrowser = 40;

/** Characters of a note. */
export const maximumNoteLength = 1000;

/** Offers that stand side by side. */
export const minCompared = 2;
export const maxCompared = 4;

/** Days before an offer closes: its favourites are said to close soon, and candidates are reminded. */
export const closingDays = 3;
