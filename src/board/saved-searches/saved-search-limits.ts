/**
 * Limit of saved searches of one account, because nobody reads a longer list. This file imports nothing,
 * because forms use it.
 */
export const maximumSavedSearches = 30;

/** Limit of characters of a search's address. It is enough for the longest text of a search in any script. */
export const maxAddressLength = 4000;

/** Limit of characters of a search's name. */
export const maximumSearchName = 80;

/** Days during which a removed search can be restored. */
export const removedFor = 1;
