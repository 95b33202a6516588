import { isRowId } from '#board/context/row-id.ts';

/** Returns the company id in a part of an address; null if it cannot be an id. */
export function companyIdOf(text: string): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN;
  return isRowId(id) ? id : null;
}
