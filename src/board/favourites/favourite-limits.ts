/** Favourites of one account: nobody reads a longer list. This file imports nothing, because forms use it. */
export const maximumFavourites = 200;

/** Favourites of a visitor: a cookie carries them with every request. */
export const maximumOfBrowser = 40;

/** Characters of a note. */
export const maximumNoteLength = 1000;

/** Offers in a comparison. */
export const minCompared = 2;
export const maxCompared = 4;

/** Days before an offer closes in which its favourites are marked and candidates reminded. */
export const closingDays = 3;
