/** The largest number that a row may have: a PostgreSQL integer. */
export const largestRowId = 2 ** 31 - 1;
