/** The largest number that a row may have: a PostgreSQL integer. */
export const maxRowId = 2 ** 31 - 1;

/** Whether a number may be the id of an offer or of a company: any other is nobody's. Browsers ask too. */
export function isRowId(id: number): boolean {
  return Number.isInteger(id) && id >= 1 && id <= maxRowId;
}
