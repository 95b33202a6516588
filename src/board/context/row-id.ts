/** Largest number of a row: a PostgreSQL integer. */
export const maxRowId = 2 ** 31 - 1;

/** Tells if a number can be the id of an offer or a company. Browsers use this function too. */
export function isRowId(id: number): boolean {
  return Number.isInteger(id) && id >= 1 && id <= maxRowId;
}
