import { isRowId } from '#board/context/row-id.ts';

/** The id of a company that a text of an address names; null for what can be nobody's. */
export function companyIdOf(text: string): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN;
  return isRowId(id) ? id : null;
}
