/** Saved searches of one account: more is a list that nobody reads. This file imports nothing, for forms. */
export const maximumSavedSearches = 30;

/** Characters of a search's address; the longest text of a search, in any script, has room. */
export const maxAddressLength = 4000;

/** Characters of a search's name. */
export const maximumSearchName = 80;

/** Days in which a search that was taken away can be had back. */
export const removedFor = 1;
